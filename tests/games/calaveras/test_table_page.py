"""Is the drawn table whole, safe and small? The template filled from pictures."""

import gzip
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from parlour import words
from parlour.core.match import Match
from parlour.core.seats import Seat
from parlour.games.calaveras import table
from parlour.web import render
from tests.games.calaveras.pictures import SEATS, Draft, drafts, random_match, shown

STATIC = Path(str(render.game_folder("calaveras"))) / "static"
EVIL = "<script>alert('&\"x')</script>"


class Player:
    """Who decides for a seat."""

    def __init__(self, name: str) -> None:
        self.name, self.bot, self.away = name, "steady bot", True


def page(match: Match, seat: Seat | None, draft: Draft | None, name: str = "Ann") -> str:
    names = dict.fromkeys(range(match.seats), name)
    teller = words.Teller(words.book("calaveras", "en"), table.numbered(match.seats), names)
    urls = dict.fromkeys(("rematch", "again", "replay", "lobby"), "/x") | {
        "table": "/t/1",
        "play": "/t/1/move",
        "join": "?",
    }
    context: dict[str, Any] = {
        "picture": shown(match, seat, draft),
        "t": teller,
        "players": {s: Player(name) for s in range(match.seats)},
        "urls": urls,
        "hidden": {"token": "secret", "ply": match.ply},
        "art": "/static/calaveras/art",
    }
    return render.environment().get_template("calaveras/table.html").render(**context)


def pages(seats: int, name: str = "Ann") -> list[str]:
    found = []
    for number, plies in ((1, 0), (2, 9), (3, 25), (4, 400)):
        match = random_match(seats, number, plies)
        for seat in (None, *range(seats)):
            found += [page(match, seat, draft, name) for draft in (None, *drafts(match))]
    return found


@pytest.mark.parametrize("seats", SEATS)
def test_ids_are_unique_and_every_flight_has_its_name(seats: int) -> None:
    sheet = (STATIC / "flights.css").read_text(encoding="utf-8")
    named = set(re.findall(r"^ *\.([\w-]+) { view-transition-name: \1;", sheet, re.MULTILINE))
    for html in pages(seats):
        ids = Counter(re.findall(r'\sid="([^"]+)"', html))
        assert [i for i, times in ids.items() if times > 1] == []
        flights = re.findall(r"\b((?:lie|hand|fly)-\w[\w-]*)(?= )", classes(html))
        assert set(flights) <= named
        assert len(flights) == len(set(flights))


def classes(html: str) -> str:
    return "".join(f"{found} " for found in re.findall(r'class="([^"]*)"', html))


def test_names_are_escaped() -> None:
    for html in pages(5, EVIL):
        assert "<script" not in html
        assert "alert(" not in html or "&lt;script&gt;" in html


@pytest.mark.parametrize("seats", SEATS)
def test_a_table_is_small(seats: int) -> None:
    """Bytes raw, and packed as the first message of a stream."""
    for html in pages(seats):
        assert len(html.encode()) < 24_000
        assert len(gzip.compress(html.encode())) < 3_000


def test_only_the_seat_to_act_gets_a_form() -> None:
    match = random_match(4, 2, 9)
    acting = match.to_act()[0]
    for seat in (None, *range(4)):
        html = page(match, seat, {"type": "play", "card": match.view(acting).hands[acting][0]})
        assert ("<form" in html) == (seat == acting)
        assert ("secret" in html) == (seat == acting)


@pytest.mark.parametrize("seats", SEATS)
def test_no_card_of_another_hand_is_in_the_page(seats: int) -> None:
    """Every picture of a card is one of the viewer's hand or lies in the centre."""
    match = random_match(seats, 5, 12)
    for seat in (None, *range(seats)):
        view = match.view(seat)
        own = view.hands[seat] if seat is not None else ()
        faces = re.findall(r"card-(\w+)\.webp", page(match, seat, None))
        assert sorted(faces) == sorted([*own, *view.innocent, *view.suspect])


def test_every_picture_named_is_there() -> None:
    wanted = {
        name for html in pages(6) for name in re.findall(r"calaveras/art/([\w-]+\.\w+)", html)
    }
    assert [name for name in sorted(wanted) if not (STATIC / "art" / name).exists()] == []
    for sheet in STATIC.glob("*.css"):
        for name in re.findall(r'url\("(art/[^"]+)"', sheet.read_text(encoding="utf-8")):
            assert (STATIC / name).exists(), name


def test_every_sign_named_is_in_the_sprite() -> None:
    sprite = (render.STATIC / "icons.svg").read_text(encoding="utf-8")
    wanted = {sign for html in pages(5) for sign in re.findall(r"icons\.svg#(i-\w+)", html)}
    assert [sign for sign in sorted(wanted) if f'id="{sign}"' not in sprite] == []


@pytest.mark.parametrize("seats", SEATS)
def test_the_discard_pile_can_be_looked_through_and_the_verdict_read(seats: int) -> None:
    """CAL-12.3; on a phone the verdict stands by the hand, or under the prompt for a spectator."""
    match = next(m for n in range(9) if (m := random_match(seats, n, 24)).view(None).discard)
    view = match.view(None)
    for seat in (None, *range(seats)):
        html = page(match, seat, None)
        pile = re.search(r'<details class="piles".*?</details>', html, re.DOTALL)
        if pile is None:  # the verdict just given lies over it
            assert 'id="verdict"' in html
            continue
        listed = Counter(
            dict(re.findall(r"#i-(\w+)[^>]*/></svg><span>.*?<b class=\"num\">(\d+)", pile[0]))
        )
        assert {card: int(count) for card, count in listed.items()} == Counter(view.discard)
        assert html.count('class="say__now"') == 1
