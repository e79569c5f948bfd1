"""What would follow? A move's effect on the table is made on a copy of a guess, before anything
else happens: nothing is drawn, scored or dealt.

What a tile or a card does to motives hangs on open pieces alone, so that every guess gives the same
answer.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from parlour.core.game import Move
from parlour.core.notation import Frozen
from parlour.core.seats import Seat
from parlour.games.motive.content import BIT, COLOURINGS, PIECE, PIECES, SPACE
from parlour.games.motive.moves import (
    PlaceSecondBody,
    PlayCard,
    PlayDisplay,
    PlayTile,
    SwapDisguise,
)
from parlour.games.motive.rules import Motive
from parlour.games.motive.rules.cards import strike, use
from parlour.games.motive.rules.suspects import place
from parlour.games.motive.scoring.ending import solo_motive
from parlour.games.motive.scoring.motives import ranked, totals
from parlour.games.motive.state.board import swap
from parlour.games.motive.table.pieces import Note, Then
from parlour.games.motive.table.reasons import inward

NO_CARDS: Final = (1 << 23) - 1


def note(key: str, **slots: Any) -> Note:
    return Note(key, Frozen(slots))


def after(state: Motive, seat: Seat, move: Move) -> Motive:
    """The table with the move's effect on it; a move without one leaves it as it is."""
    copy = state.copy()
    if isinstance(move, PlayTile) or (isinstance(move, PlayDisplay) and move.tile is not None):
        lay(copy, seat, move)
    elif isinstance(move, (PlayCard, PlayDisplay)):
        copy.hands[seat] &= NO_CARDS
        use(copy, seat, PIECE[str(move.card)], move, None)
    elif isinstance(move, PlaceSecondBody):
        strike(copy, seat, SPACE[move.at], move.victim_colours, None)
    elif isinstance(move, SwapDisguise):
        swap(copy, PIECE[move.tile], COLOURINGS[move.colours][1])
    return copy


def lay(state: Motive, seat: Seat, move: Any) -> None:
    tile = PIECE[move.tile]
    state.hands[seat] &= ~BIT[tile]
    place(state, seat, tile, SPACE[move.at], COLOURINGS[move.colours][1], None)


def sums(state: Motive) -> dict[tuple[int, int], int]:
    """The motive of every suspect, by body and tile; in solo one number for each."""
    if state.table.solo:
        victim = state.board[state.bodies[0]] if state.bodies else 0
        laid = [tile for tile in range(1, 23) if state.laid & BIT[tile] and tile != victim]
        return {(0, tile): solo_motive(state, tile) for tile in laid}
    return {
        (body, tile): total for body in state.bodies for tile, total in totals(state, body).items()
    }


def held_by(move: Move) -> int:
    """The tile that a move would bring to the table, 0 for none."""
    if isinstance(move, (PlayTile, PlayDisplay, SwapDisguise, PlayCard)) and move.tile:
        return PIECE[move.tile]
    return 0


def best(state: Motive, seat: Seat, moves: Iterable[Move]) -> Move:
    """Of moves that differ in colours alone: the one that gives the held tile most motive; a
    victim's arrows stay red."""
    found: list[Move] = list(moves)
    tile = held_by(found[0])
    if len(found) == 1 or not tile:
        return found[0]
    return max(found, key=lambda move: own(after(state, seat, move), tile))


def own(state: Motive, tile: int) -> int:
    return sum(total for (_, who), total in sums(state).items() if who == tile)


def rank_of(state: Motive, tile: int) -> int:
    """1 for a prime suspect of any body, 2 for a runner-up, where ranks are scored."""
    if not state.table.rounds:
        return 0
    ranks = [ranked(state, body) for body in state.bodies]
    if any(tile == prime for prime, _ in ranks):
        return 1
    return 2 if any(tile == second for _, second in ranks) else 0


def then(state: Motive, seat: Seat, moves: Sequence[Move], aimed: int = 0) -> Then:
    """What a target would bring, with the best colours; of the suspect aimed at just the sum."""
    move = best(state, seat, moves)
    made, tile = after(state, seat, move), held_by(move)
    changed = shifts(state, made, tile)
    if not tile:
        return Then(told(changed, aimed) if changed else None, loud=bool(changed))
    rank = rank_of(made, tile)
    return Then(
        told(changed) if changed else None,
        own(made, tile),
        rank,
        inward(made, tile),
        loud=rank == 1,
    )


def shifts(before: Motive, made: Motive, tile: int) -> list[tuple[int, int, int]]:
    """Other suspects whose motive changes: body, tile, new motive."""
    old = sums(before)
    return [
        (body, who, total)
        for (body, who), total in sums(made).items()
        if who != tile and total != old.get((body, who), 0)
    ]


def told(changed: list[tuple[int, int, int]], aimed: int = 0) -> Note:
    """In a few words: whose motive changes, the largest first."""
    if not changed:
        return note("table.then.nothing")
    _, who, total = max(changed, key=lambda shift: (shift[2], -shift[1]))
    if who == aimed and len(changed) == 1:
        return note("table.then.self", points=total)
    return note("table.then.moves", suspect=PIECES[who], points=total, more=len(changed) - 1)
