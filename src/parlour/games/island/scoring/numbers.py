"""Which number does a total meet, which waits, and when is a search over? (ISL-7)"""

from parlour.core.masks import members
from parlour.games.island.content import NUMBER, SORT, TOKENS, TOTAL, VALUE, Effect
from parlour.games.island.scoring.effects import least_of, on_group, waiver
from parlour.games.island.state import NONE, Acting, State

NO_LIMIT = 1 << 20


def value_of(cards: list[int]) -> int:
    """What cards add up to."""
    return sum(VALUE[card] for card in cards)


def in_sight(state: State, group: Acting) -> list[int]:
    """The numbers that lie face up at the site."""
    return [token for token in members(state.tokens_up[group.site]) if SORT[token] == NUMBER]


def is_blocked(state: State, group: Acting) -> bool:
    """Whether a number must be resolved before the next token is turned up (ISL-7.11)."""
    if state.options.visible_number_blocks:
        return bool(in_sight(state, group))
    return group.fresh != NONE


def slack(state: State, group: Acting, source: str | None) -> int:
    """How far a total may miss with the ability named, if it is at hand and unused (ISL-10.11)."""
    if source is None or source in state.used:
        return 0
    effect: Effect | None = waiver(state, group, source)
    return effect.amount or 0 if effect is not None and effect.op == "number_slack" else 0


def met(state: State, group: Acting, total: int, missing: int) -> int:
    """The number that a total resolves: the one it meets, else within what may be missing the
    nearest, of two the lower; NONE if there is none (ISL-7.19)."""
    best = NONE
    for token in sorted(in_sight(state, group), key=lambda token: TOTAL[token]):
        off = abs(TOTAL[token] - total)
        if off <= missing and (best == NONE or off < abs(TOTAL[best] - total)):
            best = token
    return best


def most_reveals(state: State, group: Acting) -> int:
    return least_of(on_group(state, group), "max_reveals", NO_LIMIT)


def search_is_over(state: State, group: Acting) -> bool:
    """Nothing left at the site, or no token may be turned up and no number waits (ISL-7.17)."""
    if group.is_pending():
        return False
    waiting = bool(in_sight(state, group))
    if not state.tokens_down[group.site] and not waiting:
        return True
    return group.reveals >= most_reveals(state, group) and not waiting


def number_word(token: int) -> tuple[str, int]:
    """A number token and its value, for the story."""
    return TOKENS[token], TOTAL[token]
