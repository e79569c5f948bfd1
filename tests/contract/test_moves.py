"""The law, the list, the sample and the picks agree, in every game."""

from dataclasses import replace
from itertools import product
from math import prod
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.chance import Chance
from parlour.core.errors import IllegalMove
from parlour.core.game import Game, Move, Unreadable
from parlour.core.match import Match, read_move, said, sent
from parlour.core.notation import write, written_fields
from parlour.core.picks import Picks
from parlour.games import GAMES
from tests.strategies import everyone, matches, wander
from tools.tables import PLAIN

seeds = st.integers(0, 2**32)


@given(matches())
def test_someone_with_a_move_is_waited_for_or_it_is_over(match: Match) -> None:
    waited = match.to_act()
    assert (match.outcome() is None) == bool(waited)
    for seat in waited:
        picks = match.picks(seat)
        assert picks.ways or picks.steps


@given(matches())
def test_what_is_listed_is_accepted(match: Match) -> None:
    for seat in everyone(match):
        moves = match.state.legal_moves(seat)
        assert len(set(moves)) == len(moves)
        for move in moves:
            assert match.state.why_not(seat, move) is None


MOST_MOVES = 2000
"""Of each kind: so many combinations are all tried; of more, neighbours of listed moves."""


def conceivable(game: Game) -> list[Move]:
    """Moves made of the values that listed moves have had in their fields, and of nonsense."""
    seen: dict[type[Any], dict[Move, None]] = {}
    for table in PLAIN:
        if table.game is game:
            match = Match(game, table.options, table.seats, "conceivable")
            for _ in range(60):
                wander(match, Chance(match.ply), 1)
                for seat in range(table.seats):
                    for move in match.state.legal_moves(seat):
                        seen.setdefault(type(move), {})[move] = None
    return [move for kind, moves in seen.items() for move in combined(kind, list(moves))]


def combined(kind: Any, moves: list[Move]) -> list[Move]:
    """The values crossed over; where that is too many, listed moves with a field or two changed."""
    names = [name for name, _, _ in written_fields(kind)]
    values = {
        name: [*dict.fromkeys(getattr(move, name) for move in moves), "nonsense"] for name in names
    }
    if prod(map(len, values.values())) <= MOST_MOVES:
        return [kind(**dict(zip(names, row, strict=True))) for row in product(*values.values())]
    chance = Chance(1)
    return [changed(chance.pick(moves), values, chance) for _ in range(MOST_MOVES)]


def changed(move: Any, values: dict[str, list[Any]], chance: Chance) -> Move:
    """The move with other values in a field or two."""
    names = [chance.pick(list(values)) for _ in range(1 + chance.below(2))]
    other: Move = replace(move, **{name: chance.pick(values[name]) for name in names})
    return other


CONCEIVABLE = {game.id: conceivable(game) for game in GAMES.values()}


@given(matches())
def test_what_is_accepted_is_listed(match: Match) -> None:
    for seat in everyone(match):
        listed = set(match.state.legal_moves(seat))
        for move in CONCEIVABLE[match.game.id]:
            legal = match.state.why_not(seat, move) is None
            if not isinstance(move, match.game.open_moves):
                assert move not in listed or legal
                assert not legal or move.canonical(seat) in listed


@given(matches(), seeds)
def test_a_sample_is_the_listed_move_of_that_number(match: Match, seed: int) -> None:
    for seat in match.to_act():
        listed = match.state.legal_moves(seat)
        if match.game.tempered:
            assert match.state.sample(seat, Chance(seed)) in listed
        elif listed and not match.picks(seat).steps:
            number = Chance(seed).below(len(listed))
            assert match.state.sample(seat, Chance(seed)) == listed[number]


@given(matches(), seeds)
def test_a_refusal_has_a_code_and_changes_nothing(match: Match, seed: int) -> None:
    before = write(match.state.position(), whole=True)
    told = len(match.story.events)
    chance = Chance(seed)
    moves = CONCEIVABLE[match.game.id]
    for _ in range(20):
        seat, move = chance.pick(everyone(match)), chance.pick(moves)
        code = match.state.why_not(seat, move)
        if code is not None:
            with pytest.raises(IllegalMove) as refusal:
                match.play(seat, move)
            assert refusal.value.code == code
            assert code in match.game.refusals
    assert write(match.state.position(), whole=True) == before
    assert len(match.story.events) == told


NO_MOVES: list[Any] = [None, [], "x", 3, {}, {"type": "dance"}, {"type": 4}, {"type": None}]


@given(matches())
def test_words_that_are_no_move_are_refused_by_the_law(match: Match) -> None:
    for data in NO_MOVES:
        seat, move = sent(match.game, data, (match.to_act() or (0,))[0])
        assert isinstance(move, Unreadable)
        assert match.state.why_not(seat, move) in match.game.refusals


@given(matches())
def test_shared_lists_stay_as_they_are(match: Match) -> None:
    """A list may be shared: whoever plays on must not change it."""
    kept = {seat: match.state.legal_moves(seat) for seat in range(match.seats)}
    before = {seat: list(moves) for seat, moves in kept.items()}
    wander(match, Chance(1), 10)
    assert {seat: list(moves) for seat, moves in kept.items()} == before


@given(matches(), seeds)
def test_every_pick_can_be_finished_and_is_accepted(match: Match, seed: int) -> None:
    chance = Chance(seed)
    for seat in match.to_act():
        picks: Picks = match.picks(seat)
        while picks.move is None and (picks.whole is None or chance.below(2)):
            key, value = chance.pick(further(picks))
            picks = picks.after(**{key: value})
            assert picks.ways or picks.steps
        move = picks.move or picks.whole
        assert move is not None
        assert match.state.why_not(seat, move) is None


def further(picks: Picks) -> list[tuple[str, Any]]:
    """A field and a value that the draft does not have yet: new, or grown."""
    drafts = [draft for _, draft in picks.ways] + list(picks.steps)
    keys = dict.fromkeys(key for draft in drafts for key in draft)
    pairs = [(key, value) for key in keys for value in picks.choices(key)]
    return [(key, value) for key, value in pairs if picks.draft.get(key) != value]


@given(matches())
def test_moves_survive_a_round_trip(match: Match) -> None:
    for seat in range(match.seats):
        for move in match.state.legal_moves(seat):
            assert read_move(match.game, write(move)) == move
            assert sent(match.game, said(seat, move)) == (seat, move)
