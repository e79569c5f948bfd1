"""How is a table set up? A case is dealt, with detectives, order and display where they are."""

from typing import Final

from parlour.core.chance import Chance
from parlour.core.game import Story
from parlour.core.masks import mask_of, members
from parlour.core.seats import Seat
from parlour.games.motive.content import (
    ALL_CARDS,
    ALL_TILES,
    BIT,
    CENTRE,
    DETECTIVES,
    DISPLAY,
    EXCULPATORY,
    FIRST_SET,
    FULL_SET,
    HARD_CARDS,
    PIECES,
    SOLO_CARDS,
    SOLO_SIZES,
    START_AT_LEVEL_3,
    TILES,
)
from parlour.games.motive.events import dealing
from parlour.games.motive.options import Options, check
from parlour.games.motive.rules.piles import allowed_card, top_tile
from parlour.games.motive.state import State
from parlour.games.motive.state.board import add_body, lay
from parlour.games.motive.state.table import AFTER_ROUND, BID, DETECTIVE, NONE, SOLO, TURN, Table
from parlour.games.motive.state.written import words


def set_up(state: State, options: Options, seats: int, chance: Chance, story: Story | None) -> None:
    """All that comes before the first move; raises OptionsError."""
    check(options, seats)
    level = options.level or ("solo" if seats == 1 else 1)
    number = SOLO if level == "solo" else level
    state.clear(Table(seats, options, number, hard=options.hard))
    if state.table.solo:
        deal_alone(state, chance, story)
        return
    if number == 3:
        state.scores = [START_AT_LEVEL_3] * seats
    if number == 5:
        deal_detectives(state, chance, story)
    if state.phase != DETECTIVE:
        open_first_case(state, chance, story)


def deal_detectives(state: State, chance: Chance, story: Story | None) -> None:
    """One face up, or two to choose from (MOT-14.5)."""
    people = chance.shuffled(range(len(DETECTIVES)))
    seats = state.table.seats
    if state.table.detective_choice:
        state.offer = tuple([tuple(people[2 * seat : 2 * seat + 2]) for seat in range(seats)])
        state.phase, state.mover = DETECTIVE, 0
    else:
        state.detectives = tuple(people[:seats])
    if story is not None:
        for seat in range(seats):
            offer = state.offer[seat] if state.offer else (state.detectives[seat],)
            names = tuple([DETECTIVES[who] for who in offer])
            story.tell(dealing.DetectivesDealt(seat, names))


def open_first_case(state: State, chance: Chance, story: Story | None) -> None:
    """Case 1, and who begins it (MOT-8.3, 11.4, 14.3, 16.2)."""
    deal_case(state, chance, story)
    if state.table.level == 5:
        state.phase, state.mover = BID, 0
        return
    if state.table.rounds:
        order = chance.shuffled(range(state.table.seats))
        set_order(state, pair_order(order[0]) if state.table.pair else tuple(order), story)
        if state.table.pair:
            state.second_seat = order[1]


def pair_order(first: Seat) -> tuple[Seat, ...]:
    """First, second, second, first (MOT-16.2)."""
    return first, 1 - first, 1 - first, first


def set_order(state: State, order: tuple[Seat, ...], story: Story | None) -> None:
    """The track from now on; its leftmost disk has the turn (MOT-11.5)."""
    state.turn_order = order
    state.turn_index = 0
    state.pass_ = 1
    state.choosers = state.new_order = ()
    state.after_choice = AFTER_ROUND
    state.phase, state.mover = TURN, order[0]
    if story is not None:
        story.tell(dealing.OrderSet(order))


def hand_sizes(state: State) -> tuple[int, int]:
    """Tiles and cards dealt to each player (MOT-8.2, 10.2, 11.3, 14.2, 16.4)."""
    table = state.table
    if table.pair:
        return 1, 3
    return 3, {3: 2, 4: 3, 5: 4}.get(table.level, 0)


CARDS_OF_LEVEL: Final[dict[int, list[int]]] = {
    1: [],
    2: [],
    3: members(FIRST_SET),
    4: members(FULL_SET),
    5: members(ALL_CARDS),
}
"""The cards that are shuffled for a case (MOT-10.2, 11.2, 14.1)."""


def deal_case(state: State, chance: Chance, story: Story | None) -> None:
    """Everything but the removed tiles is shuffled; hands, a victim, piles (MOT-8.2, 13.8)."""
    state.clear_case()
    tiles = chance.shuffled([tile for tile in TILES if not state.removed & BIT[tile]])
    cards = chance.shuffled(CARDS_OF_LEVEL[state.table.level])
    some, several = hand_sizes(state)
    for seat in range(state.table.seats):
        dealt = tiles[:some] + cards[:several]
        state.hands[seat] = mask_of(dealt)
        del tiles[:some], cards[:several]
    state.stack = bytes(tiles[1:])
    if state.table.rounds:
        state.deck = bytes(cards)
    find_victim(state, tiles[0], story)
    tell_hands(state, story)
    state.round = state.pass_ = 1
    state.turn_index = 0
    state.phase, state.mover = TURN, state.start_player
    if state.table.pair:
        lay_rows(state, story)


def find_victim(state: State, tile: int, story: Story | None) -> None:
    """The victim carries no cube (MOT-2.13)."""
    lay(state, tile, CENTRE, 0, NONE)
    add_body(state, CENTRE)
    if story is not None:
        story.tell(dealing.CaseOpened(state.case, PIECES[tile]))


def tell_hands(state: State, story: Story | None) -> None:
    if story is not None:
        for seat, hand in enumerate(state.hands):
            tiles, cards = (hand & ALL_TILES).bit_count(), (hand & ALL_CARDS).bit_count()
            story.tell(dealing.HandDealt(seat, tiles, cards, words(hand)))


def lay_rows(state: State, story: Story | None) -> None:
    """Two players: pieces are added to the display; forbidden cards are replaced (MOT-16.5)."""
    count = DISPLAY[state.round - 1]
    tiles: list[int] = []
    cards: list[int] = []
    while len(tiles) < count and state.stack:
        tiles.append(top_tile(state))
    while len(cards) < count:
        card = allowed_card(state, NONE, story)
        if not card:
            break
        cards.append(card)
    state.display_tiles += tuple(tiles)
    state.display_cards += tuple(cards)
    if story is not None:
        laid = [tuple([PIECES[piece] for piece in row]) for row in (tiles, cards)]
        story.tell(dealing.DisplayLaid(laid[0], laid[1]))


def clear_rows(state: State, story: Story | None) -> None:
    """Two players: the two nearest pieces of each row are discarded; after round 1 that is all
    there can be (MOT-16.8, 16.9)."""
    gone = state.display_tiles[:2] + state.display_cards[:2]
    state.display_tiles = state.display_tiles[2:]
    state.display_cards = state.display_cards[2:]
    state.tile_discard |= mask_of(gone) & ALL_TILES
    state.card_discard |= mask_of(gone) & ALL_CARDS
    if story is not None and gone:
        story.tell(dealing.DisplayDiscarded(tuple([PIECES[piece] for piece in gone])))


def deal_alone(state: State, chance: Chance, story: Story | None) -> None:
    """Solo: active and reserve piles, the draw area, the victim (MOT-17.1 to 17.3, 17.20)."""
    sizes = SOLO_SIZES | (SOLO_SIZES["hard"] if state.table.hard else {})
    tiles = chance.shuffled(members(ALL_TILES))
    cards = chance.shuffled(members(SOLO_CARDS | (HARD_CARDS if state.table.hard else 0)))
    active, reserve = tiles[: sizes["active_tiles"]], tiles[sizes["active_tiles"] :]
    deck, state.reserve_cards = (
        cards[: sizes["active_cards"]],
        bytes(cards[sizes["active_cards"] :]),
    )
    state.reserve_tiles = bytes(reserve)
    some, several = sizes["draw_tiles"], sizes["draw_cards"]
    state.hands[0] = mask_of(active[:some] + deck[:several])
    state.stack, state.deck = bytes(active[some + 1 :]), bytes(deck[several:])
    if state.table.hard:
        state.exculpatory = bytes(chance.shuffled(members(EXCULPATORY)))
    find_victim(state, active[some], story)
    tell_hands(state, story)
    state.phase, state.mover = TURN, 0
