"""Does an older database become today's, with all that lies in it?"""

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, inspect, text

from parlour.matches.store.migrations import upgrade
from parlour.matches.store.schema import METADATA
from parlour.matches.store.sql import SqlStore, open_engine

pytestmark = pytest.mark.anyio


@pytest.fixture
def engine(tmp_path: Path) -> Engine:
    return open_engine(f"sqlite:///{tmp_path}/p.db")


def version(engine: Engine) -> str | None:
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def test_the_steps_lead_from_nothing_to_the_tables_of_the_code(engine: Engine) -> None:
    upgrade(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


def test_coming_twice_changes_nothing(engine: Engine) -> None:
    upgrade(engine)
    found = version(engine)
    upgrade(engine)
    assert version(engine) == found
    engine.dispose()


async def test_a_database_of_the_first_version_keeps_its_matches(engine: Engine) -> None:
    upgrade(engine, "0001")
    assert version(engine) == "0001"
    with engine.begin() as connection:
        connection.execute(
            text(
                "INSERT INTO matches (id, game, seats, title, host, options, is_listed, may_watch,"
                " previews, status, created, touched) VALUES ('m', 'calaveras', 2, 'Low Tide', 'h',"
                " '{}', 1, 1, 1, 'playing', 1.0, 2.0)"
            )
        )
        connection.execute(text("INSERT INTO seats VALUES ('m', 0, 'person', 'Ada', 'k', NULL)"))
        connection.execute(text("INSERT INTO entries VALUES ('m', 1, 'a line')"))
    address = str(engine.url)
    engine.dispose()
    store = SqlStore(address)
    stored = await store.load("m")
    store.close()
    assert stored is not None
    assert (stored.match.title, stored.seats[0].name) == ("Low Tide", "Ada")
    assert [(row.line, row.click) for row in stored.entries] == [("a line", None)]


def test_an_unknown_version_is_refused_and_left_alone(engine: Engine) -> None:
    """A database of a newer Parlour: better no start than a guess."""
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Exception, match="9999"):
        upgrade(engine)
    assert version(engine) == "9999"
    engine.dispose()


def test_a_step_that_fails_half_way_leaves_nothing_behind(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or a server killed while it starts for the first time would never start again."""

    def fails(*args: object, **more: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr("alembic.op.create_index", fails)
        with pytest.raises(OSError, match="full"):
            upgrade(engine)
    assert inspect(engine).get_table_names() in ([], ["alembic_version"])
    upgrade(engine)
    assert "matches" in inspect(engine).get_table_names()
    engine.dispose()
