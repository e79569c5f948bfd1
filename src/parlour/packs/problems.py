"""What is wrong with a pack? A problem a line, in a word that the catalogue knows, and the file."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

LONGEST_NAME: Final = 160


@dataclass(frozen=True)
class Problem:
    """`code` is a key of `packs.problems`; `slots` fill its sentence."""

    code: str
    file: str = ""
    """As its owner calls it; empty where the pack as a whole is meant."""
    slots: Mapping[str, Any] = field(default_factory=dict)

    def said(self) -> dict[str, Any]:
        """All slots of the sentence; of names no sign that would do something to a terminal."""
        slots = {"file": self.file, **self.slots}
        return {
            key: plain(value) if isinstance(value, str) else value for key, value in slots.items()
        }


def plain(name: str) -> str:
    """A name as it can be shown: short, and nothing in it that is not drawn."""
    seen = "".join(sign if sign.isprintable() else "·" for sign in name)
    return seen if len(seen) <= LONGEST_NAME else f"… {seen[-LONGEST_NAME:]}"


class Refused(Exception):
    """A problem found while a file or a pack is read; reading that one ends with it."""

    def __init__(self, code: str, file: str = "", **slots: Any) -> None:
        super().__init__(code)
        self.problem = Problem(code, file, slots)
