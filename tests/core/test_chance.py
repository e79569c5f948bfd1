"""The streams of chance: the same everywhere, even, and sealed where they must be."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from parlour.core.chance import Chance, SealedChance


def test_the_numbers_are_these() -> None:
    """Golden: whoever changes them changes every stored match."""
    quick, sealed = Chance(1), SealedChance(b"secret", 3)
    assert [quick.below(1000) for _ in range(8)] == QUICK
    assert [sealed.below(1000) for _ in range(20)] == SEALED
    assert Chance(7).shuffled("abcdef") == SHUFFLED


QUICK = [608, 781, 580, 360, 133, 438, 929, 712]
SEALED = [435, 267, 952, 246, 397, 430, 807, 923, 289, 950]
SEALED += [947, 471, 22, 80, 406, 912, 410, 794, 442, 108]
SHUFFLED = ["b", "d", "a", "e", "c", "f"]


@given(st.integers(), st.integers(1, 2**30))
def test_numbers_stay_below(seed: int, n: int) -> None:
    for chance in (Chance(seed), SealedChance(b"%d" % seed, 1)):
        assert all(0 <= chance.below(n) < n for _ in range(20))


def test_all_orders_are_about_equally_likely() -> None:
    """24 orders of four cards over 24,000 shuffles: each within five standard deviations."""
    chance = Chance(5)
    found = Counter("".join(chance.shuffled("abcd")) for _ in range(24_000))
    assert len(found) == 24
    assert all(840 < count < 1160 for count in found.values())


def test_a_ply_has_a_stream_of_its_own() -> None:
    one = [SealedChance(b"s", ply).below(2**30) for ply in range(50)]
    assert len(set(one)) == 50
    assert SealedChance(b"t", 0).below(2**30) != one[0]


def test_shuffling_leaves_the_deck_alone() -> None:
    deck = (1, 2, 3)
    assert sorted(Chance(3).shuffled(deck)) == [1, 2, 3]
    assert deck == (1, 2, 3)
    assert Chance(3).pick(deck) in deck
