"""Does the accomplice hide, and does he know what hurts?"""

from typing import Any

import pytest

from parlour.core.chance import Chance
from parlour.core.game import Event
from parlour.games.island.bot import posing
from parlour.games.island.bot.harming import Stakes
from parlour.games.island.bot.outlook import CAREFUL
from parlour.games.island.bot.thinking import Thinking
from parlour.games.island.content import NUMBER, RUSE, SITE, SORT
from parlour.games.island.events.planning import PlayerExcluded
from parlour.games.island.events.turns import SetbackHappened
from tests.games.island.support import known_accomplice, with_accomplice

HELPER = 2


def struck(excluded: int) -> list[Event]:
    return [PlayerExcluded(excluded, {}, False), SetbackHappened("fog", 1)]


def votes(state: Any, heard: list[Event], excluded: int) -> set[str]:
    """How he votes, whatever the chance."""
    state.excluded = excluded
    return {
        posing.vote(Thinking(state, HELPER, heard, Chance(seed), CAREFUL)).vote
        for seed in range(30)
    }


def test_he_votes_against_the_table_among_many_who_could_have_been_it() -> None:
    """ISL-11.4: five have a vote, and nobody is suspected yet."""
    state: Any = with_accomplice(6, 1, HELPER)
    assert "negative" in votes(state, [], 5)


def test_he_does_not_when_few_are_left_who_could_have_been_it() -> None:
    """Seats 0, 1 and 3 were without a vote while setbacks happened: not they."""
    state: Any = with_accomplice(6, 1, HELPER)
    assert votes(state, struck(0) + struck(1) + struck(3), 4) == {"positive"}


def test_at_the_very_end_he_no_longer_hides() -> None:
    state: Any = with_accomplice(6, 1, HELPER)
    state.turn = 9
    assert "negative" in votes(state, struck(0) + struck(1) + struck(3), 4)


def stakes(state: Any) -> Stakes:
    return Stakes(Thinking(state, HELPER, [], Chance(1), CAREFUL))


@pytest.fixture
def acting() -> Any:
    """Before planning, in the second turn."""
    state: Any = known_accomplice(5, 1, HELPER)
    state.acting, state.turn, state.phase = True, 2, "ruse"
    return state


def test_empty_stores_hurt_nobody_whom_appetites_leave_short_already(acting: Any) -> None:
    """ISL-10.13: eight guests go short by four personas."""
    personas = ("cook", "gardener", "secretary", "boatman", "lighthouse_keeper")
    acting.personas = personas
    fed = stakes(acting).loss(RUSE["spoiled_stores"], None)
    acting.alive &= 0b11111111
    assert fed > 0
    assert stakes(acting).loss(RUSE["spoiled_stores"], None) == 0


def test_swapped_papers_hurt_only_where_a_number_is_in_sight(acting: Any) -> None:
    """ISL-17.10: a number in sight can be planned for."""
    swapped = RUSE["swapped_papers"]
    assert stakes(acting).loss(swapped, None) == 0
    site = SITE["dining_room"]
    number = next(token for token in acting.tokens_down[site] + acting.bag if SORT[token] == NUMBER)
    acting.tokens_up[site] |= 1 << number
    acting.tokens_down[site] = acting.tokens_down[site].replace(bytes([number]), b"")
    acting.bag = acting.bag.replace(bytes([number]), b"")
    assert stakes(acting).loss(swapped, None) > 0


def test_who_has_no_card_cannot_stop_a_ruse(acting: Any) -> None:
    ruse = RUSE["locked_door"]
    acting.hands[0], acting.hands[1] = 0, (1 << 30) - 1
    there = stakes(acting)
    assert there.chance_of_stopping(ruse, [0]) == 0
    assert there.chance_of_stopping(ruse, [1]) > 0.99
    assert there.harm(ruse, 0) == there.loss(ruse, 0)
