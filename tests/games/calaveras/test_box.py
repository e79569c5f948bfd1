"""What is in the box (CAL-1), and who sits where."""

from collections import Counter

import pytest

from parlour.core.match import Match
from parlour.games.calaveras import GAME
from parlour.games.calaveras.content import (
    BOX,
    CARDS,
    CHARACTERS,
    COUNTS,
    DECK,
    PLACES,
    SEATS,
    TEAM_OF,
    TOKENS,
)
from parlour.games.calaveras.options import Options
from parlour.games.calaveras.scoring import tokens


def test_the_box_says_where_it_comes_from() -> None:
    """Publisher, people, years and minutes are data (CAL-1.1, CAL-1.2)."""
    assert BOX["publication"]["publisher"] == "Gigamic"
    assert BOX["publication"]["author"] == "Henri Kermarrec"
    assert BOX["publication"]["artist"] == "Philippe Auger"
    assert (BOX["publication"]["year"], BOX["publication"]["minutes"]) == (2019, 25)
    assert BOX["publication"]["min_age"] == 12
    assert SEATS == (3, 4, 5, 6)


def test_the_board_has_two_zones_and_a_pile() -> None:
    """Innocent is green and left, Suspect red and right; the pile has its space (CAL-1.3)."""
    zones = {zone["id"]: (zone["colour"], zone["side"]) for zone in BOX["zone"]}
    assert zones == {"innocent": ("green", "left"), "suspect": ("red", "right")}
    assert {"innocent", "suspect", "draw"} <= GAME.positions.__dataclass_fields__.keys()


def test_forty_eight_cards_eight_of_each() -> None:
    """Five Locations and the Twist (CAL-1.4, CAL-1.5, CAL-15.4)."""
    locations = ("carnival", "hotel", "airport", "telephone_booth", "laboratory")
    assert (*locations, "twist") == CARDS
    assert COUNTS == (8,) * 6
    assert Counter(DECK) == dict.fromkeys(range(6), 8)
    assert len(DECK) == BOX["deck"]["total"] == 48


def test_twenty_four_tokens_show_points_in_the_fewest_pieces() -> None:
    """Threes first; the supply never limits points (CAL-1.6, CAL-9.6)."""
    assert {token["value"]: token["count"] for token in BOX["token"]} == {1: 12, 3: 12}
    assert TOKENS == (3, 1)
    assert [tokens(points) for points in (0, 1, 2, 3, 5, 7, 11)] == [
        (), (1,), (1, 1), (3,), (3, 1, 1), (3, 3, 1), (3, 3, 3, 1, 1),
    ]  # fmt: skip
    assert len([piece for points in (6, 6, 6, 6, 6, 11) for piece in tokens(points)]) <= 24


def test_three_organisations_of_two() -> None:
    """Partners of one organisation sit opposite each other (CAL-1.7, CAL-2.5)."""
    assert Counter(TEAM_OF.values()) == {"cia": 2, "kgb": 2, "dgse": 2}
    assert {"william", "elena"} <= TEAM_OF.keys()
    for places, people in CHARACTERS.items():
        teams = [TEAM_OF[person] for person in people]
        assert teams[: places // 2] == teams[places // 2 :]
        assert len(set(teams)) == places // 2


@pytest.mark.parametrize("seats", SEATS)
def test_one_nicole_stands_somewhere(seats: int) -> None:
    """One figure, always before exactly one place (CAL-1.8)."""
    assert BOX["figure"]["count"] == 1
    match = Match(GAME, Options(), seats, "nicole")
    assert match.view(None).nicole in range(PLACES[seats])
