"""Step 1 of a turn: a Location is laid, or a Twist is spent (CAL-5, CAL-6)."""

from mypy_extensions import i64

from parlour.core.game import Story
from parlour.games.calaveras import events
from parlour.games.calaveras.content import CARDS, TWIST
from parlour.games.calaveras.moves import AREAS, FRONTS, INNOCENT
from parlour.games.calaveras.state import BIT, DISCARDED, IN_HAND, ONE_TWIST, State


def play(state: State, seat: i64, card: i64, to: i64, story: Story | None) -> None:
    """A Location of the hand is laid (CAL-5)."""
    state.hands[seat] -= IN_HAND[card]
    if story is not None:
        story.tell(played(state, card, to))
    lay(state, card, to, story)


def twist(state: State, seat: i64, card: i64, source: i64, to: i64, story: Story | None) -> None:
    """A Twist carries a Location from one area to another (CAL-6)."""
    spend_twist(state, seat)
    if story is not None:
        story.tell(events.TwistMoved(state.turn, CARDS[card], AREAS[source], AREAS[to]))
    if source >= FRONTS:
        state.fronts[source - FRONTS] ^= BIT[card]
    elif source == INNOCENT:
        state.innocent ^= BIT[card]
    else:
        state.suspect ^= BIT[card]
    lay(state, card, to, story)


def idle(state: State, seat: i64, story: Story | None) -> None:
    """A Twist is spent on nothing (CAL-6.10)."""
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
    state.hands[seat] -= IN_HAND[TWIST]
    state.discard += ONE_TWIST


def lay(state: State, card: i64, area: i64, story: Story | None) -> None:
    """A Location arrives. Two equal cards before one place cancel out (CAL-5.3, 5.4)."""
    if area < FRONTS:
        lay_in_centre(state, card, area, story)
        return
    place = area - FRONTS
    front = state.fronts[place] ^ BIT[card]
    state.fronts[place] = front
    if not front & BIT[card]:
        state.discard += 2 * DISCARDED[card]
        if story is not None:
            story.tell(events.FrontCancelled(CARDS[card], place))


def lay_in_centre(state: State, card: i64, area: i64, story: Story | None) -> None:
    """The same Location twice on the zones, whichever of them, cancels out (CAL-5.7)."""
    bit = BIT[card]
    if (state.innocent | state.suspect) & bit:
        state.innocent &= ~bit
        state.suspect &= ~bit
        state.discard += 2 * DISCARDED[card]
        if story is not None:
            story.tell(events.CentreCancelled(CARDS[card]))
    elif area == INNOCENT:
        state.innocent |= bit
    else:
        state.suspect |= bit
