"""A suspect: a bust that stands out of its round frame, and the sign of a trade as a seal."""

from typing import Any

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import circle, disc, num, path, polygon, ring
from parlour.art.motifs import bust, finish, grounds
from parlour.art.motifs.bust import Bust
from parlour.art.motifs.faces import Face
from parlour.art.motifs.figures import Stand, silhouette

CENTRE, OUTER, INNER = (100.0, 108.0), 88.0, 78.0
FOOT, TALL = 189.0, 165.0  # of the bust
SEAL = 29.0
LISTS = ("behind", "nape", "clothes", "head", "props")


def suspect(canvas: Canvas, words: dict[str, Any]) -> None:
    """Words: `ring`, a colour; `badge`, true for one with points; `ground`, a pattern of the wall;
    `sign`, a game-icon, and `seal`, the side it is on; `bust`.

    `bust` has the fields of bust.Bust; its `face` those of faces.Face.
    """
    person, (x, y) = read_bust(words["bust"]), CENTRE
    _frame(canvas, str(words["ring"]), badge=bool(words.get("badge", False)))
    window = disc(x, y, INNER - 1.5)
    with canvas.inside(window):
        grounds.wall(canvas, str(words["ground"]))
    with canvas.inside(
        f"M-40 -40V{num(y)}H240V-40Z{window}"
    ):  # above its middle it leaves the frame
        bust.portrait(canvas, person, x, FOOT, TALL)
    with canvas.inside(f"M-40 -40V154H240V-40Z{window}"):
        bust.held(canvas, person, x, FOOT, TALL)
    _seal(canvas, str(words["sign"]), str(words["ring"]), words.get("seal", "right"))


def _frame(canvas: Canvas, colour: str, *, badge: bool) -> None:
    x, y = CENTRE
    metal = canvas.linear(
        (0, mix(colour, "#ffffff", 0.5), 1),
        (0.5, colour, 1),
        (1, mix(colour, "#000000", 0.35), 1),
        x2=0.4,
    )
    canvas.add(
        path(_star(), fill=metal) if badge else circle(x, y, OUTER, fill=metal),
        circle(x, y, INNER + 2, fill=finish.PAPER),
        circle(x, y, INNER, fill=canvas.palette.ink),
    )


def _star() -> str:
    """The outline of a police badge: sixteen points."""
    x, y = CENTRE
    points = []
    for number, ((px, py), _) in enumerate(ring(x, y, OUTER + 4, 32)):
        away = 1.0 if number % 2 == 0 else 0.9
        points.append((x + (px - x) * away, y + (py - y) * away))
    return polygon(points)


def _seal(canvas: Canvas, sign: str, ring: str, side: str) -> None:
    x, y = {"right": 168.0, "left": 32.0}[side], 160.0
    wax = mix(ring, canvas.palette.ink, 0.72)
    canvas.add(
        circle(x, y, SEAL, fill=mix(ring, "#ffffff", 0.3), filter=canvas.shadow(2.4, 0.6)),
        circle(x, y, SEAL - 3, fill=wax),
    )
    stand = Stand(x, y, 38, widest=38, hold="middle")
    silhouette(canvas, sign, stand, fill=mix(canvas.palette.light, "#ffffff", 0.3), rim=0)


def read_bust(words: dict[str, Any]) -> Bust:
    """The bust that a recipe describes."""
    lists = {key: tuple(words[key]) for key in LISTS if key in words}
    face = Face(**words.get("face", {}))
    return Bust(**{**words, **lists, "face": face})
