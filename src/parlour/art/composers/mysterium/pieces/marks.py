"""What tells the six psychics apart without colour, and the numbers that need no font."""

from parlour.art.brush.colour import mix
from parlour.art.brush.svg import Paint, at, disc, path

COLOURS = {
    "blue": "#2f6fd0",
    "white": "#f4efe4",
    "red": "#c02f3a",
    "yellow": "#e6ac1f",
    "violet": "#7546bd",
    "green": "#2f7d46",
}
SHAPES = {  # in a box of 100, their middle at (50, 50)
    "blue": disc(50, 50, 43),
    "white": "M15 9H85Q91 9 91 15V85Q91 91 85 91H15Q9 91 9 85V15Q9 9 15 9Z",
    "red": "M50 2L98 50L50 98L2 50Z",
    "yellow": "M26 8H74L98 50L74 92H26L2 50Z",
    "violet": "M50 3L97 38L79 94H21L3 38Z",
    "green": "M50 4L98 90H2Z",
}
MIDDLE = {"violet": 53.0, "green": 62.0}  # where a sign stands in a shape, when not at 50
INK, CREAM, GILT = "#1f1523", "#fff6e2", "#d9ad52"

DIGITS = {  # strokes round (0, 0), 36 high
    1: "M-7 -12L2 -18V18M-8 18H12",
    2: "M-10 -8A10.500 10.500 0 1 1 8 1L-10 18H12",
    3: "M-9 -18H9L-1 -4A11 11 0 1 1 -10 11",
    4: "M6 18V-18L-12 7H12",
    5: "M9 -18H-7L-9 -2A11 11 0 1 1 -10 12",
    6: "M7 -17C-8 -14 -12 0 -11 8A11 11 0 1 0 -8 1",
}
STROKES: Paint = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
TICK, CROSS = "M-15 1L-4 13L16 -14", "M-12 -12L12 12M12 -12L-12 12"
GHOST = (  # a figure under a sheet, round (0, 0)
    "M0 -28C-17 -28 -21 -14 -20 0L-24 25Q-18 20 -13 26Q-7 19 0 26Q7 19 13 26Q18 20 24 25L20 0"
    "C21 -14 17 -28 0 -28ZM-10 -9a4 5 0 1 0 8 0a4 5 0 1 0 -8 0ZM3 -9a4 5 0 1 0 8 0a4 5 0 1 0 -8 0Z"
)


def on(colour: str) -> str:
    """The colour of a sign on a piece of this colour."""
    return INK if colour in ("white", "yellow") else CREAM


def digit(number: int, x: float, y: float, scale: float, colour: str, width: float = 6) -> str:
    """A number from 1 to 6 as strokes."""
    return path(
        DIGITS[number],
        transform=at(x, y, scale=scale),
        stroke=colour,
        stroke_width=width,
        **STROKES,
    )


def deep(colour: str) -> str:
    """The edge of a piece of this colour."""
    return mix(COLOURS[colour], INK, 0.55)
