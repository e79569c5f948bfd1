"""Whom to serve now, and with what? One hand for all psychics.

After each gift the hand is filled up again, so a gift to one is also a chance for those who come
later. A plan is worth what the gift does now, and what may be hoped for the others with the cards
that are left and those that will be drawn.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from parlour.games.mysterium.bot.ghost.worth import NOTHING, Worths, best_within, hoped

PATIENCE: Final = 0.5
"""How much a psychic counts that has all the time in the world."""


class Need(NamedTuple):
    """A psychic that waits for a gift."""

    psychic: str
    weight: float
    worths: Worths
    draws: tuple[float, ...]


class Gift(NamedTuple):
    psychic: str
    mask: int
    worth: float
    """With all that it leaves for the others."""


@dataclass(frozen=True)
class Plan:
    """What the hand can do for those who wait."""

    needs: tuple[Need, ...]
    cards: int
    """In hand."""

    @cached_property
    def best(self) -> Mapping[str, Worths]:
        return {need.psychic: best_within(need.worths) for need in self.needs}

    @property
    def whole(self) -> int:
        return (1 << self.cards) - 1

    def gift(self) -> Gift:
        """The best gift now; somebody must wait and the hand must hold a card."""
        return max(self.gifts(), key=lambda gift: gift.worth)

    def gifts(self) -> Iterator[Gift]:
        known: dict[tuple[str, int], float] = {}
        for need in self.needs:
            for mask, worth in enumerate(need.worths):
                if worth > NOTHING:
                    left = sum(
                        self.hope(other, mask, known) for other in self.needs if other is not need
                    )
                    yield Gift(need.psychic, mask, need.weight * worth + left)

    def hope(self, need: Need, given: int, known: dict[tuple[str, int], float]) -> float:
        """What a psychic may hope for when these cards have gone to another."""
        key = need.psychic, given
        if key not in known:
            sure = self.best[need.psychic][self.whole & ~given]
            known[key] = need.weight * hoped(sure, need.draws, given.bit_count())
        return known[key]

    def allotted(self) -> dict[str, int]:
        """Who would get what if the hand had to do for all: the surest first."""
        left, waiting, found = self.whole, list(self.needs), {}
        while waiting and left:
            need, mask = max(
                ((need, best_mask(need.worths, left)) for need in waiting),
                key=lambda pair: pair[0].worths[pair[1]],
            )
            found[need.psychic] = mask
            left &= ~mask
            waiting.remove(need)
        return found


def best_mask(worths: Worths, within: int) -> int:
    fitting = [mask for mask in range(1, len(worths)) if mask & ~within == 0]
    return max(fitting, key=worths.__getitem__)
