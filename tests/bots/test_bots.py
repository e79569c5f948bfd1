"""Do the bots answer as they must? Legally, from views alone, and the same each time."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from parlour.bots import BOTS
from parlour.bots.lineup import settings_of
from parlour.core.bot import Bot
from parlour.core.chance import Chance
from parlour.core.game import Event, Game
from parlour.core.match import Match
from parlour.core.seats import Seat
from parlour.games import GAMES

CALAVERAS = GAMES["calaveras"]
QUICK = {"playouts": 12, "guesses": 2}


def made(name: str, game: Game, options: Any, seed: int = 1, **settings: int) -> Bot:
    quick = {key: value for key, value in QUICK.items() if key in settings_of(name)}
    return BOTS[name](game, options, seed, **quick | settings)


def part_way(seats: int, plies: int, seed: int = 1, **options: Any) -> Match:
    """A match played on at random for so many moves, or to the end."""
    match = Match(CALAVERAS, CALAVERAS.options(**options), seats, f"{seats}.{plies}.{seed}")
    chance = Chance(seed)
    while match.to_act() and match.ply < plies:
        seat = match.to_act()[0]
        match.play(seat, match.state.sample(seat, chance))
    return match


def answer(bot: Bot, match: Match, seat: Seat) -> Any:
    return bot.choose(match.view(seat), match.heard(seat), match.picks(seat), False)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seats", CALAVERAS.seats)
def test_answers_are_legal_wherever_a_match_stands(name: str, seats: int) -> None:
    """Also for a ghost, whose turn is its partner's to play."""
    ghosts = 0
    for plies in range(0, 45, 3):
        match = part_way(seats, plies, seed=plies, twist_must_move=bool(plies % 2))
        if match.to_act():
            (seat,) = match.to_act()
            bot = made(name, CALAVERAS, match.options, plies)
            assert match.state.why_not(seat, answer(bot, match, seat)) is None
            ghosts += match.state.position().turn == seats  # type: ignore[attr-defined]  # Calaveras
    assert (ghosts > 0) == (seats % 2 == 1)


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_and_budget_give_the_same_move(name: str) -> None:
    """Whatever the bot was asked before: a bot made anew goes on as the old one would have."""
    match = part_way(4, 10)
    (seat,) = match.to_act()
    fresh, used = (made(name, CALAVERAS, match.options, 5) for _ in range(2))
    earlier = part_way(4, 9)
    answer(used, earlier, earlier.to_act()[0])
    assert answer(fresh, match, seat) == answer(used, match, seat) == answer(used, match, seat)


@pytest.mark.parametrize("name", BOTS)
def test_another_seed_can_give_another_move(name: str) -> None:
    match = part_way(4, 0)
    (seat,) = match.to_act()
    assert len({answer(made(name, CALAVERAS, match.options, i), match, seat) for i in range(9)}) > 1


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_learns_of_the_match_by_guessing_alone(name: str) -> None:
    """It is handed its seat's view, and all it can do with it is ask the game for a possible
    truth; the state of the match stays where it is."""

    def never(*args: Any) -> Any:
        raise AssertionError("a bot must not ask for this")

    guessed: list[Any] = []

    def spy(view: Any, heard: Sequence[Event], options: Any, chance: Chance) -> Any:
        guessed.append((view, heard))
        return CALAVERAS.guess(view, heard, options, chance)

    game = replace(CALAVERAS, setup=never, from_position=never, seen_by=never, guess=spy)
    match = part_way(4, 12)
    (seat,) = match.to_act()
    before = match.state.position()
    view, heard, picks = match.view(seat), match.heard(seat), match.picks(seat)
    move = made(name, game, match.options).choose(view, heard, picks, False)
    assert move in picks.moves
    assert match.state.position() == before
    assert all(one is view and story is heard for one, story in guessed)
    assert bool(guessed) == (name != "uniform")


@pytest.mark.parametrize("name", BOTS)
def test_what_is_hidden_changes_no_answer(name: str) -> None:
    """Two truths behind one view: the bot cannot tell them apart."""
    match = part_way(4, 14)
    (seat,) = match.to_act()
    bot = made(name, CALAVERAS, match.options)
    view, heard = match.view(seat), match.heard(seat)
    first = answer(bot, match, seat)
    for seed in range(3):
        match.state = CALAVERAS.guess(view, heard, match.options, Chance(seed))
        match.known.clear()
        assert answer(bot, match, seat) == first


def test_search_by_time_stops_in_time() -> None:
    """At least one playout is made, however short the time."""
    match = part_way(4, 10)
    (seat,) = match.to_act()
    bot = made("ismcts", CALAVERAS, match.options, milliseconds=1)
    assert match.state.why_not(seat, answer(bot, match, seat)) is None


@pytest.mark.parametrize("name", ["greedy", "ismcts"])
def test_a_match_that_can_be_won_at_once_is_won(name: str) -> None:
    """The first seat to find such a position in matches at random takes it."""
    found = 0
    for seed in range(60):
        match = part_way(4, 40, seed)
        if not match.to_act():
            continue
        (seat,) = match.to_act()
        if wins_at_once(match, seat):
            found += 1
            match.play(seat, answer(made(name, CALAVERAS, match.options), match, seat))
            outcome = match.outcome()
            assert outcome is not None
            assert seat in outcome.winning(4)
    assert found >= 3


def wins_at_once(match: Match, seat: Seat) -> bool:
    for move in match.state.legal_moves(seat):
        after = match.state.copy()
        after.apply(seat, move, Chance(0))
        outcome = after.outcome()
        if outcome is not None and seat in outcome.winning(match.seats):
            return True
    return False
