"""What stands on the table: the clock, the sand, the track, the sleeves, the ghost's screen."""

import math
from typing import Any

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import at, circle, num, path, polygon, rect, ring, trace
from parlour.art.composers.mysterium.pieces import marks
from parlour.art.composers.mysterium.pieces.marks import COLOURS, CREAM, GILT, INK, SHAPES
from parlour.art.motifs import layers, scenery

ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII")
STEMS = {"I": "M0 -9V9", "V": "M-6 -9L0 9L6 -9", "X": "M-6 -9L6 9M6 -9L-6 9"}
WIDE = {"I": 5.0, "V": 13.0, "X": 13.0}


def _numeral(text: str, x: float, y: float, colour: str, scale: float) -> str:
    whole, found = sum(WIDE[letter] for letter in text), ""
    place = -whole / 2
    for letter in text:
        found += path(
            STEMS[letter],
            transform=at(x + (place + WIDE[letter] / 2) * scale, y, scale=scale),
            stroke=colour,
            stroke_width=2.6,
            **marks.STROKES,
        )
        place += WIDE[letter]
    return found


def clock(canvas: Canvas, words: dict[str, Any]) -> None:
    """Seven hours round a moonlit face; words: `hour`, 1 to 7, where the hand stands."""
    hour = int(words["hour"])
    case = canvas.linear((0, "#9a6a3a", 1), (1, "#3c2414", 1), x2=0.4)
    night = canvas.radial((0, "#5a78b8", 1), (0.7, "#23376e", 1), (1, "#0f1a3c", 1), cy=0.4)
    canvas.add(
        circle(100, 104, 94, fill="#170d0a"),
        circle(100, 100, 94, fill=case),
        circle(100, 100, 82, fill=GILT),
        circle(100, 100, 79, fill=night),
    )
    for place, ((x, y), _) in enumerate(ring(100, 100, 60, 7)):
        now, past = place + 1 == hour, place + 1 < hour
        disc = CREAM if now else "#b9a9d6" if past else "#f3e8d0"
        canvas.add(
            circle(
                x,
                y,
                18,
                fill=disc,
                opacity=0.45 if past else 1,
                stroke="#ffc64d" if now else INK,
                stroke_width=3.4 if now else 1.4,
            )
        )
        canvas.add(_numeral(ROMAN[place], x, y, INK, 0.84))
    turn = 360 / 7 * (hour - 1)
    hand = path(
        "M-4 10L-5 -22L0 -38L5 -22L4 10Z",
        fill="#ffd36e",
        stroke=INK,
        stroke_width=1.6,
        transform=f"translate(100 100) rotate({num(turn)})",
    )
    canvas.add(
        hand,
        circle(100, 100, 8, fill=GILT, stroke=INK, stroke_width=1.6),
        circle(98, 98, 2.4, fill=CREAM),
    )


def sand(canvas: Canvas, words: dict[str, Any]) -> None:
    """The sand timer; words: `left`, the share of sand that is still above, 0 to 1."""
    left = float(words["left"])
    wood = canvas.linear((0, "#c98a4e", 1), (1, "#5a3418", 1), x2=0.3)
    canvas.add(
        path("M18 14H82V22H18ZM18 138H82V146H18Z", fill="#1f120c", transform="translate(0 3)")
    )
    bulbs = (
        "M24 22H76C76 52 60 66 55 80C60 94 76 108 76 138H24C24 108 40 94 45 80C40 66 24 52 24 22Z"
    )
    canvas.add(path(bulbs, fill="#cfe4ea", opacity=0.35))
    with canvas.inside(bulbs):
        top = 78 - 52 * left
        fall = 138 - 48 * (1 - left)
        gold = canvas.linear((0, "#ffe09a", 1), (1, "#d99a38", 1))
        if left > 0:
            canvas.add(
                path(f"M20 {num(top)}Q50 {num(top + 8)} 80 {num(top)}V80H20Z", fill=gold),
                rect(48.8, 78, 2.4, 60, fill="#f0c260"),
            )
        if left < 1:
            canvas.add(
                path(
                    f"M20 146L24 138Q36 {num(fall)} 50 {num(fall - 6)}Q64 {num(fall)} 76 138"
                    "L80 146Z",
                    fill=gold,
                )
            )
    canvas.add(path(bulbs, fill="none", stroke="#eaf6f8", stroke_width=2.4, opacity=0.9))
    canvas.add(
        path(
            "M32 30C34 52 44 62 48 72M32 130C34 112 42 100 46 92",
            stroke="#ffffff",
            stroke_width=2.6,
            opacity=0.6,
            **marks.STROKES,
        )
    )
    for x in (19, 81):
        canvas.add(path(f"M{x} 20V140", stroke="#8a5428", stroke_width=4))
    canvas.add(
        path(
            "M12 8Q50 2 88 8V20H12ZM12 140H88V152Q50 158 12 152Z",
            fill=wood,
            stroke=INK,
            stroke_width=1.6,
        )
    )
    canvas.add(path("M16 14H84M16 146H84", stroke="#f2cf96", stroke_width=1.6, opacity=0.8))


def track(canvas: Canvas, words: dict[str, Any]) -> None:
    """The arc of the track; words: `low` and `middle`, the last space of those levels."""
    low, middle = int(words["low"]), int(words["middle"])
    tints = ("#e3d8bd", "#bcc9f2", "#8f98ea")
    canvas.add(
        path(
            "M20 196A180 176 0 0 1 380 196",
            stroke="#120d1e",
            stroke_width=62,
            fill="none",
            opacity=0.35,
        )
    )
    for space in range(13):
        level = 0 if space <= low else 1 if space <= middle else 2
        corners = []
        for reach, share in ((204, 0.04), (204, 0.96), (148, 0.96), (148, 0.04)):
            angle = math.pi * (1 - (space + share) / 13)
            corners.append((200 + reach * math.cos(angle), 206 - reach * math.sin(angle)))
        canvas.add(path(polygon(corners), fill=tints[level], stroke=INK, stroke_width=1.6))
    for level, (first, last) in enumerate(((0, low), (low + 1, middle), (middle + 1, 12))):
        angle = math.pi * (1 - ((first + last + 1) / 2) / 13)
        x, y = 200 + 118 * math.cos(angle), 206 - 118 * math.sin(angle)
        canvas.add(circle(x, y, 22, fill=tints[level], stroke=INK, stroke_width=1.6))
        for card in range(level + 1):
            turn = (card - level / 2) * 16
            canvas.add(
                path(
                    "M-6 -9H6V9H-6Z",
                    fill="#5a3aa0",
                    stroke=CREAM,
                    stroke_width=1.4,
                    transform=f"{at(x + (card - level / 2) * 8, y, turn=turn)}",
                )
            )
    eye = "M152 186Q200 138 248 186Q200 226 152 186Z"
    canvas.add(
        path(eye, fill=CREAM, stroke=INK, stroke_width=2),
        circle(200, 184, 18, fill="#5a3aa0"),
        circle(200, 184, 8, fill=INK),
        circle(194, 178, 4, fill=CREAM),
    )


def sleeve(canvas: Canvas, words: dict[str, Any]) -> None:
    """A sleeve for the cards that are found; words: `colour`, perhaps `sealed`."""
    colour, sealed = str(words["colour"]), bool(words.get("sealed", False))
    base = COLOURS[colour]
    cloth = canvas.linear((0, mix(base, "#ffffff", 0.16), 1), (1, mix(base, INK, 0.36), 1), x2=0.3)
    canvas.add(rect(10, 22, 100, 132, rx=6, fill=marks.deep(colour), transform="translate(0 4)"))
    if not sealed:
        for number, turn in enumerate((-6, 0, 6)):
            canvas.add(
                path(
                    "M-38 -30H38V60H-38Z",
                    fill="#f3e8d0",
                    stroke="#b9a680",
                    stroke_width=1.6,
                    transform=f"{at(60, 40 + number * 3, turn=turn)}",
                )
            )
    canvas.add(
        path(
            "M10 28Q10 22 16 22H40Q60 46 80 22H104Q110 22 110 28V148Q110 154 104 154"
            "H16Q10 154 10 148Z"
            if not sealed
            else "M16 22H104Q110 22 110 28V148Q110 154 104 154H16Q10 154 10 148V28Q10 22 16 22Z",
            fill=cloth,
            stroke=INK,
            stroke_width=2.2,
        )
    )
    pale = marks.on(colour)
    canvas.add(
        rect(
            17,
            60,
            86,
            86,
            rx=3,
            fill="none",
            stroke=pale,
            stroke_width=1.4,
            opacity=0.6,
            stroke_dasharray="5 4",
        )
    )
    if sealed:
        canvas.add(
            path("M10 28L60 78L110 28", fill=mix(base, INK, 0.18), stroke=INK, stroke_width=2.2)
        )
        canvas.add(
            path(
                "M60 58C74 54 84 66 80 78C86 90 70 102 60 98C48 104 34 90 40 78C34 66 48 54 60 58Z",
                fill="#9c1f2c",
                stroke="#5a0f18",
                stroke_width=2,
            )
        )
        canvas.add(
            path(marks.GHOST, fill="#f6c9c4", fill_rule="evenodd", transform=at(60, 79, scale=0.42))
        )
        return
    canvas.add(
        path(
            SHAPES[colour],
            transform=at(36, 78, scale=0.48),
            fill=base,
            stroke=pale,
            stroke_width=5,
            stroke_linejoin="round",
        )
    )


def screen(canvas: Canvas, words: dict[str, Any]) -> None:
    """The ghost's screen: three folds of paper, the house in the middle, a raven on the edge."""
    palette = canvas.palette
    for x, wide, lit in ((0, 210, 0.0), (210, 300, 0.14), (510, 210, 0.0)):
        fold = canvas.linear(
            (0, mix(palette.sky_top, palette.sky_low, 0.2 + lit), 1),
            (1, mix(palette.sky_low, "#7f8fc4", 0.25 + lit), 1),
        )
        quarter, top = wide / 4, 6 if wide == 300 else 16
        peak = trace("M", x, 160, "V", 30, "Q", x + quarter, 30, x + wide / 2, top)
        peak += trace("Q", x + 3 * quarter, 30, x + wide, 30, "V", 160, "Z")
        canvas.add(path(peak, fill=fold, stroke=GILT, stroke_width=2.4))
    with canvas.inside("M2 160V32H718V160Z"):
        layers.stars(canvas, 70, down_to=110)
        layers.moon(canvas, 470, 58, 20)
        canvas.add(path("M0 150Q180 112 360 138T720 128V170H0Z", fill=palette.layers[2]))
        scenery.manor(canvas, 360, 146, 0.42, wall=palette.ink, lit=0.4)
        for x, tall, lean in ((60, 110, 6), (140, 80, -5), (600, 84, 4), (668, 114, -6)):
            scenery.bare_tree(canvas, (x, 158), tall, palette.ink, lean=lean)
    canvas.add(
        path("M210 30V160M510 30V160", stroke=palette.ink, stroke_width=5),
        path("M212 30V160M508 30V160", stroke=GILT, stroke_width=1.4, opacity=0.8),
    )
