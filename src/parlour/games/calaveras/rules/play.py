"""Step 1 of a turn: a Location is laid, or a Twist is spent (CAL-5, CAL-6)."""

from mypy_extensions import i64

from parlour.core.game import Story
from parlour.games.calaveras import events
from parlour.games.calaveras.content import CARDS
from parlour.games.calaveras.moves import AREAS, FRONTS, IDLE_AT, INNOCENT, SUSPECT, TWIST_FROM
from parlour.games.calaveras.state import ONE_TWIST, State


def play(state: State, seat: i64, number: i64, story: Story | None) -> None:
    """Lay the card, or spend the Twist, by the number of the move (CAL-5, CAL-6)."""
    to = number & 7
    if number < TWIST_FROM:
        card = number >> 3
        state.hands[seat] -= 1 << 4 * card
        if story is not None:
            story.tell(played(state, card, to))
        lay(state, card, to, story)
    elif number < IDLE_AT:
        spend_twist(state, seat)
        card = (number - TWIST_FROM) >> 6
        source = (number - TWIST_FROM) >> 3 & 7
        if story is not None:
            story.tell(events.TwistMoved(state.turn, CARDS[card], AREAS[source], AREAS[to]))
        state.areas[source] ^= 1 << card
        lay(state, card, to, story)
    else:
        spend_twist(state, seat)
        if story is not None:
            story.tell(events.TwistDiscarded(state.turn))


def played(
    state: State, card: i64, to: i64
) -> events.PlayedSelf | events.PlayedOther | events.PlayedZone:
    """What a play is called depends on where the card goes (CAL-14)."""
    if to < FRONTS:
        return events.PlayedZone(state.turn, CARDS[card], AREAS[to])
    if to - FRONTS == state.turn:
        return events.PlayedSelf(state.turn, CARDS[card])
    return events.PlayedOther(state.turn, CARDS[card], to - FRONTS)


def spend_twist(state: State, seat: i64) -> None:
    """The Twist goes to the discard pile (CAL-6.9)."""
    state.hands[seat] -= ONE_TWIST
    state.discard += ONE_TWIST


def lay(state: State, card: i64, area: i64, story: Story | None) -> None:
    """A Location arrives in an area, where it stays or cancels."""
    if area >= FRONTS:
        lay_in_front(state, card, area, story)
    elif state.areas[INNOCENT] & (1 << card) or state.areas[SUSPECT] & (1 << card):
        cancel_in_centre(state, card, story)
    else:
        state.areas[area] |= 1 << card


def lay_in_front(state: State, card: i64, area: i64, story: Story | None) -> None:
    """Two equal cards before one place cancel out (CAL-5.3, 5.4)."""
    if state.areas[area] & (1 << card):
        state.discard += 2 << 4 * card
        if story is not None:
            story.tell(events.FrontCancelled(CARDS[card], area - FRONTS))
    state.areas[area] ^= 1 << card


def cancel_in_centre(state: State, card: i64, story: Story | None) -> None:
    """The same Location twice on the zones, whichever of them, cancels out (CAL-5.7)."""
    state.areas[INNOCENT] &= ~(1 << card)
    state.areas[SUSPECT] &= ~(1 << card)
    state.discard += 2 << 4 * card
    if story is not None:
        story.tell(events.CentreCancelled(CARDS[card]))
