"""How is a study kept? In a folder: the plan, and a line a match, to be taken up again."""

import fcntl
import json
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import asdict, fields
from pathlib import Path
from typing import IO, Any

from parlour.core.errors import OptionsError
from parlour.study.plan import Study
from parlour.study.playing import Line

PLAN = "study.json"
LINES = "lines.jsonl"
RECORDS = "records"
LOCK = "lock"
LINE = [part.name for part in fields(Line)]
"""What a line holds: lines of an older make are not read, and not thrown away."""
ENDLESS = ("deals", "precision")
"""What may change when a study is taken up again."""


class Keeping:
    """The folder of a study, held by this process alone until it is closed."""

    def __init__(self, folder: Path, study: Study) -> None:
        """Raises OptionsError if the folder holds another study, or another process holds it."""
        self.folder = folder
        with ExitStack() as undo:
            try:
                folder.mkdir(parents=True, exist_ok=True)
                self.lock = undo.enter_context(locked(folder / LOCK))
                self.compare(json.loads(json.dumps({**asdict(study), "line": LINE})))
            except (OSError, ValueError) as mistake:
                raise OptionsError("out", f"cannot be used: {mistake}") from mistake
            undo.pop_all()

    def __enter__(self) -> "Keeping":
        return self

    def __exit__(self, *why: object) -> None:
        self.lock.close()

    def compare(self, plan: dict[str, Any]) -> None:
        path = self.folder / PLAN
        if path.exists():
            known = json.loads(path.read_text(encoding="utf-8"))
            for key in plan.keys() - set(ENDLESS):
                if known.get(key) != plan[key]:
                    raise OptionsError("out", f"holds another study: its {key} is {known.get(key)}")
        path.write_text(json.dumps(plan, indent=2) + "\n", encoding="utf-8")

    def kept(self, block: int) -> list[Line]:
        """The matches of all whole deals that are there; what was being written is dropped."""
        found = list(self.read())
        whole = len(found) - len(found) % block
        with (self.folder / LINES).open("w", encoding="utf-8") as file:
            file.writelines(text_of(line) for line in found[:whole])
        return found[:whole]

    def read(self) -> Iterator[Line]:
        path = self.folder / LINES
        if not path.exists():
            return
        for number, text in enumerate(path.read_text(encoding="utf-8").splitlines()):
            try:
                line = line_of(json.loads(text))
            except (ValueError, TypeError):
                return
            if line.number != number:
                return
            yield line

    def append(self, lines: list[Line]) -> None:
        with (self.folder / LINES).open("a", encoding="utf-8") as file:
            file.writelines(text_of(line) for line in lines)

    def record(self, number: int, lines: list[str]) -> str:
        """Write a record down; its place beside the report."""
        folder = self.folder / RECORDS
        folder.mkdir(exist_ok=True)
        path = folder / f"{number:06}.jsonl"
        path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        return f"{RECORDS}/{path.name}"


def locked(path: Path) -> IO[bytes]:
    """An open file that no second study can lock; the lock goes with the process."""
    file = path.open("ab")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as taken:
        file.close()
        raise OptionsError("out", f"is in use: another study writes to {path.parent}") from taken
    except OSError:
        file.close()
        raise
    return file


def text_of(line: Line) -> str:
    return json.dumps(line.plain(), separators=(",", ":")) + "\n"


def line_of(data: dict[str, Any]) -> Line:
    """A line read back, its lists as tuples again."""
    return Line(**{key: tupled(item) for key, item in data.items()})


def tupled(item: Any) -> Any:
    return tuple(map(tupled, item)) if isinstance(item, list) else item
