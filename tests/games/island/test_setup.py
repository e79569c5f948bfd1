"""How the table is laid, over many seeds and every number of seats."""

from typing import Any

import pytest

from parlour.core.chance import Chance
from parlour.core.errors import OptionsError
from parlour.core.game import Story
from parlour.core.match import read_options
from parlour.core.notation import write
from parlour.games.island import GAME, content
from parlour.games.island.options import Options
from parlour.games.island.state.written import position_of
from tests.games.island.support import (
    ACCOMPLICE,
    cards_of,
    fresh,
    known_accomplice,
    ruses_of,
    tokens_of,
    wander,
)

SEATS = pytest.mark.parametrize("seats", range(1, 7))


def options_for(seats: int) -> dict[str, Any]:
    return ACCOMPLICE if seats >= 4 else {}


@SEATS
def test_tokens_lie_on_every_site_and_seventeen_in_all(seats: int) -> None:
    """ISL-3.1, ISL-3.2, ISL-3.3: one each, three more for each of two cards, 18 in the bag."""
    for seed in range(20):
        state = fresh(seats, seed)
        counts = [len(state.tokens_down[site]) for site in content.TOKEN_SITES]
        assert sum(counts) == 17
        assert len(state.bag) == 18
        assert all(1 <= count <= 3 for count in counts)
        assert not state.tokens_down[content.BEDROOM]


def test_two_cards_that_name_one_site_bring_it_two_tokens() -> None:
    """ISL-3.3."""
    found = max(max(map(len, fresh(2, seed).tokens_down)) for seed in range(60))
    assert found == 3


@SEATS
def test_one_guest_is_the_murderer_and_nine_will_be_victims(seats: int) -> None:
    """ISL-3.4, ISL-3.5: six discovery cards and nine victim cards are laid out."""
    for seed in range(10):
        state = fresh(seats, seed)
        assert sorted([*state.victims, state.murderer]) == list(range(10))
        assert len(state.discoveries) == 6


@SEATS
def test_guests_get_three_cards_and_players_three(seats: int) -> None:
    """ISL-3.6, ISL-3.7, ISL-3.11: two face up, one face down; the rest is the deck."""
    state = fresh(seats, 3)
    assert [cards.bit_count() for cards in state.up] == [2] * 10
    assert [cards.bit_count() for cards in state.down] == [1] * 10
    assert [cards.bit_count() for cards in state.hands] == [3] * seats
    assert len(state.deck) == 96 - 30 - 3 * seats
    assert len(set(state.personas)) == seats


def test_nobody_stands_anywhere_before_the_first_plan() -> None:
    """ISL-3.8."""
    position = fresh(4, 1).position()
    assert position.group is None
    assert (position.queue, position.assigned) == ((), ())


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_the_accomplice_card_is_dealt_with_one_to_spare(seats: int) -> None:
    """ISL-3.9, ISL-3.10: so that there may be no accomplice."""
    holders = set()
    for seed in range(60):
        state = fresh(seats, seed, **ACCOMPLICE)
        roles = [*state.roles, state.spare_role]
        assert roles.count("accomplice") == 1
        assert len(roles) == seats + 1
        assert len(state.setbacks) == 12
        assert len(state.ruse_deck) == 24
        holders.add(roles.index("accomplice"))
    assert holders == set(range(seats + 1))


@SEATS
def test_no_piece_is_ever_lost_or_doubled(seats: int) -> None:
    """ISL-3.12, ISL-8.9, ISL-13.14: from set-up to the end, each card and token in one place."""
    for seed in range(2):
        chance = Chance(seed)
        state = fresh(seats, seed, **options_for(seats))
        if seats >= 4 and seed:
            state = known_accomplice(seats, seed, seats - 1)
        while state.to_act():
            wander(state, chance, 9)
            position = state.position()
            assert set(cards_of(position).values()) == {1}
            assert cards_of(position).total() == 96
            assert sorted(tokens_of(position)) == sorted(content.TOKENS)
            assert tokens_of(position).total() == 35
            if seats >= 4:
                assert ruses_of(position).total() == 24
        assert state.outcome() is not None
        assert state.alive >> state.murderer & 1, "the murderer lives to the end"


def test_the_murderer_never_dies() -> None:
    """ISL-9.9, ISL-12.4, ISL-14.2: nine others do, and that is the end."""
    state = fresh(2, 5, difficulty="hard")
    chance = Chance(5)
    while state.to_act():
        wander(state, chance, 20)
    assert state.alive == 1 << state.murderer
    assert state.turn == 9


@SEATS
def test_the_same_seed_and_moves_give_the_same_game(seats: int) -> None:
    """ISL-16.9, ISL-3.12: all chance comes from the generator that is handed in."""
    ends = []
    for _ in range(2):
        state, story = fresh(seats, 7, **options_for(seats)), Story()
        wander(state, Chance(7), 60, story)
        ends.append((write(state.position()), [write(event) for event in story.events]))
    assert ends[0] == ends[1]


def test_every_turn_count_is_ten_at_most() -> None:
    """ISL-16.10."""
    for seed in range(6):
        state = fresh(1 + seed % 3, seed, idle_guests=True)
        wander(state, Chance(seed), 5000)
        assert state.turn <= 10
        assert state.outcome() is not None


@pytest.mark.parametrize("seats", [0, 7, -1, True, "2"])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    """ISL-1.1: with the specification's own code."""
    with pytest.raises(OptionsError) as refused:
        read_options(GAME, {}, seats)
    assert refused.value.code == "bad_seats"


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_an_accomplice_needs_four_seats(seats: int) -> None:
    """ISL-1.4, ISL-19.2."""
    with pytest.raises(OptionsError) as refused:
        read_options(GAME, ACCOMPLICE, seats)
    assert refused.value.code == "accomplice_needs_four"


@pytest.mark.parametrize(
    ("clause", "name", "default"),
    [
        ("ISL-19.1", "difficulty", "easy"),
        ("ISL-19.2", "accomplice", False),
        ("ISL-19.3", "companion_rule", "spread"),
        ("ISL-19.4", "idle_guests", False),
        ("ISL-19.5", "visible_number_blocks", True),
        ("ISL-19.6", "pairs_make_special_key", False),
        ("ISL-19.7", "hidden_accomplice_shared_win", False),
        ("ISL-19.8", "final_accusation", False),
        ("ISL-19.9", "ruse_windows", "open"),
    ],
)
def test_an_option_left_out_has_the_first_value(clause: str, name: str, default: object) -> None:
    assert clause.startswith("ISL-19")
    assert getattr(Options(), name) == default


def test_a_position_says_the_same_as_its_state() -> None:
    """ISL-17.1, ISL-17.2, ISL-17.3: laid out and written again, at every moment."""
    for seed in range(4):
        state = known_accomplice(4, seed, seed % 4)
        chance = Chance(seed)
        while state.to_act():
            wander(state, chance, 7)
            position = position_of(state)
            again = GAME.from_position(position, 4, state.options)
            assert again.position() == position
            assert again.to_act() == state.to_act()
