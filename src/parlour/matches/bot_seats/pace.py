"""How long does a bot take? A moment, so that people can follow; under aliases as long as they do.

There a seat that always answers first would be a bot's. So a bot draws from what people at this
table have lately taken for a move of the kind that it makes.
"""

from random import Random
from typing import Final

from parlour.core.game import Move
from parlour.core.seats import Seat
from parlour.matches.bot_seats.due import goes_on
from parlour.matches.bot_seats.skills import BotManners
from parlour.matches.live import Live

FEWEST: Final = 3
"""Moves of a kind that say how long people take for it."""


def pause(live: Live, seat: Seat, manners: BotManners, lots: Random) -> float:
    """Seconds from the question to the move, where everybody knows whose move it is."""
    drawn = lots.uniform(manners.fastest, manners.slowest)
    return drawn * manners.again if goes_on(live, seat) else drawn


def like_people(live: Live, move: Move | None, manners: BotManners, lots: Random) -> float:
    """The same under aliases."""
    known = [one.seconds for one in live.took if one.kind is type(move)]
    if len(known) < FEWEST:
        return lots.uniform(manners.fastest, manners.slowest) * manners.unknown
    return max(manners.fastest, min(lots.choice(known), manners.patience))
