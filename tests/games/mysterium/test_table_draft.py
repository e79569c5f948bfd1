"""Does the address of a page say what is planned and opened, and nothing that does not fit?"""

from urllib.parse import parse_qsl

from parlour.games.mysterium.moves import Give, SharedVision
from parlour.games.mysterium.table.draft import NO_PLAN, Look, looked, planned, query
from tests.games.mysterium.support import hand, match, position, revelation
from tests.games.mysterium.test_table import moves, seen

HAND = ("v01", "v02", "v03", "v04")


def test_a_plan_and_a_look_come_back_as_they_were_written() -> None:
    plan = planned({"red": "v02.v01", "crow": "v03", "group": "2"}, HAND, (1, 2))
    look = Look("red", "v01", "boathouse")
    words = dict(parse_qsl(query(plan, look)))
    assert words == {"crow": "v03", "red": "v01.v02", "group": "2", "look": "red.v01.boathouse"}
    assert planned(words, HAND, (1, 2)) == plan
    assert looked(words["look"], ("red",)) == look


def test_what_does_not_fit_is_dropped() -> None:
    plan = planned({"red": "v09.v01.x", "pink": "v02", "group": "7", "blue": "v01"}, HAND, (1, 2))
    assert dict(plan.aims) == {"blue": ("v01",)}
    assert plan.group is None
    assert looked("green.nobody.v99..gift999", ("red",)) == Look()


def test_a_card_is_meant_for_one_thing() -> None:
    plan = NO_PLAN.toggled("red", "v01").toggled("red", "v02").toggled("blue", "v01")
    assert dict(plan.aims) == {"red": ("v02",), "blue": ("v01",)}
    assert dict(plan.toggled("blue", "v01").aims) == {"red": ("v02",)}
    assert dict(plan.without("red").aims) == {"blue": ("v01",)}


def test_for_a_part_of_the_story_one_vision_is_meant() -> None:
    plan = NO_PLAN.toggled("suspect", "v01", 1).toggled("suspect", "v02", 1)
    assert plan.of("suspect") == ("v02",)


def test_cards_are_listed_in_the_order_of_their_names() -> None:
    """MYS-16.2: the order in which they were lifted says nothing."""
    assert NO_PLAN.toggled("red", "v04").toggled("red", "v01").of("red") == ("v01", "v04")


def test_lifted_cards_make_a_gift_and_a_planned_one_waits() -> None:
    at = match(4)
    cards = sorted(hand(at))
    plan = {"blue": f"{cards[0]}.{cards[1]}", "red": cards[3]}
    found = seen(at, 0, plan)
    gifts = [move for move in moves(found) if isinstance(move, Give)]
    assert gifts == [Give("blue", (cards[0], cards[1])), Give("red", (cards[3],))]
    assert found.ghost is not None
    assert found.ghost.pockets[0].give is not None
    assert dict(parse_qsl(found.ghost.pockets[0].give.then)) == {"red": cards[3]}


def test_the_next_psychic_that_waits_is_open_by_itself() -> None:
    at = match(4)
    at.play(0, Give("blue", (hand(at)[0],)))
    ghost = seen(at, 0).ghost
    assert ghost is not None
    assert [pocket.state for pocket in ghost.pockets] == ["served", "open", "waits"]


def test_a_group_and_three_visions_make_the_shared_vision() -> None:
    at = revelation(match(4))
    first, second, third = sorted(hand(at))[:3]
    plan = {"suspect": second, "location": first, "group": "3"}
    assert not any(isinstance(move, SharedVision) for move in moves(seen(at, 0, plan)))
    made = moves(seen(at, 0, plan | {"object": third}))
    laid = next(move for move in made if isinstance(move, SharedVision))
    assert (laid.group, laid.cards.suspect, laid.cards.object) == (3, second, third)


def test_nobody_else_has_a_plan() -> None:
    at = match(4)
    card = position(at).hand[0]  # type: ignore[index]  # a whole position holds the cards
    assert seen(at, 1, {"blue": card}).step.draft == ()
