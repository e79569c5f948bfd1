"""What is in force for a group, a player or all? The effects of personas, abilities, setbacks and
ruses, added up (ISL-10.12, 17.7).

Effects lie in three places: on the table for this turn (`state.effects`, with a seat if they hit
one player), on the acting group, and with each player, whose persona and abilities always apply.
"""

from parlour.core.masks import members
from parlour.core.seats import Seat
from parlour.games.island.content import POWERS, TOKENS, WAIVERS, Effect
from parlour.games.island.state import Acting, State


def owned(state: State, seat: Seat) -> list[str]:
    """The persona and the abilities of a player, by their ids."""
    found = [TOKENS[token] for token in members(state.abilities[seat])]
    persona = state.personas[seat]
    return found if persona is None else [persona, *found]


def powers(state: State, seat: Seat) -> list[Effect]:
    """What a player's persona and abilities do (ISL-10.1)."""
    found: list[Effect] = []
    for source in owned(state, seat):
        found += POWERS[source]
    return found


def on_player(state: State, seat: Seat) -> list[Effect]:
    """What holds for a player: the own powers, and what hits this player or all."""
    found = powers(state, seat)
    for effect in state.effects:
        if effect.seat is None or effect.seat == seat:
            found.append(effect)
    return found


def on_table(state: State) -> list[Effect]:
    """What hits all."""
    return [effect for effect in state.effects if effect.seat is None]


def on_group(state: State, group: Acting) -> list[Effect]:
    """What holds for the acting group: for all, for its companions, for itself (ISL-10.12)."""
    found = [
        effect for effect in state.effects if effect.seat is None or effect.seat in group.companions
    ]
    for seat in group.companions:
        found += powers(state, seat)
    return [*found, *group.effects]


def any_of(effects: list[Effect], op: str) -> bool:
    return op in [effect.op for effect in effects]


def total_of(effects: list[Effect], op: str) -> int:
    """Several bonuses add up."""
    return sum(effect.count or 0 for effect in effects if effect.op == op)


def appetite(state: State, op: str) -> int:
    """By how many the appetites of all personas in play leave guests, or players, short."""
    if not state.appetites:
        return 0
    return sum([total_of(powers(state, seat), op) for seat in state.players()])


def least_of(effects: list[Effect], op: str, limit: int) -> int:
    """Of several limits the smallest counts."""
    least = limit
    for effect in effects:
        if effect.op == op:
            least = min(least, effect.count or 0)
    return least


def waiver(state: State, group: Acting, source: str) -> Effect | None:
    """The once-a-turn ability of that name, if a companion has it (ISL-10.2)."""
    for seat in group.companions:
        if source in owned(state, seat):
            return next((effect for effect in POWERS[source] if effect.op in WAIVERS), None)
    return None


def waivers(state: State, group: Acting) -> list[Effect]:
    """The once-a-turn abilities of the companions that are still unused."""
    return [
        effect
        for seat in group.companions
        for effect in powers(state, seat)
        if effect.op in WAIVERS and effect.source not in state.used
    ]
