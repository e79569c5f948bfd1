"""The stage that all Location cards share: flags above, marigolds and candles below."""

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.motifs import fiesta, finish, layers, papel
from parlour.art.motifs.figures import Stand, silhouette
from parlour.art.motifs.papel import Garland

LAMP = (150, 236)  # where the light stands behind the paper


def backdrop(canvas: Canvas, lamp: tuple[float, float] = LAMP) -> None:
    """The lit sky with its rays."""
    layers.lamp_sky(canvas, *lamp)
    layers.rays(canvas, *lamp, power=0.16)
    layers.stars(canvas, 34, down_to=230)


def foreground(canvas: Canvas, *, agaves: bool = True, candles: bool = True) -> None:
    """What stands nearest to us: agaves, candles, marigolds, and the flags at the top."""
    if agaves:
        _agaves(canvas)
    if candles:
        for x, height in ((46, 27), (65, 17), (237, 15), (255, 29)):
            fiesta.candle(canvas, x, 414, height)
    fiesta.bank_of_marigolds(canvas, 424)
    flags(canvas)


def _agaves(canvas: Canvas) -> None:
    ink, shadow = canvas.palette.ink, canvas.shadow(4, 0.7)
    for x, flip in ((22, False), (278, True)):
        stand = Stand(x, 428, 96, flip=flip)
        silhouette(canvas, "agave", stand, fill=ink, rim=0.25, shadow=shadow)


def flags(canvas: Canvas) -> None:
    """Two strings of papel picado, the further one in the dark, the accent in the middle."""
    palette = canvas.palette
    bright = mix(palette.layers[0], "#ffffff", 0.35)
    behind = (palette.layers[1], palette.layers[0])
    papel.hang(canvas, 6, Garland(behind, count=6, height=66, sag=5, dim=0.35))
    before = ("#fff3dc", bright, palette.accent, bright)
    papel.hang(canvas, -3, Garland(before, count=5, height=56, sag=7))


def finished(canvas: Canvas) -> None:
    """Vignette, grain and mount."""
    finish.vignette(canvas, 0.5)
    finish.grain(canvas)
    finish.frame(canvas)
