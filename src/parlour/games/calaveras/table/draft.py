"""Where does the viewer's draft stand? What has been picked, what may be picked, what may follow.

A draft comes from the address of a page, so it may be stale or rubbish: whatever no legal move
agrees with is dropped.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from parlour.core.game import Move
from parlour.games.calaveras.moves import IDLE, Play, Twist
from parlour.games.calaveras.table.picture import Query


@dataclass(frozen=True)
class Draft:
    """The moves that agree with what has been picked. `kind` is `play`, `twist` or empty."""

    moves: tuple[Move, ...] = ()
    kind: str = ""
    card: str | None = None
    source: str | None = None

    @property
    def finishable(self) -> tuple[Play | Twist, ...]:
        """The moves that lack nothing but their target."""
        if not self.card:
            return ()
        return tuple([move for move in self.moves if isinstance(move, (Play, Twist))])

    @property
    def fields(self) -> tuple[tuple[str, str], ...]:
        """What has been picked, by the keys of the notation."""
        known = {"type": self.kind, "card": self.card, "from": self.source}
        return tuple([(key, value) for key, value in known.items() if value])

    def takes(self, area: str, card: str) -> Query | None:
        """The draft that moves this lying card, if a Twist waits for one."""
        if self.kind != "twist" or self.card or not self.can_take(area, card):
            return None
        return query(type="twist", card=card, **{"from": area})

    def opens(self, area: str) -> Query | None:
        """The draft that takes some card of this area, if a Twist waits for one."""
        if self.kind != "twist" or self.card or not self.can_take(area):
            return None
        return query(type="twist", **{"from": area})

    def can_take(self, area: str, card: str | None = None) -> bool:
        return any(
            isinstance(move, Twist) and move.from_ == area and card in (None, move.card)
            for move in self.moves
        )

    def idle(self) -> bool:
        return IDLE in self.moves


def query(**fields: str) -> Query:
    return urlencode(fields, safe=":")


def picks(moves: Sequence[Move]) -> dict[str, Query]:
    """By hand card, the draft that picking it makes."""
    cards = {move.card for move in moves if isinstance(move, Play)}
    found = {card: query(type="play", card=card) for card in cards}
    if any(not isinstance(move, Play) for move in moves):
        found["twist"] = query(type="twist")
    return found


def drafted(words: Mapping[str, str], moves: Sequence[Move]) -> Draft:
    """The draft as far as legal moves agree with it."""
    kind, card = words.get("type"), words.get("card")
    if kind == "play":
        agree = tuple([move for move in moves if isinstance(move, Play) and move.card == card])
        return Draft(agree, kind, card) if agree else Draft()
    if kind == "twist":
        return twisted(words, tuple([move for move in moves if not isinstance(move, Play)]))
    return Draft()


def twisted(words: Mapping[str, str], moves: tuple[Move, ...]) -> Draft:
    """A Twist: nothing picked yet, an area opened, or a card taken from it."""
    if not moves:
        return Draft()
    whole = Draft(moves, "twist")
    card, source = words.get("card"), words.get("from")
    if source is None or not whole.can_take(source):
        return whole
    if card is None or not whole.can_take(source, card):
        return Draft(moves, "twist", None, source)
    agree = [m for m in moves if isinstance(m, Twist) and m.from_ == source and m.card == card]
    return Draft(tuple(agree), "twist", card, source)
