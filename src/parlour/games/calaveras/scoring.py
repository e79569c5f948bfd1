"""What does the table add up to? Who is cleared or marked, whom Nicole trusts, how it ended."""

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from parlour.core import game
from parlour.core.seats import Seat, Seats
from parlour.core.vectors import vec
from parlour.games.calaveras.content import CENTRE_TO_DESIGNATE, TOKENS, partner
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
    return COUNT[state.innocent | state.suspect]


def marks(state: State, place: Place) -> i64:
    """The clues against a place; innocence prevails (CAL-8.4)."""
    front = state.fronts[place]
    return 0 if front & state.innocent else COUNT[front & state.suspect]


def singled_out(state: State) -> tuple[Place, Place]:
    """The one place that nothing clears, if there is exactly one (CAL-8.5); and the place with
    strictly the most marks, if there is one (CAL-8.7, 8.8)."""
    innocent = state.innocent
    suspect = state.suspect
    uncleared: i64 = 0
    last: i64 = NONE
    leader: i64 = NONE
    most: i64 = 0
    place: i64 = 0
    for front in state.fronts:
        if not front & innocent:
            uncleared += 1
            last = place
            against = COUNT[front & suspect]
            if against > most:
                most = against
                leader = place
            elif against == most:
                leader = NONE
        place += 1  # noqa: SIM113  enumerate is slower here, interpreted
    return (last if uncleared == 1 else NONE), leader


def designated(state: State) -> Place:
    """The suspect if the check were made now (CAL-8.2 to 8.13)."""
    if COUNT[state.innocent | state.suspect] < CENTRE_TO_DESIGNATE:
        return NONE
    alone, leader = singled_out(state)
    return alone if alone != NONE else leader


def reasons(state: State) -> tuple[str, ...]:
    """Why the suspect is one; both reasons may hold at once (CAL-8.11)."""
    suspect = designated(state)
    if suspect == NONE:
        return ()
    found = zip(("sole_uncleared", "most_marks"), singled_out(state), strict=True)
    return tuple([reason for reason, place in found if place == suspect])


TRUST: Final = vec[i64]([8 * (11 - points) for points in range(12)])
"""Points outweigh any number of Locations; eleven are the most there can be (CAL-9.7)."""


def trusted(state: State) -> Place:
    """Where Nicole stands now: fewest points, then most Locations; a tie keeps her (CAL-10.2 to
    10.5)."""
    best: i64 = NONE
    found: i64 = NONE
    points = state.points
    place: i64 = 0
    for front in state.fronts:
        trust = TRUST[points[place]] + COUNT[front]
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
    return {
        "cleared": [place for place in places if state.fronts[place] & state.innocent],
        "marks": {place: marks(state, place) for place in places},
        "stake": stake(state),
        "designated": or_none(designated(state)),
        "reasons": reasons(state),
        "nicole": trusted(state),
        "teams": [[place, partner(place, len(places))] for place in range(len(places) // 2)],
    }
