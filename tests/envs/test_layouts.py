"""What learners see: a fixed layout, within its bounds, and nothing a seat may not know."""

import pickle

import numpy as np
import pytest

from parlour.cases import CaseError, read_cases
from parlour.core.chance import Chance
from parlour.core.errors import ParlourError
from parlour.core.notation import write
from parlour.envs.table import IllegalToken, Rules, Table
from parlour.games import GAMES
from tools import tables
from tools.playouts import CASES, ended

PLAIN = [pytest.param(table, id=str(table)) for table in tables.PLAIN]
MOST_TOKENS = 250


def table_of(setting: tables.Table, seed: str = "seen") -> Table:
    rules = Rules(setting.game, setting.seats, write(setting.options))
    return Table(rules, seed)


def part_way(table: Table, tokens: int, seed: int = 1) -> None:
    chance = Chance(seed)
    for _ in range(tokens):
        asked = table.asked()
        if not asked:
            return
        seat = asked[chance.below(len(asked))]
        table.choose(seat, table.lot(seat, chance))


@pytest.mark.parametrize("setting", PLAIN)
def test_numbers_stay_within_their_rows(setting: tables.Table) -> None:
    table = table_of(setting)
    layout, chance = table.rules.layout, Chance(2)
    for _ in range(MOST_TOKENS):
        asked = table.asked()
        if not asked:
            break
        seat = asked[chance.below(len(asked))]
        mask = table.mask(seat)
        assert mask.sum() == len(table.tokens(seat)) > 0
        if chance.below(5) == 0:
            for viewer in (*range(setting.seats), None):
                seen = table.observe(viewer)
                assert seen.shape == (layout.size,)
                assert ((layout.low <= seen) & (seen <= layout.high)).all(), outside(table, seen)
        table.choose(seat, table.lot(seat, chance))


@pytest.mark.parametrize("game", GAMES)
def test_numbers_stay_within_their_rows_where_chance_seldom_gets(game: str) -> None:
    """Where each rules case ends."""
    for path in sorted((CASES / game).glob("*.json")):
        for case in read_cases(path):
            assert not isinstance(case, CaseError)
            try:
                state = ended(GAMES[game], case)
            except ParlourError:
                continue  # the case is about a table that is refused
            table = Table(Rules(GAMES[game], case["seats"], case.get("options")), "case")
            there = table.on(table.match.copy(state))
            layout = table.rules.layout
            for viewer in (*range(case["seats"]), None):
                seen = there.observe(viewer)
                within = (layout.low <= seen) & (seen <= layout.high)
                assert within.all(), (case["id"], outside(there, seen))


def outside(table: Table, seen: np.ndarray) -> list[str]:
    layout = table.rules.layout
    wrong = ((seen < layout.low) | (seen > layout.high)).nonzero()[0]
    return [row.name for start, end, row in layout.table() for at in wrong if start <= at < end]


@pytest.mark.parametrize("setting", PLAIN)
def test_rows_have_names_of_their_own_and_fill_the_array(setting: tables.Table) -> None:
    layout = table_of(setting).rules.layout
    names = [row.name for row in layout.rows]
    assert len(set(names)) == len(names)
    assert sum(row.size for row in layout.rows) == layout.size
    assert all(row.meaning and row.size > 0 and row.low <= 0 < row.high for row in layout.rows)


@pytest.mark.parametrize("setting", PLAIN)
def test_a_guess_looks_the_same_to_its_seat(setting: tables.Table) -> None:
    """So the array tells a seat nothing that its view does not."""
    table = table_of(setting)
    part_way(table, 40)
    for seat in range(setting.seats):
        other = table.guessed(seat, Chance(7))
        assert (other.observe(seat) == table.observe(seat)).all()
        assert (other.mask(seat) == table.mask(seat)).all()


def test_a_guess_forgets_what_others_have_begun() -> None:
    """It is theirs to know, and may not lead on from the cards that they are guessed to hold."""
    table = Table(Rules(GAMES["calaveras"], 4, {"first": 0}), "x")
    table.choose(0, "type=play")
    held = table.match.view(0).hands[0]
    for card in set(held):
        begun = table.copy()
        begun.choose(0, f"card={card}")
        for seed in range(20):
            other = begun.guessed(1, Chance(seed))
            assert other.tokens(0)
            assert begun.guessed(0, Chance(seed)).tokens(0) == begun.tokens(0)


@pytest.mark.parametrize("setting", PLAIN)
def test_a_copy_plays_on_alone(setting: tables.Table) -> None:
    table = table_of(setting)
    part_way(table, 15)
    before = [table.observe(seat).tolist() for seat in range(setting.seats)]
    copied = table.copy()
    assert [copied.observe(seat).tolist() for seat in range(setting.seats)] == before
    part_way(copied, 30)
    assert [table.observe(seat).tolist() for seat in range(setting.seats)] == before


@pytest.mark.parametrize("setting", PLAIN)
def test_a_pickled_table_plays_on_as_it_would_have(setting: tables.Table) -> None:
    """Guesses as well, to which no moves lead; also in the middle of a move."""
    table = table_of(setting)
    part_way(table, 25)
    for one in (table, table.guessed(0, Chance(7))):
        kept = pickle.loads(pickle.dumps(one))
        assert kept.match.entries == one.match.entries
        assert kept.match.told == one.match.told
        for _ in range(3):
            assert kept.match.state.position() == one.match.state.position()
            assert kept.match.heard(0) == one.match.heard(0)
            assert kept.asked() == one.asked()
            for seat in range(setting.seats):
                assert kept.tokens(seat) == one.tokens(seat)
                assert (kept.observe(seat) == one.observe(seat)).all()
            part_way(kept, 9)
            part_way(one, 9)


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    table = Table(Rules(GAMES["calaveras"], 4, {"first": 0}), "x")
    before = table.observe(0).tolist()
    for seat, token in ((0, "card=hotel"), (0, "nonsense"), (1, "type=play"), (0, "wait")):
        with pytest.raises(IllegalToken, match=f"seat {seat} cannot choose {token}"):
            table.choose(seat, token)
    assert table.observe(0).tolist() == before
