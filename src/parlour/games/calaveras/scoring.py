"""What does the table add up to? Who is cleared or marked, whom Nicole trusts, how it ended."""

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from parlour.core import game
from parlour.core.seats import Seat, Seats
from parlour.games.calaveras.content import CENTRE_TO_DESIGNATE, TOKENS, partner
from parlour.games.calaveras.moves import FRONTS, INNOCENT, SUSPECT
from parlour.games.calaveras.state import COUNT, NONE, State, or_none

Place = i64


@dataclass(frozen=True)
class Outcome(game.Outcome):
    """How it ended (CAL-16.6)."""

    result: str
    guilty: Place | None
    holder: Place
    team: int | None
    winners: tuple[Seat, ...]

    def winning(self, seats: int) -> Seats:
        return self.winners


def stake(state: State) -> i64:
    """How many cards lie in the centre (CAL-9.1)."""
    return COUNT[state.areas[INNOCENT]] + COUNT[state.areas[SUSPECT]]


def marks(state: State, place: Place) -> i64:
    """The clues against a place; innocence prevails (CAL-8.4)."""
    front = state.areas[FRONTS + place]
    return 0 if front & state.areas[INNOCENT] else COUNT[front & state.areas[SUSPECT]]


def sole_uncleared(state: State) -> Place:
    """The one place that nothing clears, if there is exactly one (CAL-8.5)."""
    areas = state.areas
    innocent = areas[INNOCENT]
    found: i64 = NONE
    end: i64 = len(areas)
    for area in range(FRONTS, end):
        if not areas[area] & innocent:
            if found != NONE:
                return NONE
            found = area - FRONTS
    return found


def most_marked(state: State) -> Place:
    """The place with strictly the most marks, if there is one (CAL-8.7, 8.8)."""
    areas = state.areas
    innocent = areas[INNOCENT]
    suspect = areas[SUSPECT]
    most: i64 = 0
    found: i64 = NONE
    end: i64 = len(areas)
    for area in range(FRONTS, end):
        against: i64 = 0 if areas[area] & innocent else COUNT[areas[area] & suspect]
        if against > most:
            most = against
            found = area - FRONTS
        elif against == most:
            found = NONE
    return found


def designated(state: State) -> Place:
    """The suspect if the check were made now (CAL-8.2 to 8.13)."""
    areas = state.areas
    if COUNT[areas[INNOCENT] | areas[SUSPECT]] < CENTRE_TO_DESIGNATE:
        return NONE
    alone = sole_uncleared(state)
    return alone if alone != NONE else most_marked(state)


def reasons(state: State) -> tuple[str, ...]:
    """Why the suspect is one; both reasons may hold at once (CAL-8.11)."""
    suspect = designated(state)
    if suspect == NONE:
        return ()
    found = (("sole_uncleared", sole_uncleared(state)), ("most_marks", most_marked(state)))
    return tuple([reason for reason, place in found if place == suspect])


TRUST: Final[bytes] = bytes([8 * (11 - points) for points in range(12)])
"""Points outweigh any number of Locations; eleven are the most there can be (CAL-9.7)."""


def trusted(state: State) -> Place:
    """Where Nicole stands now: fewest points, then most Locations; a tie keeps her (CAL-10.2 to
    10.5)."""
    best: i64 = NONE
    found: i64 = NONE
    areas = state.areas
    place: i64 = 0
    for points in state.points:
        trust: i64 = TRUST[points] + COUNT[areas[FRONTS + place]]
        if trust > best:
            best = trust
            found = place
        elif trust == best:
            found = NONE
        place += 1  # noqa: SIM113  enumerate is slower here, interpreted
    return state.nicole if found == NONE else found


def tokens(points: int) -> tuple[int, ...]:
    """The fewest suspicion tokens for so many points, the largest first (CAL-9.6)."""
    pieces: list[int] = []
    for value in TOKENS:
        pieces += [value] * ((points - sum(pieces)) // value)
    return tuple(pieces)


def team(state: State, place: Place) -> int:
    """The team of a place (CAL-2.3)."""
    return place % (state.table.places // 2)


def outcome(state: State) -> Outcome | None:
    """How it ended, or None while it goes on (CAL-11, 16.13)."""
    if not state.is_over():
        return None
    if state.guilty == NONE:
        return Outcome("unfinished", None, state.nicole, None, ())
    if state.nicole == state.guilty:
        return Outcome("all_failed", state.guilty, state.nicole, None, ())
    won = team(state, state.nicole)
    winners = tuple([seat for seat in range(state.table.seats) if team(state, seat) == won])
    return Outcome("win", state.guilty, state.nicole, won, winners)


def facts(state: State) -> dict[str, Any]:
    """The sums that cases ask for and pages show (CAL-16.7)."""
    places = range(state.table.places)
    innocent = state.areas[INNOCENT]
    return {
        "cleared": [place for place in places if state.areas[FRONTS + place] & innocent],
        "marks": {place: marks(state, place) for place in places},
        "stake": stake(state),
        "designated": or_none(designated(state)),
        "reasons": reasons(state),
        "nicole": trusted(state),
        "teams": [[place, partner(place, len(places))] for place in range(len(places) // 2)],
    }
