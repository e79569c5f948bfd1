"""Mission Calaveras: two agents whisper under the great skull."""

from parlour.art import faces, fiesta, layers
from parlour.art.canvas import Canvas
from parlour.art.composers.calaveras import stage
from parlour.art.faces import Face

HOT = "#ff4d8d"
LEFT = Face(hair="short", hat="fedora", collar="coat", chin=3, neck=4)
RIGHT = Face(hair="waves", hat="brim", collar="lapels", nose=-4, chin=-4, neck=-2, looks_left=True)


def bill(canvas: Canvas) -> None:
    """Skull for a moon, a conspiracy below it."""
    layers.lamp_sky(canvas, 150, 190)
    layers.rays(canvas, 150, 190, power=0.18)
    layers.stars(canvas, 40, down_to=260)
    layers.glow(canvas, 150, 190, 140, colour=HOT, power=0.6)
    fiesta.skull(canvas, 150, 192, 1.02, HOT, canvas.palette.accent)
    layers.fog(canvas, 250, height=110, power=0.22)
    faces.portrait(canvas, LEFT, 62, 452, 196)
    faces.portrait(canvas, RIGHT, 238, 452, 196)
    fiesta.bank_of_marigolds(canvas, 426)
    stage.flags(canvas)
