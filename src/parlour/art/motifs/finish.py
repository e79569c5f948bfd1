"""What every picture gets last: vignette, paper grain, the cream frame."""

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.svg import path, rect, tag

PAPER = "#f3e8d0"

DARK_GRAIN = "0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -2.1 1.35"
LIGHT_GRAIN = "0 0 0 0 1  0 0 0 0 .96  0 0 0 0 .86  0 0 0 2.4 -1.5"


def vignette(canvas: Canvas, power: float = 0.55, *, cy: float = 0.47) -> None:
    """Darkness that comes in from the corners; `cy` is how far down the light is, in fractions."""
    ink = canvas.palette.ink
    fill = canvas.radial((0.55, ink, 0), (1, ink, power), cy=cy, r=0.78)
    canvas.add(rect(0, 0, canvas.width, canvas.height, fill=fill))


def grain(canvas: Canvas, power: float = 1) -> None:
    """Dark and light specks of paper over everything, the same for all cards of one seed."""
    for frequency, octaves, values, strength in (
        (".8", 3, DARK_GRAIN, 0.13),
        (".5 .62", 2, LIGHT_GRAIN, 0.11),
    ):
        noise = tag(
            "feTurbulence",
            type="fractalNoise",
            baseFrequency=frequency,
            numOctaves=octaves,
            seed=canvas.chance.randrange(1, 97),
        )
        paper = canvas.define(
            "filter",
            noise + tag("feColorMatrix", values=values),
            x="0",
            y="0",
            width="100%",
            height="100%",
        )
        canvas.add(rect(0, 0, canvas.width, canvas.height, filter=paper, opacity=strength * power))


def frame(canvas: Canvas, margin: float = 11) -> None:
    """A cream mount with notched corners, a shadow inside it, and a hairline."""
    width, height, notch = canvas.width, canvas.height, margin * 0.6
    left, right, top, bottom = margin, width - margin, margin, height - margin
    window = (
        f"M{left + notch} {top}H{right - notch}A{notch} {notch} 0 0 0 {right} {top + notch}"
        f"V{bottom - notch}A{notch} {notch} 0 0 0 {right - notch} {bottom}"
        f"H{left + notch}A{notch} {notch} 0 0 0 {left} {bottom - notch}"
        f"V{top + notch}A{notch} {notch} 0 0 0 {left + notch} {top}Z"
    )
    shadow = canvas.shadow(3.2, 0.8)
    mount = f"M-20 -20H{width + 20}V{height + 20}H-20Z{window}"
    canvas.add(path(mount, fill=PAPER, fill_rule="evenodd", filter=shadow))
    inner = margin + 3.5
    canvas.add(
        rect(
            inner,
            inner,
            width - 2 * inner,
            height - 2 * inner,
            rx=3,
            fill="none",
            stroke=PAPER,
            stroke_width=0.8,
            opacity=0.6,
        )
    )
