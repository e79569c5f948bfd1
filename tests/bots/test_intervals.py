"""Are the intervals those of the textbooks?"""

from collections import Counter
from math import comb

import pytest

from parlour.bots.intervals import mean, quantile, wilson


@pytest.mark.parametrize(
    ("won", "tried", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0),
    ],
)
def test_wilsons_interval_has_the_published_bounds(
    won: int, tried: int, low: float, high: float
) -> None:
    rate = wilson(won, tried)
    assert rate.value == won / tried
    assert rate.low == pytest.approx(low, abs=5e-5)
    assert rate.high == pytest.approx(high, abs=5e-5)


def test_nothing_is_known_of_what_was_never_tried() -> None:
    assert wilson(0, 0) == (0.0, 0.0, 1.0)


def test_the_bounds_hold_the_truth_95_times_in_100() -> None:
    """Over every outcome of 40 throws of a coin that falls 3 times in 10."""
    held = sum(
        comb(40, won) * 0.3**won * 0.7 ** (40 - won)
        for won in range(41)
        if wilson(won, 40).low <= 0.3 <= wilson(won, 40).high
    )
    assert 0.93 < held < 0.97


def test_the_mean_of_counted_numbers() -> None:
    """Of 2, 4, 4, 6: the deviation is the root of 8/3, its error half of that."""
    middle = mean(Counter([2, 4, 4, 6]))
    assert middle.value == 4
    assert middle.high - 4 == pytest.approx(1.959964 * (8 / 3) ** 0.5 / 2)
    assert 4 - middle.low == pytest.approx(middle.high - 4)
    assert mean({}) == (0.0, 0.0, 0.0)
    assert mean({7: 1}) == (7.0, 7.0, 7.0)
    assert mean({1: 1, 200: 1}).low == 0.0


def test_quantiles_are_numbers_that_were_seen() -> None:
    counts = Counter(range(1, 101))
    assert [quantile(counts, share) for share in (0.05, 0.5, 0.95, 1.0)] == [5, 50, 95, 100]
    assert quantile({9: 1}, 0.5) == 9
    assert quantile({}, 0.5) == 0
