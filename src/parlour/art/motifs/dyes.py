"""The colours a bust is cut from: every role of a garment, mixed from one palette."""

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix

GOLD, BRONZE, STEEL, WOOD = "#f0c862", "#8a5a1c", "#dfe4e8", "#9a6332"
BLUSH, SHELL = "#d9687a", "#8a4a22"

HAIR = {  # how far from ink to the light, and which way it leans on the way
    "dark": ("", 0.0),
    "silver": ("#cfd2d6", 0.9),
    "fair": ("#d9a648", 0.86),
    "auburn": ("#9c4a22", 0.8),
    "brown": ("#6b4426", 0.72),
}


def dyes(canvas: Canvas, hair: str, accent2: str | None) -> dict[str, str]:
    """Role to paint. `hair` is one of HAIR; `accent2` a second colour beside the accent."""
    palette = canvas.palette
    ink, light, accent = palette.ink, palette.light, palette.accent
    cloth, second = mix(accent, ink, 0.4), accent2 or mix(palette.sky_low, ink, 0.35)
    flat = {
        "deep": mix(ink, accent, 0.06),
        "white": mix(light, "#ffffff", 0.45),
        "veil": mix(mix(light, "#ffffff", 0.4), palette.sky_low, 0.12),
        "sheen": mix(palette.layers[1], light, 0.4),
        "goldline": mix(GOLD, BRONZE, 0.12),
        "whiteline": mix(light, "#ffffff", 0.4),
        "jewel": mix(palette.sky_low, "#ffffff", 0.18),
        "hole": mix(palette.sky_low, ink, 0.15),
        "leaf": "#4d7a4a",
        "clothhi": mix(cloth, light, 0.2),
        "blush": BLUSH,
        "shell": SHELL,
    }
    shaded = {
        "skin": (mix(ink, palette.layers[2], 0.5), ink),
        "cloth": (mix(cloth, light, 0.08), mix(cloth, ink, 0.4)),
        "coat": (mix(ink, palette.layers[2], 0.45), ink),
        "felt": (mix(palette.layers[2], palette.layers[1], 0.3), palette.layers[3]),
        "accent": (mix(accent, "#ffffff", 0.1), mix(accent, ink, 0.22)),
        "accent2": (mix(second, "#ffffff", 0.1), mix(second, ink, 0.22)),
        "straw": ("#f2dca4", "#c99f58"),
        "fur": (mix(ink, SHELL, 0.5), mix(ink, SHELL, 0.24)),
        "gold": (mix(GOLD, "#ffffff", 0.25), mix(GOLD, BRONZE, 0.55)),
        "metal": (STEEL, mix(STEEL, ink, 0.45)),
        "wood": (mix(WOOD, "#ffffff", 0.2), mix(WOOD, ink, 0.3)),
        "glass": ("#cfe8ee", mix("#6fa0b0", ink, 0.2)),
    }
    return (
        flat | _hair(canvas, hair) | {name: _slope(canvas, *ends) for name, ends in shaded.items()}
    )


def _hair(canvas: Canvas, name: str) -> dict[str, str]:
    palette, (tone, share) = canvas.palette, HAIR[name]
    dark = mix(palette.ink, palette.layers[2], 0.42)
    colour = mix(dark, tone, share) if tone else dark
    strand = mix(colour, palette.ink, 0.35) if tone else mix(colour, palette.light, 0.32)
    return {
        "hair": _slope(canvas, mix(colour, "#ffffff", 0.1), mix(colour, palette.ink, 0.2)),
        "strand": strand,
    }


def _slope(canvas: Canvas, top: str, low: str) -> str:
    return canvas.linear((0, top, 1), (1, low, 1), x2=0.25)
