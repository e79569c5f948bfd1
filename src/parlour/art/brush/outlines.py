"""What an SVG outline consists of: its closed parts, and how far each reaches."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from parlour.art.brush.svg import num

Box = tuple[float, float, float, float]

COMMANDS = re.compile(r"([MmLlHhVvCcSsQqTtAaZz])([^MmLlHhVvCcSsQqTtAaZz]*)")
NUMBER = re.compile(r"[\s,]*([-+]?(?:\d+\.\d*|\.\d+|\d+)(?:[eE][-+]?\d+)?)")
FLAG = re.compile(r"[\s,]*([01])")
ARGUMENTS = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}
FLAG_PLACES = (3, 4)  # of an arc; they may be written without a space


@dataclass
class Part:
    """One closed part with absolute coordinates, and the box of its control points."""

    steps: list[str] = field(default_factory=list)
    xs: list[float] = field(default_factory=list)
    ys: list[float] = field(default_factory=list)

    def reach(self, x: float, y: float) -> None:
        self.xs.append(x)
        self.ys.append(y)

    @property
    def d(self) -> str:
        return "".join(self.steps)

    @property
    def box(self) -> Box:
        return (min(self.xs), min(self.ys), max(self.xs), max(self.ys))


def parts(d: str) -> list[Part]:
    """The parts of an outline, each starting at an absolute point."""
    reader = _Reader()
    for command, arguments in _commands(d):
        reader.step(command, arguments)
    return [part for part in reader.parts if len(part.steps) > 1]


def around(boxes: list[Box]) -> Box:
    """The smallest box that holds them all."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return (min(lefts), min(tops), max(rights), max(bottoms))


def outermost(pieces: list[Part]) -> list[Part]:
    """The parts that lie in no other: the contour without its holes."""
    return [part for part in pieces if not any(_holds(other, part) for other in pieces)]


def _holds(outer: Part, inner: Part) -> bool:
    if outer is inner:
        return False
    o, i = outer.box, inner.box
    within = i[0] >= o[0] - 1 and i[1] >= o[1] - 1 and i[2] <= o[2] + 1 and i[3] <= o[3] + 1
    return within and _area(i) < 0.95 * _area(o)


def _area(box: Box) -> float:
    return (box[2] - box[0]) * (box[3] - box[1])


def _commands(d: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with the arguments of one use: `l1 2 3 4` comes out twice."""
    for command, text in COMMANDS.findall(d):
        low = command.lower()
        numbers, size = _numbers(text, arc=low == "a"), ARGUMENTS[low]
        if size == 0:
            yield command, []
        for start in range(0, len(numbers) - size + 1, size or len(numbers) + 1):
            if size:
                yield command, numbers[start : start + size]
            if command in "Mm":
                command = "l" if command == "m" else "L"


def _numbers(text: str, *, arc: bool) -> list[float]:
    found: list[float] = []
    position = 0
    while True:
        flag = arc and len(found) % 7 in FLAG_PLACES
        hit = (FLAG if flag else NUMBER).match(text, position)
        if hit is None:
            return found
        found.append(float(hit.group(1)))
        position = hit.end()


class _Reader:
    """Keeps the pen's place while the commands are read."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.x = self.y = self.start_x = self.start_y = 0.0

    def step(self, command: str, given: list[float]) -> None:
        low = command.lower()
        if low == "z":
            self.parts[-1].steps.append("Z")
            self.x, self.y = self.start_x, self.start_y
            return
        points = self._absolute(low, given, relative=command.islower())
        if low == "m":
            self._start(points)
            return
        if not self.parts or self.parts[-1].steps[-1:] == ["Z"]:
            self._start([self.x, self.y])
        self._go(low, points)

    def _start(self, points: list[float]) -> None:
        self.x, self.y = self.start_x, self.start_y = points[0], points[1]
        part = Part([f"M{num(self.x, 2)} {num(self.y, 2)}"])
        part.reach(self.x, self.y)
        self.parts.append(part)

    def _go(self, low: str, points: list[float]) -> None:
        part = self.parts[-1]
        part.steps.append(low.upper() + " ".join(num(value, 2) for value in points))
        ends = points[5:] if low == "a" else points
        if low == "h":
            ends = [points[0], self.y]
        elif low == "v":
            ends = [self.x, points[0]]
        for x, y in zip(ends[::2], ends[1::2], strict=True):
            part.reach(x, y)
        self.x, self.y = ends[-2], ends[-1]

    def _absolute(self, low: str, given: list[float], *, relative: bool) -> list[float]:
        if not relative:
            return given
        if low == "h":
            return [given[0] + self.x]
        if low == "v":
            return [given[0] + self.y]
        fixed, moving = (given[:5], given[5:]) if low == "a" else ([], given)
        pen = (self.x, self.y)
        return fixed + [value + pen[place % 2] for place, value in enumerate(moving)]
