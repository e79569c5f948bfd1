"""Open moves are built choice by choice; what can be done can be built."""

from itertools import combinations, product
from typing import Any

import pytest

from parlour.core.chance import Chance
from parlour.core.masks import members
from parlour.core.picks import Picks, picks
from parlour.games.island import GAME
from parlour.games.island.content import CARD, CARDS, VALUE
from parlour.games.island.moves import Distribute, DraftPlan, Enter, ExchangeRuses, Resolve
from parlour.games.island.rules import Island
from parlour.games.island.rules.picks import payments
from parlour.games.island.scoring.entry import owed as owed_by
from tests.games.island.support import fresh, known_accomplice, laid, wander

GROUP: dict[str, Any] = {"site": "study", "guests": ["tobias_renn"], "companions": [0]}


def group_with(site: str, stage: str, pool: list[str], **more: Any) -> dict[str, Any]:
    group = GROUP | {"site": site, "stage": stage, "pool_up": pool}
    return {
        "phase": "group",
        "guests": {"tobias_renn": {}, "greta_moll": {}},
        "assigned": [0],
        "group": group | more,
    }


def every(found: Picks) -> list[Any]:
    """All moves that the choices lead to."""
    moves: list[Any] = list(found.moves)
    for step in found.steps:
        moves += every(found.after(**step))
    return list(dict.fromkeys(moves))


def of(state: Island, word: str) -> list[Any]:
    return every(picks(GAME, state, 0).after(type=word))


def test_all_sums_that_meet_a_number_are_found() -> None:
    """ISL-7.8, ISL-17.9: as many as trying every set of cards finds."""
    pool = [
        "key-01",
        "key-08",
        "boots-12",
        "pipe-06",
        "lantern-09",
        "globe-03",
        "key-07",
        "boots-04",
    ]
    state = laid(
        2, group_with("study", "search", pool) | {"sites": {"study": {"up": ["number-20"]}}}
    )
    tried = {
        some
        for size in range(1, len(pool) + 1)
        for some in combinations(sorted(pool, key=CARD.__getitem__), size)
        if sum(VALUE[CARD[word]] for word in some) == 20
    }
    assert {move.cards for move in of(state, "resolve")} == tried
    assert len(tried) > 3


def test_with_a_magnifying_glass_near_sums_are_found_too() -> None:
    """ISL-10.11, ISL-7.19."""
    pool = ["pipe-06", "lantern-09", "key-07"]
    data = group_with("study", "search", pool) | {"sites": {"study": {"up": ["number-20"]}}}
    state = laid(1, data | {"players": [{"abilities": ["h_magnifier"]}]})
    assert of(state, "resolve") == [Resolve(("key-07", "lantern-09", "pipe-06"), "h_magnifier")]


@pytest.mark.parametrize("site", ["pier", "greenhouse", "safe", "dining_room", "bedroom"])
def test_every_payment_that_is_built_is_accepted_and_none_is_missing(site: str) -> None:
    """ISL-5.5, ISL-6.4, ISL-17.9: against every assignment of cards, pairs and powers to slots."""
    pool = [
        "key-01",
        "key-02",
        "boots-01",
        "boots-02",
        "lantern-01",
        "special_key-01",
        "raincoat-01",
    ]
    data = group_with(site, "entry", pool, guests=["greta_moll"]) | {
        "bedroom": [{"guest": "delia_frame", "up": ["pipe-01"]}],
        "players": [{"persona": "housekeeper", "abilities": ["h_waders"]}],
    }
    state = laid(1, data)
    built = of(state, "enter")
    assert all(state.why_not(0, move) is None for move in built)
    assert {tuple(sorted(map(repr, move.pay))) for move in built} == {
        tuple(sorted(map(repr, move.pay))) for move in tried_payments(state)
    }
    assert built


def tried_payments(state: Island) -> list[Enter]:
    """Every way to pay, by trying all; a pair of the object itself is no way worth naming."""
    group = state.acting_group()
    purse = payments.Purse(state, group)
    owed = sorted(owed_by(state, group), reverse=True)
    set_ = "delia_frame" if state.bedroom and group.site == 11 else None
    ways = product(*[purse.offers(slot) for slot in owed])
    moves = [Enter(tuple(way), set_) for way in ways]
    return [move for move in moves if state.why_not(0, move) is None]


@pytest.mark.parametrize(("guests", "cards"), [(1, 3), (2, 3), (3, 5), (3, 0)])
def test_every_even_deal_can_be_built(guests: int, cards: int) -> None:
    """ISL-8.1, ISL-8.3, ISL-8.4: all of them, and each once."""
    names = ["tobias_renn", "greta_moll", "osric_pell"][:guests]
    pool = list(CARDS[:cards])
    state = laid(1, group_with("study", "distribution", pool, guests=names))
    built = of(state, "distribute")
    even = 0
    for way in product(range(guests), repeat=cards):
        counts = [way.count(guest) for guest in range(guests)]
        even += max(counts) - min(counts) <= 1
    assert len(built) == even
    assert all(isinstance(move, Distribute) and state.why_not(0, move) is None for move in built)


@pytest.mark.parametrize("seats", range(1, 7))
def test_every_plan_that_is_built_is_accepted(seats: int) -> None:
    """ISL-4.7, ISL-4.8, ISL-4.12, ISL-17.9: at every turn, with whatever is in force."""
    chance = Chance(seats)
    state = fresh(seats, seats) if seats < 5 else known_accomplice(seats, seats, 0)
    for _ in range(40):
        wander(state, chance, 5)
        if state.phase == "planning" and state.plan is None:
            found = picks(GAME, state, state.to_act()[0]).after(type="draft_plan")
            for _ in range(5):
                move = found.sample(chance)
                assert isinstance(move, DraftPlan)
                assert state.why_not(state.to_act()[0], move) is None


def test_a_purchase_is_built_up_to_what_hand_and_pile_allow() -> None:
    """ISL-13.2."""
    players: list[dict[str, Any]] = [{} for _ in range(4)]
    players[0] = {"role": "accomplice", "hand": ["key-01", "key-02", "key-03"]}
    data = {
        "phase": "exchange",
        "guests": {"tobias_renn": {}},
        "players": players,
        "revealed": 0,
        "acting": True,
        "ruse_pile": ["panic", "whispers"],
    }
    moves = of(laid(4, data, accomplice=True), "exchange_ruses")
    assert [move.take for move in moves] == [0, 1, 1, 1]
    assert all(isinstance(move, ExchangeRuses) for move in moves)


def test_nobody_is_offered_what_cannot_be_finished() -> None:
    """ISL-5.6: without a key there is no way into the dining room, and none is begun."""
    state = laid(1, group_with("dining_room", "entry", ["boots-01", "boots-02", "boots-03"]))
    assert picks(GAME, state, 0).steps == ()
    assert members(state.acting_group().pool())
