"""Is this pack fit for a table? All that is wrong, with every file's name, or all its pictures."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path, PurePosixPath

from parlour.packs.alike import Print, print_of, twins
from parlour.packs.captions import Caption, is_list, read_list
from parlour.packs.colours import colours_of
from parlour.packs.limits import FEWEST, MOST_PROBLEMS
from parlour.packs.pictures import LARGE, SMALL, Picture, encoded, image_of
from parlour.packs.problems import Problem, Refused
from parlour.packs.sources import File, Source, opened


@dataclass(frozen=True)
class Checked:
    """What came of a pack: its pictures, or what is wrong with it."""

    pictures: tuple[Picture, ...] = ()
    problems: tuple[Problem, ...] = ()
    further: int = 0
    """Problems beyond those that are told."""

    @property
    def captions(self) -> int:
        return sum(bool(picture.caption) for picture in self.pictures)


@dataclass
class Findings:
    """What has been found so far."""

    pictures: list[Picture] = field(default_factory=list)
    prints: list[tuple[str, Print]] = field(default_factory=list)
    captions: list[Caption] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)


def check(path: Path) -> Checked:
    """Look at every file; the pictures of a pack with a single problem are worth nothing."""
    found = Findings()
    try:
        with opened(path) as source:
            look_at(source, found)
    except Refused as refused:
        return Checked(problems=(refused.problem,))
    pictures, lost = captioned(found.pictures, found.captions)
    problems = [*found.problems, *lost, *alike(found.prints), *too_few(found)]
    if problems:
        return Checked((), tuple(problems[:MOST_PROBLEMS]), max(0, len(problems) - MOST_PROBLEMS))
    return Checked(tuple(pictures))


def look_at(source: Source, found: Findings) -> None:
    found.problems += source.problems
    for file in source.files:
        try:
            take(file, found)
        except Refused as refused:
            found.problems.append(refused.problem)


def take(file: File, found: Findings) -> None:
    """A list of captions, or a picture; raises Refused."""
    data = file.read()
    if is_list(file.name):
        captions, problems = read_list(data, file.name)
        found.captions += captions
        found.problems += problems
        return
    image = image_of(data, file.name)
    found.prints.append((file.name, print_of(image)))
    found.pictures.append(
        Picture(file.name, encoded(image, SMALL), encoded(image, LARGE), colours=colours_of(image))
    )


def alike(prints: Sequence[tuple[str, Print]]) -> Iterator[Problem]:
    for one, other in twins(prints):
        yield Problem("alike", one, {"other": other})


def too_few(found: Findings) -> Iterator[Problem]:
    if len(found.pictures) < FEWEST:
        yield Problem("few", slots={"count": len(found.pictures), "fewest": FEWEST})


def captioned(
    pictures: Sequence[Picture], captions: Sequence[Caption]
) -> tuple[list[Picture], list[Problem]]:
    """The pictures with what is said of them, and the lines that are about none."""
    lines = {caption.name.casefold(): caption for caption in captions}
    found = []
    for picture in pictures:
        names = (picture.file.casefold(), PurePosixPath(picture.file).name.casefold())
        line = next((lines.pop(name) for name in names if name in lines), None)
        if line is not None:
            colours = line.colours or picture.colours
            picture = replace(picture, caption=line.text, colours=colours)
        found.append(picture)
    return found, [Problem("caption_lost", caption.name) for caption in lines.values()]
