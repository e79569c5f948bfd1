"""What may be true behind a view? The pieces nobody showed, dealt again."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from parlour.core.chance import Chance
from parlour.core.game import Event
from parlour.core.seats import Seat
from parlour.games.motive.content import (
    ALL_CARDS,
    ALLOWED,
    BIT,
    CARDS,
    EXCULPATORY,
    FIRST_SET,
    FULL_SET,
    HARD_CARDS,
    INTERVIEWS,
    PIECE,
    PIECES,
    SOLO_CARDS,
    TILES,
)
from parlour.games.motive.options import Options
from parlour.games.motive.position import (
    HIDDEN,
    DrawnCard,
    DrawnTile,
    Hand,
    Laid,
    Peek,
    Pile,
    Position,
)
from parlour.games.motive.position.check import face_up
from parlour.games.motive.rules import Motive, from_position


def guess(view: Position, heard: Sequence[Event], options: Options, chance: Chance) -> Motive:
    """A possible truth behind a view: the pieces nobody showed, dealt again.

    What was heard adds nothing that bears on a move: a hand changes by pieces that its seat draws
    unseen or that come to light.
    """
    tiles = chance.shuffled(unseen(view, TILES))
    cards = Cards(view, chance)
    hands = [Hand(dealt(hand.tiles, tiles), cards.deal(hand.cards)) for hand in view.hands]
    truth = replace(
        view,
        seat=None,
        pending=drawn(view, tiles, cards),
        hands=tuple(hands),
        bids=tuple([bid_of(bid, hand, chance) for bid, hand in bid_pairs(view, hands)]),
        tile_stack=dealt(view.tile_stack, tiles),
        card_deck=cards.deal(view.card_deck),
        reserve_tiles=dealt(view.reserve_tiles, tiles),
        reserve_cards=cards.deal(view.reserve_cards),
        exculpatory=cards.excuse(view.exculpatory),
    )
    seats = view.seats or max(1, len(view.hands))
    return from_position(with_interviews(truth, chance), seats, options)


def shown(view: Position) -> set[str]:
    """Every piece that lies open in the view."""
    piles: list[Any] = [
        *(pile for hand in view.hands for pile in (hand.tiles, hand.cards)),
        *(view.tile_discard, view.card_discard, view.removed, view.draw_tiles, view.draw_cards),
        *(view.display.tiles, view.display.cards, [laid.tile for laid in view.board]),
    ]
    if isinstance(view.pending, Peek):
        piles.append(view.pending.options)
    elif isinstance(view.pending, DrawnTile):
        piles.append([view.pending.tile])
    elif isinstance(view.pending, DrawnCard):
        piles.append([view.pending.card])
    return {word for pile in piles if not isinstance(pile, int) for word in pile}


def unseen(view: Position, numbers: Sequence[int]) -> list[str]:
    open_ones = shown(view)
    return [PIECES[number] for number in numbers if PIECES[number] not in open_ones]


def dealt(pile: Pile, pieces: list[str]) -> tuple[str, ...]:
    """The pile itself if it lies open, else as many pieces from the end of the list, which loses
    them."""
    if not isinstance(pile, int):
        return pile
    taken = pieces[len(pieces) - pile :]
    del pieces[len(pieces) - pile :]
    return tuple(taken)


class Cards:
    """The cards nobody showed, in a random order; first of all a drawn one, which the round must
    allow."""

    def __init__(self, view: Position, chance: Chance) -> None:
        in_use = {3: FIRST_SET, 4: FULL_SET, 5: ALL_CARDS}
        level = view.level or 1
        mask = in_use.get(level, 0) if level != "solo" else SOLO_CARDS
        if view.hard:
            mask |= HARD_CARDS
        hidden = chance.shuffled(unseen(view, CARDS))
        self.cards = [word for word in hidden if mask & BIT[PIECE[word]]]
        self.excuses = [word for word in hidden if EXCULPATORY & BIT[PIECE[word]]]
        self.allowed = ALLOWED[view.round or 1]

    def deal(self, pile: Pile) -> tuple[str, ...]:
        return dealt(pile, self.cards)

    def excuse(self, pile: Pile) -> tuple[str, ...]:
        return dealt(pile, self.excuses)

    def draw(self, pile: Pile) -> tuple[str, ...]:
        """As many cards that the round allows, as far as there are any."""
        if isinstance(pile, int):
            self.cards.sort(key=lambda word: bool(self.allowed & BIT[PIECE[word]]))
        return self.deal(pile)


def drawn(view: Position, tiles: list[str], cards: Cards) -> Any:
    """What a rival may have drawn."""
    waiting = view.pending
    if isinstance(waiting, Peek):
        found = dealt(waiting.options, tiles) if waiting.pile == "tile" else None
        return replace(waiting, options=found if found is not None else cards.draw(waiting.options))
    if isinstance(waiting, DrawnTile) and waiting.tile is None:
        return replace(waiting, tile=dealt(1, tiles)[0])
    if isinstance(waiting, DrawnCard) and waiting.card is None:
        return replace(waiting, card=cards.draw(1)[0])
    return waiting


def bid_pairs(view: Position, hands: list[Hand]) -> list[tuple[str | None, Hand]]:
    return list(zip(view.bids, hands, strict=True)) if view.bids else []


def bid_of(bid: str | None, hand: Hand, chance: Chance) -> str | None:
    """A hidden commitment is some piece of the hand (MOT-14.3)."""
    if bid != HIDDEN:
        return bid
    held: list[str] = [*face_up(hand.tiles), *face_up(hand.cards)]
    return chance.pick(held)


def with_interviews(view: Position, chance: Chance) -> Position:
    """Kinds for the markers that lie face down, and for those still unplaced."""
    placed = [marker for laid in view.board for marker in laid.second_interviews]
    kinds: dict[Seat, list[str]] = {}
    for seat, left in enumerate(view.interviews_left):
        known = [marker.kind for marker in placed if marker.seat == seat]
        mine = known if isinstance(left, int) else [*known, *left]
        kinds[seat] = chance.shuffled([kind for kind in INTERVIEWS if kind not in mine])
    board = tuple([turned_up(laid, kinds) for laid in view.board])
    left_over = [dealt(left, kinds[seat]) for seat, left in enumerate(view.interviews_left)]
    return replace(view, board=board, interviews_left=tuple(left_over))


def turned_up(laid: Laid, kinds: dict[Seat, list[str]]) -> Laid:
    markers = [
        replace(marker, kind=kinds[marker.seat].pop()) if marker.kind is None else marker
        for marker in laid.second_interviews
    ]
    return replace(laid, second_interviews=tuple(markers))
