"""Motive for Murder: a lady on the wall, and the threads that lead to her."""

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import circle, path
from parlour.art.motifs import faces, layers
from parlour.art.motifs.faces import Face
from parlour.art.motifs.figures import Stand, silhouette

LADY = Face(hair="chignon", hat="brim", collar="ruffle", nose=-3, chin=-4, neck=-2, looks_left=True)
LOVE, HATE = "#2f6fc4", "#c4303a"
OVAL = "M150 56A100 128 0 0 1 150 312A100 128 0 0 1 150 56Z"
INNER = "M150 66A90 118 0 0 1 150 302A90 118 0 0 1 150 66Z"


def bill(canvas: Canvas) -> None:
    """Wallpaper, oval portrait, a red and a blue thread, the dagger and the rose."""
    palette = canvas.palette
    layers.lamp_sky(canvas, 150, 180)
    paper(canvas)
    gold = canvas.linear(
        (0, mix(palette.accent, "#ffffff", 0.5), 1),
        (0.5, palette.accent, 1),
        (1, mix(palette.accent, "#5a3208", 0.6), 1),
        x2=0.6,
    )
    canvas.add(path("M150 20L104 74M150 20L196 74", stroke=palette.ink, stroke_width=1.6))
    canvas.add(circle(150, 20, 4, fill=palette.accent))
    canvas.add(path(OVAL, fill=gold, filter=canvas.shadow(7, 0.85)), path(INNER, fill=palette.ink))
    with canvas.inside("M150 70A86 114 0 0 1 150 298A86 114 0 0 1 150 70Z"):
        ground = canvas.radial(
            (0, mix(palette.light, palette.sky_low, 0.1), 1),
            (1, mix(palette.sky_low, palette.sky_top, 0.35), 1),
            cy=0.4,
            r=0.7,
        )
        canvas.add(path(INNER, fill=ground))
        layers.rays(canvas, 150, 170, count=32, power=0.25)
        faces.portrait(canvas, LADY, 152, 286, 206)
    threads(canvas)
    canvas.add(
        circle(150, 360, 51, fill=gold, filter=canvas.shadow(6, 0.85)),
        circle(150, 360, 44, fill=palette.ink),
    )
    silhouette(canvas, "dagger-rose", Stand(150, 360, 66, hold="middle"), fill=palette.light, rim=0)


def paper(canvas: Canvas) -> None:
    """Fleur-de-lys in rows."""
    ink = mix(canvas.palette.layers[2], canvas.palette.ink, 0.25)
    with canvas.group(opacity=0.5):
        for row in range(13):
            for column in range(9):
                x, y = column * 38 - 2 + (row % 2) * 19, row * 36 + 12
                silhouette(canvas, "fleur-de-lys", Stand(x, y, 17, hold="middle"), fill=ink, rim=0)


def threads(canvas: Canvas) -> None:
    """Love and hate, pinned at the edge, wound round the medallion."""
    strands = (
        (LOVE, "M-4 236C60 300 90 330 150 352C210 372 250 404 304 424"),
        (HATE, "M304 228C244 296 214 326 150 352C92 374 50 396 -4 430"),
        (LOVE, "M-4 336C60 340 100 350 150 362"),
        (HATE, "M304 344C240 346 200 352 150 362"),
    )
    for colour, outline in strands:
        canvas.add(
            path(
                outline,
                fill="none",
                stroke=canvas.palette.ink,
                stroke_width=4.5,
                opacity=0.4,
                transform="translate(1 3)",
            )
        )
        canvas.add(path(outline, fill="none", stroke=colour, stroke_width=3.2))
        canvas.add(
            path(
                outline,
                fill="none",
                stroke="#ffffff",
                stroke_width=0.9,
                opacity=0.5,
                stroke_dasharray="3 4",
            )
        )
