"""The pictures of The Island: all there, light enough, and never to be confused."""

import math
import re
import tomllib
from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from parlour.art import manifest
from parlour.art.composers.island import backdrops, numerals, outdoors, sites, tokens
from parlour.art.composers.island.board import BOXES
from parlour.art.composers.motive.suspect import LISTS
from parlour.art.motifs.emblems import at_night, emblems, on_paper
from parlour.art.recipe import ROOT, recipes

BOOK = {recipe.name: recipe for recipe in recipes() if "island" in recipe.folder}
ART = ROOT / "games" / "island" / "static" / "art"
SAID = ROOT / "games" / "island" / "text" / "pictures" / "en.toml"

BOX = tomllib.loads((ROOT / "games" / "island" / "content.toml").read_text(encoding="utf-8"))

GUESTS, PERSONAS, SITES = tuple(BOX["guests"]), tuple(BOX["personas"]), tuple(BOX["sites"])
NUMBERS = tuple(token["value"] for token in BOX["tokens"].values() if token["type"] == "number")
BACKS = ("card", "setback", "ruse", "decision", "role", "victim", "discovery")
PAPER = (247, 239, 224)


def token(name: str, of: dict[str, Any]) -> str:
    """The picture of a token: those that are alike share one."""
    shared = {"accomplice": "accomplice", "cards": f"cards-{of.get('white')}-{of.get('blue')}"}
    return f"token-{shared.get(of['type'], name)}"


def wanted() -> set[str]:
    """What the box holds, and the signs and grounds of the table."""
    names = {
        f"{kind[:-1]}-{name}" for kind in ("guests", "personas", "sites") for name in BOX[kind]
    }
    names |= {f"{kind[:-1]}-{name}" for kind in ("setbacks", "ruses") for name in BOX[kind]}
    names |= {f"object-{one}{by}" for one in (*BOX["objects"], "any") for by in ("", "-night")}
    names |= {token(name, one) for name, one in BOX["tokens"].items()} | {"token-back"}
    names |= {f"clues-{found}" for found in range(10)}
    names |= {f"accomplice-{found}" for found in range(8)}
    names |= {"sign-traces", "sign-death", "sign-dawn"} | {f"back-{one}" for one in BACKS}
    names |= {"object-back", "bedroom-set", "bedroom-set-night"}
    names |= {"board", "shore", "shore-tall", "roof"}
    return names | {"decision-positive", "decision-negative", "role-accomplice", "role-loyal"}


def small(name: str, *, grey: bool = False) -> Image.Image:
    """What a glance takes in of a picture that the page shows at 64 pixels, on paper."""
    page = Image.new("RGB", (64, 64), PAPER)
    with Image.open(ART / f"{name}.webp") as picture:
        shown = picture.convert("RGBA").resize((64, 64), Image.Resampling.LANCZOS)
    page.paste(shown, (0, 0), shown)
    seen = page.convert("L").convert("RGB") if grey else page
    return seen.resize((20, 20), Image.Resampling.BOX)  # a glance: masses, no lines


def apart(first: Image.Image, second: Image.Image) -> float:
    """How far two pictures are apart: the root mean square of their pixels, 0 to 255."""
    bands: list[float] = ImageStat.Stat(ImageChops.difference(first, second)).rms
    return math.sqrt(sum(band**2 for band in bands) / len(bands))


def test_the_set_is_complete() -> None:
    assert set(BOOK) == wanted()


def test_the_weights_asked_for_are_kept() -> None:
    """Every file at most 25 kB, the board and the shore 80 kB, the whole folder 900 kB."""
    for name, entry in manifest.read(ART).items():
        limit = 80_000 if name in ("board.webp", "shore.webp") else 25_000
        assert entry["bytes"] <= limit, name
    assert sum(file.stat().st_size for file in ART.iterdir()) <= 900_000


@pytest.mark.parametrize("grey", [False, True], ids=["colour", "grey"])
@pytest.mark.parametrize("people", [GUESTS, PERSONAS], ids=["guest", "persona"])
def test_no_two_people_look_alike_at_64_pixels(people: tuple[str, ...], grey: bool) -> None:
    kind = "guest" if people is GUESTS else "persona"
    shown = {one: small(f"{kind}-{one}", grey=grey) for one in people}
    closest = min((apart(shown[a], shown[b]), a, b) for a, b in combinations(people, 2))
    assert closest[0] > 30, closest


def test_everybody_has_clothes_and_colours_of_their_own_and_every_guest_a_backdrop() -> None:
    people = [BOOK[f"guest-{one}"] for one in GUESTS] + [BOOK[f"persona-{one}"] for one in PERSONAS]
    worn = {tuple(tuple(one.words["bust"].get(key, ())) for key in LISTS) for one in people}
    assert len(worn) == len(people)
    assert len({one.palette for one in people}) == len(people)
    hung = [BOOK[f"guest-{one}"].words["backdrop"] for one in GUESTS]
    assert sorted(hung) == sorted(backdrops.BACKDROPS)


def test_every_room_and_every_place_out_of_doors_is_drawn_and_lies_on_the_board() -> None:
    assert set(sites.rooms()) | set(outdoors.PLACES) == set(SITES)
    assert set(BOXES) == set(SITES)
    for left, top, wide, high in BOXES.values():
        assert 0 <= left < left + wide <= 100
        assert 0 <= top < top + high <= 100


def test_no_two_sites_overlap_on_the_board() -> None:
    for (a, one), (b, other) in combinations(BOXES.items(), 2):
        beside = one[0] + one[2] <= other[0] or other[0] + other[2] <= one[0]
        above = one[1] + one[3] <= other[1] or other[1] + other[3] <= one[1]
        assert beside or above, (a, b)


def test_a_token_face_down_shows_the_same_edge_as_every_face() -> None:
    """What lies under the face is one disc for all kinds, else the back would not hide it."""

    def edge(name: str) -> list[str]:
        return re.findall(r"<circle[^>]+>", BOOK[name].svg())[:3]

    names = [name for name in BOOK if name.startswith("token-")]
    assert {tuple(edge(name)) for name in names} == {tuple(edge("token-back"))}


def test_the_kinds_of_token_differ_without_colour() -> None:
    """A ring, a splintered star, cards, a six-sided plate, waves: no two kinds have one outline."""
    kinds = {"number-18": "number", "accomplice": "accomplice", "cards-1-0": "cards"}
    kinds |= {"h_waders": "ability", "back": "back"}
    assert set(kinds.values()) == set(tokens.FACES)
    shapes = {
        name: re.sub(r"#[0-9a-f]{6}", "", BOOK[f"token-{name}"].svg().split("</metadata>")[1])
        for name in kinds
    }
    assert len(set(shapes.values())) == len(kinds)


@pytest.mark.parametrize("value", NUMBERS)
def test_a_number_is_written_in_its_own_figures(value: int) -> None:
    drawn = BOOK[f"token-number-{value}"].svg()
    assert [numerals.STROKES[int(digit)] in drawn for digit in str(value)] == [True, True]


@pytest.mark.parametrize("found", range(10))
def test_the_clue_track_shows_as_many_lenses_as_clues(found: int) -> None:
    lens = next(outline for role, outline, _ in emblems()["found"] if role == "glow")
    assert BOOK[f"clues-{found}"].svg().count(lens) == found


@pytest.mark.parametrize("found", range(8))
def test_the_accomplice_track_has_posts_after_the_third_and_the_fifth(found: int) -> None:
    drawn = BOOK[f"accomplice-{found}"].svg()
    mask = emblems()["mask"][0][1]
    assert drawn.count(mask) == found
    parts = re.split(r"M[\d.]+ 4L[\d.]+ 46", drawn)
    places = [part.count(mask) + part.count("stroke-dasharray") for part in parts]
    assert places == [3, 2, 2]


@pytest.mark.parametrize("name", sorted(BOX["ruses"]))
def test_a_ruse_bears_the_sign_of_its_letter(name: str) -> None:
    assert BOOK[f"ruse-{name}"].words["letter"] == BOX["ruses"][name]["letter"]


@pytest.mark.parametrize("name", [f"back-{one}" for one in BACKS])
def test_a_back_looks_the_same_upside_down(name: str) -> None:
    with Image.open(ART / f"{name}.webp") as picture:
        shown = picture.convert("RGB").resize((16, 24))
    assert apart(shown, shown.rotate(180)) < 8


def test_every_emblem_is_shown_somewhere() -> None:
    shown = {
        str(one.words[key])
        for one in BOOK.values()
        for key in ("shows", "hand")
        if key in one.words
    }
    shown |= {prop[0] for one in BOOK.values() for prop in one.words.get("props", ())}
    shown |= {"question", "mask", "found", "one", "all_round", "three"}  # by the composers
    assert shown == set(emblems())


def test_every_role_of_an_emblem_has_a_colour_on_paper_and_at_night() -> None:
    roles = {role for sheets in emblems().values() for role, _, _ in sheets}
    assert roles <= set(on_paper())
    assert set(on_paper()) == set(at_night())


def test_every_picture_has_words_for_those_who_do_not_see_it() -> None:
    said = tomllib.loads(SAID.read_text(encoding="utf-8"))["pictures"]
    assert set(said) == set(BOOK)
    assert (
        len(set(said.values())) == len(said) - len(BOX["objects"]) - 2
    )  # the same for both grounds
    assert not [key for key, text in said.items() if not text or text.endswith(".")]


@pytest.mark.parametrize("name", GUESTS)
def test_the_words_of_a_guest_begin_with_name_and_trade(name: str) -> None:
    said = tomllib.loads(SAID.read_text(encoding="utf-8"))["pictures"][f"guest-{name}"]
    guest = BOX["guests"][name]
    assert said.startswith(f"{guest['name']}, {guest['description']}: ")


@pytest.mark.parametrize("kind", ["personas", "sites"])
def test_the_words_of_a_persona_or_site_begin_with_its_name(kind: str) -> None:
    said = tomllib.loads(SAID.read_text(encoding="utf-8"))["pictures"]
    for name, entry in BOX[kind].items():
        words = said[f"{kind[:-1]}-{name}"].removeprefix("The ")
        assert words.startswith(entry["name"].removeprefix("The "))
