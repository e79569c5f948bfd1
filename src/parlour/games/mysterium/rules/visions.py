"""The first step of an hour: gifts, crows, and the sand is turned (MYS-5, MYS-10)."""

from parlour.core.chance import Chance
from parlour.core.game import Story
from parlour.core.masks import mask_of, members
from parlour.core.seats import Seat
from parlour.games.mysterium import events
from parlour.games.mysterium.content import BIT, HAND_SIZE, PSYCHIC, VISION
from parlour.games.mysterium.moves import Crow, Give, StartTimer, in_one_order
from parlour.games.mysterium.state import State
from parlour.games.mysterium.state.table import PLACING


def give(state: State, seat: Seat, move: Give, chance: Chance, story: Story | None) -> None:
    """Visions go before a psychic, and the hand is filled at once (MYS-5.1, 5.5)."""
    psychic = PSYCHIC[move.psychic]
    gift = mask_of([VISION[card] for card in move.cards])
    state.hand &= ~gift
    state.visions[psychic] |= gift
    state.served |= BIT[psychic]
    if story is not None:
        cards = in_one_order(move.cards)
        story.tell(events.VisionsSent(move.psychic, len(cards), cards))
    top_up(state, chance, story)


def change_cards(state: State, seat: Seat, move: Crow, chance: Chance, story: Story | None) -> None:
    """A crow: cards go to the discard pile before others are drawn (MYS-10.1, 10.7)."""
    changed = mask_of([VISION[card] for card in move.cards])
    state.hand &= ~changed
    state.discard |= changed
    state.crows_in_game += 1
    state.crows_in_turn += 1
    if story is not None:
        cards = in_one_order(move.cards)
        story.tell(events.HandChanged(state.table.ghost, len(cards), cards))
    top_up(state, chance, story)


def start_timer(
    state: State, seat: Seat, move: StartTimer, chance: Chance, story: Story | None
) -> None:
    """The psychics may place (MYS-5.11)."""
    state.step = PLACING
    if story is not None:
        story.tell(events.TimerStarted(state.table.seconds))


def top_up(state: State, chance: Chance, story: Story | None) -> None:
    """The ghost draws to seven, card by card, while there are any (MYS-5.5 to 5.7)."""
    missing = HAND_SIZE - state.hand.bit_count()
    while missing > 0 and (state.drawn < len(state.draw) or reshuffle(state, chance, story)):
        state.hand |= BIT[state.draw[state.drawn]]
        state.drawn += 1
        missing -= 1


def reshuffle(state: State, chance: Chance, story: Story | None) -> bool:
    """The discard pile becomes the draw pile, if it holds any card (MYS-5.6)."""
    cards = members(state.discard)
    if not cards:
        return False
    state.draw = bytes(chance.shuffled(cards))
    state.drawn = 0
    state.discard = 0
    if story is not None:
        story.tell(events.PileReshuffled(len(cards)))
    return True
