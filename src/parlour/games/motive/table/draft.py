"""Where does the viewer's draft stand? What has been picked, what is asked next.

A draft comes from the address of a page, so it may be stale or rubbish: whatever no legal move
agrees with is dropped.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlencode

from parlour.core.forms import flat, text_of
from parlour.core.game import Move
from parlour.core.masks import members
from parlour.core.notation import word_of
from parlour.core.picks import Picks
from parlour.games.motive.content import EDGES, PIECE, VARIABLE
from parlour.games.motive.table.pieces import Query

ORDER: Final = (
    *("type", "card", "tile", "at", "one", "between", "edge", "marker", "kind", "reserve"),
    *("interview.at", "interview.kind", "double.at", "double.kind", "double.seat", "piece"),
)
"""In this order a move's fields are asked for. `one` is the first of two suspects; only the pair is
part of the move."""
COLOURS: Final = tuple(
    [f"{what}.{edge}" for what in ("colours", "victim_colours") for edge in EDGES]
)
SKIP: Final = "none"
"""How an address says that a part of a move is left out."""


@dataclass(frozen=True)
class Draft:
    """The moves that agree with what has been picked. `open` is the field asked for next, empty
    when nothing but colours is left."""

    picks: Picks
    chosen: tuple[tuple[str, str], ...] = ()
    open: str = ""

    @property
    def kind(self) -> str:
        return str(self.picks.draft.get("type", ""))

    @property
    def is_whole(self) -> bool:
        return bool(self.kind) and not self.open

    def holds(self, key: str) -> Any:
        """The value of a field, picked or the only one left; None while it is open."""
        values = self.picks.choices(key)
        return values[0] if len(values) == 1 else None

    def answers(self) -> tuple[Any, ...]:
        """What may be picked next."""
        return self.picks.choices(self.open) if self.open else ()

    def query(self, **more: Any) -> Query:
        """The draft made longer; a field that is there already gets the new value."""
        words = dict(self.chosen) | {key: said(value) for key, value in more.items()}
        return query(words)

    def back(self) -> Query | None:
        """The draft without its last pick."""
        return query(dict(self.chosen[:-1])) if len(self.chosen) > 2 else None


NOTHING: Final = Draft(Picks((), {}))


def said(value: Any) -> str:
    return SKIP if value is None else text_of(value)


def query(words: Mapping[str, str]) -> Query:
    return urlencode(words, safe=",;.")


def drafted(
    words: Mapping[str, str], moves: Sequence[Move], given: Mapping[str, str], victim: str
) -> Draft:
    """The draft as far as legal moves agree with it; `given` is what the position itself has
    chosen, a drawn tile for example."""
    wanted = dict(words) if words.get("type") else dict(given) | dict(words)
    begun = [move for move in moves if begins(move, wanted)]
    if not begun or "type" not in wanted:
        return NOTHING
    picks = Picks(tuple([way for move in begun for way in ways(move, victim)]), {})
    chosen = []
    for key in (*ORDER, *COLOURS):
        if key in wanted:
            found = [value for value in picks.choices(key) if said(value) == wanted[key]]
            if found:
                picks = picks.after(**{key: found[0]})
                if key in words:
                    chosen.append((key, wanted[key]))
    return Draft(picks, tuple(chosen), question(picks))


def begins(move: Move, wanted: Mapping[str, str]) -> bool:
    """Quickly: is it of the wanted type and piece?"""
    kind: Any = type(move)
    card, tile = getattr(move, "card", None), getattr(move, "tile", None)
    if word_of(kind) != wanted.get("type"):
        return False
    if card is not None or "card" in wanted:
        return card == wanted.get("card", card)
    return tile == wanted.get("tile", tile)


def ways(move: Move, victim: str) -> Iterator[tuple[Move, dict[str, Any]]]:
    """A move as its choices: parts that may be left out are there as None, the victim's arrows are
    red unless named, and a pair of suspects may be picked from either end."""
    choices = flat(move)
    for part in ("interview", "double"):
        if part in choices:
            del choices[part]
            choices[f"{part}.at"] = None
    if names_victim(choices):
        for edge in members(VARIABLE[PIECE[victim]]):
            choices.setdefault(f"victim_colours.{EDGES[edge]}", "red")
    pair = choices.get("between")
    for one in pair or (None,):
        yield move, choices if one is None else choices | {"one": one}


def names_victim(choices: Mapping[str, Any]) -> bool:
    """Does the move lay a second body?"""
    return choices["type"] == "place_second_body" or choices.get("card") == "second_body"


def question(picks: Picks) -> str:
    """The first field that still has several answers."""
    return next((key for key in ORDER if len(picks.choices(key)) > 1), "")


def fields(move: Move) -> tuple[tuple[str, str], ...]:
    """The whole move for a form."""
    return tuple([(key, text_of(value)) for key, value in flat(move).items() if is_said(value)])


def is_said(value: Any) -> bool:
    return value is not None
