"""What part did a seat play? Words for seats that are not all alike."""

from collections.abc import Callable

from parlour.core.match import Match
from parlour.core.seats import Seat

Roles = dict[Seat, str]
FIRST, LATER = "moves first", "moves later"


def calaveras(match: Match) -> Roles:
    """With three or five seats one plays for a ghost as well."""
    seen = match.view(None)
    if seen.ghost is None:
        return {}
    places = len(seen.fronts)
    partner = (seen.ghost + places // 2) % places
    words = {True: "plays for a ghost", False: "plays for one"}
    return {seat: words[seat == partner] for seat in range(match.seats)}


def mysterium(match: Match) -> Roles:
    ghost = match.view(None).ghost
    return {seat: "ghost" if seat == ghost else "psychic" for seat in range(match.seats)}


def island(match: Match) -> Roles:
    """A cooperative table, or one where nobody was dealt that card, has no accomplice."""
    sides = match.game.sides(match.seats, match.state)
    against = sides[1] if len(sides) > 1 else ()
    words = {True: "accomplice", False: "investigator"}
    return {seat: words[seat in against] for seat in range(match.seats)} if against else {}


PARTS: dict[str, Callable[[Match], Roles]] = {
    "calaveras": calaveras,
    "mysterium": mysterium,
    "island": island,
}


def roles_of(match: Match) -> tuple[tuple[Seat, str], ...]:
    """Every part that a seat played; whoever made the first move played one, too."""
    part = PARTS.get(match.game.id)
    named = tuple(sorted(part(match).items())) if part is not None else ()
    if not match.entries:
        return named
    first = match.entries[0].seat
    return named + tuple((seat, FIRST if seat == first else LATER) for seat in range(match.seats))
