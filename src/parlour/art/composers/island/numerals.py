"""Figures cut from paper, as strokes that need no font. Each stands in a box of 60 by 100."""

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.svg import at, path

STROKES = (
    "M30 8C52 8 52 92 30 92C8 92 8 8 30 8Z",
    "M12 30L32 13V92M14 92H50",
    "M8 34C8 0 52 0 52 32C52 54 10 74 9 91H55",
    "M8 13H50L28 43C60 40 60 92 28 92C16 92 8 86 5 76",
    "M43 95V10L6 68H57",
    "M51 13H15L12 47C30 34 54 42 54 64C54 98 12 98 6 76",
    "M46 10C24 16 8 40 8 66C8 100 53 100 53 66C53 38 16 36 9 62",
    "M6 13H54C38 40 28 66 26 95",
    "M30 9C6 9 6 46 30 47C58 48 58 92 30 92C2 92 2 48 30 47C54 46 54 9 30 9Z",
    "M14 90C36 84 52 60 52 34C52 0 7 0 7 34C7 62 44 64 51 38",
)
STEP = 70.0  # from one figure to the next


def figures(
    canvas: Canvas, number: int, x: float, y: float, height: float, colour: str, weight: float = 14
) -> None:
    """The number with its middle at (x, y)."""
    digits, scale = str(number), height / 100
    wide = STEP * len(digits) - (STEP - 60)
    with canvas.group(transform=f"{at(x, y, scale=scale)} translate({-wide / 2:g} -50)"):
        for place, digit in enumerate(digits):
            canvas.add(
                path(
                    STROKES[int(digit)],
                    fill="none",
                    stroke=colour,
                    stroke_width=weight,
                    stroke_linejoin="round",
                    transform=at(place * STEP, 0),
                )
            )
