"""How is a set of cards chosen? Card by card, in the order of their numbers."""

from collections.abc import Callable
from typing import Any

from parlour.core.masks import members
from parlour.core.picks import Draft, Picks
from parlour.core.seats import Seat
from parlour.games.island.content import CARD, CARDS, TOTAL, VALUE
from parlour.games.island.law.accomplice import PRICE
from parlour.games.island.moves import Contribute, ExchangeRuses, Resolve
from parlour.games.island.scoring import numbers
from parlour.games.island.scoring.effects import any_of, on_group, waivers
from parlour.games.island.state import Acting, State


def chosen(draft: Draft) -> tuple[str, ...]:
    """The cards chosen so far."""
    found: list[str] = []
    while f"cards.{len(found)}" in draft:
        found.append(draft[f"cards.{len(found)}"])
    return tuple(found)


def further(pool: int, have: tuple[str, ...]) -> list[int]:
    """The cards that may follow: those after the last chosen."""
    last = CARD[have[-1]] if have else -1
    return [card for card in members(pool) if card > last]


def steps(have: tuple[str, ...], cards: list[int], leads_on: Callable[[int], bool]) -> Any:
    """A step for each of the cards that leads on, told by its place in the list."""
    key = f"cards.{len(have)}"
    return tuple([{key: CARDS[card]} for i, card in enumerate(cards) if leads_on(i)])


def fill_offer(state: State, seat: Seat, draft: Draft) -> Picks:
    """Any hand cards, none as well (ISL-13.13)."""
    have = chosen(draft)
    more = further(state.hands[seat], have)
    return Picks(((Contribute(have), draft),), draft, steps(have, more, lambda i: True))


def fill_exchange(state: State, seat: Seat, draft: Draft) -> Picks:
    """How many ruses, then the cards that pay for them (ISL-13.2)."""
    hand = members(state.hands[seat])
    if "take" not in draft:
        most = min(state.ruse_pile.bit_count(), len(hand) // PRICE)
        return Picks((), draft, tuple([{"take": take} for take in range(most + 1)]))
    have = chosen(draft)
    missing = PRICE * draft["take"] - len(have)
    if missing == 0:
        return Picks(((ExchangeRuses(draft["take"], have), draft),), draft)
    more = further(state.hands[seat], have)
    return Picks((), draft, steps(have, more, lambda i: len(more) - i >= missing))


def slacks(state: State, group: Acting) -> list[str | None]:
    """What may let a total miss: nothing, or an ability at hand."""
    found: list[str | None] = [None]
    for effect in waivers(state, group):
        if effect.op == "number_slack":
            found.append(effect.source)
    return found


def wanted(state: State, group: Acting, source: str | None) -> int:
    """The totals that meet a number in sight, as bits."""
    missing = numbers.slack(state, group, source)
    bits = 0
    for token in numbers.in_sight(state, group):
        for total in range(max(1, TOTAL[token] - missing), TOTAL[token] + missing + 1):
            bits |= 1 << total
    return bits


def sums(cards: list[int], start: int) -> int:
    """All totals that these cards can make on top of one, as bits."""
    bits = 1 << start
    for card in cards:
        bits |= bits << VALUE[card]
    return bits


def can_resolve(state: State, group: Acting) -> bool:
    """Whether some cards of the pool meet a number in sight."""
    if any_of(on_group(state, group), "no_resolve"):
        return False
    every = sums(members(group.pool()), 0)
    return any(every & wanted(state, group, source) for source in slacks(state, group))


def fill_resolve(state: State, seat: Seat, draft: Draft) -> Picks:
    """An ability that lets the total miss, if there is one, then the cards (ISL-7.8, 10.11)."""
    group = state.acting_group()
    sources = slacks(state, group)
    if len(sources) > 1 and "effect" not in draft:
        every = sums(members(group.pool()), 0)
        usable = [source for source in sources if every & wanted(state, group, source)]
        return Picks((), draft, tuple([{"effect": source} for source in usable]))
    source = draft.get("effect")
    goal = wanted(state, group, source)
    have = chosen(draft)
    total = numbers.value_of([CARD[word] for word in have])
    ways = ((Resolve(have, source), draft),) if have and goal >> total & 1 else ()
    more = further(group.pool(), have)
    leads = [sums(more[i + 1 :], total + VALUE[card]) & goal for i, card in enumerate(more)]
    return Picks(ways, draft, steps(have, more, lambda i: bool(leads[i])))
