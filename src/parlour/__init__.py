"""Parlour: murder-mystery board games, played by their rulebooks."""

__version__ = "0.1.0"
