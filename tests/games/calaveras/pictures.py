"""Pictures for tests of the table: random matches, drafts, and what lies in a picture."""

from parlour.core.chance import Chance
from parlour.core.match import Match
from parlour.games.calaveras import GAME, table
from parlour.games.calaveras.moves import Play, Twist
from parlour.games.calaveras.options import Options
from parlour.games.calaveras.rules import Calaveras
from parlour.games.calaveras.table.picture import Picture, Slot, Target
from parlour.games.calaveras.view import seen_by

SEATS = (3, 4, 5, 6)
Draft = dict[str, str]


def random_match(seats: int, number: int, plies: int) -> Match:
    match = Match(GAME, Options(), seats, f"table {number}")
    chance = Chance(number)
    while match.ply < plies and match.to_act():
        seat = match.to_act()[0]
        match.play(seat, match.picks(seat).sample(chance))
    return match


def drafts(match: Match) -> list[Draft]:
    """One draft of every kind that the acting seat may be at."""
    found: list[Draft] = [{}]
    for move in match.picks(match.to_act()[0]).moves if match.to_act() else ():
        if isinstance(move, Play):
            found.append({"type": "play", "card": move.card})
        if isinstance(move, Twist):
            found.append({"type": "twist", "card": move.card, "from": move.from_})
    return [*found[:1], *found[-1:], *found[1:2], {"type": "twist"}]


def shown(match: Match, seat: int | None, draft: Draft | None = None) -> Picture:
    recent = match.heard(seat, match.told[-2]) if match.ply else []
    return table.picture(match.view(seat), match.options, draft, recent)


def targets(picture: Picture) -> dict[str, Target]:
    found = [spot.target for spot in picture.places]
    found += [picture.innocent.target, picture.suspect.target]
    return {target.to: target for target in found if target}


def lying(picture: Picture) -> list[Slot]:
    slots = [slot for spot in picture.places for slot in spot.slots]
    return [s for s in (*slots, *picture.innocent.cards, *picture.suspect.cards) if s.flight]


def of_state(found: Calaveras, seat: int | None, draft: Draft | None = None) -> Picture:
    return table.picture(seen_by(found, seat), Options(), draft)
