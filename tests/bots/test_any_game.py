"""Do the bots play a game they know nothing of? The toy has a clock, secret choices of several at
once, open moves, and no judgement."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from parlour.bots import BOTS
from parlour.bots.sitting import Sitting
from parlour.core.game import Event, Game, Move
from parlour.core.match import Match
from parlour.core.picks import Picks
from parlour.core.seats import CLOCK, Seat
from tests.core import toy

TOY: Game = toy.TOY


def toy_match(seed: int, seconds: int = 60) -> Match:
    return Match(TOY, toy.ToyOptions(seconds), 2, str(seed))


def high(state: Any) -> Sequence[float]:
    """The higher the number, the better."""
    return [(state.numbers[seat] or 0) / 4 for seat in (0, 1)]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("judge", [None, high])
def test_a_match_of_any_game_comes_to_its_end(name: str, judge: Any) -> None:
    game = replace(TOY, judge=judge)
    for seed in range(12):
        match = Match(game, toy.ToyOptions(60), 2, str(seed))
        bots = {seat: BOTS[name](game, match.options, seed + seat) for seat in (0, 1)}
        Sitting(match, bots, seed).play_out(limit=100)
        assert match.outcome() is not None


def test_search_without_a_judgement_sees_what_wins_at_the_end() -> None:
    """Three is the highest number, so hiding it loses to nothing."""
    match = toy_match(1, seconds=0)
    match.play(0, toy.Bring(toy.STONES))
    bot = BOTS["ismcts"](TOY, match.options, 1, playouts=300)
    assert bot.choose(match.view(1), match.heard(1), match.picks(1), False) == toy.Hide(3)


def test_search_keeps_still_when_nobody_waits_for_it() -> None:
    match = toy_match(1)
    match.play(1, toy.Hide(2))
    bot = BOTS["ismcts"](TOY, match.options, 1)
    assert bot.choose(match.view(1), match.heard(1), match.picks(0), True) is None


class Waits:
    """Waits as long as it may."""

    def __init__(self) -> None:
        self.asked: list[bool] = []

    def choose(
        self, view: Any, heard: Sequence[Event], picks: Picks, may_wait: bool
    ) -> Move | None:
        self.asked.append(may_wait)
        return None if may_wait else picks.moves[0]


class Hears(Waits):
    """Moves at once, and keeps what it heard."""

    def choose(
        self, view: Any, heard: Sequence[Event], picks: Picks, may_wait: bool
    ) -> Move | None:
        self.heard = list(heard)
        return picks.moves[0]


def test_when_all_wait_the_clock_moves() -> None:
    match = toy_match(1)
    bots: dict[Seat, Waits] = {0: Waits(), 1: Waits()}
    Sitting(match, bots).step()
    assert [entry.seat for entry in match.entries] == [CLOCK]
    assert bots[0].asked == bots[1].asked == [True]


def test_without_a_clock_somebody_who_is_waited_for_must_move() -> None:
    match = toy_match(1, seconds=0)
    bots: dict[Seat, Waits] = {0: Waits(), 1: Waits()}
    Sitting(match, bots).step()
    assert match.ply == 1
    assert bots[match.entries[0].seat].asked == [True, False]


def test_a_bot_that_must_move_and_does_not_is_a_bug() -> None:
    class Never(Waits):
        def choose(
            self, view: Any, heard: Sequence[Event], picks: Picks, may_wait: bool
        ) -> Move | None:
            return None

    with pytest.raises(AssertionError, match="has to"):
        Sitting(toy_match(1, seconds=0), {0: Never(), 1: Never()}).step()


def test_a_bot_hears_its_seats_story_from_the_beginning() -> None:
    match = toy_match(1, seconds=0)
    bots = {0: Hears(), 1: Hears()}
    Sitting(match, bots).play_out()
    last = match.entries[-1].seat
    assert bots[last].heard == match.story.heard_by(last)[:-1]
