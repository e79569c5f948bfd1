"""In which order the law refuses, in every phase and for every kind of move."""

from typing import Any

import pytest

from parlour.core.chance import Chance
from parlour.core.game import Event, Unreadable
from parlour.core.match import said
from parlour.core.notation import word_of, write, written_fields
from parlour.games.island import GAME, content, moves
from parlour.games.island.law import REFUSALS
from parlour.games.island.law.shape import IN_PHASE
from parlour.games.island.rules import Island
from tests.games.island.support import (
    fresh,
    known_accomplice,
    laid,
    refusal,
    wander,
    with_accomplice,
)

BARE: dict[str, dict[str, Any]] = {
    "draft_plan": {"groups": []},
    "give": {"card": "moon-01"},
    "enter": {"pay": []},
    "resolve": {"cards": []},
    "assign_blue": {"to": 0},
    "distribute": {"to": {}},
    "side": {"for": True},
    "exclude_vote": {"target": 0},
    "decide": {"vote": "positive"},
    "exchange_ruses": {"take": 0, "cards": []},
    "play_ruse": {"card": "moonlight"},
    "contribute": {"cards": []},
    "accomplice_go": {"site": "cellar"},
    "accuse": {"target": None},
}
"""The least that makes a move readable."""
PHASES: dict[str, Island] = {}


def phases() -> dict[str, Island]:
    """A state in every phase."""
    for seed in range(60):
        if len(PHASES) == len(IN_PHASE):
            break
        state = known_accomplice(4, seed, 2, final_accusation=True)
        if seed % 2:
            state = with_accomplice(4, seed, 2)
        chance = Chance(seed)
        while state.to_act():
            PHASES.setdefault(state.phase, state.copy())
            wander(state, chance, 1)
    asked = fresh(4, 1, accomplice=True, final_accusation=True)
    asked.phase = "accusation"
    PHASES.setdefault("accusation", asked)
    return PHASES


def kinds() -> list[str]:
    every: tuple[Any, ...] = moves.MOVES
    return [word_of(kind) for kind in every if kind is not moves.RevealSelf]


@pytest.mark.parametrize("phase", IN_PHASE)
@pytest.mark.parametrize("word", kinds())
def test_phase_then_turn_then_fields(phase: str, word: str) -> None:
    """ISL-16.12, ISL-20.71, ISL-16.7: a wrong phase before a wrong seat before wrong fields."""
    state = phases()[phase]
    fields = BARE.get(word, {})
    of_phase: Any = IN_PHASE[phase]
    fits = any(word_of(kind) == word for kind in of_phase)
    for seat in (-1, 9):
        expected = "not_your_turn" if fits else "wrong_phase"
        assert refusal(state, seat, word, **fields) == expected
        assert refusal(state, seat, word, nonsense=1) == expected
    for seat in range(4):
        code = refusal(state, seat, word, **fields)
        assert code is None or code in REFUSALS
        assert (code == "wrong_phase") is not fits
        spoilt = refusal(state, seat, word, **fields, nonsense=1)
        assert spoilt == (code if code in ("wrong_phase", "not_your_turn") else "malformed")


@pytest.mark.parametrize("phase", IN_PHASE)
def test_who_is_waited_for_may_make_some_move_of_the_phase(phase: str) -> None:
    """ISL-16.8: the others are told that it is not their turn, for at least one kind."""
    state = phases()[phase]
    for seat in range(4):
        codes = {refusal(state, seat, word, **BARE.get(word, {})) for word in kinds()}
        if seat in state.to_act():
            assert codes - {"wrong_phase", "not_your_turn"}
        else:
            assert "not_your_turn" in codes


@pytest.mark.parametrize("phase", [phase for phase in IN_PHASE if phase != "accusation"])
def test_stepping_forward_has_its_own_order_in_every_phase(phase: str) -> None:
    """ISL-11.7, ISL-16.8: who is not the accomplice is told so; nobody is ever waited for it."""
    state = phases()[phase].copy()
    for seat in range(4):
        role = state.roles[seat]
        expected = "not_accomplice" if role != "accomplice" else None
        if expected is None and state.revealed >= 0:
            expected = "already_revealed"
        if expected is None and state.track.bit_count() < 3:
            expected = "too_few_accomplice_tokens"
        assert refusal(state, seat, "reveal_self") == expected
    assert refusal(state, 9, "reveal_self") == "not_accomplice"


def test_after_the_end_everything_is_over() -> None:
    """ISL-20.1, ISL-16.7."""
    state = fresh(2, 1)
    wander(state, Chance(1), 5000)
    assert state.to_act() == ()
    for word in [*kinds(), "reveal_self", "dance"]:
        assert refusal(state, 0, word) == "game_over"
    assert state.why_not(0, Unreadable(None, "it is no object")) == "game_over"


def test_a_refused_move_changes_nothing() -> None:
    """ISL-16.7: whatever is refused, and wherever."""
    for state in phases().values():
        before = write(state.position(), whole=True)
        for word in kinds():
            for seat in range(-1, 5):
                refusal(state, seat, word, **BARE.get(word, {}))
        assert write(state.position(), whole=True) == before


def test_listed_moves_are_accepted_and_none_is_an_open_one() -> None:
    """ISL-17.9: what is too much to list is asked of the law."""
    for state in phases().values():
        for seat in range(4):
            for move in state.legal_moves(seat):
                assert not isinstance(move, moves.OPEN)
                assert state.why_not(seat, move) is None
                assert said(seat, move)["seat"] == seat


def test_there_is_no_move_and_no_event_for_talk() -> None:
    """ISL-1.5: what is said is said at the table; the rules carry no words and show no card by
    them."""
    every: tuple[Any, ...] = (*moves.MOVES, *GAME.events)
    names = {key for kind in every for _, key, _ in written_fields(kind)}
    assert not names & {"text", "words", "says", "message"}
    assert all(issubclass(kind, Event) for kind in GAME.events)


def test_ids_follow_one_pattern() -> None:
    """ISL-17.6: cards by object and number, tokens by type; sums by name."""
    for word, kind in zip(content.CARDS, content.KIND, strict=True):
        assert word.rsplit("-", 1)[0] == content.OBJECTS[kind]
    for token, total in zip(content.TOKENS, content.TOTAL, strict=True):
        assert not total or token == f"number-{total}"
    state = laid(1, {"guests": {"tobias_renn": {}}})
    assert set(GAME.facts(state)) == {
        "max_groups",
        "groups_per_player",
        "must_place",
        "entry_slots",
    }
