"""Moves built choice by choice, listed and open ones."""

from parlour.core.chance import Chance
from parlour.core.match import Match
from parlour.core.picks import among
from parlour.core.playout import listed_playout
from parlour.games.calaveras.moves import IDLE, Play, Twist
from tests.core.toy import ALL_SETS, TOY, Bring, Hide, ToyOptions

LISTED = among([Play("hotel", "front:1"), Play("hotel", "suspect"), Twist("hotel", "a", "b"), IDLE])


def test_any_field_may_come_first() -> None:
    """Card first or place first, as the player likes."""
    assert LISTED.choices("type") == ("play", "twist", "twist_idle")
    assert LISTED.after(to="suspect").move == Play("hotel", "suspect")
    assert LISTED.after(card="hotel", type="play").choices("to") == ("front:1", "suspect")
    assert LISTED.after(type="twist_idle").move == IDLE


def test_a_draft_that_leads_nowhere_has_no_way() -> None:
    lost = LISTED.after(card="tram")
    assert (lost.ways, lost.move, lost.choices("to")) == ((), None, ())


def test_open_moves_grow_pick_by_pick() -> None:
    match = Match(TOY, ToyOptions(), 2, "x")
    picks = match.picks(0)
    assert set(picks.moves) == {Hide(number) for number in range(4)}
    assert picks.choices("type") == ("hide", "bring")
    bring = picks.after(type="bring")
    assert bring.whole is None
    assert bring.move is None
    one = bring.after(stones=("jade",))
    assert one.whole == Bring(("jade",))
    assert one.move is None
    every = one.after(stones=("jade", "flint")).after(stones=("jade", "flint", "onyx"))
    assert every.move == every.whole == Bring(("jade", "flint", "onyx"))


def test_a_draft_of_several_steps_can_be_taken_up_at_once() -> None:
    """As a page sends it."""
    picks = Match(TOY, ToyOptions(), 2, "x").picks(0)
    assert picks.after(type="bring", stones=("onyx",)).whole == Bring(("onyx",))


def test_samples_reach_every_move_and_all_are_legal() -> None:
    match = Match(TOY, ToyOptions(), 2, "x")
    found = {match.picks(0).sample(Chance(seed)).canonical(0) for seed in range(400)}
    assert found == {*map(Hide, range(4)), *map(Bring, ALL_SETS)}
    assert all(match.state.why_not(0, move) is None for move in found)


def test_playouts_of_the_toy_end() -> None:
    match = Match(TOY, ToyOptions(), 2, "x")
    assert listed_playout(match.state.copy(), Chance(1)) == 2
