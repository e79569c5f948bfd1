"""How much would a card be missed? In hundredths of a plain card."""

from typing import Final

from parlour.games.island.content import CARDS, KEY, KIND, OBJECT, SPECIAL_KEY, VALUE

PLAIN: Final = 100
BY_OBJECT: Final[dict[int, int]] = {
    KEY: 90,
    SPECIAL_KEY: 120,
    OBJECT["boots"]: 20,
    OBJECT["raincoat"]: 20,
    OBJECT["lantern"]: 20,
}
"""What a card of the object is worth above others: what it opens."""
A_POINT: Final = 12
AVERAGE: Final = 5
ODD: Final = 25
"""Nearly half of the numbers are odd, and few cards."""

KEEP: Final[list[int]] = [
    PLAIN
    + BY_OBJECT.get(KIND[card], 0)
    + A_POINT * (VALUE[card] - AVERAGE)
    + (ODD if VALUE[card] % 2 else 0)
    for card in range(len(CARDS))
]
"""By card: what it costs to give it up at an entry, or in a gift."""
SPEND: Final[list[int]] = [
    PLAIN + BY_OBJECT.get(KIND[card], 0) + (ODD if VALUE[card] % 2 else 0)
    for card in range(len(CARDS))
]
"""By card: what it costs to give it up for a number, whose points are spent in any case."""
