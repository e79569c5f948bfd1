"""Which move, if chance decides? The one that the list would hold at the number drawn.

Counting takes the place of listing: tiles, cards, the display, draws, second interviews, in the
order of `choices`.
"""

from typing import Final

from parlour.core.chance import Chance
from parlour.core.game import Move
from parlour.core.masks import mask_of
from parlour.core.seats import Seat
from parlour.games.motive import moves
from parlour.games.motive.content import ALL_TILES, BIT, HOBNOB, KIND, MODIFIERS, OF_KIND, VARIABLE
from parlour.games.motive.law.actions import interviewable
from parlour.games.motive.law.targets import markable, playable
from parlour.games.motive.moves import CardKind, ready
from parlour.games.motive.rules import aims, choices
from parlour.games.motive.state import State

SHADES: Final[list[int]] = [1 << edges.bit_count() for edges in VARIABLE]
"""By tile: in how many ways it can be coloured."""
LOW_BITS: Final = 0x7FF
LOW: Final[list[int]] = [
    sum(SHADES[1 + i] for i in range(11) if mask >> i & 1) for mask in range(1 << 11)
]
HIGH: Final[list[int]] = [
    sum(SHADES[12 + i] for i in range(11) if mask >> i & 1) for mask in range(1 << 11)
]
"""The colourings of a set of tiles, in two halves of eleven."""
HOBNOBS: Final = OF_KIND[HOBNOB]
SPECIAL: Final = ~(MODIFIERS | HOBNOBS)


def drawn_by_lot(state: State, seat: Seat, chance: Chance) -> Move:
    """One of the actions of a turn, all equally likely."""
    table = state.table
    hand = state.hands[seat]
    if table.solo:
        free = choices.walking_spaces(state)
    else:
        free = state.fringe & state.reach & ~state.occupied if state.cubes[seat] else 0
    tiles = (LOW[hand >> 1 & LOW_BITS] + HIGH[hand >> 12 & LOW_BITS]) * free.bit_count()
    playing = choices.cards_to_play(state, seat) if table.level != 1 else 0
    cards = count_cards(state, seat, playing) if playing else 0
    draws = choices.draws(state, seat) if table.rounds else choices.NO_MOVES
    others = count_others(state, seat, free) if table.level == 5 or table.pair else 0
    total = tiles + cards + others + len(draws)
    number = chance.below(total or 1)
    if number < tiles:
        return tile_move(hand & ALL_TILES, free, number)
    number -= tiles
    if number < cards:
        return card_move(state, seat, playing, moves.PlayCard, number)
    if others:
        return choices.others(state, seat)[number - cards]
    return draws[number - cards] if draws else ready.PASS


def count_cards(state: State, seat: Seat, cards: int) -> int:
    """How many moves these cards make."""
    if state.table.solo:
        special, total = cards, 0
    else:
        total = (cards & HOBNOBS).bit_count()
        special = cards & MODIFIERS
        if special:
            total += special.bit_count() * markable(state).bit_count()
        special = cards & SPECIAL
    while special:
        card = special.bit_length() - 1
        special ^= BIT[card]
        total += aims.COUNTED[KIND[card]](state, seat, card)
    return total


def card_move(state: State, seat: Seat, cards: int, make: CardKind, number: int) -> Move:
    """The move at this number among those of the cards, ascending."""
    while True:
        card = (cards & -cards).bit_length() - 1
        count = aims.COUNTED[KIND[card]](state, seat, card)
        if number < count:
            return aims.AIMED[KIND[card]](state, seat, card, make)[number]
        number -= count
        cards &= cards - 1


def tile_move(tiles: int, free: int, number: int) -> Move:
    """The move that `tile_moves` holds at this number."""
    count = free.bit_count()
    while True:
        tile = (tiles & -tiles).bit_length() - 1
        size = SHADES[tile] * count
        if number < size:
            break
        number -= size
        tiles &= tiles - 1
    place, shade = divmod(number, SHADES[tile])
    while place:
        free &= free - 1
        place -= 1
    return ready.PLAYS[tile][(free & -free).bit_length() - 1][shade]


def count_others(state: State, seat: Seat, free: int) -> int:
    """The display and second interviews."""
    total = sum(SHADES[tile] for tile in state.display_tiles) * free.bit_count()
    total += count_cards(state, seat, mask_of(state.display_cards) & playable(state, seat))
    if state.table.level == 5 and state.interviews_left[seat]:
        kinds = state.interviews_left[seat].bit_count()
        total += len(interviewable(state, seat)) * kinds
    return total
