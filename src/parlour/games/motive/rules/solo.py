"""You are the murderer: around the victim, then with the walking marker. Section 17."""

from parlour.core.game import Story
from parlour.games.motive.content import (
    BESIDE,
    BIT,
    CENTRE,
    EXTRA_ACTION,
    KIND,
    NEAR,
    PIECE,
    PIECES,
)
from parlour.games.motive.events import playing, scoring
from parlour.games.motive.moves import PlayCard
from parlour.games.motive.rules import choices
from parlour.games.motive.scoring.ending import solo_motive, solo_outcome
from parlour.games.motive.state import State
from parlour.games.motive.state.board import set_markers
from parlour.games.motive.state.table import NONE, OVER


def after_tile(state: State, tile: int, space: int, story: Story | None) -> None:
    """Evidence, replacement, and a step of the ring or of the walk (MOT-17.4 to 17.11)."""
    in_ring = state.marker == NONE
    if in_ring:
        close_ring(state, space)
    if state.table.hard:
        find_evidence(state, tile, story)
    if not replace_tile(state, story):
        finish(state, story)
    elif in_ring:
        if (state.occupied & BESIDE[CENTRE]).bit_count() == len(NEAR):
            walk_to(state, state.first, story)
    else:
        walk(state, story)


def close_ring(state: State, space: int) -> None:
    """The first suspect marks the start, the second one the direction (MOT-17.5, 17.6)."""
    if state.first == NONE:
        state.first = space
    elif not state.direction:
        step = (NEAR.index(space) - NEAR.index(state.first)) % 4
        state.direction = 1 if step == 1 else -1


def find_evidence(state: State, tile: int, story: Story | None) -> None:
    """A suspect that has motive at once gets the top exculpatory marker (MOT-17.21, 17.22)."""
    if not state.exculpatory or not solo_motive(state, tile):
        return
    card = state.exculpatory[0]
    state.exculpatory = state.exculpatory[1:]
    state.card_discard |= BIT[card]
    set_markers(state, tile, (*state.markers[tile], KIND[card]))
    if story is not None:
        story.tell(playing.AlibiFound(PIECES[tile], PIECES[card]))


def after_card(state: State, move: PlayCard, story: Story | None) -> None:
    """The reserve first, where the card allows it; then as after a tile (MOT-17.4, 17.12)."""
    if EXTRA_ACTION & BIT[PIECE[move.card]] and move.reserve is not None:
        fetch(state, move.reserve, story)
    if replace_card(state, story):
        walk(state, story)
    else:
        finish(state, story)


def fetch(state: State, pile: str, story: Story | None) -> None:
    """The top of a reserve pile goes face down onto its active pile (MOT-17.12)."""
    if pile == "tile":
        state.stack = state.reserve_tiles[:1] + state.stack
        state.reserve_tiles = state.reserve_tiles[1:]
    else:
        state.deck = state.reserve_cards[:1] + state.deck
        state.reserve_cards = state.reserve_cards[1:]
    if story is not None:
        story.tell(playing.ReserveFetched(pile))


def replace_tile(state: State, story: Story | None) -> bool:
    """Whether the active stack had a tile to replace the one just placed (MOT-17.4)."""
    if not state.stack:
        return False
    take(state, state.stack[0], story)
    state.stack = state.stack[1:]
    return True


def replace_card(state: State, story: Story | None) -> bool:
    if not state.deck:
        return False
    take(state, state.deck[0], story)
    state.deck = state.deck[1:]
    return True


def take(state: State, piece: int, story: Story | None) -> None:
    state.hands[0] |= BIT[piece]
    if story is not None:
        story.tell(playing.DrawAreaRefilled(PIECES[piece]))


def walk(state: State, story: Story | None) -> None:
    """The marker goes to the next near suspect (MOT-17.11)."""
    place = (NEAR.index(state.marker) + state.direction) % 4
    walk_to(state, NEAR[place], story)


def walk_to(state: State, space: int, story: Story | None) -> None:
    """There the game ends if nothing can be played (MOT-17.24)."""
    state.marker = space
    if story is not None:
        story.tell(playing.WalkerMoved(PIECES[state.board[space]]))
    if not choices.listed(state, 0):
        finish(state, story)


def finish(state: State, story: Story | None) -> None:
    """The police have concluded their investigation (MOT-17.16, 17.17)."""
    state.phase, state.mover = OVER, NONE
    if story is not None:
        ended = solo_outcome(state)
        told = scoring.LawSlipped if ended.escaped else scoring.MurdererCaught
        story.tell(told(ended.total, ended.title))
