"""Level 5, before the first turn: detectives are chosen and pieces committed. Section 14."""

from parlour.core.chance import Chance
from parlour.core.game import Story
from parlour.core.masks import mask_of
from parlour.core.seats import Seat
from parlour.games.motive.content import ALL_CARDS, ALL_TILES, BIT, PERSON, PIECE, PIECES
from parlour.games.motive.events import dealing
from parlour.games.motive.moves import Bid, ChooseDetective
from parlour.games.motive.rules.dealing import open_first_case
from parlour.games.motive.rules.order import open_track
from parlour.games.motive.state import State
from parlour.games.motive.state.table import AFTER_BID, CHOOSE_FIRST


def choose_detective(
    state: State, seat: Seat, move: ChooseDetective, chance: Chance, story: Story | None
) -> None:
    """One of two is kept, in seat order; then the first case is dealt (MOT-14.5)."""
    people = list(state.detectives)
    people[seat] = PERSON[move.detective]
    state.detectives = tuple(people)
    offer = list(state.offer)
    offer[seat] = ()
    state.offer = tuple(offer)
    if story is not None:
        story.tell(dealing.DetectiveChosen(seat, move.detective))
    if seat + 1 < state.table.seats:
        state.mover = seat + 1
    else:
        state.offer = ()
        open_first_case(state, chance, story)


def bid(state: State, seat: Seat, move: Bid, chance: Chance, story: Story | None) -> None:
    """A secret commitment, which counts as part of the hand until the last one reveals them all
    (MOT-14.3)."""
    bids = list(state.bids)
    bids[seat] = PIECE[move.piece]
    state.bids = tuple(bids)
    if story is not None:
        story.tell(dealing.PieceCommitted(seat, move.piece))
    if all(bids):
        reveal(state, story)
    else:
        state.mover = bids.index(0)


def reveal(state: State, story: Story | None) -> None:
    """The lowest number chooses first; the pieces are discarded (MOT-14.3, 14.4, 16.13)."""
    committed = state.bids
    if story is not None:
        story.tell(dealing.CommitmentsRevealed(tuple([PIECES[piece] for piece in committed])))
    for seat, piece in enumerate(committed):
        state.hands[seat] ^= BIT[piece]
    state.tile_discard |= mask_of(committed) & ALL_TILES
    state.card_discard |= mask_of(committed) & ALL_CARDS
    state.bids = (0,) * state.table.seats
    choosers = tuple(sorted(range(state.table.seats), key=lambda seat: committed[seat]))
    if state.table.pair:
        state.phase, state.mover = CHOOSE_FIRST, choosers[0]
    else:
        open_track(state, choosers, AFTER_BID)
