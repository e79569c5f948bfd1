"""Step 1 of a turn: a Location is laid, or a Twist is spent (CAL-5, CAL-6)."""

from parlour.core.game import Move, Story
from parlour.core.seats import Seat
from parlour.games.calaveras import events
from parlour.games.calaveras.content import CARD, CARDS, TWIST
from parlour.games.calaveras.moves import AREA, FRONTS, INNOCENT, SUSPECT, Play, Twist
from parlour.games.calaveras.state import BIT, ONE, State


def play(state: State, seat: Seat, move: Move, story: Story | None) -> None:
    """Lay the card, or spend the Twist (CAL-5, CAL-6)."""
    if isinstance(move, Play):
        card = CARD[move.card]
        state.hands[seat] -= ONE[card]
        if story is not None:
            story.tell(played(state, move))
        lay(state, card, AREA[move.to], story)
    elif isinstance(move, Twist):
        spend_twist(state, seat)
        card = CARD[move.card]
        if story is not None:
            story.tell(events.TwistMoved(state.turn, move.card, move.from_, move.to))
        state.areas[AREA[move.from_]] ^= BIT[card]
        lay(state, card, AREA[move.to], story)
    else:
        spend_twist(state, seat)
        if story is not None:
            story.tell(events.TwistDiscarded(state.turn))


def played(state: State, move: Play) -> events.PlayedSelf | events.PlayedOther | events.PlayedZone:
    """What a play is called depends on where the card goes (CAL-14)."""
    place = AREA[move.to] - FRONTS
    if place < 0:
        return events.PlayedZone(state.turn, move.card, move.to)
    if place == state.turn:
        return events.PlayedSelf(state.turn, move.card)
    return events.PlayedOther(state.turn, move.card, place)


def spend_twist(state: State, seat: Seat) -> None:
    """The Twist goes to the discard pile (CAL-6.9)."""
    state.hands[seat] -= ONE[TWIST]
    state.discard += ONE[TWIST]


def lay(state: State, card: int, area: int, story: Story | None) -> None:
    """A Location arrives in an area, where it stays or cancels."""
    if area >= FRONTS:
        lay_in_front(state, card, area, story)
    elif state.areas[INNOCENT] & BIT[card] or state.areas[SUSPECT] & BIT[card]:
        cancel_in_centre(state, card, story)
    else:
        state.areas[area] |= BIT[card]


def lay_in_front(state: State, card: int, area: int, story: Story | None) -> None:
    """Two equal cards before one place cancel out (CAL-5.3, 5.4)."""
    if state.areas[area] & BIT[card]:
        state.discard += 2 * ONE[card]
        if story is not None:
            story.tell(events.FrontCancelled(CARDS[card], area - FRONTS))
    state.areas[area] ^= BIT[card]


def cancel_in_centre(state: State, card: int, story: Story | None) -> None:
    """The same Location twice on the zones, whichever of them, cancels out (CAL-5.7)."""
    state.areas[INNOCENT] &= ~BIT[card]
    state.areas[SUSPECT] &= ~BIT[card]
    state.discard += 2 * ONE[card]
    if story is not None:
        story.tell(events.CentreCancelled(CARDS[card]))
