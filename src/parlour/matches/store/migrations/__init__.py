"""How does an older database become today's? Step by step, by alembic, whenever one is opened."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine

HERE: Final = Path(__file__).parent


def upgrade(engine: Engine, to: str = "head") -> None:
    """Bring the tables of a database, or none, to a version; in one transaction a step."""
    with engine.connect() as connection:
        config = Config()
        config.set_main_option("script_location", str(HERE).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, to)
