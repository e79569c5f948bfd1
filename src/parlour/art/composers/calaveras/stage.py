"""The stage that all Location cards share: flags above, marigolds and candles below."""

from parlour.art import fiesta, finish, layers
from parlour.art.canvas import Canvas
from parlour.art.colour import mix
from parlour.art.figures import Stand, silhouette

LAMP = (150, 236)  # where the light stands behind the paper


def backdrop(canvas: Canvas, lamp: tuple[float, float] = LAMP) -> None:
    """The lit sky with its rays."""
    layers.lamp_sky(canvas, *lamp)
    layers.rays(canvas, *lamp, power=0.16)
    layers.stars(canvas, 34, down_to=230)


def wings(canvas: Canvas) -> None:
    """Dark plants left and right, nearest to us, so that the scene lies deep."""
    ink = canvas.palette.ink
    shadow = canvas.shadow(4, 0.7)
    for x, flip in ((22, False), (278, True)):
        silhouette(canvas, "agave", Stand(x, 428, 96, flip=flip), fill=ink, rim=0.25, shadow=shadow)


def foreground(canvas: Canvas, *, candles: bool = True) -> None:
    """Agaves, candles, marigolds, and the flags at the top."""
    wings(canvas)
    if candles:
        for x, height in ((48, 26), (66, 17), (236, 15), (253, 28)):
            fiesta.candle(canvas, x, 414, height)
    fiesta.bank_of_marigolds(canvas, 424)
    flags(canvas)


def flags(canvas: Canvas) -> None:
    """Two strings of papel picado, the further one in the dark."""
    palette = canvas.palette
    bright = mix(palette.layers[0], "#ffffff", 0.35)
    fiesta.garland(
        canvas,
        4,
        (palette.layers[1], palette.layers[0]),
        count=5,
        height=70,
        sag=5,
        shift=0.5,
        dim=0.35,
    )
    fiesta.garland(
        canvas, -2, ("#fff3dc", bright, palette.accent, bright), count=4, height=58, sag=7
    )


def finished(canvas: Canvas) -> None:
    """Vignette, grain and mount."""
    finish.vignette(canvas, 0.5)
    finish.grain(canvas)
    finish.frame(canvas)
