"""Which colour comes out when two are mixed, or when an emoji is dyed in a palette."""

import colorsys
from collections.abc import Sequence

Rgb = tuple[float, float, float]

WARM_BELOW, WARM_ABOVE = 0.14, 0.92  # hues between red and yellow, in turns


def rgb(hex_colour: str) -> Rgb:
    """Red, green and blue from 0 to 1; takes #abc, #aabbcc and #aabbccdd (alpha is dropped)."""
    digits = hex_colour.lstrip("#")
    if len(digits) < 6:
        digits = "".join(digit * 2 for digit in digits[:3])
    return (int(digits[0:2], 16) / 255, int(digits[2:4], 16) / 255, int(digits[4:6], 16) / 255)


def mix(first: str, second: str, share: float) -> str:
    """The colour on the way from first (share 0) to second (share 1), as #rrggbb."""
    pairs = zip(rgb(first), rgb(second), strict=True)
    return "#" + "".join(f"{round((a + (b - a) * share) * 255):02x}" for a, b in pairs)


def lightness(hex_colour: str) -> float:
    """How light the eye sees it, 0 to 1."""
    red, green, blue = rgb(hex_colour)
    return 0.3 * red + 0.59 * green + 0.11 * blue


def dye(hex_colour: str, ramp: Sequence[str], accent: str) -> str:
    """The same step of light on `ramp` (dark to light); strong warm colours lean to the accent."""
    light = lightness(hex_colour)
    place = light * (len(ramp) - 1)
    step = min(int(place), len(ramp) - 2)
    colour = mix(ramp[step], ramp[step + 1], place - step)
    hue, saturation, value = colorsys.rgb_to_hsv(*rgb(hex_colour))
    warm = (hue < WARM_BELOW or hue > WARM_ABOVE) and saturation > 0.62 and value > 0.5
    if not warm:
        return colour
    return mix(colour, mix(accent, ramp[0], max(0.0, 0.55 - light)), 0.62)
