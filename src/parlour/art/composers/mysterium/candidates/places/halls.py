"""Where the house shows itself: ballroom, gallery, theatre, library."""

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import num, path, rect
from parlour.art.composers.mysterium.candidates.places import box as stage
from parlour.art.composers.mysterium.candidates.places.box import Box
from parlour.art.motifs import layers
from parlour.art.motifs.still import Place, Still

WAX = "#ffd27a"


def ballroom(canvas: Canvas, still: Still) -> None:
    """Tall mirrors, a chequered floor, and two who still dance."""
    palette, box = canvas.palette, Box(top=84, foot=292)
    gold = mix(palette.sky_low, palette.light, 0.3)
    stage.shell(canvas, box, palette.layers[1], gold, palette.layers[0], palette.layers[2])
    stage.chequers(canvas, box, mix(palette.accent, palette.ink, 0.25))
    arches = ""
    for x in (90, 130, 170):
        arches += f"M{x} 284V150a20 24 0 0 1 40 0V284Z"
    canvas.add(path(arches, fill=mix(palette.light, "#ffffff", 0.2), opacity=0.85))
    canvas.add(path(arches, fill="none", stroke=palette.layers[2], stroke_width=3))
    for side in (0, 1):
        for near, deep in ((0.16, 0.4), (0.52, 0.82)):
            canvas.add(
                path(box.wall(side, near, deep, 0.06, 0.78), fill=palette.light, opacity=0.28)
            )
            frame = box.wall(side, near, deep, 0.06, 0.78)
            canvas.add(path(frame, fill="none", stroke="#e9c25c", stroke_width=2.6))
    layers.glow(canvas, 150, 190, 150, colour=WAX, power=0.75)
    _dancers(canvas, 150, 330)
    still.put(Place("chandelier", 150, 112, 1.5), shadow=3)


def _dancers(canvas: Canvas, x: float, foot: float) -> None:
    """A couple as one silhouette, with the light along its edge."""
    couple = (
        "M-34 0C-30 -30 -18 -48 -12 -58C-18 -70 -14 -84 -6 -88"
        "C-12 -96 -10 -108 -2 -108C6 -108 8 -98 4 -90"
        "L9 -86L14 -92C8 -98 10 -112 19 -112C28 -112 28 -100 24 -94"
        "C34 -88 34 -70 32 -56L34 0H24L20 -46L14 0H6"
        "L4 -20Q-10 4 -34 0ZM8 -82L-26 -92L-27 -88L6 -74Z"
    )
    shift = f"translate({num(x)} {num(foot)})"
    canvas.add(
        path("M-40 0Q0 -8 44 0Q0 10 -40 0Z", fill=canvas.palette.ink, opacity=0.4, transform=shift),
        path(
            couple,
            fill=canvas.palette.light,
            transform=f"translate({num(x - 1.4)} {num(foot - 1)})",
        ),
        path(couple, fill=mix(canvas.palette.ink, canvas.palette.accent, 0.18), transform=shift),
    )


def gallery(canvas: Canvas, still: Still) -> None:
    """Frames on both walls down to a lit door."""
    palette, box = canvas.palette, Box(left=108, right=192, top=120, foot=286)
    back = mix(palette.light, palette.sky_low, 0.45)
    stage.shell(canvas, box, palette.sky_low, back, palette.layers[1], palette.layers[2])
    stage.boards(canvas, box, 11)
    runner = mix(palette.accent, palette.ink, 0.2)
    canvas.add(path(box.floor(0.3, 0.7, 0, 1), fill=runner, opacity=0.85))
    for side in (0, 1):
        for near, deep in ((0.04, 0.2), (0.28, 0.48), (0.58, 0.86)):
            canvas.add(
                path(
                    box.wall(side, near, deep, 0.34, 0.76), fill="#d9ab48", filter=canvas.shadow(2)
                )
            )
            gap = (deep - near) * 0.14
            inner = box.wall(side, near + gap, deep - gap, 0.385, 0.715)
            canvas.add(path(inner, fill=palette.layers[3]))
            (x, y) = box.point(side, 0.5, (near + deep) / 2)
            tall = (box.point(side, 0.7, (near + deep) / 2)[1] - y) * -1
            canvas.add(_ancestor(x, y, tall / 60, palette.light))
        canvas.add(path(box.wall(side, 0, 1, 0, 0.2), fill=palette.ink, opacity=0.45))
    layers.glow(canvas, 150, 220, 110, colour=WAX, power=0.55)
    still.put(Place("chandelier", 150, 150, 0.9), shadow=2)
    canvas.add(rect(134, 264, 32, 24, fill=palette.layers[3], filter=canvas.shadow(2)))
    still.put(Place("statue", 150, 264, 0.82), shadow=3)


def _ancestor(x: float, y: float, scale: float, colour: str) -> str:
    who = "M-26 46C-24 16 -10 10 -5 8V2C-16 -6 -16 -30 0 -32C16 -30 16 -6 5 2V8C10 10 24 16 26 46Z"
    squeeze = f"translate({num(x)} {num(y)}) scale({scale * 0.62:.3f} {scale:.3f})"
    return path(who, fill=colour, opacity=0.8, transform=squeeze)


def theatre(canvas: Canvas, still: Still) -> None:
    """A small stage with its curtain open, and eleven seats before it."""
    palette = canvas.palette
    layers.lamp_sky(canvas, 150, 210)
    layers.rays(canvas, 150, 200, count=30, power=0.22)
    canvas.add(path("M30 306H270L300 352H0Z", fill=mix(palette.layers[0], "#d69a5a", 0.4)))
    canvas.add(path("M112 322H188L198 342H102Z", fill=palette.ink))
    layers.beam(canvas, (150, 40), (150, 330), 150, power=0.55)
    still.put(Place("trapdoor", 150, 342, 0.9), Place("piano", 222, 312, 0.85), shadow=2)
    still.put(Place("violin", 84, 316, 0.8, 8), shadow=2)
    _curtain(canvas)
    canvas.add(
        rect(-5, 350, 310, 12, fill=mix("#d6a446", palette.ink, 0.2), filter=canvas.shadow(3))
    )
    for x in range(24, 300, 42):
        canvas.add(path(f"M{x - 12} 352a12 10 0 0 1 24 0Z", fill="#ffdf94"))
        layers.glow(canvas, x, 346, 26, colour=WAX, power=0.6)
    _seats(canvas)


def _curtain(canvas: Canvas) -> None:
    palette = canvas.palette
    cloth = mix("#a01c30", palette.ink, 0.08)
    dye = canvas.linear(
        (0, mix(cloth, palette.ink, 0.5), 1), (0.5, cloth, 1), (1, palette.ink, 1), x2=1, y2=0
    )
    for flip in (1, -1):
        shift = f"translate({0 if flip == 1 else 300} 0) scale({flip} 1)"
        with canvas.group(transform=shift, filter=canvas.shadow(5, 0.75)):
            canvas.add(
                path(
                    "M-6 0H104C100 90 80 160 44 212C40 226 44 240 48 252C54 290 56 330 56 354H-6Z",
                    fill=dye,
                )
            )
            folds = (
                "M20 0C22 90 20 150 12 210M48 0C48 80 42 150 26 212M78 0"
                "C74 80 60 150 36 210M14 252V352M30 252Q36 300 36 352"
            )
            canvas.add(path(folds, stroke=palette.ink, stroke_width=2.4, fill="none", opacity=0.45))
            canvas.add(path("M-6 210Q20 232 46 212L49 226Q20 248 -6 228Z", fill="#e2b04e"))
    swag = "M-6 -6H306V44" + "q-26 44 -52 0" * 6 + "Z"
    canvas.add(
        path(
            swag,
            fill=canvas.linear((0, mix(cloth, palette.ink, 0.4), 1), (1, cloth, 1)),
            filter=canvas.shadow(5),
        )
    )
    canvas.add(
        path("M306 44" + "q-26 44 -52 0" * 6, fill="none", stroke="#e2b04e", stroke_width=3.4)
    )
    mask = "translate(150 34) scale(.55)"
    face = (
        "M-36 -34C-24 -46 -10 -40 0 -34C10 -40 24 -46 36 -34C36 -14 22 -4 10 -12"
        "Q0 -22 -10 -12C-22 -4 -36 -14 -36 -34ZM-28 -30Q-18 -18 -8 -26Q-18 -38 -28 -30Z"
        "M28 -30Q18 -18 8 -26Q18 -38 28 -30Z"
    )
    canvas.add(
        path(
            face,
            fill="#f4dfa6",
            transform=mask + " translate(0 40) scale(1.5)",
            fill_rule="evenodd",
        )
    )


def _seats(canvas: Canvas) -> None:
    """Five backs of seats, and six before them."""
    palette = canvas.palette
    for y, xs, size, colour in (
        (404, range(30, 300, 60), 24, mix(palette.ink, "#7a1c30", 0.4)),
        (446, range(10, 320, 56), 27, palette.ink),
    ):
        for x in xs:
            back = (
                f"M{x - size} {y + 30}V{y - 14}Q{x - size} {y - 30} {x} {y - 32}"
                f"Q{x + size} {y - 30} {x + size} {y - 14}V{y + 30}Z"
            )
            canvas.add(path(back, fill=palette.light, opacity=0.5, transform="translate(0 -1.6)"))
            canvas.add(path(back, fill=colour))


def library(canvas: Canvas, still: Still) -> None:
    """Two walls of books, a fire between them, and one gap."""
    palette, box = canvas.palette, Box(left=92, right=208, top=70, foot=294)
    wood = mix(palette.layers[2], palette.ink, 0.3)
    stage.shell(canvas, box, wood, palette.layers[0], palette.layers[1], palette.layers[3])
    stage.boards(canvas, box, 10)
    canvas.add(
        path(
            box.floor(0.24, 0.76, 0.1, 0.86),
            fill=mix(palette.accent, palette.ink, 0.15),
            opacity=0.9,
        )
    )
    canvas.add(
        path(
            box.floor(0.3, 0.7, 0.18, 0.76),
            fill="none",
            stroke="#e6c06a",
            stroke_width=1.6,
            opacity=0.8,
        )
    )
    for side in (0, 1):
        _shelves(canvas, box, side)
    canvas.add(
        rect(
            108,
            178,
            84,
            116,
            fill=mix(palette.layers[1], palette.light, 0.3),
            filter=canvas.shadow(3),
        )
    )
    canvas.add(rect(102, 170, 96, 10, fill=mix(palette.layers[1], palette.light, 0.45)))
    canvas.add(path("M122 294V232Q150 206 178 232V294Z", fill=palette.ink))
    layers.glow(canvas, 150, 270, 110, colour="#ff9a3c", power=0.7)
    still.put(Place("fire", 150, 292, 0.62), shadow=1)
    still.put(Place("portrait", 150, 164, 0.9), shadow=2)


def _shelves(canvas: Canvas, box: Box, side: int) -> None:
    palette, chance = canvas.palette, canvas.chance
    spines = ("#8a3a34", "#3d6b4a", "#b88a3c", "#44587c", "#6d4630", "#d8c8a0", "#5a3a5c")
    for row in range(6):
        low, high = 0.05 + row * 0.155, 0.05 + row * 0.155 + 0.15
        canvas.add(path(box.wall(side, 0, 1, low, high - 0.012), fill=palette.ink, opacity=0.75))
        books: dict[str, str] = {}
        depth = 0.0
        while depth < 0.985:
            wide = chance.uniform(0.018, 0.03) * (0.6 + depth)
            gap = side == 1 and row == 3 and 0.3 < depth < 0.4
            if not gap:
                top = low + (high - low) * chance.uniform(0.68, 0.86)
                colour = chance.choice(spines)
                books[colour] = books.get(colour, "") + box.wall(
                    side, depth, min(1, depth + wide * 0.86), low, top
                )
            depth += wide
        for colour, outline in sorted(books.items()):
            canvas.add(path(outline, fill=mix(colour, palette.ink, 0.12)))
        shelf = box.wall(side, 0, 1, low - 0.012, low)
        canvas.add(path(shelf, fill=mix(palette.layers[1], palette.light, 0.2)))
