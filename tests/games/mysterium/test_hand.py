"""The ghost's hand: filled, short, changed by crows; the pile and its reshuffle."""

from dataclasses import replace

import pytest

from parlour.core.errors import IllegalMove
from parlour.core.match import Match
from parlour.games.mysterium.events import (
    HandChanged,
    PileReshuffled,
)
from parlour.games.mysterium.moves import (
    START_TIMER,
    Crow,
    Give,
)
from parlour.games.mysterium.scoring import crows_left
from parlour.games.mysterium.state import State
from tests.games.mysterium.support import (
    changed,
    give_all,
    hand,
    hour,
    match,
    place_all,
    position,
    ready_all,
    reveal_all,
)


def discarded(at: Match) -> tuple[str, ...]:
    discard = position(at).discard
    assert not isinstance(discard, int)
    return discard


def always(colour: str, hour: int) -> bool:
    return True


def test_only_an_empty_handed_ghost_may_leave_somebody_unserved() -> None:
    """MYS-5.12"""
    at = match(4)
    with pytest.raises(IllegalMove, match="psychics_waiting"):
        at.play(0, START_TIMER)
    bare = changed(at, hand=(), draw=())
    assert bare.why_not(0, START_TIMER) is None
    assert bare.legal_moves(0) == [START_TIMER]


def test_a_reshuffle_comes_when_a_card_is_needed_and_not_before() -> None:
    """MYS-5.6"""
    at = match(4)
    now = position(at)
    assert not isinstance(now.draw, int)
    state = changed(at, draw=now.draw[:2], discard=now.draw[2:])
    spent = set(now.draw[2:])
    at.state = state
    at.play(0, Give("blue", hand(at)[:2]))
    assert (position(at).draw, set(discarded(at))) == ((), spent)
    told = at.play(0, Give("white", hand(at)[:1]))
    assert PileReshuffled(len(spent)) in told
    assert position(at).discard == ()


def test_crows_of_an_easy_seance_come_back_each_hour_and_for_the_revelation() -> None:
    """MYS-10.2, MYS-10.6, MYS-9.5: phase 2 counts as a turn of its own."""
    at = match(4, difficulty="easy")
    for _ in range(3):
        at.play(0, Crow(hand(at)[:2]))
        with pytest.raises(IllegalMove, match="no_crow_left"):
            at.play(0, Crow(hand(at)[:1]))
        hour(at)
    assert position(at).step == "shared"
    assert isinstance(at.state, State)
    assert crows_left(at.state) == 1
    at.play(0, Crow(hand(at)))
    assert crows_left(at.state) == 0


def test_a_crow_may_fly_in_every_step_before_the_shared_vision_is_laid() -> None:
    """MYS-10.5, MYS-25.5: not with strict silence while psychics place."""
    at = match(4, difficulty="easy")
    for _ in range(2):
        assert at.state.why_not(0, Crow(hand(at)[:1])) is None
        give_all(at)
        assert at.state.why_not(0, Crow(hand(at)[:1])) is None
        place_all(at, always)
        ready_all(at)
        assert at.state.why_not(0, Crow(hand(at)[:1])) is None
        reveal_all(at)
    quiet = match(4, strict_silence=True)
    give_all(quiet)
    assert quiet.state.why_not(0, Crow(hand(quiet)[:1])) == "ghost_silent"


def test_all_hear_how_many_cards_a_crow_changed_and_the_ghost_which() -> None:
    """MYS-10.8"""
    at = match(4)
    cards = hand(at)[:2]
    (told,) = at.play(0, Crow(cards))
    assert told.heard_by(0) == HandChanged(0, 2, cards)
    for seat in (None, 1, 2, 3):
        assert told.heard_by(seat) == HandChanged(0, 2, None)


@pytest.mark.parametrize("hours", [1, 3])
def test_a_short_hand_is_filled_when_an_hour_or_the_revelation_begins(hours: int) -> None:
    """MYS-5.7, MYS-19.5, MYS-19.8: with what right answers have discarded."""
    at = match(4)
    for _ in range(hours - 1):
        hour(at)
    give_all(at)
    place_all(at, always)
    ready_all(at)
    now = position(at)
    assert not isinstance(now.draw, int)
    kept = hand(at)[:2]
    out = (*hand(at)[2:], *now.draw, *discarded(at))
    visions = (*now.psychics["blue"].visions, *out)
    blue = replace(now.psychics["blue"], visions=visions)
    psychics = dict(now.psychics) | {"blue": blue}
    at.state = changed(at, hand=kept, draw=(), discard=(), psychics=psychics)
    reveal_all(at)
    assert position(at).step == ("visions" if hours == 1 else "shared")
    assert len(hand(at)) == 7
    assert set(kept) <= set(hand(at))
