"""Entry, sums, sharing out and offers: what the table builds is what the law accepts."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from parlour.core.chance import Chance
from parlour.core.forms import unfolded
from parlour.core.match import Match, read_move
from parlour.games.island.content import CARD, VALUE
from parlour.games.island.moves import Distribute, Enter, Resolve
from parlour.games.island.table.acting import Group
from parlour.games.island.table.picture import Picture
from tests.games.island.test_table import begun, drawn

Wanted = Callable[[Group], bool]


@cache
def standing(stage: str, wanted: Wanted, seats: int = 2) -> tuple[Match, int]:
    """A random match in which a group has come to this."""
    for number in range(40):
        match, chance = begun(seats, seed=f"{stage} {number}"), Chance(number)
        while match.to_act():
            seat = match.to_act()[0]
            if at_stage(match, stage):
                group = drawn(match, seat).group
                if group is not None and wanted(group):
                    return match, seat
            match.play(seat, match.picks(seat).sample(chance))
    raise AssertionError("no match came to it")


def at_stage(match: Match, stage: str) -> bool:
    group = match.view(None).group
    return group is not None and group.stage == stage and group.pending is None


def payable(group: Group) -> bool:
    return len(group.ways) > 1


def in_sight(group: Group) -> bool:
    return bool(group.seen) and bool(group.ways)


def wide(group: Group) -> bool:
    return len(group.deals) > 1 and len(group.pool.cards) > 2


def made(match: Match, picture: Picture) -> Any:
    assert picture.group is not None
    assert picture.group.go is not None
    return read_move(match.game, unfolded(dict(picture.group.go.fields)))


def test_every_way_on_the_list_pays_the_entry() -> None:
    match, seat = standing("entry", payable)
    group = drawn(match, seat).group
    assert group is not None
    for way in group.ways:
        move = made(match, drawn(match, seat, way.pick))
        assert isinstance(move, Enter)
        assert match.state.why_not(seat, move) is None


def walks(match: Match, seat: int, query: str, depth: int = 0) -> Iterator[Picture]:
    """The first few ways through the slots."""
    picture = drawn(match, seat, query)
    assert picture.group is not None
    if not picture.group.asks:
        yield picture
        return
    for ask in picture.group.asks[:2]:
        yield from walks(match, seat, ask.pick, depth + 1)


def test_paying_slot_by_slot_never_ends_in_a_blind_alley() -> None:
    match, seat = standing("entry", payable)
    ends = list(walks(match, seat, "hand=1"))
    assert ends
    for picture in ends:
        assert match.state.why_not(seat, made(match, picture)) is None


def test_cards_picked_one_by_one_resolve_the_number() -> None:
    match, seat = standing("search", in_sight)
    group = drawn(match, seat).group
    assert group is not None
    wanted = [card.card for card in group.ways[0].cards]
    query, total = "", 0
    for card in wanted:
        picture = drawn(match, seat, query)
        assert picture.group is not None
        pick = next(one for one in picture.group.pool.cards if one.card.card == card)
        query, total = str(pick.pick), total + VALUE[CARD[card]]
    picture = drawn(match, seat, query)
    assert picture.group is not None
    assert picture.group.total is not None
    assert (picture.group.total.sum, picture.group.total.state) == (total, "exact")
    move = made(match, picture)
    assert isinstance(move, Resolve)
    assert match.state.why_not(seat, move) is None


def test_ways_name_exact_sums_and_what_they_keep() -> None:
    match, seat = standing("search", in_sight)
    group = drawn(match, seat).group
    assert group is not None
    pool = sorted(one.card.card for one in group.pool.cards)
    for way in group.ways:
        assert sum(card.value for card in way.cards) in group.seen
        assert sorted(card.card for card in (*way.cards, *way.keeps)) == pool


def test_a_deal_begins_even_and_stays_so_when_a_card_is_moved() -> None:
    match, seat = standing("distribution", wide)
    group = drawn(match, seat).group
    assert group is not None
    lift = group.deals[0].cards[0]
    lifted = drawn(match, seat, str(lift.pick)).group
    assert lifted is not None
    target = next(deal for deal in lifted.deals if deal.pick is not None)
    picture = drawn(match, seat, str(target.pick))
    move = made(match, picture)
    assert isinstance(move, Distribute)
    assert lift.card.card in move.to[target.guest]
    assert match.state.why_not(seat, move) is None


def every(group: Group) -> bool:
    return True


@pytest.mark.parametrize("stage", ["entry", "search"])
def test_who_is_no_companion_sees_no_closed_card(stage: str) -> None:
    match, seat = standing(stage, every, 3)
    view = match.view(seat)
    secret = set(view.group.pool_private)
    other = next(one for one in range(3) if one not in view.group.companions)
    group = drawn(match, other).group
    assert group is not None
    assert group.pool.hidden == len(secret)
    assert not secret & {one.card.card for one in group.pool.cards}
