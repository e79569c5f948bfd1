"""What will a ruse cost later this turn, when the plan stands and cannot be changed any more?

Before planning the accomplice does not know the plan; he takes the best one he sees himself. Its
groups then set out with what they have: a dearer site, or a companion who may give nothing, costs
more than while the table could still plan around it. And a ruse of letter G is only then played.
"""

from typing import Final

from parlour.core.seats import Seat
from parlour.games.island.bot.harming import PLANNED, Stakes, covered, entry_cards
from parlour.games.island.bot.planning import Part
from parlour.games.island.content import ABOUT_THE_PLAN, DOES, LETTER, RUSES
from parlour.games.island.state import State

CANNOT_WAIT: Final[float] = -1.0
"""The card must be played before planning."""


class Foresight:
    """The turn as it will be once the plan is agreed."""

    def __init__(self, stakes: Stakes) -> None:
        self.stakes: Stakes = stakes
        self.parts: list[Part] = stakes.parts

    def harm(self, ruse: int) -> float:
        """What the card costs then, against whom it costs most."""
        op = DOES[RUSES[ruse]].op
        if op in ABOUT_THE_PLAN:
            return CANNOT_WAIT
        stakes = self.stakes
        if LETTER[ruse] == "T":
            asked = stakes.state.players()
            return stakes.in_all(ruse, asked, self.loss(ruse, None, self.parts))
        return max([self.harm_to(ruse, part) for part in self.parts], default=CANNOT_WAIT)

    def harm_to(self, ruse: int, part: Part) -> float:
        """The same against one group and its companion."""
        seat = part[2]
        return self.stakes.in_all(ruse, (seat,), self.loss(ruse, seat, [part]))

    def loss(self, ruse: int, seat: Seat | None, parts: list[Part]) -> float:
        """What these groups lose if it works."""
        stakes = self.stakes
        op = DOES[RUSES[ruse]].op
        if op in PLANNED:
            return self.less(stakes.under(ruse, seat), parts)
        if op == "cover_numbers":
            return self.less(covered(stakes.state), parts)
        if LETTER[ruse] == "G":
            guests, site, _ = parts[0]
            price = entry_cards(site, guests.bit_count())
            return stakes.of_group(op, self.worth(stakes.state, parts), price)
        return stakes.loss(ruse, seat)

    def less(self, other: State, parts: list[Part]) -> float:
        """How much less these groups will find in the other state, for good."""
        gap = self.worth(self.stakes.state, parts) - self.worth(other, parts)
        return self.stakes.prices.lasting * gap

    def worth(self, state: State, parts: list[Part]) -> float:
        outlook = self.stakes.outlook(self.stakes.scene(state))
        return sum([outlook.value(*part) for part in parts])
