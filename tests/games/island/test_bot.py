"""Do the bots of The Island play by the rules, from views alone, and to some purpose?"""

from collections.abc import Sequence
from typing import Any

import pytest

from parlour.bots import BOTS
from parlour.bots.sitting import Sitting
from parlour.core.chance import Chance
from parlour.core.game import Event
from parlour.core.match import Match
from parlour.core.seats import Seat
from parlour.games.island import GAME
from parlour.games.island.bot import advise, suggest
from parlour.games.island.moves import DraftPlan, RejectPlan, RevealSelf
from parlour.games.island.options import Options

EVERY_WAY = [
    (1, {}),
    (2, {"difficulty": "hard"}),
    (3, {"companion_rule": "strict", "idle_guests": True}),
    (4, {"accomplice": True, "visible_number_blocks": False, "pairs_make_special_key": True}),
    (5, {"accomplice": True, "final_accusation": True, "ruse_windows": "early"}),
    (6, {"accomplice": True, "difficulty": "medium", "hidden_accomplice_shared_win": True}),
]
"""Seats and options."""


def match_of(seats: int, options: dict[str, Any], seed: object = 1) -> Match:
    return Match(GAME, Options(**options), seats, str(seed))


def wander(match: Match, chance: Chance, plies: int) -> None:
    """Play on at random."""
    for _ in range(plies):
        due = match.to_act()
        if not due:
            return
        seat = chance.pick(due)
        match.play(seat, match.state.sample(seat, chance))


def played(name: str, seats: int, options: dict[str, Any], seed: int) -> Match:
    """A whole match among bots of one kind."""
    match = match_of(seats, options, seed)
    bots = {seat: BOTS[name](GAME, match.options, 100 * seed + seat) for seat in range(seats)}
    Sitting(match, bots, seed).play_out()
    return match


def clues(match: Match) -> int:
    return len(match.state.position().resolved)  # type: ignore[attr-defined]  # The Island's own


@pytest.mark.parametrize(("seats", "options"), EVERY_WAY)
@pytest.mark.parametrize("careful", [True, False])
def test_advice_is_lawful_wherever_a_match_stands(
    seats: int, options: dict[str, Any], careful: bool
) -> None:
    """Positions that no good player reaches, too: everybody moved at random until then."""
    chance = Chance(seats)
    for seed in range(2):
        match = match_of(seats, options, seed)
        while match.to_act():
            wander(match, chance, 1 + chance.below(25))
            for seat in match.to_act()[:2]:
                view, heard = match.view(seat), match.heard(seat)
                move = advise(view, heard, match.options, chance, False, careful)
                assert move is not None
                assert match.state.why_not(seat, move) is None, (match.state.position(), move)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["greedy", "own"])
@pytest.mark.parametrize(("seats", "options"), EVERY_WAY)
def test_a_match_among_bots_comes_to_its_end(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    assert played(name, seats, options, 1).outcome() is not None


@pytest.mark.parametrize("seats", [2, 5])
def test_what_is_hidden_changes_no_advice(seats: int) -> None:
    """Two truths behind one view: no seat can tell them apart."""
    chance = Chance(seats)
    for seed in range(6):
        match = match_of(seats, {"accomplice": seats > 3}, seed)
        wander(match, chance, seed * 17)
        for seat in match.to_act():
            first = answer(match, seat, match.view(seat), match.heard(seat))
            match.state = GAME.guess(match.view(seat), match.heard(seat), match.options, chance)
            match.known.clear()
            assert answer(match, seat, match.view(seat), match.heard(seat)) == first


def answer(match: Match, seat: Seat, view: Any, heard: Sequence[Event]) -> Any:
    return advise(view, heard, match.options, Chance(7), False)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_suggested_plan_is_lawful_for_any_seat(seats: int) -> None:
    match = match_of(seats, {})
    for seat in (0, seats - 1):
        plan = suggest(match.view(seat), match.options, Chance(seat))
        assert isinstance(plan, DraftPlan)
        assert match.state.why_not(seat, plan) is None


def test_who_was_turned_down_lets_others_try() -> None:
    match = match_of(3, {})
    plan = suggest(match.view(0), match.options, Chance(1))
    assert plan is not None
    match.play(0, plan)
    for seat in (1, 2):
        match.play(seat, RejectPlan())
    asked = [(seat, match.view(seat), match.heard(seat)) for seat in (0, 1)]
    waits, moves = (
        advise(view, heard, match.options, Chance(seat), True) for seat, view, heard in asked
    )
    assert waits is None
    assert isinstance(moves, DraftPlan)


@pytest.mark.slow
def test_looking_ahead_finds_more_clues() -> None:
    """The same ten hard deals for two, once careful and once short-sighted."""
    found = {
        name: sum(clues(played(name, 2, {"difficulty": "hard"}, seed)) for seed in range(10))
        for name in ("greedy", "own")
    }
    assert found["own"] > found["greedy"]


def test_nobody_but_the_accomplice_steps_forward() -> None:
    chance = Chance(3)
    match = match_of(4, {"accomplice": True}, 5)
    while match.to_act():
        wander(match, chance, 9)
        for seat in range(4):
            if seat not in match.to_act():
                move = advise(match.view(seat), match.heard(seat), match.options, chance, True)
                role = match.state.position().players[seat].role  # type: ignore[attr-defined]  # own
                assert move is None or (isinstance(move, RevealSelf) and role == "accomplice")
