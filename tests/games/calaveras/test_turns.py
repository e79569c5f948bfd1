"""What holds over whole matches, and steps that no single position shows."""

from itertools import pairwise
from typing import Any

import pytest

from parlour.core.chance import Chance
from parlour.core.match import Match
from parlour.core.notation import write
from parlour.games.calaveras import GAME, events
from parlour.games.calaveras.content import SEATS
from parlour.games.calaveras.moves import IDLE, Play, Twist
from parlour.games.calaveras.options import Options
from parlour.games.calaveras.scoring import Outcome
from tests.games.calaveras.support import played, position, state, words
from tests.strategies import wander

MATCHES = [Match(GAME, Options(), seats, f"turns {seed}") for seats in SEATS for seed in range(6)]
for number, ended in enumerate(MATCHES):
    wander(ended, Chance(number), 20_000)


def test_whoever_has_nicole_at_the_end_wins() -> None:
    """Her holder's team wins, one place is guilty, a winner's score is 1 (CAL-1.10, CAL-11.7,
    CAL-11.8)."""
    for match in MATCHES:
        outcome = match.outcome()
        assert isinstance(outcome, Outcome)
        guilty = [place for place, points in match.view(None).points.items() if points >= 7]
        assert guilty == [outcome.guilty]
        teams = GAME.facts(match.state)["teams"]
        team = next(team for team in teams if outcome.holder in team)
        winners = [seat for seat in team if seat < match.seats]
        assert outcome.winning(match.seats) == (
            () if outcome.holder == outcome.guilty else tuple(winners)
        )


def test_points_never_go_down() -> None:
    """CAL-9.8."""
    for match in MATCHES:
        totals: dict[int, int] = {}
        for event in match.story.events:
            if isinstance(event, events.Designated):
                assert event.points == totals.get(event.place, 0) + event.stake
                totals[event.place] = event.points
        assert match.view(None).points == {p: totals.get(p, 0) for p in match.view(None).points}


PLAYS = (events.PlayedSelf, events.PlayedOther, events.PlayedZone)
STEPS = (
    (*PLAYS, events.TwistMoved, events.TwistDiscarded),
    (events.FrontCancelled, events.CentreCancelled),
    (events.NicoleTurned,),
    (events.PileReshuffled,),
    (events.HandRefilled,),
    (events.PilesExhausted,),
    (events.Designated,),
    (events.CentreEmptied,),
    (events.NicoleTurned,),
    (events.FoundGuilty,),
    (events.TeamWon, events.AllFailed),
    (events.TurnPassed,),
)  # fmt: skip


def test_a_turn_is_told_in_the_order_of_its_steps() -> None:
    """A step that changes nothing is silent; the last word passes the turn (CAL-4.5, CAL-14.1)."""
    for match in MATCHES:
        for start, stop in pairwise(match.told):
            at = 0
            for event in match.story.events[start:stop]:
                while not isinstance(event, STEPS[at]):
                    at += 1
                at += 1
            last = match.story.events[stop - 1]
            assert isinstance(last, (events.TurnPassed, events.TeamWon, events.AllFailed))


def test_the_story_is_one_for_all_but_for_drawn_cards() -> None:
    """Only the drawing seat hears which cards (CAL-12.4)."""
    for match in MATCHES:
        for seat in (None, *range(match.seats)):
            for event, heard in zip(match.story.events, match.heard(seat), strict=True):
                if isinstance(event, events.HandRefilled) and event.seat != seat:
                    assert heard == events.HandRefilled(event.seat, event.count, None)
                else:
                    assert heard == event


def test_what_is_said_with_a_card_has_no_effect() -> None:
    """Told or untold, a move comes to the same position (CAL-4.6)."""
    before = state(position())
    after, _ = played(before, Play("hotel", "front:2"))
    silent = before.copy()
    silent.apply(0, Play("hotel", "front:2"), Chance(1), None)
    assert words(silent) == words(after)


def test_equal_cards_are_interchangeable() -> None:
    """Two equal cards give one move, and no pile remembers which was which (CAL-1.9)."""
    before = state(position(hands={"0": ["hotel", "hotel", "airport"]}))
    moves = before.legal_moves(0)
    assert len(moves) == len(set(moves)) == 2 * 6


def test_the_order_of_the_discard_pile_does_not_matter() -> None:
    """Two positions that differ only in it are one (CAL-6.13)."""
    pile = ["twist", "hotel", "carnival", "hotel"]
    one = state(position(discard=pile))
    other = state(position(discard=pile[::-1]))
    assert words(one) == words(other)


@pytest.mark.parametrize("cards", [["hotel", "airport"], ["carnival", "telephone_booth"]])
def test_nicole_counts_cards_and_not_kinds(cards: list[str]) -> None:
    """CAL-10.10."""
    found = state(position(fronts={"1": cards, "2": ["laboratory"]}))
    assert GAME.facts(found)["nicole"] == 1


def test_a_cap_stops_the_match_undecided() -> None:
    """The story says so, and nobody has won (CAL-11.11, CAL-16.13)."""
    before = state(position(), turn_cap=1)
    after, told = played(before, Play("hotel", "front:0"))
    assert told[-1] == events.MatchStopped(1, 0)
    assert write(after.outcome(), whole=True) == {
        "result": "unfinished", "guilty": None, "holder": 0, "team": None, "winners": []
    }  # fmt: skip


def test_outcome_and_to_act_in_the_notation() -> None:
    """One deciding seat while it goes on, none and an outcome after (CAL-16.6, CAL-16.8)."""
    match = MATCHES[0]
    data: dict[str, Any] = write(match.outcome(), whole=True)
    assert list(data) == ["result", "guilty", "holder", "team", "winners"]
    assert match.to_act() == ()
    assert state(position()).to_act() == (0,)
    assert state(position()).outcome() is None


def test_the_end_opens_no_hand() -> None:
    """A spectator's view has sizes and no seat, before and after the end (CAL-12.5, CAL-16.11)."""
    for match in (Match(GAME, Options(), 4, "open"), MATCHES[6]):
        view = match.view(None)
        assert view.seat is None
        assert all(isinstance(hand, int) for hand in view.hands.values())
        assert isinstance(view.draw, int)
        assert match.view(1).hands[1] == match.state.position().hands[1]  # type: ignore[attr-defined]  # the generic State has no typed position
        assert isinstance(match.view(1).hands[0], int)


def test_a_twist_names_what_it_carried() -> None:
    """The card leaves and arrives in one step (CAL-6.14)."""
    before = state(
        position(hands={"0": ["twist", "hotel", "airport"]}, fronts={"1": ["hotel"]}, nicole=1)
    )
    after, told = played(before, Twist("hotel", "front:1", "front:0"))
    assert told[0] == events.TwistMoved(0, "hotel", "front:1", "front:0")
    assert told[1] == events.NicoleTurned(1, 0, "cards")
    assert words(after)["fronts"]["0"] == ["hotel"]


def test_an_idle_twist_is_told() -> None:
    """CAL-6.10."""
    before = state(position(hands={"0": ["twist", "hotel", "airport"]}))
    after, told = played(before, IDLE)
    assert told[0] == events.TwistDiscarded(0)
    assert words(after)["discard"] == ["twist"]
