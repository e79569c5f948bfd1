"""The revelation opens: stories are laid out, and the ghost lays the shared vision (MYS-11, 12)."""

from parlour.core.chance import Chance
from parlour.core.game import Story
from parlour.core.masks import mask_of, members
from parlour.core.seats import Seat
from parlour.games.mysterium import events
from parlour.games.mysterium.content import KINDS, VISION
from parlour.games.mysterium.moves import SharedVision
from parlour.games.mysterium.rules.poll import open_poll
from parlour.games.mysterium.rules.visions import top_up
from parlour.games.mysterium.scoring import ALL_OF_KIND
from parlour.games.mysterium.state import Group, State
from parlour.games.mysterium.state.table import NONE, SHARED, VOTING


def begin_revelation(state: State, chance: Chance, story: Story | None) -> None:
    """No hour begins: flags are cleared, the hand is filled, no token returns (MYS-19.8)."""
    state.groups = stories(state) + added_groups(state, chance)
    state.laid = 0
    state.ready = 0
    state.step = SHARED
    if story is not None:
        story.tell(events.StoriesLaidOut(len(state.groups)))
    top_up(state, chance, story)


def stories(state: State) -> tuple[Group, ...]:
    """A group for each psychic, in colour order (MYS-11.2)."""
    secret = state.secret
    return tuple(
        [(i, secret[3 * i], secret[3 * i + 1], secret[3 * i + 2]) for i in range(state.table.count)]
    )


def added_groups(state: State, chance: Chance) -> tuple[Group, ...]:
    """Two players: groups of cards left over, which belong to nobody (MYS-15.4)."""
    if not state.table.extra_groups:
        return ()
    kinds = range(len(KINDS))
    left = [chance.shuffled(members(state.laid & ALL_OF_KIND[kind])) for kind in kinds]
    count = min(state.table.extra_groups, *[len(cards) for cards in left])
    return tuple([(NONE, left[0][i], left[1][i], left[2][i]) for i in range(count)])


def lay_shared_vision(
    state: State, seat: Seat, move: SharedVision, chance: Chance, story: Story | None
) -> None:
    """Three cards are shuffled and laid face down, so that nobody knows their order; the hand is
    not filled again (MYS-12)."""
    cards = move.cards
    state.culprit = move.group
    state.intent = tuple([VISION[w] for w in (cards.suspect, cards.location, cards.object)])
    state.order = tuple(chance.shuffled(state.intent))
    state.hand &= ~mask_of(state.intent)
    state.step = VOTING
    if story is not None:
        story.tell(events.SharedVisionLaid(state.table.ghost))
    open_poll(state, story)
