"""Step 3 of a turn: the hand is filled up, and the discard pile shuffled when need be (CAL-7)."""

from mypy_extensions import i64

from parlour.core.chance import Chance
from parlour.core.game import Story
from parlour.games.calaveras import events
from parlour.games.calaveras.content import HAND_SIZE
from parlour.games.calaveras.state import FULL, IN_HAND, State, discarded_cards, hand_words


def refill(state: State, seat: i64, chance: Chance, story: Story | None) -> None:
    """The seat draws to three, card by card, while there are any (CAL-7)."""
    before = state.hands[seat]
    hand = before
    while hand < FULL and (state.left or reshuffle(state, chance, story)):
        hand += IN_HAND[state.draw[len(state.draw) - state.left]]
        state.left -= 1
    state.hands[seat] = hand
    if story is not None:
        drawn = hand_words(hand - before)
        if drawn:
            story.tell(events.HandRefilled(seat, len(drawn), drawn))
        if hand < FULL:
            held = len(hand_words(hand))
            story.tell(events.PilesExhausted(seat, HAND_SIZE - held, held))


def reshuffle(state: State, chance: Chance, story: Story | None) -> bool:
    """The discard pile becomes the draw pile, if it holds any card (CAL-7.3, 7.5)."""
    if state.discard == 0:
        return False
    cards = discarded_cards(state.discard)
    chance.shuffle(cards)
    state.draw = cards
    state.left = len(cards)
    state.discard = 0
    if story is not None:
        story.tell(events.PileReshuffled(len(cards)))
    return True
