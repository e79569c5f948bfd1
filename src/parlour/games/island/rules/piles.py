"""Where do cards come from? From the deck, which the discard pile renews (ISL-8.9)."""

from parlour.core.chance import Chance
from parlour.core.game import Story
from parlour.core.masks import members
from parlour.core.seats import Seat
from parlour.games.island import events
from parlour.games.island.state import State


def draw(state: State, count: int, chance: Chance, story: Story | None) -> int:
    """So many cards off the deck, as a mask, as far as deck and discard pile have any."""
    drawn = 0
    for _ in range(count):
        if not state.deck:
            renew(state, chance, story)
        if not state.deck:
            return drawn
        drawn |= 1 << state.deck[0]
        state.deck = state.deck[1:]
    return drawn


def renew(state: State, chance: Chance, story: Story | None) -> None:
    """The discard pile becomes the deck."""
    cards = members(state.discard)
    if not cards:
        return
    state.deck = bytes(chance.shuffled(cards))
    state.discard = 0
    if story is not None:
        story.tell(events.turns.DeckShuffled(len(cards)))


def draw_ruse(state: State, seat: Seat) -> bool:
    """A ruse card that nobody sees, if there is one (ISL-8.8, 13.14)."""
    if not state.ruse_deck:
        return False
    state.ruses[seat] |= 1 << state.ruse_deck[0]
    state.ruse_deck = state.ruse_deck[1:]
    return True


def some_of(mask: int, count: int, chance: Chance) -> int:
    """So many of a mask at random, or all there are (ISL-17.10)."""
    picked = 0
    for number in chance.shuffled(members(mask))[:count]:
        picked |= 1 << number
    return picked
