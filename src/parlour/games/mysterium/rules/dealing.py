"""How is the table laid? (MYS-3)"""

from parlour.core.chance import Chance
from parlour.core.game import Story
from parlour.core.masks import mask_of
from parlour.games.mysterium import events
from parlour.games.mysterium.content import KINDS, OF_KIND, VISIONS
from parlour.games.mysterium.options import Options, check
from parlour.games.mysterium.rules.visions import top_up
from parlour.games.mysterium.state import State


def set_up(state: State, options: Options, seats: int, chance: Chance, story: Story | None) -> None:
    """Psychic cards, the ghost's screen, the visions."""
    check(options, seats)
    state.clear(seats, options, options.ghost)
    lay_cards(state, chance)
    state.draw = bytes(chance.shuffled(range(1, len(VISIONS))))
    top_up(state, chance, None)
    if story is not None:
        table = state.table
        story.tell(events.SeanceOpened(table.count, table.laid, table.difficulty))
        story.tell(events.HourStruck(state.hour))


def lay_cards(state: State, chance: Chance) -> None:
    """Cards of each kind, and of their twins one to a psychic, both by lot (MYS-3.2 to 3.4)."""
    table = state.table
    secret = list(state.secret)
    for kind in range(len(KINDS)):
        laid = chance.shuffled(OF_KIND[kind])[: table.laid]
        state.laid |= mask_of(laid)
        twins = chance.shuffled(laid)
        for psychic in range(table.count):
            secret[3 * psychic + kind] = twins[psychic]
    state.secret = tuple(secret)
