"""Mission Calaveras: two agents whisper under the great skull."""

from parlour.art.brush.canvas import Canvas
from parlour.art.composers.calaveras import stage
from parlour.art.motifs import calavera, faces, fiesta, layers
from parlour.art.motifs.faces import Face

HOT = "#ff4d8d"
LEFT = Face(hair="short", hat="fedora", collar="coat", chin=3, neck=4)
RIGHT = Face(hair="waves", hat="brim", collar="lapels", nose=-4, chin=-4, neck=-2, looks_left=True)


def bill(canvas: Canvas) -> None:
    """Skull for a moon, a conspiracy below it."""
    layers.lamp_sky(canvas, 150, 190)
    layers.rays(canvas, 150, 190, power=0.18)
    layers.stars(canvas, 40, down_to=260)
    layers.glow(canvas, 150, 190, 140, colour=HOT, power=0.6)
    calavera.skull(canvas, 150, 184, 0.98, HOT, canvas.palette.accent)
    layers.fog(canvas, 250, height=110, power=0.22)
    layers.glow(canvas, 150, 372, 110, colour="#ffb347", power=0.85)
    faces.portrait(canvas, LEFT, 58, 446, 178)
    faces.portrait(canvas, RIGHT, 242, 446, 178)
    fiesta.candle(canvas, 150, 424, 44, width=13)
    fiesta.bank_of_marigolds(canvas, 426)
    stage.flags(canvas)
