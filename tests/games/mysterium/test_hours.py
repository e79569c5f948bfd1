"""Gifts, guesses, opinions and answers, hour by hour."""

from dataclasses import replace

import pytest

from parlour.core.masks import members
from parlour.core.seats import CLOCK
from parlour.games.mysterium.events import (
    TimerStarted,
    TokensReturned,
    VisionsSent,
)
from parlour.games.mysterium.moves import (
    READY,
    TIME_UP,
    UNREADY,
    Give,
    Judge,
    Place,
    Reveal,
    Unjudge,
    Unplace,
)
from tests.games.mysterium.support import (
    answer,
    changed,
    give_all,
    hand,
    hour,
    match,
    place_all,
    position,
    ready_all,
    reveal_all,
    revelation,
    wrong_card,
)


def never(colour: str, hour: int) -> bool:
    return False


def always(colour: str, hour: int) -> bool:
    return True


def test_the_order_of_cards_in_a_gift_goes_nowhere() -> None:
    """MYS-16.2: two spellings of one gift give the same view, the same story and one listed
    move."""
    one, other = match(4), match(4)
    cards = hand(one)[:3]
    one.play(0, Give("blue", cards))
    other.play(0, Give("blue", tuple(reversed(cards))))
    assert one.story.events == other.story.events
    assert position(one) == position(other)
    assert VisionsSent("blue", 3, tuple(sorted(cards))) in one.story.events
    assert Give("blue", tuple(reversed(cards))).canonical(0) == Give("blue", cards)


def test_the_timer_is_the_seconds_of_the_table_while_psychics_place() -> None:
    """MYS-17.1, MYS-25.2"""
    for seconds in (60, 120, 45):
        at = match(4, timer=seconds)
        assert at.timer() is None
        give_all(at)
        timer = at.timer()
        assert timer is not None
        assert (timer.name, timer.seconds) == ("sand", seconds)
        assert TimerStarted(seconds) in at.story.events
        at.play(CLOCK, TIME_UP)
        assert at.timer() is None
    slow = match(4, timer=0)
    give_all(slow)
    assert slow.timer() is None
    assert slow.state.why_not(CLOCK, TIME_UP) == "no_timer"


def test_ready_flags_end_with_the_step() -> None:
    """MYS-26.1"""
    at = match(4)
    give_all(at)
    place_all(at, never)
    at.play(1, READY)
    at.play(1, UNREADY)
    at.play(2, READY)
    assert position(at).ready == (2,)
    at.play(CLOCK, TIME_UP)
    assert position(at).ready == ()


def test_opinions_stay_with_a_guess_until_it_is_answered() -> None:
    """MYS-7.13"""
    at = match(4)
    give_all(at)
    place_all(at, lambda colour, hour: colour != "white")
    at.play(2, Judge("white", "blue", "yes"))
    at.play(1, Judge("blue", "white", "yes"))
    ready_all(at)
    assert position(at).psychics["blue"].judged == {"white": "yes"}
    at.play(0, Reveal("white"))
    assert position(at).psychics["blue"].level == 0, "a yes on a wrong guess earns nothing"
    assert position(at).psychics["blue"].judged == {"white": "yes"}
    at.play(0, Reveal("blue"))
    after = position(at).psychics
    assert after["blue"].judged == {}
    assert after["white"].level == 1
    assert after["white"].tokens is not None
    assert (after["white"].tokens.yes, after["white"].tokens.spent_yes) == (1, 1)


def test_right_answers_of_one_step_count_with_the_same_hour() -> None:
    """MYS-8.12, MYS-8.10: three finish in the third hour and move four spaces each."""
    at = revelation(match(4))
    assert [psychic.level for psychic in position(at).psychics.values()] == [4, 4, 4]
    assert position(at).hour == 4


@pytest.mark.parametrize(("last", "returns"), [(3, False), (4, True)])
def test_entering_the_revelation_at_four_returns_no_tokens(last: int, returns: bool) -> None:
    """MYS-19.8, MYS-7.10: they return only where a fourth hour begins."""
    at = match(4)
    while position(at).phase == "reconstruction":
        give_all(at)
        place_all(at, lambda colour, hour: hour < 3 or hour == last)
        if position(at).hour == 1:
            at.play(2, Judge("white", "blue", "yes"))
        ready_all(at)
        reveal_all(at)
    tokens = position(at).psychics["white"].tokens
    assert tokens is not None
    assert tokens.spent_yes == (0 if returns else 1)
    assert (TokensReturned(4) in at.story.events) == returns


def test_who_takes_back_a_guess_gives_back_every_opinion_about_it() -> None:
    """MYS-7.5"""
    at = match(5)
    give_all(at)
    at.play(1, Place("blue", wrong_card(at, "blue")))
    at.play(2, Judge("white", "blue", "yes"))
    at.play(3, Judge("red", "blue", "no"))
    at.play(1, Place("blue", answer(at, "blue")))
    assert position(at).psychics["blue"].judged == {"white": "yes", "red": "no"}
    at.play(1, Unplace("blue"))
    for colour in ("white", "red"):
        tokens = position(at).psychics[colour].tokens
        assert tokens is not None
        assert (tokens.yes, tokens.no) == (2, 2)


def test_answers_come_by_themselves_in_colour_order() -> None:
    """MYS-8.13, MYS-25.4"""
    at = match(5, auto_reveal=True)
    give_all(at)
    place_all(at, always)
    ready_all(at)
    assert (position(at).step, position(at).hour) == ("visions", 2)
    assert {psychic.stage for psychic in position(at).psychics.values()} == {"location"}


def test_psychics_on_different_boards_are_guided_to_different_kinds() -> None:
    """MYS-4.4, MYS-5.9: who was wrong keeps its visions and gets more."""
    at = match(4)
    hour(at, lambda colour, hour: colour == "blue")
    stages = {colour: psychic.stage for colour, psychic in position(at).psychics.items()}
    assert stages == {"blue": "location", "white": "suspect", "red": "suspect"}
    hour(at, never)
    visions = {colour: len(psychic.visions) for colour, psychic in position(at).psychics.items()}
    assert visions == {"blue": 1, "white": 2, "red": 2}


def test_an_opinion_clears_the_readiness_of_its_own_seat_alone() -> None:
    """MYS-6.8"""
    at = match(4)
    give_all(at)
    place_all(at, never)
    at.play(1, READY)
    at.play(2, READY)
    at.play(2, Judge("white", "blue", "no"))
    assert position(at).ready == (1,)
    at.play(2, READY)
    at.play(2, Unjudge("white", "blue"))
    assert position(at).ready == (1,)


def test_who_is_not_awaited_may_say_ready_and_ends_nothing() -> None:
    """MYS-6.10, MYS-6.7: a finished psychic without a token."""
    at = match(4)
    while position(at).hour < 4:
        hour(at, lambda colour, hour: colour == "blue")
    give_all(at)
    place_all(at, never)
    blue = position(at).psychics["blue"]
    assert blue.tokens is not None
    bare = replace(blue, tokens=replace(blue.tokens, yes=0, no=0, spent_yes=2, spent_no=2))
    at.state = changed(at, psychics=dict(position(at).psychics) | {"blue": bare})
    assert at.to_act() == (2, 3)
    at.play(2, READY)
    at.play(1, READY)
    assert (position(at).step, position(at).ready) == ("placing", (1, 2))
    at.play(1, UNREADY)
    at.play(3, READY)
    assert position(at).step == "manifesting"


def test_a_mask_lists_its_cards_from_the_lowest() -> None:
    assert members(0b1010010) == [1, 4, 6]
