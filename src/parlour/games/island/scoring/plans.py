"""How many groups may a plan have, who may lead how many guests, and how many must it place?"""

from parlour.core.masks import members
from parlour.core.seats import Seat
from parlour.games.island.content import BEDROOM, GUEST, MOST_GUESTS, SITE, SITES
from parlour.games.island.scoring.effects import any_of, least_of, on_player, on_table
from parlour.games.island.state import State

FEWEST_GROUPS = 4


def max_groups(state: State) -> int:
    """How many groups the table may form (ISL-4.6)."""
    players = len(state.players())
    return players if state.options.companion_rule == "strict" else max(FEWEST_GROUPS, players)


def groups_per_player(state: State) -> int:
    """How many groups one player may accompany (ISL-4.6)."""
    players = len(state.players())
    return -(-max_groups(state) // players)


def group_size(state: State, seat: Seat) -> int:
    """How many guests a group of this companion may have (ISL-4.2, 10.12)."""
    return least_of(on_player(state, seat), "max_guests", MOST_GUESTS)


def is_benched(state: State, seat: Seat) -> bool:
    """Whether a player may not accompany a group (ISL-4.13)."""
    return any_of(on_player(state, seat), "bench_player")


def is_barred(state: State, seat: Seat, site: int) -> bool:
    """Whether a companion never goes there (ISL-4.13, 10.3)."""
    return any(
        effect.op == "barred_sites" and SITES[site] in effect.sites
        for effect in on_player(state, seat)
    )


def may_join(state: State, seat: Seat) -> bool:
    """Whether a player may be the second companion of a group (ISL-10.8)."""
    return 0 <= seat < state.seats and any_of(on_player(state, seat), "second_companion")


def closed_sites(state: State) -> int:
    """The sites where nobody can be sent this turn (ISL-4.13)."""
    closed = 0
    for effect in on_table(state):
        if effect.op == "close_sites":
            for site in effect.sites:
                closed |= 1 << SITE[site]
    return closed


def benched_guests(state: State) -> int:
    """The guests who stay at the entrance this turn."""
    benched = 0
    for effect in state.effects:
        if effect.op == "benched" and effect.guest in GUEST:
            benched |= 1 << GUEST[effect.guest]
    return benched


def free_guests(state: State) -> int:
    """The living guests who can be sent (ISL-4.7)."""
    return state.alive & ~benched_guests(state)


def open_places(state: State) -> int:
    """How many groups the sites have room for: one each, the bedroom one for each set (ISL-9.7)."""
    closed = closed_sites(state)
    places = sum(1 for site in range(len(SITES)) if site != BEDROOM and not closed >> site & 1)
    return places if closed >> BEDROOM & 1 else places + len(state.bedroom)


def sizes(state: State) -> list[int]:
    """The guests that each group could have: one group for each companion at hand, then further
    ones, the largest first, as far as groups are allowed (ISL-4.8)."""
    once = sorted(
        (group_size(state, seat) for seat in state.players() if not is_benched(state, seat)),
        reverse=True,
    )
    again = sorted(once * (groups_per_player(state) - 1), reverse=True)
    return (once + again)[: min(max_groups(state), open_places(state))]


def capacity(state: State) -> int:
    """The largest number of guests the companions can take (ISL-4.8)."""
    return sum(sizes(state))


def most_placed(state: State) -> int:
    """How many guests a plan can place."""
    return min(capacity(state), len(members(free_guests(state))))


def must_place(state: State) -> int:
    """How many guests a plan has to place (ISL-4.7)."""
    return 0 if state.options.idle_guests else most_placed(state)
