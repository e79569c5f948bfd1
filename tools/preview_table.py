"""How does a table look? Its template as plain pages, and pictures of them at several sizes.

    python -m tools.preview_table FOLDER [STATE…]

Writes `STATE.html` for every state on the list (or those named) with everything they load, and
`STATE-WIDTHxHEIGHT.png`.
"""

import shutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import sync_playwright

from parlour import words
from parlour.core.chance import Chance
from parlour.core.match import Match
from parlour.core.notation import write
from parlour.core.seats import Seat
from parlour.games import GAMES
from parlour.games.calaveras.options import Options
from parlour.web import render
from parlour.web.pages import Sand
from tools.chromium import find

SIZES = ((1280, 800), (1000, 800), (780, 900), (390, 844), (360, 740))
NAMES = ("Cleo", "Ines", "Wick", "Dev", "Bram", "Moth", "Esme")
PAGE = """{% from "say.html" import say %}<!doctype html><html lang="en" data-game="{{ game }}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ t(picture.prompt) }}</title>
{% for sheet in sheets %}<link rel="stylesheet" href="{{ sheet }}">{% endfor %}</head>
<body class="{{ 'at-end' if picture.end else 'at-table' }}">
<header class="topbar"><a class="topbar__mark" href="#">Parlour</a>
<p class="topbar__where">Marigold Lane<br><span>{{ t("game.title") }}</span></p></header>
<main id="table" class="table" tabindex="-1">{% include game ~ "/table.html" %}</main>
<aside class="side paper" aria-label="Story and talk"><section id="story">
<h2 class="side__title">The story so far</h2>
<div class="well" tabindex="0" role="log" aria-label="Story"><ol class="story">
{% for line in story %}<li class="story__line story__line--{{ line.tone }}">{{ say(line) }}</li>
{% endfor %}</ol></div></section>
<section id="talk" class="chat"><h2 class="side__title side__title--s">Talk</h2></section></aside>
<nav class="tabs" aria-label="Views"><a class="tab" href="#table">Table</a>
<a class="tab" href="#story">Story</a><a class="tab" href="#talk">Talk</a></nav>
</body></html>"""


@dataclass(frozen=True)
class Player:
    """Who decides for a seat, as the template wants it."""

    name: str
    bot: str | None
    away: bool


@dataclass(frozen=True)
class Scene:
    """A state worth looking at."""

    name: str
    match: Match
    seat: Seat | None
    draft: dict[str, str] | None
    open: bool = False
    look: str = ""
    drafts: Mapping[Seat, Mapping[str, str]] = field(default_factory=dict)
    """What other seats share of theirs."""


def played(seats: int, seed: str, plies: int, options: Options | None = None) -> Match:
    """A match after some moves at random, or at its end."""
    match = Match(GAMES["calaveras"], options or Options(), seats, seed)
    chance = Chance(len(seed) + seats)
    while match.ply < plies and match.to_act():
        seat = match.to_act()[0]
        match.play(seat, match.picks(seat).sample(chance))
    return match


@cache
def after(seats: int, wanted: Any, options: Options | None = None) -> Match:
    """The first random match that comes to something, as it then stands."""
    for number in range(2000):
        match = Match(GAMES["calaveras"], options or Options(), seats, str(number))
        chance = Chance(number)
        while match.to_act():
            seat = match.to_act()[0]
            match.play(seat, match.picks(seat).sample(chance))
            if wanted(match):
                return match
    raise AssertionError("no match came to it")


def lies_open(match: Match, cards: int) -> bool:
    view = match.view(None)
    piles = (view.innocent, view.suspect, *view.fronts.values())
    return sum(map(len, piles)) >= cards


def holds(match: Match, *cards: str) -> bool:
    seat = match.to_act()[0] if match.to_act() else None
    return seat is not None and set(cards) <= set(match.view(seat).hands[seat])


def busy(match: Match) -> bool:
    view = match.view(None)
    centre = len(view.innocent) + len(view.suspect)
    return centre >= 3 and lies_open(match, 12) and holds(match, "twist", "hotel")


def verdict_now(match: Match) -> bool:
    told = [type(event).__name__ for event in match.story.events[match.told[-2] :]]
    return "Designated" in told and bool(match.to_act())


@cache
def ended(result: str) -> Any:
    def wanted(match: Match) -> bool:
        outcome: Any = match.outcome()
        return outcome is not None and outcome.result == result

    return wanted


def ghost_turn(match: Match) -> bool:
    view = match.view(None)
    return view.turn == view.ghost and busy(match)


def a_source(match: Match) -> tuple[str, str]:
    view = match.view(None)
    place, cards = max(view.fronts.items(), key=lambda item: len(item[1]))
    return f"front:{place}", cards[0]


def scenes() -> Iterator[Scene]:
    """Every state, for three to six seats."""
    for seats in (3, 4, 5, 6):
        match = after(seats, busy)
        me = match.to_act()[0]
        source, card = a_source(match)
        yield Scene(f"{seats}-turn", match, me, {})
        yield Scene(f"{seats}-pick", match, me, {"type": "play", "card": "hotel"})
        yield Scene(f"{seats}-twist", match, me, {"type": "twist"})
        yield Scene(f"{seats}-front", match, me, {"type": "twist", "from": source})
        carry = {"type": "twist", "from": source, "card": card}
        yield Scene(f"{seats}-carry", match, me, carry)
        yield Scene(f"{seats}-wait", match, (me + 1) % seats, {})
        yield Scene(f"{seats}-watch", match, None, None)
        told = after(seats, verdict_now)
        yield Scene(f"{seats}-verdict", told, (told.to_act()[0] + 1) % seats, {})
    yield Scene("3-ghost", after(3, ghost_turn), 1, {})
    yield Scene("5-ghost", after(5, ghost_turn), 2, {"type": "play", "card": "hotel"})
    yield Scene("6-start", played(6, "start", 0), 0, {})
    yield Scene("6-open", after(6, busy), None, None, open=True)
    for seats in (4, 6):
        yield Scene(f"{seats}-win", after(seats, ended("win")), 0, {})
        yield Scene(f"{seats}-failed", after(seats, ended("all_failed")), 1, {})
    yield Scene("5-stopped", after(5, ended("unfinished"), Options(turn_cap=30)), 1, {})


def context(scene: Scene) -> dict[str, Any]:
    """What the page's template gets."""
    match = scene.match
    heard = match.heard(scene.seat)
    recent = match.heard(scene.seat, match.told[-2]) if match.ply else []
    view: Any = match.state.position() if scene.open else match.view(scene.seat)
    names = dict(enumerate(NAMES[: match.seats]))
    table = render.game_table(match.game.id)
    led = getattr(table, "led", render.nobody_leads)(match.seats, write(match.options))
    numbered = table.numbered(match.seats)
    speak = match.game.after_talk if match.outcome() is not None else None
    talk = () if speak is None else (speak(match, tuple(range(match.seats))),)
    more = {"drafts": scene.drafts} if scene.drafts else {}
    teller = words.Teller(words.book(match.game.id, "en"), numbered, names, led)
    told = [teller.event(event) for event in heard[-24:]]
    return {
        "picture": table.picture(
            view, match.options, scene.draft, recent, scene.look, heard, *talk, **more
        ),
        "t": teller,
        "players": {
            seat: Player(name, "steady bot" if seat in (2, 5) else None, seat == 3)
            for seat, name in names.items()
        },
        "urls": {
            "table": "#",
            "play": "#",
            "say": "#",
            "join": "?",
            "rematch": "#",
            "again": None,
            "replay": "#",
            "lobby": "#",
        },
        "hidden": {"token": "t", "ply": match.ply},
        "sand": Sand(84, 120, 1_000_084),
        "chat": (),
        "story": [line for line in told if line],
    }


def page(scene: Scene) -> str:
    env, game = render.environment(), scene.match.game.id
    own = sorted(path.name for path in (render.game_folder(game) / "static").glob("*.css"))
    sheets = [f"static/{sheet}" for sheet in (*render.SHEETS, "css/replay.css")]
    sheets += [f"static/{game}/{sheet}" for sheet in own]
    shared = {"art": f"static/{game}/art", "static": "static", "sheets": sheets, "token": "t"}
    html = env.from_string(PAGE).render(game=game, **shared, **context(scene))
    return html.replace("/static/", "static/")


def lay_out(folder: Path, game: str) -> None:
    """Everything that the pages load."""
    static = folder / "static"
    shutil.rmtree(static, ignore_errors=True)
    shutil.copytree(render.STATIC, static)
    shutil.copytree(render.game_folder(game) / "static", static / game)


class Quiet(SimpleHTTPRequestHandler):
    """Serves a folder without a word."""

    def log_message(self, format: str, *args: Any) -> None:
        pass


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a folder: signs of a sprite are not drawn from disk."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def photograph(folder: Path, names: Sequence[str]) -> None:
    with served(folder) as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        for width, height in SIZES:
            tab = browser.new_page(viewport={"width": width, "height": height})
            for name in names:
                tab.goto(f"{address}/{name}.html")
                tab.screenshot(path=folder / f"{name}-{width}x{height}.png")
        browser.close()


def show(folder: Path, game: str, scenes: Iterator[Scene], wanted: Sequence[str]) -> None:
    """The pages of a game's states, or of those wanted, and their pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    lay_out(folder, game)
    names = []
    for scene in scenes:
        if not wanted or scene.name in wanted:
            (folder / f"{scene.name}.html").write_text(page(scene), encoding="utf-8")
            names.append(scene.name)
    photograph(folder, names)


if __name__ == "__main__":
    show(Path(sys.argv[1]), "calaveras", scenes(), sys.argv[2:])
