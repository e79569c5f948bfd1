"""Wood and card: cubes, markers, second interviews, the victim's crape, the detective's figure."""

from typing import Any

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import Paint, circle, disc, num, path, rect
from parlour.art.composers.motive.suspect import read_bust
from parlour.art.motifs import bust, finish, layers
from parlour.art.motifs.figures import Stand, silhouette

CREAM = "#fff6e2"
SHAPES = {  # of markers, in a box of 100; the lid's share of it leaves room for the edge below
    "disc": disc(50, 47, 43),
    "up": "M50 3L93 34V90H7V34Z",
    "down": "M7 4H93V60L50 92L7 60Z",
    "link": "M4 47L26 16H74L96 47L74 78H26Z",
    "tomb": "M10 90V46A40 42 0 0 1 90 46V90Z",
    "square": "M12 5H88Q95 5 95 12V82Q95 89 88 89H12Q5 89 5 82V12Q5 5 12 5Z",
}
NUMERALS = {1: "M44 66H56M44 86H56M50 66V86", 2: "M38 66H62M38 86H62M45 66V86M55 66V86"}


def cube(canvas: Canvas, words: dict[str, Any]) -> None:
    """A wooden block; words: its `outline` on a grid of 24, its `colour`."""
    colour, outline = str(words["colour"]), str(words["outline"])
    side, top = (
        mix(colour, "#000000", 0.45),
        canvas.linear(
            (0, mix(colour, "#ffffff", 0.42), 1),
            (0.55, colour, 1),
            (1, mix(colour, "#000000", 0.12), 1),
            x2=0.5,
        ),
    )
    edge: Paint = {"stroke": "#120c14", "stroke_width": 0.9, "stroke_linejoin": "round"}
    for step in (5, 4, 3, 2, 1):
        low: Paint = (
            {"stroke": side, "stroke_width": 0.9, "stroke_linejoin": "round"} if step < 5 else edge
        )
        canvas.add(
            path(outline, fill=side, transform=f"translate(2 {num(1 + step * 0.85)})", **low)
        )
    canvas.add(path(outline, fill=top, transform="translate(2 1)", **edge))
    shine: Paint = {
        "stroke": mix(colour, "#ffffff", 0.75),
        "stroke_width": 0.8,
        "fill": "none",
        "opacity": 0.75,
    }
    canvas.add(path(outline, transform="translate(4.4 3.2) scale(.8)", **shine))


def marker(canvas: Canvas, words: dict[str, Any]) -> None:
    """A cut card; words: `shape`, `colour`, `sign` (a game-icon), perhaps a `numeral` 1 or 2."""
    colour, outline = str(words["colour"]), SHAPES[str(words["shape"])]
    lid = canvas.linear(
        (0, mix(colour, "#ffffff", 0.2), 1), (1, mix(colour, "#000000", 0.2), 1), x2=0.4
    )
    round_corners: Paint = {"stroke_linejoin": "round"}
    canvas.add(
        path(outline, fill=mix(colour, "#000000", 0.6), transform="translate(0 5)"),
        path(outline, fill=lid, stroke=CREAM, stroke_width=3, **round_corners),
        path(
            outline,
            fill="none",
            stroke=CREAM,
            stroke_width=1.2,
            opacity=0.6,
            transform="translate(6 5.6) scale(.88)",
            **round_corners,
        ),
    )
    numeral = words.get("numeral")
    middle = {"up": 54.0, "down": 42.0, "tomb": 38.0 if numeral else 50.0}.get(
        str(words["shape"]), 47.0
    )
    stand = Stand(50, middle, 40 if numeral else 50, widest=56, hold="middle")
    silhouette(canvas, str(words["sign"]), stand, fill=CREAM, rim=0)
    if numeral:
        canvas.add(path(NUMERALS[int(numeral)], stroke=CREAM, stroke_width=5, fill="none"))


def interview(canvas: Canvas, words: dict[str, Any]) -> None:
    """A leaf of a notebook; words: `colour` of its cover, `sign`, `open` when it lies face up."""
    colour, face_up = str(words["colour"]), bool(words.get("open", False))
    cover = canvas.linear(
        (0, mix(colour, "#ffffff", 0.2), 1), (1, mix(colour, "#000000", 0.25), 1), x2=0.4
    )
    canvas.add(
        rect(8, 12, 66, 90, rx=4, fill=mix(colour, "#000000", 0.55), transform="translate(2 4)"),
        rect(
            8,
            12,
            66,
            90,
            rx=4,
            fill=finish.PAPER if face_up else cover,
            stroke=colour,
            stroke_width=2,
        ),
    )
    if face_up:
        rules = "".join(f"M15 {y}H67" for y in range(36, 100, 9))
        canvas.add(path(rules, stroke=colour, stroke_width=1, opacity=0.35))
    rings = "".join(f"M{x} 5v14" for x in range(17, 70, 12))
    canvas.add(path(rings, stroke="#2a2430", stroke_width=4, stroke_linecap="round"))
    canvas.add(path(rings, stroke="#c9ced6", stroke_width=1.8, stroke_linecap="round"))
    stand = Stand(41, 62, 48, widest=50, hold="middle")
    silhouette(canvas, str(words["sign"]), stand, fill=colour if face_up else CREAM, rim=0)


def crape(canvas: Canvas, words: dict[str, Any]) -> None:
    """What lies over a victim's portrait: shade, and a mourning band across the corner."""
    band, gleam = "M0 82L74 8L92 15L8 101Z", "M5 85L80 13M8 94L88 17"
    bow = "M42 54C26 42 10 46 8 58C20 67 34 65 42 54C47 69 59 76 70 69C70 57 58 50 42 54Z"
    canvas.add(
        circle(100, 108, 79, fill="#14101a", opacity=0.34),
        path(band, fill="#17131c", stroke="#fffaf0", stroke_width=1.4),
        path(gleam, stroke="#6d6478", stroke_width=1.2, opacity=0.8),
        path("M42 54L28 84L38 79L44 90L46 58Z", fill="#0f0c13"),
        path(bow, fill="#241e2c"),
        circle(42, 56, 6.5, fill="#3b3346"),
    )


def figure(canvas: Canvas, words: dict[str, Any]) -> None:
    """The detective as a standing figure; words: `bust`."""
    arch, board = "M30 204V92A50 54 0 0 1 130 92V204Z", "M20 210V92A60 64 0 0 1 140 92V210Z"
    palette = canvas.palette
    canvas.add(path(board, fill=finish.PAPER))
    ground = canvas.radial(
        (0, mix(palette.light, "#ffffff", 0.2), 1),
        (0.55, palette.sky_low, 1),
        (1, palette.sky_top, 1),
        cy=0.4,
        r=0.75,
    )
    with canvas.inside(arch):
        canvas.add(path(arch, fill=ground))
        layers.rays(canvas, 80, 96, count=24, power=0.2)
    person = read_bust(words["bust"])
    with canvas.inside("M-20 -20V120H200V-20Z" + "M30 100V204H130V100Z"):
        bust.portrait(canvas, person, 76, 206, 142)
        bust.held(canvas, person, 76, 206, 142)
    wood = canvas.linear((0, "#c98a3e", 1), (0.35, "#9a5f22", 1), (1, "#6b3d14", 1))
    canvas.add(
        path("M8 208H152L144 234H16Z", fill=wood),
        path("M9 209.5H151", stroke="#f0c27a", stroke_width=2),
    )
