"""Under which names do people play where nobody is to know who is who? Aliases, one a seat.

The host may ask for them before the deal. Then seats are drawn anew and every seat gets an alias by
lot, so that neither who came third nor how anybody is called says who is who. Until the match is
over nothing that leaves the service tells more of a seat than its alias: no name, no host, no bot.
"""

import json
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from parlour.core.game import Game
from parlour.core.seats import Seat
from parlour.matches.store.rows import MatchRow, SeatRow

ALIASES: Final = (
    *("avocet", "bittern", "curlew", "dunlin", "egret", "fulmar", "gannet", "heron"),
    *("jackdaw", "kestrel", "lapwing", "merlin", "nightjar", "osprey", "petrel", "plover"),
    *("rail", "sanderling", "shearwater", "snipe", "teal", "turnstone", "wheatear", "whimbrel"),
)
"""Birds of the shore, as words of the catalogue."""
WANTED: Final = "[]"
"""In a table's row: there will be aliases, and none is drawn yet."""


def may_have(game: Game, seats: int) -> bool:
    """Some may have something to hide there, so it matters who is who."""
    return game.secret_sides(seats)


def is_veiled(row: MatchRow) -> bool:
    """The match runs, and people are known by their aliases alone."""
    return row.aliases is not None and row.status == "playing"


def alias_of(row: MatchRow, seat: Seat) -> str | None:
    """The seat's alias; it stays with the seat, whoever sits there."""
    known: list[str] = json.loads(row.aliases or WANTED)
    return known[seat] if seat < len(known) else None


def drawn(seats: int, lots: Random) -> str:
    """Aliases for so many seats, as a row keeps them."""
    return json.dumps(lots.sample(ALIASES, seats))


def seated_anew(rows: Sequence[SeatRow], lots: Random) -> list[SeatRow]:
    """The same people and bots, each on a seat drawn by lot."""
    order = list(range(len(rows)))
    lots.shuffle(order)
    return [replace(row, seat=seat) for row, seat in zip(rows, order, strict=True)]
