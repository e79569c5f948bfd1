"""Entry payments against plain enumeration: the solver is right and leaves nothing out."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.games.island.solver import ANY, Means, Way, lacking, payable, plain_prices, ways

KEY, SPECIAL, BOOTS, COAT, LAMP = range(5)
KEYS = 1 << KEY | 1 << SPECIAL
WILD = (1 << 5) - 1 & ~KEYS


class Question(NamedTuple):
    owed: list[int]
    means: Means
    prices: list[int]


@st.composite
def questions(draw: st.DrawFn) -> Question:
    cards = draw(st.lists(st.tuples(st.integers(KEY, LAMP), st.integers(2, 4)), max_size=7))
    owed = draw(st.lists(st.sampled_from([ANY, KEY, SPECIAL, BOOTS, COAT, LAMP]), max_size=4))
    guests = draw(st.lists(st.integers(BOOTS, LAMP), max_size=2, unique=True))
    waivers = draw(st.lists(st.sampled_from([1 << KEY, 1 << COAT, WILD]), max_size=2))
    unpaired = draw(st.sampled_from([KEYS, 1 << KEY]))
    means = Means([thing for thing, _ in cards], guests, waivers, unpaired)
    return Question(owed, means, plain_prices([value for _, value in cards]))


class Spent(NamedTuple):
    """What a payment gives up."""

    cards: frozenset[int]
    waivers: frozenset[int]


def givers(slot: int, means: Means, cards: set[int]) -> Iterator[tuple[set[int], int, int]]:
    """All that may pay a slot, straight from the rules: cards, guest, waiver."""
    for card in cards:
        if slot in (ANY, means.cards[card]):
            yield {card}, -1, -1
    if slot == ANY:
        return
    for one, two in combinations(sorted(cards), 2):
        if means.cards[one] == means.cards[two] and not means.unpaired >> slot & 1:
            yield {one, two}, -1, -1
    for guest, thing in enumerate(means.guests):
        if thing == slot:
            yield set(), guest, -1
    for waiver, mask in enumerate(means.waivers):
        if mask >> slot & 1:
            yield set(), -1, waiver


def enumerated(owed: list[int], means: Means) -> set[Spent]:
    """Every payment there is, by what it gives up, slot by slot."""
    everything = frozenset(range(len(means.cards)))
    states = {(everything, frozenset[int](), frozenset[int]())}
    for slot in owed:
        states = {
            (cards - used, guests | {guest} - {-1}, waivers | {waiver} - {-1})
            for cards, guests, waivers in states
            for used, guest, waiver in givers(slot, means, set(cards))
            if guest not in guests and waiver not in waivers
        }
    return {Spent(everything - cards, waivers) for cards, _, waivers in states}


def spent(way: Way) -> Spent:
    waivers = [payment.waiver for payment in way.payments if payment.waiver >= 0]
    return Spent(frozenset(way.spent()), frozenset(waivers))


def minimal(payments: set[Spent]) -> set[Spent]:
    """Those that give up no more than needed: no other gives up a part of the same."""
    return {
        this
        for this in payments
        if not any(
            that != this and that.cards <= this.cards and that.waivers <= this.waivers
            for that in payments
        )
    }


def kind(payment: Spent, question: Question) -> tuple[Counter[tuple[int, int]], frozenset[int]]:
    """Cards of one object and price are alike."""
    means, prices = question.means, question.prices
    alike = Counter((means.cards[card], prices[card]) for card in payment.cards)
    return alike, payment.waivers


@given(questions())
@settings(max_examples=400, deadline=None)
def test_every_way_is_a_lawful_payment(question: Question) -> None:
    """Slots, cards, guests and waivers are used once (ISL-5.5, ISL-5.9, ISL-6.2, ISL-6.4)."""
    for way in ways(*question):
        assert [payment.slot for payment in way.payments] == question.owed
        cards = way.spent()
        assert len(set(cards)) == len(cards)
        guests = [payment.guest for payment in way.payments if payment.guest >= 0]
        assert len(set(guests)) == len(guests)
        for payment in way.payments:
            lawful = givers(payment.slot, question.means, set(cards))
            assert (set(payment.cards), payment.guest, payment.waiver) in list(lawful)


@given(questions())
@settings(max_examples=400, deadline=None)
def test_no_payment_is_overlooked(question: Question) -> None:
    """Whatever gives up no more than needed is named; without a name there is no entry."""
    there = enumerated(question.owed, question.means)
    named = [kind(spent(way), question) for way in ways(*question)]
    assert payable(question.owed, question.means) == bool(there) == bool(named)
    for payment in minimal(there):
        assert kind(payment, question) in named
    assert all(named.count(one) == 1 for one in named)


@given(questions())
@settings(max_examples=300, deadline=None)
def test_the_cheapest_way_comes_first(question: Question) -> None:
    there = enumerated(question.owed, question.means)
    prices = [way.price for way in ways(*question)]
    assert all(one <= two for one, two in pairwise(prices))
    if there:
        assert prices[0] == min(sum(question.prices[card] for card in p.cards) for p in there)


@given(questions())
@settings(max_examples=300, deadline=None)
def test_what_is_lacking_is_the_least_that_would_do(question: Question) -> None:
    missing = lacking(question.owed, question.means)
    rest = Counter(question.owed)
    rest.subtract(missing)
    assert min(rest.values(), default=0) >= 0
    assert enumerated(list(rest.elements()), question.means)
    for fewer in range(len(missing)):
        for gone in combinations(range(len(question.owed)), fewer):
            kept = [slot for place, slot in enumerate(question.owed) if place not in gone]
            assert not enumerated(kept, question.means)


def test_a_waiver_with_a_price_is_saved_where_cards_do() -> None:
    """A waiver works once a turn: who leads two groups may want to keep it (ISL-10.2)."""
    means = Means([COAT], waivers=[1 << COAT])
    dear = [next(ways([COAT], means, [5], [price])).payments[0].waiver for price in (4, 6)]
    assert dear == [0, -1]


def test_two_keys_are_an_ordinary_pair() -> None:
    """ISL-6.6: they may stand for boots, but no pair stands for a key."""
    means = Means([KEY, KEY], unpaired=KEYS)
    assert payable([BOOTS], means)
    assert lacking([SPECIAL], means) == [SPECIAL]


def test_an_empty_pool_may_pay_what_asks_for_nothing() -> None:
    assert [way.payments for way in ways([], Means([]), [])] == [[]]
