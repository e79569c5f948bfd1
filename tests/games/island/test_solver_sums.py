"""Exact sums and offers against plain enumeration."""

from collections import Counter
from itertools import combinations, pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.games.island.solver import (
    enough,
    exact,
    plain_prices,
    reachable,
    selections,
    totals,
)

pools = st.lists(st.integers(2, 8), max_size=10)


def enumerated(values: list[int], low: int, high: int) -> set[tuple[int, ...]]:
    """The values of every choice of cards, at least one, with a total in the range."""
    return {
        tuple(sorted(some))
        for count in range(1, len(values) + 1)
        for some in combinations(values, count)
        if low <= sum(some) <= high
    }


@given(pools, st.integers(1, 40), st.integers(0, 2))
@settings(max_examples=300, deadline=None)
def test_all_sums_are_found_and_each_once(values: list[int], number: int, slack: int) -> None:
    """ISL-7.8, ISL-7.12, ISL-10.11."""
    low, high = number - slack, number + slack
    found = [cards for _, cards in selections(values, plain_prices(values), low, high)]
    named = [tuple(sorted(values[card] for card in cards)) for cards in found]
    assert all(len(set(cards)) == len(cards) for cards in found)
    assert len(set(named)) == len(named)
    assert set(named) == enumerated(values, low, high)
    assert reachable(values, low, high) == bool(named)


@given(pools, st.integers(1, 40), st.data())
@settings(max_examples=200, deadline=None)
def test_the_cheapest_sum_comes_first(values: list[int], number: int, data: st.DataObject) -> None:
    prices = [data.draw(st.integers(0, 9)) for _ in values]
    found = list(exact(values, number, prices))
    assert all(one[0] <= two[0] for one, two in pairwise(found))
    for price, cards in found:
        assert price == sum(prices[card] for card in cards)
    best = min(
        (
            sum(prices[card] for card in some)
            for count in range(1, len(values) + 1)
            for some in combinations(range(len(values)), count)
            if sum(values[card] for card in some) == number
        ),
        default=None,
    )
    assert best == (found[0][0] if found else None)


@given(pools, st.integers(1, 30))
@settings(max_examples=200, deadline=None)
def test_every_offer_that_stops_a_ruse_is_found(values: list[int], points: int) -> None:
    """ISL-13.12: at least its points, overpaying allowed."""
    named = [
        tuple(sorted(values[card] for card in cards))
        for _, cards in enough(values, points, plain_prices(values))
    ]
    assert set(named) == enumerated(values, points, sum(values))
    assert Counter(named).most_common(1)[0][1] == 1 if named else sum(values) < points


@given(pools)
def test_the_totals_at_hand_are_the_sums_of_all_choices(values: list[int]) -> None:
    sums = {sum(some) for n in range(len(values) + 1) for some in combinations(values, n)}
    assert {total for total in range(sum(values) + 1) if totals(values) >> total & 1} == sums
