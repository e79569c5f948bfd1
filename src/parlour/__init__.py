"""Parlour: murder-mystery board games, played by their rulebooks."""

from pathlib import Path

from parlour.stale import refuse_stale

__version__ = "0.1.0"

refuse_stale(Path(__file__).parent)
