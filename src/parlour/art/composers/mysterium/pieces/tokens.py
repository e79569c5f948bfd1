"""What lies on the table: intuition and level tokens, opinions, groups, culprits, crows."""

from typing import Any

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import Paint, at, circle, disc, num, path, ring
from parlour.art.composers.mysterium.pieces import marks
from parlour.art.composers.mysterium.pieces.marks import COLOURS, CREAM, GILT, INK, MIDDLE, SHAPES

EYE = "M-24 0Q0 -21 24 0Q0 21 -24 0Z"
CROW = (
    "M-44 40L-18 14C-20 -6 -8 -22 8 -28C8 -40 26 -46 35 -35L52 -30L35 -25"
    "C36 -4 24 16 4 24L-8 26L-14 40H-18L-14 27Z"
    "M8 23L14 40H18L13 21Z"
)


def _body(canvas: Canvas, colour: str) -> None:
    """A cut piece of card in the colour and shape of a psychic, with an edge below."""
    base, outline = COLOURS[colour], SHAPES[colour]
    lid = canvas.linear((0, mix(base, "#ffffff", 0.26), 1), (1, mix(base, INK, 0.2), 1), x2=0.4)
    small = {
        "transform": f"translate({num(50 * 0.14)} {num(MIDDLE.get(colour, 50) * 0.14)}) scale(.86)"
    }
    line: Paint = {"fill": "none", "stroke_linejoin": "round", "opacity": 0.75}
    canvas.add(
        path(
            outline,
            fill=marks.deep(colour),
            transform="translate(0 5)",
            stroke=marks.deep(colour),
            stroke_width=2,
            stroke_linejoin="round",
        ),
        path(outline, fill=lid, stroke=INK, stroke_width=2.4, stroke_linejoin="round"),
        path(outline, stroke=marks.on(colour), stroke_width=1.6, **line, **small),
    )


def intuition(canvas: Canvas, words: dict[str, Any]) -> None:
    """The token a psychic puts on a card: an open eye. Words: `colour`."""
    colour = str(words["colour"])
    _body(canvas, colour)
    y, ink = MIDDLE.get(colour, 50.0), marks.on(colour)
    lashes = "".join(
        f"M{num(a)} {num(b)}L{num(a + (a - 50) * 0.26)} {num(b + (b - y) * 0.42)}"
        for (a, b), turn in ring(50, y, 20, 12, 15)
        if abs(b - y) > 7
    )
    canvas.add(
        path(lashes, stroke=ink, stroke_width=2.6, **marks.STROKES),
        path(EYE, fill=ink, transform=at(50, y)),
        circle(50, y, 9.5, fill=COLOURS[colour]),
        circle(50, y, 4.6, fill=INK if ink == CREAM else CREAM),
    )


def level(canvas: Canvas, words: dict[str, Any]) -> None:
    """The marker on the clairvoyancy track: a star over a crescent. Words: `colour`."""
    colour = str(words["colour"])
    _body(canvas, colour)
    y, ink = MIDDLE.get(colour, 50.0), marks.on(colour)
    canvas.add(
        path("M-4 -22A22 22 0 1 0 20 10A18 18 0 0 1 -4 -22Z", fill=ink, transform=at(50, y)),
        path(
            "M12 -20L14.500 -11L23 -9L14.500 -6.500L12 2L9.500 -6.500L1 -9L9.500 -11Z",
            fill=ink,
            transform=at(50, y),
        ),
    )


def opinion(canvas: Canvas, words: dict[str, Any]) -> None:
    """A clairvoyancy token. Words: `colour`; `right`: a lamp lit and a tick, else out and a cross.

    The outlines differ too: a disc with a flame's tip, and an octagon.
    """
    colour, right = str(words["colour"]), bool(words["right"])
    sign = "#1f7a43" if right else "#a9202c"
    outline = "M50 1L62 15A42 42 0 1 1 38 15Z" if right else "M31 10H69L94 36V72L69 96H31L6 72V36Z"
    canvas.add(
        path(outline, fill=mix(sign, INK, 0.55), transform="translate(0 3)"),
        path(outline, fill=CREAM, stroke=sign, stroke_width=6, stroke_linejoin="round"),
        path(
            marks.TICK if right else marks.CROSS,
            transform=at(50, 48, scale=1.25),
            stroke=sign,
            stroke_width=8,
            **marks.STROKES,
        ),
        path(
            SHAPES[colour],
            transform=at(39, 70, scale=0.22),
            fill=COLOURS[colour],
            stroke=INK,
            stroke_width=7,
        ),
    )


def number(canvas: Canvas, words: dict[str, Any]) -> None:
    """The number of a group. Words: `number`; `culprit`, true on the ghost's own choice."""
    culprit = bool(words.get("culprit", False))
    ground, ink = ("#5a1c34", CREAM) if culprit else ("#e9e3f4", "#3a2a58")
    face = canvas.radial((0, mix(ground, "#ffffff", 0.3), 1), (1, ground, 1), cy=0.36, r=0.7)
    canvas.add(
        circle(50, 54, 43, fill=mix(ground, INK, 0.6)),
        circle(50, 50, 43, fill=face, stroke=INK, stroke_width=2.4),
    )
    canvas.add(
        circle(
            50, 50, 37, fill="none", stroke=GILT if culprit else ink, stroke_width=1.8, opacity=0.8
        )
    )
    if culprit:
        drops = "".join(
            f"M{num(a)} {num(b)}L{num(a + (a - 50) * 0.13)} {num(b + (b - 50) * 0.13)}"
            for (a, b), _ in ring(50, 50, 33, 12)
        )
        canvas.add(path(drops, stroke=GILT, stroke_width=2.4, **marks.STROKES))
        canvas.add(marks.digit(int(words["number"]), 50, 50, 1.15, ink))
        return
    canvas.add(
        path(
            marks.GHOST,
            fill=ink,
            fill_rule="evenodd",
            opacity=0.2,
            transform=at(50, 52, scale=1.15),
        )
    )
    canvas.add(marks.digit(int(words["number"]), 50, 50, 1.15, ink))


def ghost(canvas: Canvas, words: dict[str, Any]) -> None:
    """The other side of a ghost token, in a psychic's colour and shape. Words: `colour`."""
    colour = str(words["colour"])
    _body(canvas, colour)
    y = MIDDLE.get(colour, 50.0)
    canvas.add(
        path(
            marks.GHOST, fill=marks.on(colour), fill_rule="evenodd", transform=at(50, y, scale=0.92)
        )
    )


def crow(canvas: Canvas, words: dict[str, Any]) -> None:
    """A crow that takes cards away; words: `spent`, when it has flown."""
    spent = bool(words.get("spent", False))
    if spent:
        canvas.add(
            path("M6 88H94", stroke=CREAM, stroke_width=3, opacity=0.4),
            path(
                CROW, fill="none", stroke=CREAM, stroke_width=2.4, opacity=0.5, transform=at(50, 47)
            ),
        )
        return
    moon = canvas.radial((0, "#fff4d2", 1), (1, "#e9cf96", 1))
    feathers = canvas.linear((0, "#4a4460", 1), (1, "#110d18", 1), x2=0.4)
    canvas.add(
        circle(50, 48, 43, fill=moon),
        circle(62, 38, 6, fill="#d8b878", opacity=0.5),
        circle(30, 66, 4, fill="#d8b878", opacity=0.5),
    )
    canvas.add(
        path("M4 87Q50 80 96 88V93H4Z", fill="#2a1f2c"),
        path(CROW, fill=feathers, transform=at(48, 47)),
    )
    canvas.add(
        circle(75, 12, 2.4, fill="#ffd27a"),
        path(
            "M36 62Q40 38 60 26M30 68Q44 66 56 58",
            stroke="#8c86a4",
            stroke_width=2,
            **marks.STROKES,
        ),
    )


def served(canvas: Canvas, words: dict[str, Any]) -> None:
    """A sealed note: this psychic has the ghost's gift of the hour."""
    paper = canvas.linear((0, "#fff8e6", 1), (1, "#e2d2ac", 1))
    canvas.add(
        path("M6 24H94V82H6Z", fill="#8a7450", transform="translate(0 4)"),
        path("M6 24H94V82H6Z", fill=paper, stroke=INK, stroke_width=2),
    )
    canvas.add(
        path(
            "M6 24L50 60L94 24M6 82L38 52M94 82L62 52",
            stroke="#a48c60",
            stroke_width=2,
            fill="none",
        )
    )
    canvas.add(
        circle(50, 60, 15, fill="#5f3aa8"),
        path(disc(50, 60, 10), fill="none", stroke="#c9b4f0", stroke_width=1.8),
    )
    canvas.add(
        path(marks.GHOST, fill="#efe6ff", fill_rule="evenodd", transform=at(50, 60, scale=0.28))
    )
