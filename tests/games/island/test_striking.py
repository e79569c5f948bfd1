"""Which ruses does a known accomplice play, and when?"""

from typing import Any

import pytest

from parlour.core.chance import Chance
from parlour.games.island.bot import striking
from parlour.games.island.bot.foreseeing import CANNOT_WAIT, Foresight
from parlour.games.island.bot.harming import Stakes
from parlour.games.island.bot.outlook import CAREFUL
from parlour.games.island.bot.prices import Prices
from parlour.games.island.bot.striking import Stroke, best_together
from parlour.games.island.bot.thinking import Thinking
from parlour.games.island.content import CARDS, DOES, GUESTS, RUSE, SITE
from parlour.games.island.moves import AccompliceGo, Group, Pass, PlayRuse
from parlour.games.island.state import Acting
from tests.games.island.support import known_accomplice

HELPER = 2
EVERY_OTHER = sum(1 << card for card in range(0, len(CARDS), 2))


def thinking(state: Any) -> Thinking:
    return Thinking(state, HELPER, [], Chance(1), CAREFUL)


def holds(state: Any, *names: str) -> None:
    state.ruses[HELPER] = sum(1 << RUSE[name] for name in names)


@pytest.fixture
def acting() -> Any:
    """Before planning, in the second turn."""
    state: Any = known_accomplice(5, 1, HELPER)
    state.acting, state.turn, state.phase = True, 2, "ruse"
    return state


@pytest.fixture
def at_a_group(acting: Any) -> Any:
    """A group is about to act, and the accomplice is with it; another waits."""
    acting.phase = "group_ruse"
    acting.queue = (Group("library", GUESTS[3:6], (1,)),)
    acting.group = Acting(SITE["kitchen"], (0, 1, 2), (0,))
    acting.accomplice_at = SITE["kitchen"]
    for guest in range(3):
        acting.group.up |= acting.up[guest]
        acting.group.private |= acting.down[guest]
        acting.up[guest] = acting.down[guest] = 0
    return acting


def stroke(harm: float, letter: str) -> Stroke:
    return Stroke(harm, letter, None)


def test_he_plays_the_worst_of_each_letter_the_worst_first() -> None:
    """ISL-13.5: two a turn, of different letters."""
    every = [stroke(0.1, "P"), stroke(0.2, "G"), stroke(0.4, "P"), stroke(0.3, "T")]
    assert [one.harm for one in best_together(every, 2)] == [0.4, 0.3]
    assert [one.harm for one in best_together(every, 1)] == [0.4]


def test_what_costs_nothing_is_not_played() -> None:
    assert best_together([stroke(0.0, "P"), stroke(-1.0, "T")], 2) == []


def test_late_a_lost_hope_is_lost_for_good_and_a_card_is_worth_nothing() -> None:
    last, early = Prices(1), Prices(8)
    assert last.lasting == last.plan == 1
    assert early.plan < early.lasting < 1
    assert last.guests_card == last.hand_card == 0 < early.hand_card < early.guests_card


def test_a_dearer_way_costs_more_once_the_plan_stands(acting: Any) -> None:
    """Before, the table could plan around it."""
    acting.hands = [0] * 5
    stakes = Stakes(thinking(acting))
    ruse = RUSE["long_way_round"]
    at_once = max(stakes.harm(ruse, seat) for seat in acting.players())
    assert Foresight(stakes).harm(ruse) >= at_once


def test_he_waits_with_a_ruse_against_a_group(acting: Any) -> None:
    """ISL-13.11: its moment is when the group starts."""
    holds(acting, "wrong_turning")
    assert isinstance(striking.play_ruse(thinking(acting)), Pass)


def test_a_ruse_about_the_plan_cannot_wait(acting: Any) -> None:
    """ISL-13.17."""
    foresight = Foresight(Stakes(thinking(acting)))
    assert foresight.harm(RUSE["locked_door"]) == CANNOT_WAIT
    assert foresight.harm(RUSE["wrong_turning"]) > CANNOT_WAIT


def test_he_keeps_his_second_ruse_for_the_group_he_goes_with(at_a_group: Any) -> None:
    holds(at_a_group, "whispers", "smudged_page")
    at_a_group.ruse_letters, at_a_group.accomplice_at = ("P",), SITE["library"]
    assert isinstance(striking.play_ruse(thinking(at_a_group)), Pass)
    at_a_group.queue = ()
    move = striking.play_ruse(thinking(at_a_group))
    assert isinstance(move, PlayRuse)
    assert move.card == "whispers"


def test_a_group_that_cannot_enter_has_nothing_more_to_lose(at_a_group: Any) -> None:
    at_a_group.queue = ()
    assert Stakes(thinking(at_a_group)).hoped > 0
    at_a_group.group.effects = (DOES["wrong_turning"],)
    assert Stakes(thinking(at_a_group)).hoped == 0


@pytest.mark.parametrize(("poor", "site"), [(0, "library"), (1, "study")])
def test_he_goes_where_nobody_can_pay(acting: Any, poor: int, site: str) -> None:
    """In the last turn two groups can enter; the companion of one has no card in hand."""
    holds(acting, "wrong_turning")
    acting.phase, acting.turn = "accomplice_move", 10
    acting.up[0], acting.up[1] = EVERY_OTHER, EVERY_OTHER << 1
    acting.gifts, acting.personas = [1] * 5, (None,) * 5
    acting.hands[0] = acting.hands[1] = 0b1111
    acting.hands[poor] = 0
    acting.queue = tuple(
        [Group(name, (GUESTS[at],), (at,)) for at, name in enumerate(("library", "study"))]
    )
    assert striking.go(thinking(acting)) == AccompliceGo(site)
