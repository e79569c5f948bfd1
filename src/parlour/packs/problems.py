"""What is wrong with a pack? A problem a line, in a word that the catalogue knows, and the file."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Problem:
    """`code` is a key of `packs.problems`; `slots` fill its sentence."""

    code: str
    file: str = ""
    """As its owner calls it; empty where the pack as a whole is meant."""
    slots: Mapping[str, Any] = field(default_factory=dict)


class Refused(Exception):
    """A problem found while a file or a pack is read; reading that one ends with it."""

    def __init__(self, code: str, file: str = "", **slots: Any) -> None:
        super().__init__(code)
        self.problem = Problem(code, file, slots)
