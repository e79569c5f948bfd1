"""How much would a card be missed? In hundredths of a plain card."""

from typing import Final

from parlour.games.island.content import CARDS, KIND, OBJECTS, VALUE

PLAIN: Final = 100
BY_OBJECT: Final[dict[str, int]] = {
    "key": 90,
    "special_key": 120,
    "boots": 20,
    "raincoat": 20,
    "lantern": 20,
}
"""What a card of the object is worth above others: what it opens."""
A_POINT: Final = 12
AVERAGE: Final = 5
ODD: Final = 25
"""Nearly half of the numbers are odd, and few cards."""

SPEND: Final[list[int]] = [
    PLAIN + BY_OBJECT.get(OBJECTS[KIND[card]], 0) + (ODD if VALUE[card] % 2 else 0)
    for card in range(len(CARDS))
]
"""By card: what it costs to give it up for a number, whose points are spent in any case."""
KEEP: Final[list[int]] = [
    SPEND[card] + A_POINT * (VALUE[card] - AVERAGE) for card in range(len(CARDS))
]
"""By card: what it costs to give it up at an entry, or in a gift."""
