"""Step 3 of a turn: the hand is filled up, and the discard pile shuffled when need be (CAL-7)."""

from mypy_extensions import i64

from parlour.core.chance import Chance
from parlour.core.game import Story
from parlour.games.calaveras import events
from parlour.games.calaveras.content import HAND_SIZE
from parlour.games.calaveras.state import State, heap_cards, heap_words, size


def refill(state: State, seat: i64, chance: Chance, story: Story | None) -> None:
    """The seat draws to three, card by card, while there are any (CAL-7)."""
    before = state.hands[seat]
    hand = before
    missing = HAND_SIZE - size(hand)
    while missing and (state.drawn < len(state.draw) or reshuffle(state, chance, story)):
        card: i64 = state.draw[state.drawn]
        hand += 1 << 4 * card
        state.drawn += 1
        missing -= 1
    state.hands[seat] = hand
    if story is not None:
        drawn = heap_words(hand - before)
        if drawn:
            story.tell(events.HandRefilled(seat, len(drawn), drawn))
        if missing:
            story.tell(events.PilesExhausted(seat, missing, size(hand)))


def reshuffle(state: State, chance: Chance, story: Story | None) -> bool:
    """The discard pile becomes the draw pile, if it holds any card (CAL-7.3, 7.5)."""
    if state.discard == 0:
        return False
    cards = heap_cards(state.discard)
    state.draw = bytes(chance.shuffled(cards))
    state.drawn = 0
    state.discard = 0
    if story is not None:
        story.tell(events.PileReshuffled(len(cards)))
    return True
