"""The line-up, the shared vision and the poll."""

from collections import Counter

import pytest

from parlour.core.errors import IllegalMove
from parlour.core.match import Match
from parlour.games.mysterium.events import CulpritFound, Voted, VotesOpened
from parlour.games.mysterium.moves import Meant, SharedVision, Vote
from parlour.games.mysterium.scoring import Outcome
from parlour.games.mysterium.state import State
from tests.games.mysterium.support import hand, match, position, revelation, share, vote_all


def shown(at: Match) -> int:
    shared = position(at).shared
    return 0 if shared is None else shared.shown


def test_the_number_of_the_group_is_known_to_the_ghost_alone_until_the_end() -> None:
    """MYS-12.4, MYS-12.5"""
    at = share(revelation(match(5)), 3)
    assert at.view(0).culprit == 3
    for seat in (None, 1, 2, 3, 4):
        assert at.view(seat).culprit is None
        assert at.view(seat).shared.intent is None
    vote_all(at, 3)
    for seat in (None, 0, 1, 2, 3, 4):
        assert at.view(seat).culprit == 3
        assert at.view(seat).shared.intent == at.view(0).shared.intent


def test_cards_lie_in_an_order_that_nobody_chose() -> None:
    """MYS-12.3"""
    found: Counter[int] = Counter()
    for seed in range(60):
        at = share(revelation(match(4, f"order {seed}")))
        now = position(at).shared
        assert now is not None
        assert now.intent is not None
        found[now.order.index(now.intent.suspect)] += 1
    assert min(found[place] for place in range(3)) > 8


def test_a_psychic_may_vote_for_its_own_group_and_a_vote_stands() -> None:
    """MYS-13.6, MYS-13.8"""
    at = share(revelation(match(4)))
    first = at.to_act()[0]
    own = [word for word, psychic in position(at).psychics.items() if psychic.seat == first]
    group = next(n for n, it in position(at).groups.items() if it.psychic == own[0])
    at.play(first, Vote(group))
    assert position(at).votes == {first: group}
    with pytest.raises(IllegalMove, match="already_voted"):
        at.play(first, Vote(group))


def test_levels_vote_one_after_the_other_and_empty_ones_are_passed_over() -> None:
    """MYS-13.2, MYS-13.3, MYS-13.12"""
    at = revelation(match(5))
    assert isinstance(at.state, State)
    at.state.spaces = [2, 9, 3, 8]
    share(at)
    assert (shown(at), at.to_act()) == (1, (1, 3))
    assert at.state.why_not(2, Vote(1)) == "wait_for_level"
    at.play(1, Vote(1))
    at.play(3, Vote(1))
    assert (shown(at), at.to_act()) == (3, (2, 4))
    low = revelation(match(5))
    assert isinstance(low.state, State)
    low.state.spaces = [0, 0, 0, 0]
    share(low)
    vote_all(low, 1)
    assert shown(low) == 3


def test_no_vote_is_told_before_all_are_in() -> None:
    """MYS-13.7"""
    at = share(revelation(match(6)))
    vote_all(at, 2)
    voted = [event for event in at.story.events if isinstance(event, Voted)]
    assert {event.seat for event in voted} == {1, 2, 3, 4, 5}
    assert {event.group for event in voted} == {None}
    opened = [event for event in at.story.events if isinstance(event, VotesOpened)]
    assert [event.votes for event in opened] == [dict.fromkeys((1, 2, 3, 4, 5), 2)]


def test_one_player_votes_once_and_that_is_the_verdict() -> None:
    """MYS-15.7"""
    at = share(revelation(match(2)), 2)
    at.play(1, Vote(4))
    outcome = at.outcome()
    assert outcome == Outcome("loss", "culprit_missed", 2, 4, None)
    assert position(at).step == "over"


def test_an_added_group_may_be_the_culprits() -> None:
    """MYS-15.4, MYS-15.5"""
    at = revelation(match(2))
    groups = position(at).groups
    assert [group.psychic for group in groups.values()] == ["blue", "white", None, None]
    cards = [card for g in groups.values() for card in (g.suspect, g.location, g.object)]
    assert len(set(cards)) == 12
    at.play(0, SharedVision(4, Meant(*hand(at)[:3])))
    at.play(1, Vote(4))
    assert any(isinstance(event, CulpritFound) for event in at.story.events)


def test_three_players_vote_openly_and_must_agree() -> None:
    """MYS-15.8, MYS-15.6"""
    at = share(revelation(match(3)), 1)
    assert shown(at) == 3
    at.play(1, Vote(1))
    at.play(2, Vote(2))
    assert at.view(0).votes == at.view(1).votes == {1: 1, 2: 2}
    assert at.outcome() is None
    at.play(2, Vote(1))
    assert at.outcome() == Outcome("win", "culprit_found", 1, 1, None)


def test_the_eldest_of_the_furthest_settles_the_last_ties() -> None:
    """MYS-14.4, MYS-14.5, MYS-25.6"""
    for order, verdict in ((None, 1), ((4, 3, 2, 1, 0), 2)):
        at = revelation(match(5, age_order=order))
        share(at, 1)
        for seat, group in ((1, 1), (2, 1), (3, 2), (4, 2)):
            at.play(seat, Vote(group))
        outcome = at.outcome()
        assert isinstance(outcome, Outcome)
        assert (outcome.verdict, outcome.tie_break) == (verdict, "age")
