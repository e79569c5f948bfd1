"""What is in the air of a dream: clouds, rain, moons, beams, the wings of the stage."""

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import num, path, polygon, rect, tag
from parlour.art.motifs import layers
from parlour.art.motifs.dream.dyes import dye

BUMPS = ((-0.34, 0.16), (-0.12, 0.27), (0.14, 0.23), (0.36, 0.14))  # of a cloud: where, how large


def cloud(canvas: Canvas, x: float, y: float, wide: float, *, tone: str) -> None:
    """A paper cloud with a flat foot: a sheet, and a lighter one on it."""
    colours = dye(canvas, tone)
    upper = mix(colours.plain, colours.light, 0.6)
    for colour, lift in ((colours.plain, 0.0), (upper, 0.035)):
        outline = "".join(
            _disc(
                x + wide * (place + lift), y - wide * (r * 0.55 - lift), wide * r * (1 - lift * 2)
            )
            for place, r in BUMPS
        )
        foot, round_ = wide * 0.47, num(wide * 0.1)
        outline += f"M{num(x - foot)} {num(y)}q0 {num(-wide * 0.12)} {round_} {num(-wide * 0.12)}"
        outline += f"h{num(foot * 2 - wide * 0.2)}q{round_} 0 {round_} {num(wide * 0.12)}Z"
        shade = None if lift else canvas.shadow(2.4, 0.4)
        with canvas.inside(f"M-9 -9H309V{num(y - (wide * 0.02 if lift else 0))}H-9Z"):
            canvas.add(path(outline, fill=colour, filter=shade))


def _disc(x: float, y: float, r: float) -> str:
    a, b = num(r), num(2 * r)
    return f"M{num(x - r)} {num(y)}a{a} {a} 0 1 1 {b} 0a{a} {a} 0 1 1 -{b} 0Z"


def crescent(canvas: Canvas, x: float, y: float, r: float, *, tone: str, turn: float = 0) -> None:
    """A moon that is a sickle, with its halo."""
    colours = dye(canvas, tone)
    layers.glow(canvas, x, y, r * 2.3, power=0.55)
    a, b = num(r), num(r * 0.86)
    sickle = f"M0 {num(-r)}A{a} {a} 0 1 0 {a} 0A{b} {b} 0 0 1 0 {num(-r)}Z"
    fill = canvas.linear((0, colours.light, 1), (1, colours.plain, 1))
    move = f"translate({num(x)} {num(y)}) rotate({num(turn)})"
    canvas.add(path(sickle, fill=fill, transform=move, filter=canvas.shadow(2, 0.4)))


def rain(canvas: Canvas, count: int, *, slant: float = -10) -> None:
    """Thin strokes of rain."""
    chance = canvas.chance
    strokes = ""
    for _ in range(count):
        long = chance.uniform(0.4, 1)
        start = f"M{num(chance.uniform(0, 310))} {num(chance.uniform(0, 430))}"
        strokes += f"{start}l{num(slant * long)} {num(30 * long)}"
    light = canvas.palette.light
    canvas.add(path(strokes, stroke=light, stroke_width=1, opacity=0.45, fill="none"))


def cone(canvas: Canvas, x: float, y: float, low: float, spread: float, *, power: float) -> None:
    """A cone of stage light from above."""
    light = canvas.palette.light
    fill = canvas.linear((0, light, power), (1, light, power * 0.25))
    edge = [(x - 7, y), (x + 7, y), (x + spread, low), (x - spread, low)]
    canvas.add(path(polygon(edge), fill=fill))
    canvas.add(
        f'<ellipse cx="{num(x)}" cy="{num(low)}" rx="{num(spread)}" ry="{num(spread * 0.16)}" '
        f'fill="{light}" opacity="{num(power, 2)}"/>'
    )


def tunnel(canvas: Canvas, *, tone: str, count: int, top: float) -> None:
    """Arches one behind the other: a vault, a cave, a hall."""
    colours = dye(canvas, tone)
    for number in range(count):
        share = number / max(1, count - 1)
        colour = mix(colours.light, colours.dark, 0.15 + 0.85 * share)
        side, high = 62 - 46 * share, top * (1 - share * 0.82)
        hole = (
            f"M{num(side)} 470V{num(high + 110)}Q{num(side)} {num(high)} 150 {num(high)}"
            f"Q{num(300 - side)} {num(high)} {num(300 - side)} {num(high + 110)}V470Z"
        )
        outline = f"M-9 -9H309V470H-9Z{hole}"
        shade = canvas.shadow(3.5, 0.55)
        canvas.add(path(outline, fill=colour, fill_rule="evenodd", filter=shade))


def curtains(canvas: Canvas, *, tone: str, wide: float) -> None:
    """A gathered curtain at each side and a valance above."""
    colours = dye(canvas, tone)
    stops = []
    for fold in range(9):
        colour = colours.light if fold % 2 else colours.dark
        stops.append((fold / 8, mix(colours.plain, colour, 0.55), 1.0))
    fill = canvas.linear(*stops, x2=1, y2=0)
    shade = canvas.shadow(4, 0.6)
    for flip in (False, True):
        move = "translate(300 0) scale(-1 1)" if flip else None
        drape = (
            f"M-9 -9H{num(wide + 26)}Q{num(wide + 14)} 150 {num(wide * 0.55)} 286"
            f"Q{num(wide + 6)} 360 {num(wide + 2)} 463H-9Z"
        )
        with canvas.group(transform=move, filter=shade):
            canvas.add(path(drape, fill=fill))
            tie = f"M-4 276Q{num(wide * 0.4)} 300 {num(wide * 0.62)} 281"
            canvas.add(path(tie, stroke=canvas.palette.accent, stroke_width=5, fill="none"))
    swags = "".join(f"q30 {num(34)} 60 0" for _ in range(5))
    valance = f"M0 -9V30{swags}V-9Z"
    canvas.add(path(valance, fill=fill, filter=shade))
    fringe = f"M0 30{swags}"
    canvas.add(path(fringe, stroke=canvas.palette.accent, stroke_width=3, fill="none"))


def fibre(canvas: Canvas) -> None:
    """Dark specks of paper over everything; one noise only, for there are many visions to draw."""
    noise = tag(
        "feTurbulence",
        type="fractalNoise",
        baseFrequency=".55 .7",
        numOctaves=2,
        seed=canvas.chance.randrange(1, 97),
    )
    specks = "0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -2.1 1.35"
    paper = canvas.define(
        "filter",
        noise + tag("feColorMatrix", values=specks),
        x="0",
        y="0",
        width="100%",
        height="100%",
    )
    canvas.add(rect(0, 0, canvas.width, canvas.height, filter=paper, opacity=0.08))
