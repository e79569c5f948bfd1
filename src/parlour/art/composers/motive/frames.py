"""Portraits in frames, as they hang on the walls of the house."""

from dataclasses import dataclass

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import num, path
from parlour.art.motifs import bust
from parlour.art.motifs.bust import Bust
from parlour.art.motifs.dyes import BRONZE, GOLD
from parlour.art.motifs.faces import Face

GENTLEMAN = Bust(
    face=Face(nose=2, chin=3, neck=3),
    clothes=("black_coat", "shirt_front", "tail_lapels", "bow_tie"),
    head=("combed", "moustache"),
)
LADY = Bust(
    face=Face(nose=-3, chin=-4, neck=-3),
    clothes=("bare", "ball_gown", "pearls"),
    head=("nape_roll", "drop_earring"),
    looks_left=True,
)


@dataclass(frozen=True)
class Frame:
    """An oval frame: its middle, half its width, how much higher than wide, its slant."""

    x: float
    y: float
    half: float
    tall: float = 1.25
    turn: float = 0


def oval(x: float, y: float, half: float, tall: float) -> str:
    """An ellipse as an outline."""
    arc = f"a{num(half)} {num(half * tall)} 0 1 0"
    return f"M{num(x - half)} {num(y)}{arc} {num(2 * half)} 0{arc} {num(-2 * half)} 0Z"


def hang(canvas: Canvas, frame: Frame, person: Bust) -> None:
    """A gold frame with a bust in it."""
    palette, x, y, half = canvas.palette, frame.x, frame.y, frame.half
    rim = max(4.0, half * 0.13)
    with canvas.group(
        transform=f"rotate({num(frame.turn)} {num(x)} {num(y)})" if frame.turn else None
    ):
        canvas.add(
            path(oval(x, y, half, frame.tall), fill=gold(canvas), filter=canvas.shadow(5, 0.8)),
            path(oval(x, y, half - rim * 0.7, frame.tall), fill=palette.ink),
        )
        window = oval(x, y, half - rim, frame.tall)
        with canvas.inside(window):
            canvas.add(path(window, fill=lit(canvas)))
            foot = y + (half - rim) * frame.tall + 2
            bust.portrait(canvas, person, x, foot, half * frame.tall * 1.78)


def gold(canvas: Canvas) -> str:
    """The sheen of a gilt frame."""
    return canvas.linear(
        (0, mix(GOLD, "#ffffff", 0.45), 1), (0.5, GOLD, 1), (1, mix(GOLD, BRONZE, 0.85), 1), x2=0.5
    )


def lit(canvas: Canvas) -> str:
    """The pale ground of a portrait."""
    palette = canvas.palette
    return canvas.radial(
        (0, mix(palette.light, "#ffffff", 0.2), 1),
        (1, mix(palette.sky_low, palette.light, 0.3), 1),
        cy=0.4,
        r=0.7,
    )
