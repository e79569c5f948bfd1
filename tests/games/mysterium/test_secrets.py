"""Who sees, hears and may say what (MYS-16, MYS-18)."""

import json
from dataclasses import replace
from typing import Any

import pytest

from parlour.core.chance import Chance
from parlour.core.game import Story
from parlour.core.notation import write
from parlour.core.seats import Seat
from parlour.games.mysterium import GAME
from parlour.games.mysterium.events import EVENTS, GuessWrong, HandChanged
from parlour.games.mysterium.moves import Crow, Vote
from parlour.games.mysterium.options import Options
from parlour.games.mysterium.position import Position, Screen, Shared
from parlour.games.mysterium.rules import Mysterium
from parlour.games.mysterium.view.guessing import guess
from tests.games.mysterium.support import (
    STEPS,
    hand,
    hour,
    match,
    over,
    position,
    revelation,
    share,
    step,
    voting,
)

PLAYERS = (1, 2, 3)
VIEWERS: tuple[Seat | None, ...] = (None, 0, 1, 2, 3)


@pytest.mark.parametrize("name", STEPS)
def test_the_table_of_who_sees_what_in_every_step(name: str) -> None:
    """MYS-18.1, MYS-16.8, MYS-18.4"""
    at = STEPS[name]()
    now = position(at)
    open_keys = ("phase", "step", "hour", "psychics", "table", "crows", "ready", "groups")
    for seat in VIEWERS:
        view = at.view(seat)
        for key in open_keys:
            assert getattr(view, key) == getattr(now, key)
        assert (view.draw, view.discard) == (len(write(now.draw)), len(write(now.discard)))
        mine = seat == 0
        assert view.secret == (now.secret if mine else None)
        assert view.hand == (now.hand if mine else len(write(now.hand)))
        assert view.culprit == (now.culprit if mine else None)
        role = {None: "spectator", 0: "ghost"}.get(seat, "psychic")
        assert (view.role, view.seat) == (role, seat)


def test_after_the_end_every_view_is_complete() -> None:
    """MYS-18.3, MYS-16.6"""
    at = over()
    now = position(at)
    for seat in VIEWERS:
        view = at.view(seat)
        assert (view.may_talk, view.voted, view.seat) == (True, tuple(now.votes), seat)
        assert replace(view, role=None, may_talk=None, voted=(), seat=None) == now


def test_face_down_cards_are_hidden_even_from_the_ghost() -> None:
    """MYS-18.1, MYS-12.3"""
    at = voting()
    shared = position(at).shared
    assert shared is not None
    for seat in VIEWERS:
        seen = at.view(seat).shared
        assert seen.order == (*shared.order[: shared.shown], *[None] * (3 - shared.shown))
        assert seen.intent == (shared.intent if seat == 0 else None)


def test_a_vote_is_its_seats_alone_and_that_it_is_cast_everybodys() -> None:
    """MYS-13.7, MYS-18.4, MYS-16.8"""
    at = voting()
    first = at.to_act()[0]
    at.play(first, Vote(2))
    for seat in VIEWERS:
        view = at.view(seat)
        assert view.votes == {first: 2 if seat == first else None}
        assert view.voted == (first,)


def test_the_view_of_a_spectator_is_that_of_a_psychic_who_has_not_voted() -> None:
    """MYS-18.4"""
    for at in [voting(), *(make() for make in STEPS.values())]:
        psychic, spectator = at.view(3), at.view(None)
        assert replace(psychic, role="spectator", may_talk=False, seat=None) == spectator


# ---------------------------------------------------------------- silence


@pytest.mark.parametrize("seats", range(2, 8))
def test_the_ghost_is_mute_until_the_result(seats: int) -> None:
    """MYS-16.1, MYS-16.3, MYS-16.4, MYS-16.5, MYS-16.6, MYS-13.10: so are spectators; psychics are
    in a secret poll."""
    at = match(seats, "mute", ghost=seats - 1)
    chance = Chance(seats)
    while at.outcome() is None:
        poll = position(at).step == "voting" and seats >= 4
        for seat in (None, *range(seats)):
            talks = seat is not None and seat != seats - 1 and not poll
            assert at.may_talk(seat) == at.view(seat).may_talk == talks
        step(at, chance, 8)
    assert all(at.may_talk(seat) and at.view(seat).may_talk for seat in (None, *range(seats)))


def test_the_ghost_says_only_what_the_rules_let_it() -> None:
    """MYS-16.2: cards, their receivers, the order of gifts and answers, sand, crows, the shared
    vision."""
    ghostly = {"give", "crow", "start_timer", "reveal", "shared_vision"}
    for make in STEPS.values():
        at = make()
        kinds = {move["type"] for move in write(at.state.legal_moves(0))}
        assert kinds <= ghostly


def test_what_psychics_hear_the_ghost_hears_too() -> None:
    """MYS-16.7: psychics are told nothing that the ghost is not told."""
    at = over()
    for event in at.story.events:
        for seat in PLAYERS:
            assert event.heard_by(0) == event
            assert isinstance(event, HandChanged) or event.heard_by(seat) == event


def test_only_crows_are_heard_differently() -> None:
    """MYS-24.4: what else is told is open, and what is not open is not told."""
    own = [kind for kind in EVENTS if "heard_by" in vars(kind)]
    assert own == [HandChanged]


# ---------------------------------------------------------------- twins


def hidden_otherwise(state: Mysterium, seat: Seat | None, chance: Chance) -> Mysterium:
    """Another truth that looks the same to the seat."""
    return guess(GAME.seen_by(state, seat), (), Options(), chance)


def frame(state: Mysterium, seat: Seat | None) -> str:
    moves = [] if seat is None else state.legal_moves(seat)
    drawn = [state.sample(seat, Chance(n)) for n in range(8)] if seat is not None and moves else []
    shown: Any = [GAME.seen_by(state, seat), moves, drawn, state.to_act(), GAME.facts(state)]
    return json.dumps(write(shown, whole=True))


@pytest.mark.parametrize("name", STEPS)
@pytest.mark.parametrize("seat", VIEWERS)
def test_twins_that_differ_in_what_is_hidden_look_alike(name: str, seat: Seat | None) -> None:
    """MYS-24.4: also after a gift, a crow, a guess or a vote that both can make."""
    at = STEPS[name]()
    one = at.state
    assert isinstance(one, Mysterium)
    for seed in range(6):
        other = hidden_otherwise(one, seat, Chance(seed))
        assert other.position() != one.position()
        assert frame(other, seat) == frame(one, seat)
        for mover in one.to_act():
            both = set(other.legal_moves(mover))
            common = [m for m in one.legal_moves(mover) if m in both and opens_nothing(m)]
            for move in common[:3]:
                stories = []
                for state in (one, other):
                    copy, story = state.copy(), Story()
                    copy.apply(mover, move, Chance(1), story)
                    told = write(story.heard_by(seat), whole=True)
                    drawn = mover == seat == 0
                    stories.append((told, None if drawn else frame(copy, seat)))
                assert stories[0] == stories[1]


def opens_nothing(move: Any) -> bool:
    """An answer, or a shared vision, turns hidden cards up for all."""
    return write(move)["type"] not in ("reveal", "shared_vision")


def test_a_secret_vote_changes_no_other_screen() -> None:
    """MYS-13.7, MYS-24.4"""
    frames = []
    for group in (1, 2):
        at = voting()
        first = at.to_act()[0]
        told = at.play(first, Vote(group))
        others = [seat for seat in VIEWERS if seat != first]
        heard = write([[event.heard_by(seat) for event in told] for seat in others], whole=True)
        state = at.state
        assert isinstance(state, Mysterium)
        frames.append((heard, [frame(state, seat) for seat in others]))
    assert frames[0] == frames[1]


def test_what_the_crow_took_changes_no_other_screen() -> None:
    """MYS-10.8, MYS-24.4"""
    frames = []
    for start in (0, 3):
        at = match(4)
        told = at.play(0, Crow(hand(at)[start : start + 2]))
        heard = write([[event.heard_by(seat) for event in told] for seat in PLAYERS], whole=True)
        state = at.state
        assert isinstance(state, Mysterium)
        frames.append((heard, [frame(state, seat) for seat in (None, *PLAYERS)]))
    assert frames[0] == frames[1]


# ---------------------------------------------------------------- guesses


def screen(view: Position, colour: str) -> Screen:
    assert view.secret is not None
    return view.secret[colour]


def test_a_guess_remembers_what_was_wrong() -> None:
    """MYS-18.2"""
    at = match(4)
    for _ in range(4):
        hour(at, lambda colour, hour: False)
    wrong = [event for event in at.story.events if isinstance(event, GuessWrong)]
    assert len(wrong) == 12
    for seed in range(30):
        truth = guess(at.view(1), at.heard(1), at.options, Chance(seed)).position()
        assert all(screen(truth, it.psychic).suspect != it.card for it in wrong)


def test_a_guess_remembers_which_visions_are_spent() -> None:
    """What went to the discard pile before everybody's eyes is in nobody's hand."""
    at = match(4)
    hour(at, cards=3)
    spent = set(write(position(at).discard))
    assert len(spent) == 9
    for seed in range(5):
        truth = guess(at.view(2), at.heard(2), at.options, Chance(seed)).position()
        assert set(write(truth.discard)) == spent


def test_the_ghost_does_not_know_the_order_but_its_guess_has_one() -> None:
    at = share(revelation(match(4)), 2)
    found = set()
    for seed in range(20):
        truth = guess(at.view(0), at.heard(0), at.options, Chance(seed)).position()
        shared = truth.shared
        assert isinstance(shared, Shared)
        assert truth.culprit == 2
        found.add(shared.order)
    assert len(found) > 1


def test_where_only_one_truth_is_left_a_guess_finds_it() -> None:
    """MYS-18.2: every other card was wrong for everybody; put together card by card."""
    at = match(7, difficulty="hard")
    now = position(at)
    told = [
        GuessWrong(colour, card)
        for colour in now.psychics
        for card in now.table.suspects
        if card != screen(now, colour).suspect
    ]
    for seed in range(5):
        truth = guess(at.view(3), told, at.options, Chance(seed)).position()
        for colour in now.psychics:
            assert screen(truth, colour).suspect == screen(now, colour).suspect
