"""A séance through the pages: people at a table of Mysterium, as browsers without script."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from html import unescape
from typing import Any
from urllib.parse import parse_qsl

from parlour.core.match import Match
from tests.web.support import House, Visitor

NAMES = ("Noor", "Ada", "Bram", "Cleo", "Dev", "Esme", "Finn")
KEYS = [letter * 43 for letter in "gabcdefw"]


@dataclass
class Seance:
    """A table with a person on every seat, and somebody who watches."""

    house: House
    match: str = ""
    people: list[Visitor] = field(default_factory=list)

    async def begin(self, seats: int, **options: str) -> "Seance":
        self.people = [self.house.visitor(key) for key in (*KEYS[:seats], KEYS[-1])]
        form = {"seats": str(seats), "name": NAMES[0], "seat.0": "me", "watch": "yes"}
        form |= {f"option.{word}": value for word, value in options.items()}
        form |= {f"seat.{seat}": "open" for seat in range(1, seats)}
        answer = await self.people[0].post("/new/mysterium", form)
        assert answer.status_code == 303, answer.text
        self.match = answer.headers["location"].removeprefix("/t/")
        service = self.house.service
        invite = (await service.invites(self.match, KEYS[0])).table
        assert invite is not None
        for seat in range(1, seats):
            await service.join(KEYS[seat], NAMES[seat], invite=invite, seat=seat)
        await service.admit(invite, KEYS[-1])
        await self.prepare()
        begun = await self.people[0].post(f"/t/{self.match}/begin")
        assert begun.status_code == 303, begun.text
        return self

    async def prepare(self) -> None:
        """What happens before the deal: nothing here."""

    @property
    def watcher(self) -> Visitor:
        return self.people[-1]

    async def page(self, seat: int, query: str = "") -> str:
        return (await self.people[seat].get(f"/t/{self.match}{query}")).text

    async def send(self, seat: int, fields: Mapping[str, Any]) -> Any:
        return await self.people[seat].post(f"/t/{self.match}/move", fields)

    async def at(self) -> Match:
        """The match itself, to look at; who plays goes by the door."""
        async with self.house.service.hall.at(self.match) as live:
            assert live.match is not None
            return live.match

    async def on(self, play: Callable[[Match], Any]) -> None:
        """Play on as this does with a match of its own, move by move."""
        at = await self.at()
        twin = Match(at.game, at.options, at.seats, at.seed)
        for entry in at.entries:
            twin.play(entry.seat, entry.move)
        play(twin)
        for entry in twin.entries[at.ply :]:
            key, ply = KEYS[entry.seat], at.ply
            await self.house.service.play(self.match, key, entry.seat, entry.move, seen=ply)

    async def press(self, seat: int, query: str, **wanted: str) -> Any:
        """Press the button whose form has these fields; where it leads."""
        found = [form for form in forms(await self.page(seat, query)) if fits(form, wanted)]
        assert found, f"seat {seat} has no such button: {wanted}"
        return await self.send(seat, found[0])


def forms(page: str) -> list[dict[str, str]]:
    """What every form for a move would send."""
    form = r'<form class="deed" method="post" action="[^"]*/move">.*?</form>'
    whole = re.findall(form, page, re.S)
    pairs = (re.findall(r'name="([^"]+)" value="([^"]*)"', text) for text in whole)
    return [{unescape(name): unescape(value) for name, value in found} for found in pairs]


def fits(form: Mapping[str, str], wanted: Mapping[str, str]) -> bool:
    return wanted.items() <= form.items()


def links(page: str, inside: str) -> list[str]:
    """The queries of the links whose tag holds this text."""
    tags = [tag for tag in re.findall(r"<a [^>]*>", page) if inside in tag]
    found = [re.search(r'href="([^"]*)"', tag) for tag in tags]
    return [unescape(one[1]) for one in found if one]


def query_of(address: str) -> dict[str, str]:
    return dict(parse_qsl(address.partition("?")[2].partition("#")[0]))
