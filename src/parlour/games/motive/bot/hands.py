"""What is a hand worth, beyond the turns that play it?"""

from functools import lru_cache
from typing import Final

from parlour.core.masks import members
from parlour.games.motive.content import (
    ALIBI,
    ALL_CARDS,
    ALL_TILES,
    ALLOWED,
    CONCEALED,
    DEDUCTION,
    DESTITUTE,
    DISGUISE_CARD,
    ENEMIES,
    FALSE_EVIDENCE,
    HOBNOB,
    KIND,
    LOYALTY,
    OBSESSION,
    ONE_MORE_THING,
    PSYCHOPATH,
    REFORMED,
    SECOND_BODY_CARD,
    SECRET_MARRIAGE,
    SYMPATHETIC,
)

WORTH: Final[dict[int, float]] = {
    HOBNOB: 1.2,
    DEDUCTION: 0.6,
    SECOND_BODY_CARD: 0.8,
    LOYALTY: 0.5,
    ENEMIES: 0.8,
    SECRET_MARRIAGE: 0.3,
    CONCEALED: 0.5,
    DESTITUTE: 0.5,
    OBSESSION: 0.8,
    PSYCHOPATH: 0.8,
    SYMPATHETIC: 0.6,
    REFORMED: 0.8,
    ALIBI: 1.0,
    FALSE_EVIDENCE: 0.2,
    DISGUISE_CARD: 1.0,
    ONE_MORE_THING: 0.5,
}
"""By kind of card: the points that it brings over an ordinary turn, or beside it."""
FREE: Final = (DESTITUTE, OBSESSION)
TILE: Final = 0.25
"""What a tile to choose from adds."""
FROM_ROUND: Final = [
    ALLOWED[number] | ALLOWED[min(number + 1, 3)] | ALLOWED[3] for number in range(4)
]
"""The cards that a round or a later one allows (MOT-7.2)."""
KEPT: Final = 1 << 14
"""How many hands are remembered."""


@lru_cache(maxsize=KEPT)
def in_hand(hand: int, turns: int, number: int) -> float:
    """The points that a hand adds to so many turns, from round `number` of a case on."""
    if turns == 0:
        return 0.0
    beside = 0.0
    values = []
    for card in members(hand & ALL_CARDS & FROM_ROUND[number]):
        kind = KIND[card]
        if kind in FREE:
            beside += WORTH[kind]
        else:
            values.append(WORTH[kind])
    values += [TILE] * min(3, (hand & ALL_TILES).bit_count())
    values.sort(reverse=True)
    return beside + sum(values[:turns])
