"""Who gets which card of the pool? Evenly, keys apart."""

from parlour.games.island.bot.worth import KEEP
from parlour.games.island.content import KEY, KIND


def deal(pool: list[int], guests: list[int]) -> dict[int, list[int]]:
    """The pool among the guests, no guest with two cards more than another (ISL-8.1)."""
    dealt: dict[int, list[int]] = {guest: [] for guest in guests}
    least, more = divmod(len(pool), len(guests))
    order = sorted(pool, key=lambda card: (KIND[card] != KEY, -KEEP[card]))
    for card in order:
        ahead = sum([1 for cards in dealt.values() if len(cards) > least])
        room = [
            guest
            for guest, cards in dealt.items()
            if len(cards) < least or (len(cards) == least and ahead < more)
        ]
        kind = KIND[card]
        chosen = min(
            room,
            key=lambda guest: (
                len([one for one in dealt[guest] if KIND[one] == kind]),
                len(dealt[guest]),
                sum([KEEP[one] for one in dealt[guest]]),
            ),
        )
        dealt[chosen].append(card)
    return dealt
