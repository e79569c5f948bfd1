"""What is a bot told? All that its seat sees and has heard, in the notation, and nothing more."""

from typing import Any

from parlour.core.chance import Chance
from parlour.core.game import Move
from parlour.core.match import Match
from parlour.core.notation import write
from parlour.core.seats import Seat
from parlour.matches.bot_seats.skills import Skill
from parlour.matches.keys import derived
from parlour.matches.live import Live
from parlour.matches.own_pictures import said_of


def question_of(live: Live, seat: Seat, skill: Skill, may_wait: bool) -> dict[str, Any]:
    """The question for a worker, as plain JSON."""
    match = live.match
    assert match is not None
    return seen_by(live, match, seat) | {
        "heard": [write(event) for event in live.heard(seat)],
        "moves": [write(move) for move in match.picks(seat).moves],
        "may_wait": may_wait,
        "bot": skill.bot,
        "settings": settings_of(live, skill),
        "slips": skill.slips,
        "seed": seed_of(match.secret, "bot", seat, match.ply),
    }


def advice_of(live: Live, seat: Seat) -> dict[str, Any]:
    """The question for a person in that seat. Its seed is no secret: the same question again has
    the same answer."""
    match = live.match
    assert match is not None
    return seen_by(live, match, seat) | {"seed": match.ply}


def seen_by(live: Live, match: Match, seat: Seat) -> dict[str, Any]:
    """What any question begins with."""
    return {
        "game": live.game.id,
        "options": write(match.options),
        "view": write(match.view(seat)),
        "seat": seat,
        "ply": match.ply,
    }


def settings_of(live: Live, skill: Skill) -> dict[str, Any]:
    """The skill's, and what is said of the table's own pictures: everybody may know that."""
    own = said_of(live.pack)
    return dict(skill.settings) | ({} if own is None else {"own": own})


def lot(live: Live, seat: Seat) -> Move:
    """A move by lot, for a bot that has failed."""
    match = live.match
    assert match is not None
    return match.picks(seat).sample(Chance(seed_of(match.secret, "lot", seat, match.ply)))


def seed_of(secret: bytes, what: str, seat: Seat, ply: int) -> int:
    """The seed of one decision: from it nothing can be learnt of any other, nor of the cards."""
    return int.from_bytes(derived(secret, what, str(seat), str(ply))[:6], "big")
