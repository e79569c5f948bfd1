"""What does the table add up to? The facts that cases ask for and pages show."""

from typing import Any

from parlour.core.masks import members
from parlour.games.motive.content import BONDS, OPPOSITE, PIECES, SPOT
from parlour.games.motive.scoring.ending import solo_outcome
from parlour.games.motive.scoring.motives import colour_of, ranked, totals
from parlour.games.motive.scoring.points import interview_points, round_points
from parlour.games.motive.state import State
from parlour.games.motive.state.board import bond_between, ends
from parlour.games.motive.state.table import OVER, SUMS_ONLY, TURN_ORDER


def facts(state: State) -> dict[str, Any]:
    """The sums of MOT-23.7; of second interviews only what everybody may know."""
    if not state.bodies:
        return {}
    ranks = {key_of(body): ranked(state, body) for body in state.bodies}
    known: dict[str, Any] = {
        "motive": {key_of(body): by_word(totals(state, body)) for body in state.bodies},
        "prime": {key: PIECES[prime] or None for key, (prime, _) in ranks.items()},
        "runner_up": {key: PIECES[second] or None for key, (_, second) in ranks.items()},
        "relationships": relationships(state),
        "spaces": tuple([SPOT[space] for space in members(state.free())]),
    }
    if state.scores and state.round and (state.table.rounds or state.phase == SUMS_ONLY):
        known["round_points"] = tuple(round_points(state, state.round))
    if state.scores and interviews_are_open(state):
        known["interview_points"] = interview_points(state)
    if state.table.solo or state.phase == SUMS_ONLY:
        alone = solo_outcome(state)
        known["solo"] = {
            "escaped": alone.escaped,
            "total": alone.total,
            "title": alone.title,
        }
    return known


def interviews_are_open(state: State) -> bool:
    """Markers lie open once the last round of the case is scored (MOT-14.14)."""
    scored = state.phase == TURN_ORDER and state.round == 3
    return scored or state.phase in (OVER, SUMS_ONLY)


def key_of(space: int) -> str:
    return "{},{}".format(*SPOT[space])


def by_word(numbers: dict[int, int]) -> dict[str, int]:
    return {PIECES[tile]: number for tile, number in sorted(numbers.items())}


def relationships(state: State) -> tuple[dict[str, Any], ...]:
    """Who is related to whom, by which arrows, and how (MOT-23.7)."""
    return tuple([relationship(state, pair) for pair in members(state.related)])


def relationship(state: State, pair: int) -> dict[str, Any]:
    one, other, edge = ends(state, pair)
    values = {
        PIECES[one]: state.arrows[4 * one + edge],
        PIECES[other]: state.arrows[4 * other + OPPOSITE[edge]],
    }
    return {
        "between": tuple(sorted(values)),
        "arrows": {word: (colour_of(value), abs(value)) for word, value in values.items()},
        "kind": BONDS[bond_between(state, one, edge, other)],
    }
