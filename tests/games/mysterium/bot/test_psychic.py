"""Do psychics listen, learn and judge?"""

from typing import Any

import pytest

from parlour.core.bot import Bot
from parlour.core.game import Move
from parlour.core.match import Match
from parlour.games.mysterium.bot import Medium
from parlour.games.mysterium.bot.psychic.opinions import FIRST, LAST, threshold
from parlour.games.mysterium.bot.psychic.table import Row, together
from parlour.games.mysterium.events import (
    GuessRight,
    GuessWrong,
    MarkerMoved,
    OpinionGiven,
    SandRanOut,
    Voted,
)
from parlour.games.mysterium.moves import Judge, Place, Ready, Unplace
from tests.games.mysterium.bot.support import new_match, played


@pytest.fixture(scope="module")
def evenings() -> list[Match]:
    return [played(new_match(5, f"evening {seed}", difficulty="hard")) for seed in range(5)]


def test_a_card_that_was_wrong_is_not_tried_again(evenings: list[Match]) -> None:
    misses = 0
    for match in evenings:
        wrong: set[tuple[str, str]] = set()
        for event in match.story.events:
            if isinstance(event, GuessWrong):
                assert (event.psychic, event.card) not in wrong
                wrong.add((event.psychic, event.card))
        misses += len(wrong)
    assert misses > 0


def test_nobody_waits_for_the_sand(evenings: list[Match]) -> None:
    """The sand runs at all these tables, and never out: a psychic places once an hour, judges, and
    is ready."""
    for match in evenings:
        assert not [event for event in match.story.events if isinstance(event, SandRanOut)]
        moves = [type(entry.move) for entry in match.entries]
        assert moves.count(Ready) > 0
        assert moves.count(Unplace) == 0
        answers = [
            event for event in match.story.events if isinstance(event, GuessRight | GuessWrong)
        ]
        assert moves.count(Place) == len(answers)


def test_opinions_are_mostly_right(evenings: list[Match]) -> None:
    given = fitting = 0
    for match in evenings:
        given += sum(isinstance(event, OpinionGiven) for event in match.story.events)
        fitting += sum(isinstance(event, MarkerMoved) for event in match.story.events)
    assert given > 30
    assert fitting / given > 0.6


def test_all_vote(evenings: list[Match]) -> None:
    for match in evenings:
        outcome: Any = match.outcome()
        votes = sum(isinstance(event, Voted) for event in match.story.events)
        assert votes == (0 if outcome.reason == "out_of_time" else 4)


def test_two_riddles_with_one_answer_are_read_together() -> None:
    """Blue is sure of the first card, so it cannot be red's, although red's visions fit it best."""
    blue, red = Row("blue", (0.98, 0.01, 0.01)), Row("red", (0.5, 0.4, 0.1))
    chances = together(red, [blue, red], 3)
    assert chances[1] > 0.7 > 0.1 > chances[0]
    assert sum(chances) == pytest.approx(1)


def test_tokens_are_spent_before_they_return_or_are_lost() -> None:
    assert threshold(1) == threshold(4) == FIRST
    assert threshold(3) == threshold(7) == LAST
    assert threshold(4) > threshold(5) > threshold(6)


def remade(options: Any, seed: int) -> Bot:
    """A bot as a table has it: made anew for each decision, with a new seed, and no sharp eye."""
    return Remade(options, seed)


class Remade:
    def __init__(self, options: Any, seed: int) -> None:
        self.options = options
        self.seed = seed

    def choose(self, *question: Any) -> Move | None:
        self.seed += 1000
        return Medium(self.options, self.seed, level=1).choose(*question)


def test_an_opinion_changes_with_what_is_known_alone() -> None:
    """Between two guesses nobody gives an opinion again that they have taken back."""
    given = 0
    for number in range(4):
        match = played(new_match(6, f"flicker {number}", difficulty="easy"), psychic=remade)
        opinions: set[tuple[str, str]] = set()
        for move in [entry.move for entry in match.entries]:
            if isinstance(move, Place):
                opinions.clear()
            elif isinstance(move, Judge):
                assert (move.psychic, move.on) not in opinions
                opinions.add((move.psychic, move.on))
                given += 1
    assert given > 30


def test_three_players_come_to_an_agreement() -> None:
    for seed in range(3):
        assert played(new_match(3, f"three {seed}", timer=0)).outcome() is not None
