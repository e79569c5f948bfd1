"""The pictures of Motive for Murder: all there, light enough, and never to be confused."""

import math
from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.palettes import palettes
from parlour.art.composers import motive
from parlour.art.composers.motive import frames, society, tempers
from parlour.art.composers.motive.suspect import LISTS, read_bust
from parlour.art.motifs import bust, grounds
from parlour.art.motifs.bust import Bust
from parlour.art.motifs.dyes import HAIR, dyes
from parlour.art.motifs.garments import garments
from parlour.art.recipe import ROOT, Recipe, recipes

BOOK = {recipe.name: recipe for recipe in recipes() if "motive" in recipe.folder}
ART = ROOT / "games" / "motive" / "static" / "art"
SUSPECTS = (
    *("horace", "count_chester", "sheldon", "herr_otto", "sir_gerard", "felix", "lord_ivan"),
    *("karl", "dr_xavier", "percy", "agnes", "baroness_eugenia", "miss_ursula", "lady_winifred"),
    *("madame_odile", "nurse_hester", "signora_bianca", "cousin_lavinia", "colette"),
    *("dame_philippa", "mrs_grimsby", "constance"),
)
CARDS = (
    *("secret_loyalty", "secret_enemies", "hobnob", "brilliant_deduction", "second_body"),
    *("concealed_motive", "secret_marriage", "destitute", "obsession", "psychopath"),
    *("sympathetic", "reformed", "alibi", "false_evidence", "disguise", "one_more_thing"),
)
MARKERS = (
    *("body", "second_body", "secret_loyalty", "secret_enemies", "secret_marriage"),
    *("concealed_motive", "destitute", "obsession", "psychopath", "sympathetic", "reformed"),
    *("alibi", "disguised", "one_more_thing", "start_player", "walker"),
)
DETECTIVES = (
    *("crane", "flint", "pell", "sable", "quillfeather", "oakes", "lacroix", "bracken"),
    *("tolliver", "nightingale"),
)
PAPER = (243, 232, 208)


def busts() -> dict[str, Bust]:
    """Everybody who is drawn: of the recipes of all games, and of the cards."""
    named = {one.name: read_bust(one.words["bust"]) for one in recipes() if "bust" in one.words}
    for module in (frames, society, tempers):
        named |= {name: one for name, one in vars(module).items() if isinstance(one, Bust)}
    return named


def suspects() -> dict[str, Recipe]:
    return {name: BOOK[f"suspect-{name}"] for name in SUSPECTS}


def small(name: str, *, grey: bool = False) -> Image.Image:
    """What a glance takes in of a suspect whom the page shows at 64 pixels, on paper."""
    page = Image.new("RGB", (64, 64), PAPER)
    with Image.open(ART / f"suspect-{name}.webp") as picture:
        shown = picture.convert("RGBA").resize((64, 64), Image.Resampling.LANCZOS)
    page.paste(shown, (0, 0), shown)
    seen = page.convert("L").convert("RGB") if grey else page
    return seen.resize((20, 20), Image.Resampling.BOX)  # a glance: masses, no lines


def apart(first: Image.Image, second: Image.Image) -> float:
    """How far two pictures are apart: the root mean square of their pixels, 0 to 255."""
    bands: list[float] = ImageStat.Stat(ImageChops.difference(first, second)).rms
    return math.sqrt(sum(band**2 for band in bands) / len(bands))


def test_the_set_is_complete() -> None:
    wanted = {f"suspect-{name}" for name in SUSPECTS} | {f"card-{kind}" for kind in CARDS}
    wanted |= {f"marker-{name}" for name in MARKERS} | {f"cube-{seat}" for seat in range(5)}
    wanted |= {f"detective-{name}" for name in DETECTIVES} | {"detective", "victim"}
    wanted |= {"interview", "interview-prime", "interview-prime_or_second", "interview-neither"}
    wanted |= {"card-back", "tile-back"}
    assert set(BOOK) == wanted
    assert set(motive.SCENES) == set(CARDS)


def test_the_weights_asked_for_are_kept() -> None:
    """A tile at most 14 kB, 36 kB at twice the size, the whole folder 1.2 MB."""
    for name in SUSPECTS:
        assert (ART / f"suspect-{name}.webp").stat().st_size <= 14_000
        assert (ART / f"suspect-{name}@2x.webp").stat().st_size <= 36_000
    assert sum(file.stat().st_size for file in ART.iterdir()) <= 1_200_000


def test_every_suspect_has_clothes_sign_and_colours_of_their_own() -> None:
    book = suspects().values()
    assert len({one.palette for one in book}) == len(SUSPECTS)
    assert len({one.words["sign"] for one in book}) == len(SUSPECTS)
    worn = {tuple(tuple(one.words["bust"].get(key, ())) for key in LISTS) for one in book}
    assert len(worn) == len(SUSPECTS)


@pytest.mark.parametrize("grey", [False, True], ids=["colour", "grey"])
def test_no_two_suspects_look_alike_at_64_pixels(grey: bool) -> None:
    shown = {name: small(name, grey=grey) for name in SUSPECTS}
    closest = min(
        (apart(shown[one], shown[other]), one, other) for one, other in combinations(SUSPECTS, 2)
    )
    assert closest[0] > 25, closest


def test_the_measure_sees_when_two_look_alike() -> None:
    karl = small("karl")
    assert apart(karl, karl) == 0
    assert apart(karl, karl.point(lambda value: value * 0.9)) < 20  # a little darker
    assert apart(Image.new("RGB", (4, 4), "#000000"), Image.new("RGB", (4, 4), "#ffffff")) == 255


def test_the_cubes_have_five_shapes_and_five_colours() -> None:
    words = [BOOK[f"cube-{seat}"].words for seat in range(5)]
    assert len({entry["colour"] for entry in words}) == 5
    assert len({entry["outline"] for entry in words}) == 5


def test_what_adds_motive_points_up_and_what_takes_it_away_points_down() -> None:
    shapes = {name: BOOK[f"marker-{name}"].words["shape"] for name in MARKERS}
    assert {shapes[name] for name in ("destitute", "obsession", "psychopath")} == {"up"}
    assert {shapes[name] for name in ("sympathetic", "reformed", "alibi")} == {"down"}


@pytest.mark.parametrize("name", ["card-back@2x", "tile-back"])
def test_a_back_looks_the_same_upside_down(name: str) -> None:
    with Image.open(ART / f"{name}.webp") as picture:
        shown = picture.convert("RGB").resize((16, 24))
    assert apart(shown, shown.rotate(180)) < 8


def test_no_garment_is_missing_and_none_hangs_unused() -> None:
    worn = {name for one in busts().values() for key in LISTS for name in getattr(one, key)}
    assert worn == set(garments())


@pytest.mark.parametrize("hair", sorted(HAIR))
def test_every_colour_of_a_garment_can_be_mixed(hair: str) -> None:
    canvas = Canvas(10, 10, palettes()["jade"], "dyes")
    roles = {role for sheets in garments().values() for role, _, _ in sheets}
    assert roles <= set(dyes(canvas, hair, None)) | set(bust.SOFT)


def test_a_tilted_head_takes_its_hat_along() -> None:
    def painted(one: Bust) -> str:
        canvas = Canvas(200, 200, palettes()["jade"], "tilt")
        bust.portrait(canvas, one, 100, 190, 160)
        return canvas.svg("")

    upright = read_bust(suspects()["karl"].words["bust"] | {"tilt": 0})
    assert "rotate(" not in painted(upright)
    assert painted(replace(upright, tilt=7)).count("rotate(7 92 205)") == 3


@pytest.mark.parametrize("pattern", sorted(grounds.PATTERNS))
def test_every_wallpaper_hangs_somewhere(pattern: str) -> None:
    assert pattern in {one.words.get("ground") for one in BOOK.values()}
