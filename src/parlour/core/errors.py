"""What can go wrong? Every exception of Parlour, in one tree.

Three families: the player's mistake (`IllegalMove`), the caller's (`NotationError`, `OptionsError`)
and the hall's (`MatchError`). A bug is none of them: it is an `AssertionError`.
"""

from collections.abc import Mapping
from typing import Any


class ParlourError(Exception):
    """Anything that Parlour itself refuses."""


class IllegalMove(ParlourError):
    """The rules refuse; the state is as it was. `slots` are the fields of the move, for the
    sentence."""

    def __init__(self, code: str, slots: Mapping[str, Any] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.slots: Mapping[str, Any] = slots or {}


class NotationError(ParlourError):
    """A position, record or option cannot be read; `path` says where (`fronts.2[0]`), `problem`
    what is wrong.

    `code` is the specification's word for it where it has one (`bad_position`).
    """

    def __init__(self, path: str, problem: str, code: str | None = None) -> None:
        self.path = path.lstrip(".")
        self.problem = problem
        self.code = code
        super().__init__(f"{self.path or 'it'} {problem}")


class OptionsError(ParlourError):
    """A table cannot be set up like that; `code` is the specification's refusal (`bad_option`)."""

    def __init__(self, field: str, problem: str, code: str = "bad_option") -> None:
        self.field = field
        self.problem = problem
        self.code = code
        super().__init__(f"{field} {problem}")


class MatchError(ParlourError):
    """The service refuses, not the rules."""


class UnknownMatch(MatchError):
    """No match goes by that id."""


class SeatTaken(MatchError):
    """Somebody sits there already."""


class NotYourSeat(MatchError):
    """That seat is not held by whoever asks."""


class StaleMove(MatchError):
    """The seat has moved since the page was drawn."""


class NotAllowed(MatchError):
    """Whoever asks may not do that; `code` says what is missing (`not_host`)."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class NotNow(MatchError):
    """The table is not at a point where that can be done; `code` says which (`not_begun`)."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class StoreFailed(MatchError):
    """The storage could not take it; nothing has changed and nobody was told."""
