"""Does the page show what the picture holds: every button, every pick, and no id twice?"""

import re
from collections import Counter
from html import unescape
from typing import Any

import pytest

from parlour import words
from parlour.core.chance import Chance
from parlour.core.match import Match
from parlour.games.island.table.picture import Picture
from parlour.web import render
from tests.games.island.test_table import begun, drawn, every_deed, unmasked
from tools.preview_table import Player

NAMES = dict(enumerate(("Ann", "Ben", "Cy", "Dot", "Eve", "Flo")))
URLS = dict.fromkeys(("play", "rematch", "again", "replay", "lobby"), "#") | {
    "table": "/t/x",
    "join": "?",
}


def page(picture: Picture) -> str:
    """The middle of the page."""
    t = words.Teller(words.book("island", "en"), {}, NAMES)
    players = {seat: Player(name, None, False) for seat, name in NAMES.items()}
    context: dict[str, Any] = {"picture": picture, "t": t, "players": players, "urls": URLS}
    context |= {"hidden": {"token": "t"}, "art": "/art", "game": "island"}
    return render.environment().get_template("island/table.html").render(context)


def forms(html: str) -> set[tuple[tuple[str, str], ...]]:
    """What the forms send, without the hidden fields of every move."""
    found = set()
    for form in re.findall(r"<form.*?</form>", html, re.S):
        pairs = [
            (unescape(name), unescape(value))
            for name, value in re.findall(r'type="hidden" name="([^"]+)" value="([^"]*)"', form)
        ]
        found.add(tuple([pair for pair in pairs if pair[0] not in ("token", "then")]))
    return found


def in_order(match: Match, seat: int | None, query: str = "") -> str:
    picture = drawn(match, seat, query)
    html = page(picture)
    missing = [deed.fields for deed in every_deed(picture) if deed.fields not in forms(html)]
    assert not missing, f"{picture.scene}: no button for {missing}"
    ids = Counter(re.findall(r' id="([^"]+)"', html))
    twice = [word for word, count in ids.items() if count > 1]
    assert not twice, f"{picture.scene}: {twice}"
    assert " style=" not in html
    return html


@pytest.mark.parametrize(("seats", "dark"), [(1, False), (2, False), (5, True)])
def test_every_button_of_a_picture_stands_on_the_page(seats: int, dark: bool) -> None:
    match, chance = begun(seats, dark, "page"), Chance(seats)
    while match.to_act() and match.ply < 80:
        in_order(match, match.to_act()[0])
        in_order(match, None)
        seat = match.to_act()[0]
        match.play(seat, match.picks(seat).sample(chance))


def test_a_known_accomplice_has_every_button() -> None:
    seen: set[str] = set()
    for seed in range(3):
        match, chance = unmasked(seed), Chance(seed)
        while match.to_act() and match.view(None).turn < 4:
            phase = match.view(None).phase
            if phase not in seen or phase in ("exchange", "ruse", "accomplice_move", "ruse_answer"):
                in_order(match, match.to_act()[0])
            seen.add(phase)
            seat = match.to_act()[0]
            match.play(seat, match.picks(seat).sample(chance))
    assert {"exchange", "ruse", "accomplice_move", "ruse_answer"} <= seen


def test_a_lifted_guest_sees_a_verdict_at_every_place() -> None:
    match = begun(4)
    html = in_order(match, match.to_act()[0], "up=greta_moll")
    assert html.count('class="room__v') == 12


def test_the_end_shows_every_role_and_hand() -> None:
    match, chance = begun(4, True, "end"), Chance(4)
    while match.to_act():
        seat = match.to_act()[0]
        match.play(seat, match.picks(seat).sample(chance))
    html = in_order(match, None)
    assert html.count("iend__role") == 4
    assert "The murderer was" in html
