"""One play of a game: several seats at once, a clock, and refusals that leave no trace."""

import pytest

from parlour.core.errors import IllegalMove
from parlour.core.match import Match, sent
from parlour.core.record import read_record, record_lines, replay
from parlour.core.seats import CLOCK, STRANGER, clockwise
from tests.core.toy import TOY, Bring, Hide, TimeUp, ToyOptions


def begun() -> Match:
    return Match(TOY, ToyOptions(), 2, "seed")


def test_both_may_choose_in_either_order() -> None:
    """Nothing of the first choice shows to the other seat."""
    for first, second in ((0, 1), (1, 0)):
        match = begun()
        assert match.to_act() == (0, 1)
        match.play(first, Hide(3))
        assert match.to_act() == (second,)
        assert match.view(second).numbers == {0: None, 1: None}
        assert match.view(first).numbers[first] == 3
        match.play(second, Hide(1))
        assert match.outcome() is not None


def test_the_clock_moves_though_nobody_waits_for_it() -> None:
    match = begun()
    assert match.timer() is not None
    match.play(1, Hide(2))
    assert CLOCK not in match.to_act()
    match.play(CLOCK, TimeUp(), at=12.5)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winning(2) == (1,)
    assert match.timer() is None
    again = replay(TOY, read_record({"toy": TOY}, record_lines(match)))
    assert again.entries == match.entries
    assert again.entries[-1].at == 12.5


def test_a_refusal_leaves_no_trace() -> None:
    match = begun()
    match.play(0, Bring(("jade",)))
    before = (match.state.position(), match.ply, list(match.story.events), list(match.told))
    for seat, move in (
        (1, Bring(("jade",))),
        (0, Bring(("jade",))),
        (STRANGER, Hide(1)),
        (0, Hide(9)),
    ):
        with pytest.raises(IllegalMove) as refusal:
            match.play(seat, move)
        assert refusal.value.slots["seat"] == seat
    assert before == (match.state.position(), match.ply, match.story.events, match.told)


def test_picks_are_made_once_a_ply() -> None:
    match = begun()
    kept = match.picks(0)
    assert match.picks(0) is kept
    match.play(0, Bring(("jade",)))
    assert match.picks(0) is not kept


def test_an_unreadable_move_keeps_its_word_if_it_has_one() -> None:
    """A law may tell a known word with bad fields from an unknown word."""
    assert getattr(sent(TOY, {"seat": 0, "type": "hide", "number": "x"})[1], "word", "") == "hide"
    assert getattr(sent(TOY, {"seat": 0, "type": "dance"})[1], "word", "") is None


def test_clockwise() -> None:
    assert clockwise(2, 4) == (2, 3, 0, 1)
