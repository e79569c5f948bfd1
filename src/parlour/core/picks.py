"""What may be chosen next? A move is built choice by choice; a draft is what has been chosen so
far.

Nobody chooses a big move at a stroke. For listed moves the picks are whatever fields of the moves
that agree with the draft are still open; for open moves a game's own `fill` says which steps lead
on. The same picks drive the page, the random bot and the learners.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from parlour.core.chance import Chance
from parlour.core.game import Game, Move, State
from parlour.core.notation import tag, written_fields
from parlour.core.seats import Seat

Draft = Mapping[str, Any]
"""Some fields of a move by their keys in the notation, `type` among them."""


def spelled(move: Move) -> dict[str, Any]:
    """The move as the choices that make it: its type, then its fields in order."""
    kind: Any = type(move)
    return tag(move) | {key: getattr(move, name) for name, key, _ in written_fields(kind)}


@dataclass(frozen=True)
class Picks:
    """The ways to go on from a draft."""

    ways: tuple[tuple[Move, Draft], ...]
    """The finished moves that agree with the draft, and how each is spelled."""
    draft: Draft
    steps: tuple[Draft, ...] = ()
    """Toward open moves: one pick each, a field or more. Every step can be finished."""
    fill: Callable[[Draft], "Picks"] | None = field(default=None, compare=False)
    """Toward open and grown moves: the picks after a longer draft."""
    lot: Callable[[Chance], Move] | None = field(default=None, compare=False)
    """A random move as the game would have it, where nothing is chosen yet."""

    def after(self, **chosen: Any) -> "Picks":
        """The picks when these fields are chosen as well: one click may settle several."""
        draft = {**self.draft, **chosen}
        agree = tuple(way for way in self.ways if chosen.items() <= way[1].items())
        if self.fill is None:
            return Picks(agree, draft)
        further = self.fill(draft)
        fresh = tuple(way for way in further.ways if way not in agree)
        return Picks(agree + fresh, draft, further.steps, self.fill)

    def choices(self, key: str) -> tuple[Any, ...]:
        """The values this field may still take, in the order of the list."""
        drafts = [draft for _, draft in self.ways] + list(self.steps)
        return tuple(dict.fromkeys(draft[key] for draft in drafts if key in draft))

    @property
    def move(self) -> Move | None:
        """The finished move, once nothing is left to choose."""
        return self.ways[0][0] if len(self.ways) == 1 and not self.steps else None

    @property
    def whole(self) -> Move | None:
        """The move that the draft already spells, though it might still grow (a set of cards)."""
        spelled_out = [move for move, way in self.ways if way.items() <= self.draft.items()]
        return spelled_out[0] if spelled_out else None

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every listed move that agrees with the draft."""
        return tuple([move for move, _ in self.ways])

    def sample(self, chance: Chance) -> Move:
        """A move made of picks at random. Something must be left to choose."""
        if self.lot is not None:
            return self.lot(chance)
        number = chance.below(len(self.ways) + len(self.steps))
        if number < len(self.ways):
            return self.ways[number][0]
        return self.after(**self.steps[number - len(self.ways)]).sample(chance)


def among(moves: Iterable[Move]) -> Picks:
    """The picks among listed moves."""
    return Picks(tuple([(move, spelled(move)) for move in moves]), {})


def picks(game: Game, state: State, seat: Seat) -> Picks:
    """All that a seat may choose: among its listed moves, and toward its open and grown ones."""
    moves = state.legal_moves(seat)
    lot = partial(state.sample, seat) if game.tempered and moves else None
    listed = among(move for move in moves if not isinstance(move, game.grown))
    fill = game.fill
    if fill is None:
        return replace(listed, lot=lot)
    first: Picks = fill(state, seat, {})
    ways = listed.ways + first.ways
    return Picks(ways, {}, first.steps, lambda draft: fill(state, seat, draft), lot)
