"""What holds in every séance, played at random by psychics of more and less wisdom."""

from itertools import pairwise
from typing import Any

import pytest

from parlour.core.chance import Chance
from parlour.core.match import Match
from parlour.core.notation import write
from parlour.games.mysterium.content import HAND_SIZE, TOKENS, VISIONS
from parlour.games.mysterium.events import HourStruck
from parlour.games.mysterium.position import Position
from parlour.games.mysterium.scoring import Outcome
from tests.games.mysterium.support import hour, match, position, step, wise_playout

SEATS = range(2, 8)


def walked(seats: int, seed: int, **options: Any) -> list[Position]:
    """The positions of a séance from the set-up to the end."""
    at, chance = match(seats, f"walk {seed}", **options), Chance(seed)
    found = [position(at)]
    while at.to_act():
        step(at, chance, 6)
        found.append(position(at))
    return found


WALKS = {(seats, seed): walked(seats, seed) for seats in SEATS for seed in range(3)}
each_walk = pytest.mark.parametrize("walk", WALKS.values(), ids=map(str, WALKS))


@each_walk
def test_every_vision_is_somewhere_once(walk: list[Position]) -> None:
    """MYS-24.1, MYS-1.3, MYS-5.10"""
    for now in walk:
        piles: list[Any] = [now.hand, now.draw, now.discard]
        piles += [psychic.visions for psychic in now.psychics.values()]
        piles.append(now.shared.order if now.shared else ())
        assert sorted(card for pile in piles for card in pile) == list(VISIONS[1:])


@each_walk
def test_the_ghost_holds_seven_or_the_piles_are_empty(walk: list[Position]) -> None:
    """MYS-24.3"""
    for now in walk:
        if now.step in ("visions", "shared"):
            assert len(write(now.hand)) == HAND_SIZE or not (now.draw or now.discard)


@each_walk
def test_tokens_add_up_and_markers_never_go_back(walk: list[Position]) -> None:
    """MYS-24.5, MYS-8.11"""
    seats = len({psychic.seat for psychic in walk[0].psychics.values()}) + 1
    for before, now in pairwise(walk):
        for colour, psychic in now.psychics.items():
            if psychic.tokens is None:
                assert psychic.level is None
                continue
            lying = [other.judged.get(colour) for other in now.psychics.values()]
            tokens = psychic.tokens
            assert tokens.yes + tokens.spent_yes + lying.count("yes") == TOKENS[seats][0]
            assert tokens.no + tokens.spent_no + lying.count("no") == TOKENS[seats][1]
            assert (psychic.level or 0) >= (before.psychics[colour].level or 0)


@pytest.mark.parametrize("seats", SEATS)
def test_a_seance_has_seven_hours_at_most_and_one_of_three_reasons(seats: int) -> None:
    """MYS-24.6, MYS-4.1, MYS-2.3, MYS-20.3: all win or all lose; without a track no tie is
    broken."""
    reasons = set()
    for seed in range(24):
        at = wise_playout(seats, seed, (0, 4, 8)[seed % 3])
        outcome = at.outcome()
        assert isinstance(outcome, Outcome)
        reasons.add(outcome.reason)
        won = outcome.result == "win"
        assert outcome.winning(seats) == (tuple(range(seats)) if won else ())
        assert won == (outcome.reason == "culprit_found")
        hours = [event.hour for event in at.story.events if isinstance(event, HourStruck)]
        assert hours == list(range(1, len(hours) + 1))
        assert len(hours) <= 7
        if outcome.reason == "out_of_time":
            assert (outcome.culprit, outcome.verdict, outcome.tie_break) == (None, None, None)
        if seats < 4:
            assert outcome.tie_break is None
    assert reasons <= {"culprit_found", "culprit_missed", "out_of_time"}
    assert "out_of_time" in reasons
    assert len(reasons) > 1, "the wise ones come to the revelation"


def test_there_is_no_outcome_while_it_runs() -> None:
    """MYS-20.3"""
    at, chance = match(6), Chance(1)
    while at.to_act():
        assert at.outcome() is None
        step(at, chance, 6)
    assert at.outcome() is not None


@pytest.mark.parametrize("seats", SEATS)
def test_the_same_seed_and_moves_give_the_same_seance(seats: int) -> None:
    """MYS-24.7"""
    first = wise_playout(seats, 7, 6)
    again = Match(first.game, first.options, seats, first.seed)
    for entry in first.entries:
        again.play(entry.seat, entry.move)
    assert again.story.events == first.story.events
    assert position(again) == position(first)


@pytest.mark.parametrize("options", [{"auto_reveal": True}, {"timer": 0}, {"strict_silence": True}])
def test_house_rules_come_to_an_end_too(options: dict[str, Any]) -> None:
    for seed in range(3):
        assert wise_playout(6, seed, 7, **options).outcome() is not None


@pytest.mark.parametrize("seats", SEATS)
def test_with_the_whole_hand_given_each_time_it_still_goes_on(seats: int) -> None:
    """MYS-5.7, MYS-5.12: all visions may lie on the table; then the ghost goes on empty-handed."""
    at = match(seats, "greedy")
    while position(at).phase == "reconstruction":
        hour(at, lambda colour, hour: False, cards=HAND_SIZE)
    assert position(at).phase == "over"
