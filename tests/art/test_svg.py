"""The small words that pictures are written in."""

import doctest

import pytest

from parlour.art.brush import library, svg
from parlour.art.brush.colour import dye, lightness, mix
from parlour.art.brush.outlines import around, outermost, parts
from parlour.art.brush.palettes import palettes


def test_the_examples_in_the_docstrings() -> None:
    assert doctest.testmod(svg).failed == 0


@pytest.mark.parametrize(
    ("value", "text"),
    [(1, "1"), (1.04, "1"), (-0.04, "0"), (2.5, "2.5"), (100, "100"), (-3.26, "-3.3")],
)
def test_numbers_are_short(value: float, text: str) -> None:
    assert svg.num(value) == text


def test_a_tag_leaves_out_what_is_none_and_writes_dashes() -> None:
    written = svg.tag("g", "x", stroke_width=1.5, id_="a", filter=None)
    assert written == '<g stroke-width="1.5" id="a">x</g>'


def test_colours_mix_by_share() -> None:
    assert mix("#000000", "#ffffff", 0) == "#000000"
    assert mix("#000", "#fff", 1) == "#ffffff"
    assert mix("#102030", "#304050", 0.5) == "#203040"


def test_dyeing_keeps_the_order_of_light() -> None:
    palette = palettes()["midnight"]
    greys = ["#000000", "#444444", "#888888", "#cccccc", "#ffffff"]
    lights = [lightness(dye(grey, palette.ramp, palette.accent)) for grey in greys]
    assert lights == sorted(lights)


def test_a_strong_red_leans_to_the_accent() -> None:
    palette = palettes()["verdigris"]
    red = dye("#e02020", palette.ramp, palette.accent)
    assert red != dye("#606060", palette.ramp, palette.accent)
    assert svg.num(lightness(red), 1) != "0"


@pytest.mark.parametrize(("name"), sorted(palettes()))
def test_a_palette_runs_from_far_to_near_into_the_dark(name: str) -> None:
    palette = palettes()[name]
    near = [lightness(colour) for colour in (*palette.layers[1:], palette.ink)]
    assert near == sorted(near, reverse=True)
    assert lightness(palette.light) > 0.8


def test_relative_steps_become_absolute() -> None:
    (part,) = parts("m10 10l5 0v5h-5z")
    assert part.d == "M10 10L15 10V15H10Z"
    assert part.box == (10, 10, 15, 15)


def test_steps_repeat_without_their_letter() -> None:
    assert parts("M0 0 10 0 10 10z")[0].d == "M0 0L10 0L10 10Z"
    assert parts("m1 1 2 0 0 2z")[0].d == "M1 1L3 1L3 3Z"


def test_the_flags_of_an_arc_may_be_glued_together() -> None:
    (part,) = parts("M0 0a5 5 0 0110 0z")
    assert part.d == "M0 0A5 5 0 0 1 10 0Z"
    assert part.box == (0, 0, 10, 0)


def test_after_closing_the_pen_is_back_at_the_start() -> None:
    first, second = parts("M10 10h5v5zl-4 0v2z")
    assert first.box == (10, 10, 15, 15)
    assert second.d == "M10 10L6 10V12Z"


def test_a_hole_is_not_part_of_the_contour() -> None:
    outer, hole, apart = parts("M0 0h20v20h-20zM5 5h5v5h-5zM30 0h5v5h-5z")
    assert outermost([outer, hole, apart]) == [outer, apart]
    assert around([outer.box, apart.box]) == (0, 0, 35, 20)


@pytest.mark.parametrize("name", library.names("game-icons"))
def test_an_outline_read_twice_is_the_same(name: str) -> None:
    shape = library.outline(name)
    again = parts(shape.full)
    assert "".join(part.d for part in again) == shape.full
    assert shape.contour
