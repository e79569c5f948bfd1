"""What is in the box, and how the table is laid."""

from collections import Counter

import pytest

from parlour.games.mysterium import GAME
from parlour.games.mysterium.content import (
    BANDS,
    BOX,
    CARDS,
    KINDS,
    LAID,
    OF_KIND,
    PLAYED,
    PSYCHICS,
    SIGNS,
    TITLES,
    TOKENS,
    VISIONS,
)
from parlour.games.mysterium.scoring import facts
from parlour.games.mysterium.state import State
from tests.games.mysterium.support import match, position

SEATS = range(2, 8)


def test_eighteen_cards_of_each_kind() -> None:
    """MYS-1.1, MYS-1.2: numbered from 1 to 54, suspects first; a twin is the same number."""
    assert len(CARDS) - 1 == 54 == len(set(CARDS[1:]))
    for kind, word in enumerate(KINDS):
        assert len(OF_KIND[kind]) == 18
        assert [CARDS[card] for card in OF_KIND[kind]] == [card["id"] for card in BOX[word]]
    numbers = [card["number"] for word in KINDS for card in BOX[word]]
    assert numbers == list(range(1, 55))


def test_eighty_four_visions_and_six_colours() -> None:
    """MYS-1.3, MYS-1.4"""
    assert len(VISIONS) - 1 == 84 == len(TITLES) == len(set(TITLES.values()))
    assert PSYCHICS == ("blue", "white", "red", "yellow", "violet", "green")


def test_tokens_carry_one_sign_and_suffice_for_every_group() -> None:
    """MYS-1.5, MYS-1.6: six numbers a colour, each with one sign; six is the most psychics."""
    assert SIGNS == ("yes", "no")
    assert max(sum(pair) for pair in TOKENS.values()) == 6 == max(PLAYED.values())
    assert BOX["components"]["crow_markers"] == 3
    assert BOX["game"]["hours"] == 7


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard"])
def test_the_table_is_laid_by_players_and_difficulty(seats: int, difficulty: str) -> None:
    """MYS-3.1, MYS-3.5, MYS-24.2, MYS-25.1: the assigned cards lie on the table and differ."""
    now = position(match(seats, difficulty=difficulty))
    assert now.secret is not None
    assert len(now.psychics) == PLAYED[seats] == len(now.secret)
    for word in KINDS:
        lying = getattr(now.table, f"{word}s")
        assigned = [getattr(screen, word) for screen in now.secret.values()]
        assert len(lying) == LAID[difficulty, seats] == len(set(lying))
        assert len(set(assigned)) == len(assigned)
        assert set(assigned) <= set(lying) <= {card["id"] for card in BOX[word]}


def test_by_lot_every_card_is_laid_and_assigned_equally_often() -> None:
    """MYS-24.8, MYS-3.2, MYS-3.3, MYS-3.4, MYS-2.6"""
    laid: Counter[str] = Counter()
    assigned: Counter[str] = Counter()
    first: Counter[int] = Counter()
    rounds = 1800
    for seed in range(rounds):
        now = position(match(4, f"lot {seed}", ghost=seed % 4))
        assert now.secret is not None
        laid.update(now.table.suspects)
        assigned[now.secret["blue"].suspect] += 1
        first[now.table.suspects.index(now.secret["blue"].suspect)] += 1
    assert len(laid) == len(assigned) == 18
    assert all(abs(count - rounds * 6 / 18) < 90 for count in laid.values())
    assert all(abs(count - rounds / 18) < 45 for count in assigned.values())
    assert all(abs(count - rounds / 6) < 75 for count in first.values())


@pytest.mark.parametrize("seats", SEATS)
def test_colours_follow_the_seats_around_the_ghost(seats: int) -> None:
    """MYS-2.1, MYS-2.2, MYS-2.4, MYS-25.3, MYS-15.2: the ghost leads nobody."""
    for ghost in range(seats):
        now = position(match(seats, ghost=ghost))
        assert now.ghost == ghost
        leaders = [psychic.seat for psychic in now.psychics.values()]
        assert leaders == sorted(leaders)
        assert set(leaders) == set(range(seats)) - {ghost}
        assert len(leaders) == (seats - 1) * (2 if seats < 4 else 1)
    assert position(match(seats)).ghost == 0


def test_everybody_begins_at_the_first_board_on_space_nought() -> None:
    """MYS-3.6"""
    for seats in SEATS:
        now = position(match(seats))
        assert now.hour == 1
        for psychic in now.psychics.values():
            assert psychic.stage == "suspect"
            assert psychic.level == (0 if seats >= 4 else None)
            assert (psychic.tokens is None) == (seats < 4)


def test_bands_of_the_track_belong_to_the_number_of_players() -> None:
    """MYS-3.11"""
    assert BANDS == {4: (4, 6), 5: (4, 6), 6: (6, 9), 7: (6, 9)}
    at = match(7).state
    assert isinstance(at, State)
    at.spaces = [0, 6, 7, 9, 10, 30]
    levels = list(facts(at)["levels"].values())
    assert levels == ["low", "low", "intermediate", "intermediate", "high", "high"]


def test_all_play_on_one_side() -> None:
    """MYS-2.3"""
    assert GAME.sides(5, None) == ((0, 1, 2, 3, 4),)
