"""Is there a private code? Bots that see other names and orders, or sit with strangers, must get on
as well: all that a gift says is in its pictures."""

from itertools import islice
from typing import Any, Final

import pytest

from parlour.games.mysterium.bot import Medium
from parlour.games.mysterium.bot.counter import Counter
from tests.games.mysterium.bot.support import (
    new_match,
    new_names,
    played,
    questions,
    renamed_bot,
    seated,
)
from tools.crossplay import is_right

LONG_ENOUGH: Final = 50
"""Decisions of a match."""


@pytest.mark.parametrize(("seats", "level"), [(2, 1), (4, 3), (4, 1), (7, 3)])
def test_names_and_orders_change_no_decision(seats: int, level: int) -> None:
    """Every card under another name, every list in another order: the very same moves."""

    def medium(options: Any, seed: int) -> Medium:
        return Medium(options, seed, level)

    match = new_match(seats, difficulty="hard", timer=0)
    bots, names = seated(match, medium, medium), new_names(seats)
    strangers = {
        seat: renamed_bot(names, match.options, seed=10 + seat, level=level)
        for seat in range(seats)
    }
    count = 0
    for seat, question in islice(questions(match, bots), LONG_ENOUGH):
        mine, theirs = (one[seat].choose(*question) for one in (bots, strangers))
        assert mine is not None
        assert theirs is not None
        assert mine.canonical(seat) == theirs.canonical(seat)
        count += 1
    assert count > 20


def test_a_psychic_under_other_names_understands_the_ghost() -> None:
    """Each seat has names of its own, so nothing but the pictures goes from one to the other."""

    def stranger(options: Any, seed: int) -> Any:
        return renamed_bot(new_names(seed), options, seed)

    results = [
        played(new_match(4, f"renamed {seed}", difficulty="easy"), Medium, stranger).outcome()
        for seed in range(4)
    ]
    assert sum(getattr(outcome, "result", "") == "win" for outcome in results) >= 3


@pytest.mark.parametrize(
    ("ghost", "psychic", "least"),
    [
        ("sharp", "sharp", 0.6),
        ("sharp", "counter", 0.5),
        ("counter", "sharp", 0.5),
        ("sharp", "other", 0.5),
    ],
)
def test_strangers_understand_each_other(ghost: str, psychic: str, least: float) -> None:
    """First guesses among six cards, where chance alone has one in six; the whole table is in
    decision 0016."""
    tries = 80
    right = sum(is_right(number, 6, ghost, psychic) for number in range(tries))
    assert right >= least * tries


def test_a_weaker_eye_guesses_worse_but_far_above_chance() -> None:
    tries = 60
    easy, sharp = (
        sum(is_right(number, 6, level, level) for number in range(tries))
        for level in ("easy", "sharp")
    )
    assert tries / 6 * 1.5 < easy < sharp


def test_other_families_play_whole_matches() -> None:
    for ghost, psychic in ((Counter, Medium), (Medium, Counter), (Counter, Counter)):
        match = played(new_match(5, difficulty="medium", timer=0), ghost, psychic)
        assert match.ply > 30


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_same_seed_plays_the_same_match(seats: int) -> None:
    first, again = (played(new_match(seats, timer=0)).entries for _ in range(2))
    assert first == again
