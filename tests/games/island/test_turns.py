"""What hangs on chance: lots, ties, random deals, and what the story tells of them."""

from collections import Counter
from typing import Any

import pytest

from parlour.core.chance import Chance
from parlour.core.notation import write
from parlour.games.island.events import groups, planning, turns
from tests.games.island.support import ACCOMPLICE, fresh, laid, play, wander

GUESTS: dict[str, Any] = {"ines_valcarce": {}, "tobias_renn": {}, "greta_moll": {}}


def plan(site: str) -> list[dict[str, Any]]:
    return [{"site": site, "guests": list(GUESTS), "companions": [0]}]


def test_after_three_drafts_the_lot_takes_any_of_them() -> None:
    """ISL-16.3, ISL-16.9."""
    taken = set()
    for seed in range(30):
        state = laid(2, {"guests": GUESTS, "dropped_plans": [plan("safe"), plan("pier")]})
        play(state, 0, "draft_plan", groups=plan("study"))
        heard = play(state, 1, "reject_plan", seed)
        adopted = [event for event in heard if isinstance(event, planning.PlanAdopted)]
        assert adopted[0].by_lot
        assert state.dropped_plans == ()
        taken.add(state.acting_group().site)
    assert len(taken) == 3


def test_a_tie_is_broken_among_those_named_most() -> None:
    """ISL-11.3: seats 1 and 3 with two votes each, never seat 0 or 2."""
    out = set()
    for seed in range(30):
        data = {"phase": "exclude_vote", "turn": 3, "guests": GUESTS, "setback": "gale"}
        state = laid(4, data, **ACCOMPLICE)
        for seat, target in enumerate((1, 3, 1)):
            play(state, seat, "exclude_vote", target=target)
        heard = play(state, 3, "exclude_vote", seed, target=3)
        shown = [event for event in heard if isinstance(event, planning.PlayerExcluded)]
        assert dict(shown[0].votes) == {0: 1, 1: 3, 2: 1, 3: 3}
        out.add(state.excluded)
    assert out == {1, 3}


def test_a_random_deal_is_even_and_anybody_may_get_the_odd_card() -> None:
    """ISL-8.5, ISL-16.5, ISL-16.6."""
    odd: Counter[str] = Counter()
    for seed in range(40):
        group = {
            "site": "study",
            "guests": list(GUESTS),
            "companions": [0, 1],
            "stage": "distribution",
            "pool_up": ["key-01", "key-02", "key-03", "key-04"],
        }
        queue = [{"site": "safe", "guests": ["osric_pell"], "companions": [1]}]
        data = {"phase": "group", "guests": GUESTS | {"osric_pell": {}}, "queue": queue}
        players = [{}, {"persona": "secretary"}]
        state = laid(2, data | {"players": players, "assigned": [0, 1], "group": group})
        deal = {"ines_valcarce": ["key-01", "key-02"], "tobias_renn": ["key-03"]}
        play(state, 0, "distribute", to=deal | {"greta_moll": ["key-04"]})
        heard = play(state, 1, "object", seed)
        shared = [event for event in heard if isinstance(event, groups.CardsShared)]
        assert shared[0].at_random
        sizes = {guest: len(cards) for guest, cards in shared[0].to.items()}
        assert sorted(sizes.values()) == [1, 1, 2]
        odd[max(sizes, key=lambda guest: sizes[guest])] += 1
    assert len(odd) == 3


def test_draws_come_before_traces_and_traces_before_death() -> None:
    """ISL-9.1, ISL-8.6, ISL-8.7, ISL-11.2."""
    state = fresh(4, 1, **ACCOMPLICE)
    told: list[str] = []
    chance = Chance(1)
    while state.phase != "exclude_vote":
        seat = state.to_act()[0]
        move = write(state.sample(seat, chance))
        fields = {key: value for key, value in move.items() if key != "type"}
        told = [type(event).__name__ for event in play(state, seat, move["type"], **fields)]
    order = ["GuestsDrew", "PlayerDrew", "TracesFound", "GuestDied", "SetbackDrawn"]
    assert [told.index(name) for name in order] == sorted(told.index(name) for name in order)


def test_a_setback_benches_one_of_the_living() -> None:
    """ISL-17.10, ISL-17.7."""
    benched = set()
    for seed in range(30):
        data = {"phase": "setback_vote", "turn": 3, "guests": GUESTS, "setback": "sprain"}
        state = laid(4, data | {"excluded": 0}, **ACCOMPLICE)
        play(state, 1, "decide", vote="negative")
        play(state, 2, "decide", vote="positive")
        heard = play(state, 3, "decide", seed, vote="positive")
        happened = [event for event in heard if isinstance(event, turns.SetbackHappened)]
        assert happened[0].negatives == 1
        benched |= {effect.guest for effect in state.effects}
    assert benched == set(GUESTS)


def test_bought_ruses_are_random() -> None:
    """ISL-13.2."""
    bought = set()
    players: list[dict[str, Any]] = [{} for _ in range(4)]
    players[2] = {"role": "accomplice", "hand": ["key-01", "key-02"]}
    for seed in range(20):
        data = {"phase": "exchange", "turn": 5, "guests": GUESTS, "players": players}
        more = {"revealed": 2, "acting": True, "ruse_pile": ["panic", "whispers"]}
        state = laid(4, data | more, **ACCOMPLICE)
        play(state, 2, "exchange_ruses", seed, take=1, cards=["key-01", "key-02"])
        bought.add(state.ruses[2])
        assert state.ruses[2].bit_count() == 1
    assert len(bought) == 2


def test_a_new_deck_is_shuffled_from_the_discards_as_often_as_needed() -> None:
    """ISL-8.9."""
    orders = set()
    for seed in range(10):
        group = {"site": "study", "guests": ["ines_valcarce"], "companions": [0]}
        group |= {"stage": "distribution"}
        data = {"phase": "group", "turn": 3, "guests": GUESTS, "assigned": [0], "group": group}
        discard = [f"key-{number:02}" for number in range(1, 13)]
        state = laid(1, data | {"discard": discard})
        heard = play(state, 0, "distribute", seed, to={"ines_valcarce": []})
        assert [e.count for e in heard if isinstance(e, turns.DeckShuffled)] == [12]
        orders.add(state.deck)
    assert len(orders) > 1


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_strict_and_idle_tables_play_to_the_end(seats: int) -> None:
    """ISL-4.6, ISL-4.9, ISL-19.3, ISL-19.4."""
    state = fresh(seats, 4, companion_rule="strict", idle_guests=True)
    wander(state, Chance(4), 5000)
    assert state.outcome() is not None


def test_the_lot_says_which_player_goes_short() -> None:
    """ISL-10.13: with the secretary one of five draws nothing, now this one, now that, himself
    too."""
    personas = ("cook", "secretary", "gardener", "boatman", "lighthouse_keeper")
    short: Counter[int] = Counter()
    for seed in range(30):
        data = {
            "appetites": True,
            "phase": "group",
            "guests": {"ines_valcarce": {}},
            "players": [{"persona": persona} for persona in personas],
            "group": {
                "site": "study",
                "guests": ["ines_valcarce"],
                "companions": [0],
                "stage": "distribution",
            },
            "assigned": [0, 1, 2, 3, 4],
            "deck": [f"key-{number:02}" for number in range(1, 9)],
        }
        state = laid(5, data)
        heard = play(state, 0, "distribute", seed, to={"ines_valcarce": []})
        drew = {event.seat for event in heard if isinstance(event, turns.PlayerDrew)}
        short.update(set(range(5)) - drew)
        assert len(drew) == 4
    assert set(short) == set(range(5))
