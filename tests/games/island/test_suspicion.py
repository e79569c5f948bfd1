"""Whom does a bot suspect, and what does it hold back for?"""

from typing import Any

from parlour.core.chance import Chance
from parlour.core.game import Event
from parlour.games import GAMES
from parlour.games.island import GAME
from parlour.games.island.bot.outlook import CAREFUL
from parlour.games.island.bot.suspicion import suspicion
from parlour.games.island.bot.thinking import Thinking
from parlour.games.island.content import NUMBER, SORT
from parlour.games.island.events.groups import GroupSetOut, NumberLeft
from parlour.games.island.events.planning import PlayerExcluded
from parlour.games.island.events.turns import SetbackAverted, SetbackHappened
from parlour.games.island.options import Options
from parlour.matches.bot_seats.skills import BotManners

EXCLUDED = PlayerExcluded(2, {}, False)
STRUCK: list[Event] = [EXCLUDED, SetbackHappened("fog", 1)]
AVERTED: list[Event] = [EXCLUDED, SetbackAverted("fog")]


def table(accomplice: bool = True) -> Any:
    state: Any = GAME.setup(Options(accomplice=accomplice), 4, Chance(1), None)
    state.roles = ("loyal", "accomplice", "loyal", "loyal") if accomplice else (None,) * 4
    return state


def test_without_an_accomplice_nobody_is_suspected() -> None:
    assert suspicion(table(accomplice=False), 0, STRUCK) == [0, 0, 0, 0, 1]


def test_a_seat_does_not_suspect_itself_and_at_first_all_others_alike() -> None:
    chances = suspicion(table(), 0, [])
    assert chances[0] == 0
    assert chances[1] == chances[2] == chances[3] == chances[4]


def test_a_setback_clears_who_had_no_vote() -> None:
    """ISL-11.4, ISL-11.5: somebody who voted was against the table."""
    chances = suspicion(table(), 0, STRUCK)
    assert chances[2] < chances[1] == chances[3]
    assert chances[4] < 0.05


def test_a_setback_averted_speaks_against_who_had_no_vote() -> None:
    chances = suspicion(table(), 0, AVERTED)
    assert chances[2] > chances[1] == chances[3]


def test_a_number_left_behind_speaks_against_the_companions() -> None:
    heard: list[Event] = [
        GroupSetOut("pier", ("greta_moll",), (3,), (), None, 1),
        NumberLeft("number-20", 20),
    ]
    chances = suspicion(table(), 0, heard)
    assert chances[3] > chances[1] == chances[2]


def test_a_known_accomplice_is_known() -> None:
    state = table()
    state.revealed = 1
    assert suspicion(state, 0, []) == [0, 1, 0, 0, 0]


def waits(state: Any) -> bool:
    return Thinking(state, 0, [], Chance(1), CAREFUL).scene.waits


def test_the_ninth_clue_waits_until_the_accomplice_is_known() -> None:
    """ISL-14.4: with nine clues a hidden accomplice wins alone."""
    state = table()
    numbers = [token for token, sort in enumerate(SORT) if sort == NUMBER]
    state.resolved = sum(1 << token for token in numbers[:7])
    assert not waits(state)
    state.resolved |= 1 << numbers[7]
    assert waits(state)
    state.revealed = 1
    assert not waits(state)


def test_the_ninth_clue_waits_no_longer_when_time_is_up() -> None:
    """ISL-14.5: then a hidden accomplice wins in any case."""
    state = table()
    numbers = [token for token, sort in enumerate(SORT) if sort == NUMBER]
    state.resolved = sum(1 << token for token in numbers[:8])
    state.turn = 10
    assert not waits(state)


def test_a_sharp_bot_is_the_one_that_the_game_brings() -> None:
    assert BotManners().skill("sharp", GAMES["island"]).bot == "own"
    assert BotManners().skill("sharp", GAMES["calaveras"]).bot == "ismcts"
