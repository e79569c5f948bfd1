"""Which files are in a pack? Those of a folder or of a zip, by name; nothing is unpacked to disk.

What a zip says of itself is not believed: sizes are counted while reading, and a name that leads
out of the pack is a problem, not a path.
"""

import stat
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Final
from zipfile import BadZipFile, ZipFile, ZipInfo

from parlour.packs.limits import LARGEST_FILE, LARGEST_PACK, MOST_FILES
from parlour.packs.problems import Problem, Refused

LITTER: Final = {"thumbs.db", "desktop.ini", "__macosx"}
"""Left behind by systems, passed over without a word, like whatever begins with a dot."""
SWELLS: Final = 100
"""How often smaller a file may lie in a zip: pictures are packed already."""
HARMLESS: Final = 1 << 20
MEGABYTE: Final = 1 << 20
DAMAGED: Final = (OSError, BadZipFile, NotImplementedError, RuntimeError, EOFError, zlib.error)
"""What reading an entry may raise."""


@dataclass(frozen=True)
class File:
    """One file of a pack. Reading raises Refused."""

    name: str
    read: Callable[[], bytes]


@dataclass(frozen=True)
class Source:
    files: tuple[File, ...]
    problems: tuple[Problem, ...]


@contextmanager
def opened(path: Path) -> Iterator[Source]:
    """The files of a folder or a zip; raises Refused for what is neither, or too much."""
    if path.is_dir():
        yield of_folder(path)
        return
    try:
        with ZipFile(path) as packed:
            yield of_zip(packed)
    except FileNotFoundError as missing:
        raise Refused("missing") from missing
    except (OSError, BadZipFile, NotImplementedError, ValueError) as problem:
        raise Refused("no_pack") from problem


def of_folder(folder: Path) -> Source:
    files, problems = [], []
    size = 0
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if is_litter(name):
            continue
        if path.is_symlink():
            problems.append(Problem("link", name))
        elif path.is_file():
            size += path.stat().st_size
            files.append(File(name, lambda path=path, name=name: of_disk(path, name)))  # type: ignore[misc]  # a lambda's defaults have no types
    require_bounds(len(files), size)
    return Source(tuple(files), tuple(problems))


def of_disk(path: Path, name: str) -> bytes:
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except OSError as problem:
        raise Refused("unreadable", name) from problem
    return bounded(data, name)


def of_zip(packed: ZipFile) -> Source:
    files: list[File] = []
    problems: list[Problem] = []
    entries = [one for one in packed.infolist() if not (one.is_dir() or is_litter(one.filename))]
    require_bounds(len(entries), sum(one.file_size for one in entries))
    seen: set[str] = set()
    for entry in entries:
        name = entry.filename
        code = fault(entry) or ("twice" if name.casefold() in seen else None)
        seen.add(name.casefold())
        if code is None:
            files.append(File(name, lambda entry=entry: of_entry(packed, entry)))  # type: ignore[misc]  # a lambda's defaults have no types
        else:
            problems.append(Problem(code, name))
    return Source(tuple(sorted(files, key=lambda file: file.name)), tuple(problems))


def fault(entry: ZipInfo) -> str | None:
    """What is wrong with an entry before anything of it is read."""
    if leads_out(entry.filename):
        return "path"
    if stat.S_ISLNK(entry.external_attr >> 16):
        return "link"
    if entry.flag_bits & 1:
        return "locked"
    swells = entry.file_size > SWELLS * max(1, entry.compress_size)
    return "swells" if swells and entry.file_size > HARMLESS else None


def leads_out(name: str) -> bool:
    """The name would lead somewhere else if it were a path."""
    path = PurePosixPath(name.replace("\\", "/"))
    return path.is_absolute() or ".." in path.parts or ":" in name


def of_entry(packed: ZipFile, entry: ZipInfo) -> bytes:
    try:
        with packed.open(entry) as file:
            data = file.read(LARGEST_FILE + 1)
    except (
        OSError,
        BadZipFile,
        NotImplementedError,
        RuntimeError,
        EOFError,
        zlib.error,
    ) as problem:
        raise Refused("unreadable", entry.filename) from problem
    return bounded(data, entry.filename)


def bounded(data: bytes, name: str) -> bytes:
    if len(data) > LARGEST_FILE:
        raise Refused("heavy", name, most=LARGEST_FILE // MEGABYTE)
    return data


def is_litter(name: str) -> bool:
    parts = PurePosixPath(name.replace("\\", "/")).parts
    return any(
        part.casefold() in LITTER or (part.startswith(".") and part != "..") for part in parts
    )


def require_bounds(count: int, size: int) -> None:
    if count > MOST_FILES:
        raise Refused("many", count=count, most=MOST_FILES)
    if size > LARGEST_PACK:
        raise Refused("large", most=LARGEST_PACK // MEGABYTE)
