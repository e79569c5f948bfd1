"""States, positions, records and copies, in every game."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.chance import Chance
from parlour.core.match import Match
from parlour.core.notation import read, read_tagged, write
from parlour.core.playout import listed_playout, playout
from parlour.core.record import read_record, record_lines, replay
from parlour.games import GAMES
from tests.strategies import matches, wander
from tools.tables import PLAIN, TABLES, Table

seeds = st.integers(0, 2**32)


def plain(match: Match) -> Any:
    return write(match.state.position(), whole=True)


@given(matches())
def test_no_piece_is_gained_or_lost(match: Match) -> None:
    """The game itself refuses a position with a piece too many or too few; here none is."""
    match.game.from_position(match.state.position(), match.seats, match.options)


@given(matches())
def test_a_position_survives_a_round_trip(match: Match) -> None:
    """Through JSON text, and through a state that is laid out from it."""
    game = match.game
    data = json.loads(json.dumps(write(match.state.position())))
    position = read(game.positions, data)
    assert position == match.state.position()
    state = game.from_position(position, match.seats, match.options)
    assert state.position() == position
    for seat in range(match.seats):
        assert state.legal_moves(seat) == match.state.legal_moves(seat)
    assert state.to_act() == match.state.to_act()
    assert state.outcome() == match.state.outcome()
    assert game.facts(state) == game.facts(match.state)


@given(matches())
def test_views_and_events_survive_a_round_trip(match: Match) -> None:
    for seat in (None, *range(match.seats)):
        view = match.view(seat)
        assert read(match.game.positions, write(view)) == view
        assert hash(view) == hash(match.view(seat))
        for event in match.heard(seat):
            assert read_tagged(match.game.events, write(event)) == event


@given(matches())
def test_a_record_survives_a_round_trip(match: Match) -> None:
    """Replay equals live: state, story, and the record written again."""
    lines = list(record_lines(match))
    again = replay(match.game, read_record(GAMES, lines))
    assert plain(again) == plain(match)
    assert again.story.events == match.story.events
    assert again.told == match.told
    assert list(record_lines(again)) == lines


@given(matches(), seeds)
def test_copies_play_on_alone(match: Match, seed: int) -> None:
    before = plain(match)
    copy = match.state.copy()
    assert write(copy.position(), whole=True) == before
    playout(copy, Chance(seed), 30)
    assert plain(match) == before
    other = match.state.copy()
    wander(match, Chance(seed), 10)
    assert write(other.position(), whole=True) == before


@given(matches(), seeds)
def test_the_story_changes_nothing(match: Match, seed: int) -> None:
    """A state that tells nobody comes to the same position."""
    silent = match.state.copy()
    seats = match.to_act()
    if seats:
        move = match.state.sample(seats[0], Chance(seed))
        silent.apply(seats[0], move, match.chance(), None)
        match.play(seats[0], move)
        assert write(silent.position(), whole=True) == plain(match)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_playout_ends(table: Table) -> None:
    match = Match(table.game, table.options, table.seats, "ends")
    for seed in range(3):
        state = match.state.copy()
        assert playout(state, Chance(seed)) < 5000
        assert state.outcome() is not None


LISTED = [table for table in PLAIN if not table.game.open_moves and not table.game.tempered]
"""Where every move is listed, and samples are drawn from the list."""


@pytest.mark.parametrize("table", LISTED, ids=str)
def test_playouts_with_and_without_the_list_are_one(table: Table) -> None:
    match = Match(table.game, table.options, table.seats, "one")
    for seed in range(3):
        quick, slow = match.state.copy(), match.state.copy()
        assert playout(quick, Chance(seed)) == listed_playout(slow, Chance(seed))
        assert quick.position() == slow.position()


DIGEST = """
import hashlib, sys
from parlour.core.chance import Chance
from parlour.core.record import record_lines
from tests.strategies import wander
from tools.tables import TABLES
from parlour.core.match import Match
digest = hashlib.sha256()
for number, table in enumerate(TABLES):
    match = Match(table.game, table.options, table.seats, f"seed {number}")
    wander(match, Chance(number), 60)
    for line in record_lines(match):
        digest.update(line.encode())
    digest.update(repr([event for event in match.story.events]).encode())
    digest.update(repr(match.state.position()).encode())
print(digest.hexdigest())
"""


def test_processes_and_hash_seeds_agree() -> None:
    """Same seed, options and version: the same bytes in every process."""
    root = Path(__file__).parents[2]
    found = {
        subprocess.run(
            [sys.executable, "-c", DIGEST],
            cwd=root,
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": f"{root / 'src'}:{root}"},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }
    assert len(found) == 1
