"""The sums and payments of The Island, as pure functions on small lists.

Nothing here knows a card, a guest or a site by name. Objects are the caller's numbers from 0 up;
cards and guests are places in the lists that are handed in, and so they are in what comes back.

- `payable(owed, means)`: can the group enter? `lacking(owed, means)`: which slots stay unpaid?
- `ways(owed, means, prices)`: every way to pay, the cheapest first, one at a time.
- `totals(values)`: all sums at hand, as bits; `reachable(values, low, high)`: is one in a range?
- `exact(values, number, prices)`: every choice of cards that meets a number, the cheapest first;
  `selections` with a range instead, and `enough(values, points, prices)` against a ruse.

`prices` says how much the caller would miss each card. Take `plain_prices(values)` for "fewest
cards, then fewest points".
"""

from typing import Final

from parlour.games.island.solver.entry import lacking as lacking
from parlour.games.island.solver.entry import payable as payable
from parlour.games.island.solver.means import ANY as ANY
from parlour.games.island.solver.means import Means as Means
from parlour.games.island.solver.means import Payment as Payment
from parlour.games.island.solver.means import Way as Way
from parlour.games.island.solver.sums import enough as enough
from parlour.games.island.solver.sums import exact as exact
from parlour.games.island.solver.sums import reachable as reachable
from parlour.games.island.solver.sums import selections as selections
from parlour.games.island.solver.sums import totals as totals
from parlour.games.island.solver.ways import ways as ways

A_CARD: Final = 100
"""More than the points of any payment."""


def plain_prices(values: list[int]) -> list[int]:
    """Prices by which a card less always beats points."""
    return [A_CARD + value for value in values]
