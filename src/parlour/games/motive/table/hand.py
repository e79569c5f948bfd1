"""What may the viewer do? The pieces at hand, the buttons, and the answers to the next question."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from parlour.core.game import Move
from parlour.core.notation import word_of
from parlour.core.seats import Seat
from parlour.games.motive import moves as kinds
from parlour.games.motive.content import (
    ALLOWED,
    BIT,
    DISPLAY_COST,
    KIND,
    KINDS,
    MODIFIER,
    PIECE,
)
from parlour.games.motive.position import DrawnCard, DrawnTile, Peek, Position
from parlour.games.motive.table.arrows import printed
from parlour.games.motive.table.draft import Draft, fields, query
from parlour.games.motive.table.foresee import note
from parlour.games.motive.table.picture import Card, Deed, Face
from parlour.games.motive.table.pieces import Note, Query

Begun = Mapping[tuple[str, str], Query]
"""By type of move and piece: the draft that picking it begins."""
BY_TILE: Final = ("play_tile", "bid")
BY_CARD: Final = ("play_card", "bid")
SHOWN_AS_DEEDS: Final = (
    *(kinds.DrawTile, kinds.DrawCard, kinds.DrawTwo, kinds.DiscardDrawn, kinds.ChooseDrawn),
    *(kinds.Pass, kinds.Decline, kinds.ChooseOrder, kinds.ChooseDetective),
)
"""The moves that need no second thought."""


def begun(moves: Sequence[Move]) -> Begun:
    """What each piece begins."""
    found: dict[tuple[str, str], Query] = {}
    for move in moves:
        kind: Any = type(move)
        word = word_of(kind)
        for key in ("card", "tile", "piece"):
            piece = getattr(move, key, None)
            if piece is not None:
                if (word, piece) not in found:
                    found[word, piece] = query({"type": word, key: piece})
                break
    return found


def picker(draft: Draft, known: Begun, words: tuple[str, ...]) -> Callable[[str], Query | None]:
    """By piece: the draft that picking it makes, or None."""
    wanted = set(draft.answers()) if draft.open == "tile" else set()

    def pick(piece: str) -> Query | None:
        if piece in wanted:
            return draft.query(tile=piece)
        return next((known[word, piece] for word in words if (word, piece) in known), None)

    return pick


def at_hand(view: Position) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The tiles and cards the viewer plays from: the hand, or in solo the draw area; and what was
    just drawn."""
    tiles, cards = view.draw_tiles, view.draw_cards
    if not view.solo and view.seat is not None and view.seat < len(view.hands):
        hand = view.hands[view.seat]
        tiles = () if isinstance(hand.tiles, int) else hand.tiles
        cards = () if isinstance(hand.cards, int) else hand.cards
    if isinstance(view.pending, DrawnTile) and view.pending.tile:
        tiles = (view.pending.tile,)
    if isinstance(view.pending, DrawnCard) and view.pending.card:
        cards = (view.pending.card,)
    return in_order(tiles), in_order(cards)


def in_order(pieces: Sequence[str]) -> tuple[str, ...]:
    return tuple(sorted(pieces, key=PIECE.__getitem__))


def tiles(view: Position, draft: Draft, known: Begun) -> tuple[Face, ...]:
    pick = picker(draft, known, BY_TILE)
    held = {draft.holds("tile"), draft.holds("piece")} if draft.kind else set()
    return tuple(
        [Face(tile, printed(PIECE[tile]), pick(tile), tile in held) for tile in at_hand(view)[0]]
    )


def cards(view: Position, draft: Draft, known: Begun, *, mine: bool) -> tuple[Card, ...]:
    pick = picker(draft, known, BY_CARD)
    held = {draft.holds("card"), draft.holds("piece")} if draft.kind else set()
    return tuple(
        [
            card(word, pick(word), picked=word in held, why_not=idle(view, word, pick(word), mine))
            for word in at_hand(view)[1]
        ]
    )


def card(
    word: str, pick: Query | None, *, picked: bool, cost: int = 0, why_not: Note | None = None
) -> Card:
    kind = KIND[PIECE[word]]
    sign = f"{MODIFIER[kind]:+d}".replace("-", "\N{MINUS SIGN}") if kind in MODIFIER else ""
    return Card(word, KINDS[kind], sign, pick, picked, cost, why_not)


def idle(view: Position, word: str, pick: Query | None, mine: bool) -> Note | None:
    """Why a card lies idle on one's own turn."""
    if pick or not mine or view.phase != "turn" or view.pending is not None:
        return None
    late = view.round is not None and not ALLOWED[view.round] & BIT[PIECE[word]]
    return note("table.idle.round" if late else "table.idle.target")


def row_tiles(view: Position, draft: Draft, known: Begun, free: bool) -> tuple[Face, ...]:
    """The face-up tiles of two players, nearest first (MOT-16.5)."""
    pick = picker(draft, known, ("play_display",))
    held = draft.holds("tile") if draft.kind == "play_display" else None
    return tuple(
        [
            Face(tile, printed(PIECE[tile]), pick(tile), tile == held, cost(number, free))
            for number, tile in enumerate(view.display.tiles)
        ]
    )


def row_cards(view: Position, draft: Draft, known: Begun, free: bool) -> tuple[Card, ...]:
    pick = picker(draft, known, ("play_display",))
    held = draft.holds("card") if draft.kind == "play_display" else None
    return tuple(
        [
            card(word, pick(word), picked=word == held, cost=cost(number, free))
            for number, word in enumerate(view.display.cards)
        ]
    )


def cost(number: int, free: bool) -> int:
    return 0 if free else DISPLAY_COST[number]


def deeds(view: Position, moves: Sequence[Move]) -> tuple[Deed, ...]:
    """Whole moves as buttons."""
    return tuple([deed(view, move) for move in moves if isinstance(move, SHOWN_AS_DEEDS)])


def deed(view: Position, move: Move) -> Deed:
    kind: Any = type(move)
    word = word_of(kind)
    more, face, portrait = None, None, None
    if isinstance(move, kinds.ChooseDetective):
        more, portrait = note(f"detectives.{move.detective}"), move.detective
    if isinstance(move, kinds.ChooseDrawn) and isinstance(view.pending, Peek):
        piece = PIECE[move.piece]
        if view.pending.pile == "tile":
            face = Face(move.piece, printed(piece))
        else:
            more = note(f"cards.{KINDS[KIND[piece]]}")
    return Deed(name_of(view, move, word), fields(move), more, face, portrait)


def name_of(view: Position, move: Move, word: str) -> Note:
    slots = {key: value for key, value in fields(move) if key != "type"}
    if isinstance(move, kinds.Decline):
        return note(f"table.deed.decline_{view.phase}")
    if isinstance(move, kinds.Pass):
        return note("table.deed.stop" if view.pending is not None else "table.deed.pass")
    if isinstance(move, kinds.ChooseOrder):
        return note(f"table.deed.choose_order_{move.order}")
    return note(f"table.deed.{word}", **slots)


def free_display(view: Position, seat: Seat | None) -> bool:
    """Mrs. Nightingale pays nothing (MOT-14.6)."""
    if seat is None or seat >= len(view.detectives):
        return False
    return view.detectives[seat] == "nightingale"
