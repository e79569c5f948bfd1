"""Positions, views and what is told."""

from typing import Any

import pytest

from parlour.cases.compare import differences
from parlour.core.chance import Chance
from parlour.core.errors import NotationError
from parlour.core.game import Story
from parlour.core.notation import read, write
from parlour.games.motive import GAME
from parlour.games.motive.content import PIECE
from parlour.games.motive.options import Options
from tests.games.motive.support import (
    ALONE,
    CASES,
    EXAMPLE,
    LEVEL_4,
    LEVEL_5,
    fresh,
    laid,
    play,
    shown,
)


@pytest.mark.parametrize("name", list(CASES))
def test_every_handed_position_is_written_as_it_was_read(name: str) -> None:
    """MOT-23.1 to 23.7: whatever a case lays out comes back (MOT-23.4, MOT-23.10)."""
    data = CASES[name]["position"]
    assert list(differences(data, write(laid(name).position(), whole=True), GAME.in_order)) == []


def test_piles_are_ordered_and_hands_are_not() -> None:
    """MOT-23.2, MOT-23.3: the original victim first, piles top first."""
    assert {"bodies", "tile_stack", "card_deck", "turn_order", "scores", "bids"} <= set(
        GAME.in_order
    )
    assert {"board", "links", "removed", "tile_discard"}.isdisjoint(GAME.in_order)
    with pytest.raises(NotationError) as refusal:
        laid(EXAMPLE, bodies=[[1, -1], [0, 0]])
    assert refusal.value.path == "bodies[0]"


def test_keys_of_other_levels_are_absent() -> None:
    """MOT-23.4, MOT-23.5, MOT-23.6: nothing is written that the level does not use."""
    one, alone = shown(fresh(2)), shown(fresh(1))
    for key in ("round", "turn_order", "card_deck", "detectives", "display", "direction"):
        assert key not in one
    for key in ("hands", "scores", "cubes", "turn_order", "interviews_left"):
        assert key not in alone
    assert alone["level"] == "solo"
    assert alone["solo"] is True


def test_outcomes() -> None:
    """MOT-23.8."""
    state = laid("motive-game-over-after-case-3")
    colours = {"bottom": "red", "left": "red"}
    play(state, 0, "play_tile", tile="percy", at=[0, -1], colours=colours)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winning(4) == (0, 3)
    alone = laid("motive-solo-ends-when-pile-is-empty")
    play(alone, 0, "play_card", card="psychopath", at=[1, 0])
    assert write(alone.outcome()) == {"escaped": False, "total": 21, "title": "Lucky Rascal"}
    assert shown(alone)["result"] == {"escaped": False, "total": 21, "title": "Lucky Rascal"}
    assert alone.outcome().winning(1) == ()  # type: ignore[union-attr]  # it is over


@pytest.mark.parametrize(
    ("name", "changed", "path"),
    [
        (LEVEL_4, {"tile_stack": ["karl"]}, "tile_stack[0]"),
        (LEVEL_4, {"tile_stack": ["hobnob_2"]}, "tile_stack[0]"),
        (LEVEL_4, {"tile_stack": 8}, "tile_stack"),
        (LEVEL_4, {"seat": 1}, "seat"),
        (LEVEL_4, {"seats": 3}, "seats"),
        (LEVEL_4, {"level": None}, "level"),
        (LEVEL_4, {"bodies": []}, "bodies"),
        (LEVEL_4, {"bodies": [[0, 0], [1, 1]]}, "bodies[1]"),
        (LEVEL_4, {"scores": [0]}, "scores"),
        (LEVEL_4, {"cubes": [7, 0, 0, 0]}, "cubes[0]"),
        (LEVEL_4, {"turn_order": [0, 9]}, "turn_order"),
        (LEVEL_4, {"to_act": None}, "to_act"),
        (LEVEL_4, {"round": 4}, "round"),
        (LEVEL_4, {"links": [{"between": [[0, 0], [2, 2]], "kind": "secret_enemies"}]}, "links[0]"),
        (LEVEL_4, {"links": [{"between": [[0, 0], [1, 0]], "kind": "hobnob"}]}, "links[0].kind"),
        (LEVEL_4, {"board": [{"tile": "agnes", "at": [5, 5]}]}, "board[0].at"),
        (LEVEL_4, {"board": [{"tile": "nobody", "at": [0, 0]}]}, "board[0].tile"),
        (LEVEL_4, {"board": [{"tile": "agnes", "at": [0, 0], "cube": 4}]}, "board[0].cube"),
        (LEVEL_5, {"detectives": ["poirot", None, None, None]}, "detectives[0]"),
        (LEVEL_5, {"bids": ["constance", None, None, None]}, "bids[0]"),
        (LEVEL_4, {"phase": "disguise"}, "board"),
        (LEVEL_4, {"phase": "turn_order"}, "new_order"),
        (LEVEL_4, {"pending": {"kind": "drawn_tile", "tile": None}}, "pending"),
    ],
)
def test_positions_that_no_table_shows(name: str, changed: dict[str, Any], path: str) -> None:
    """MOT-23.11: no piece twice, none unknown, no view, nobody who is not there."""
    with pytest.raises(NotationError) as refusal:
        laid(name, **changed)
    assert refusal.value.path.startswith(path)
    assert refusal.value.code == "bad_position"


@pytest.mark.parametrize(
    ("extra", "path"),
    [
        ({"colours": {"left": "red"}}, "colours"),
        ({"colours": {"top": "pink"}}, "colours"),
        ({"markers": ["hobnob"]}, "markers"),
        ({"markers": ["alibi", "alibi", "reformed"]}, "markers"),
        ({"flipped": ["middle"]}, "flipped"),
        ({"second_interviews": [{"seat": 0, "kind": None}]}, "second_interviews[0].kind"),
    ],
)
def test_tiles_that_cannot_lie_like_that(extra: dict[str, Any], path: str) -> None:
    """MOT-23.1."""
    with pytest.raises(NotationError) as refusal:
        laid(EXAMPLE, board=[{"tile": "agnes", "at": [0, 0]} | extra], bodies=[[0, 0]])
    assert refusal.value.path.endswith(path)


def words_in(value: Any) -> set[str]:
    if isinstance(value, dict):
        return set().union(*map(words_in, value.values()), set())
    if isinstance(value, list):
        return set().union(*map(words_in, value), set())
    return {value} if isinstance(value, str) and value in PIECE else set()


@pytest.mark.parametrize("seed", range(6))
def test_a_view_names_no_piece_that_lies_hidden(seed: int) -> None:
    """MOT-18.1, MOT-18.2: a spectator sees what every seat sees, a seat its own hand besides."""
    state = fresh(4, seed, level=5)
    for _ in range(120):
        if not state.to_act():
            break
        seat = state.to_act()[0]
        state.apply(seat, state.sample(seat, Chance(seed)), Chance(seed))
        data = shown(state)
        own = [words_in(hand) for hand in data["hands"]]
        pending = words_in(data.get("pending"))
        hidden = set().union(*own, pending, words_in(data["tile_stack"]))
        hidden |= words_in(data.get("card_deck", []))
        public = words_in(write(GAME.seen_by(state, None)))
        assert not public & hidden
        for viewer in range(4):
            mine = own[viewer] | (pending if viewer == state.mover else set())
            assert words_in(write(GAME.seen_by(state, viewer))) == public | mine


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_every_change_is_told(level: int) -> None:
    """MOT-21.1: no move leaves the story silent."""
    for seed in range(3):
        state = fresh(3, seed, level=level)
        for ply in range(400):
            if not state.to_act():
                break
            seat = state.to_act()[-1]
            story = Story()
            state.apply(seat, state.sample(seat, Chance(ply)), Chance(ply), story)
            assert story.events
            assert story.heard_by(None)


def test_solo_is_told_as_well() -> None:
    """MOT-21.1."""
    for seed in range(20):
        state = fresh(1, seed, hard=seed % 2 == 0)
        while state.to_act():
            story = Story()
            state.apply(0, state.sample(0, Chance(seed)), Chance(seed), story)
            assert story.events


def test_a_position_of_solo_keeps_its_walk() -> None:
    """MOT-23.6."""
    view = shown(laid(ALONE))
    assert (view["direction"], view["first"], view["marker"]) == ("cw", [0, 1], [0, 1])
    again = GAME.from_position(read(GAME.positions, view), 1, Options())
    assert shown(again) == view  # type: ignore[arg-type]  # the same game
