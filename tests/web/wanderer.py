"""Plays by what a page offers and nothing else: its links and its buttons, as a browser without
script sends them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from html.parser import HTMLParser
from random import Random
from typing import Any
from urllib.parse import urlsplit

from parlour.core.chance import Chance
from tests.web.support import House, Visitor

PATIENCE = 40
"""Links that somebody follows until there is a button to press."""
TRIES = 8
"""Times that somebody begins anew with a move."""
SETTLING = ("ready", "reveal", "confirm_plan")
"""Moves that bring a match on: who may make one does so more often than not."""
TAKING_BACK = ("unplace", "unjudge", "unready", "reject_plan")


@dataclass
class Form:
    """What would be sent: fields that are fixed, some to choose from, and the buttons."""

    action: str = ""
    ident: str = ""
    fixed: dict[str, str] = field(default_factory=dict)
    open: dict[str, list[str]] = field(default_factory=dict)
    buttons: list[dict[str, str]] = field(default_factory=list)

    def filled(self, random: Random) -> dict[str, str]:
        chosen = {name: random.choice(values) for name, values in self.open.items()}
        return self.fixed | chosen | random.choice(self.buttons)


class Page(HTMLParser):
    """The links and forms of a page, and the ids that stand on it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: list[str] = []
        self.forms: list[Form] = []
        self.elsewhere: list[tuple[str, str, Mapping[str, str]]] = []
        self.form: Form | None = None
        self.select = ""
        self.feed(text)
        for ident, tag, known in self.elsewhere:
            for form in [one for one in self.forms if one.ident == ident]:
                self.control(form, tag, known)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = {name: value or "" for name, value in attrs}
        self.ids += [known["id"]] if "id" in known else []
        if tag == "a" and known.get("href"):
            self.links.append(known["href"])
        elif tag == "form":
            self.form = Form(known.get("action", ""), known.get("id", ""))
            self.forms.append(self.form)
        elif "form" in known:
            self.elsewhere.append((known["form"], tag, known))
        elif self.form is not None:
            self.control(self.form, tag, known)

    def handle_endtag(self, tag: str) -> None:
        self.form = None if tag == "form" else self.form

    def control(self, form: Form, tag: str, known: Mapping[str, str]) -> None:
        name, value, kind = known.get("name", ""), known.get("value", ""), known.get("type", "")
        if "disabled" in known or known.get("aria-disabled") == "true":
            return
        if tag == "button" and kind != "button":
            form.buttons.append({name: value} if name else {})
        elif tag == "input" and kind == "hidden":
            form.fixed[name] = value
        elif tag == "input" and name:
            form.open.setdefault(name, []).append(value)
        elif tag == "select":
            self.select = name
        elif tag == "option":
            form.open.setdefault(self.select, []).append(value)


@dataclass
class Evening:
    """A table with a person on every seat and one who watches, all of them by pages."""

    house: House
    random: Random
    here: str = ""
    people: list[Visitor] = field(default_factory=list)

    @property
    def match(self) -> str:
        return self.here.removeprefix("/t/")

    async def begin(self, game: str, seats: int, **options: str) -> "Evening":
        ada = await self.house.guest()
        form = {"seats": str(seats), "name": "Ada", "seat.0": "me", "watch": "yes"}
        form |= {f"option.{name}": value for name, value in options.items()}
        answer = await ada.post(f"/new/{game}", form)
        assert answer.status_code == 303, answer.text
        self.here = answer.headers["location"]
        invite = (await self.house.service.invites(self.match, ada.key)).table
        self.people = [ada, *[await self.house.guest() for _ in range(seats)]]
        for number, person in enumerate(self.people[1:], start=1):
            await person.get(f"/join/{invite}")
            wish = {"name": f"Guest {number}"} if number < seats else {"do": "watch"}
            assert (await person.post("/join", wish)).status_code == 303
        assert (await ada.post(f"{self.here}/begin")).status_code == 303
        return self

    async def page(self, who: Visitor, path: str) -> Page:
        """Where a link leads in the end; it must be a page on which no id stands twice."""
        answer = await who.get(path.partition("#")[0])
        if answer.status_code == 303:
            answer = await who.get(answer.headers["location"].partition("#")[0])
        assert answer.status_code == 200, f"{path}: {answer.status_code}"
        page = Page(answer.text)
        assert len(page.ids) == len(set(page.ids)), f"{path}: ids twice"
        return page

    def inside(self, link: str) -> bool:
        """The link stays at the table: it picks, opens something, or asks for advice."""
        to = urlsplit(link)
        at_table = to.path in ("", self.here) and bool(to.query) and "still=" not in to.query
        return at_table or to.path == f"{self.here}/suggest"

    def pressed(self, page: Page) -> dict[str, str] | None:
        """What one of the page's buttons would send, if there is one for a move."""
        forms = [one for one in page.forms if one.action == f"{self.here}/move" and one.buttons]
        if not forms:
            return None
        settling = [one for one in forms if one.fixed.get("type") in SETTLING]
        plain = [one for one in forms if one.fixed.get("type") not in TAKING_BACK]
        best = (
            settling if self.random.random() < 0.4 else plain if self.random.random() < 0.8 else []
        )
        return self.random.choice(best or forms).filled(self.random)

    async def move(self, seat: int) -> bool:
        """The seat makes a move; False if its pages led to none."""
        who, page = self.people[seat], await self.page(self.people[seat], self.here)
        for _ in range(PATIENCE):
            links = [link for link in page.links if self.inside(link)]
            sent = self.pressed(page)
            if sent and (not links or self.random.random() < 0.5):
                answer = await who.post(f"{self.here}/move", sent)
                assert answer.status_code == 303, f"{sent} is offered and refused"
                await self.page(who, answer.headers["location"])
                return True
            if not links:
                return False
            page = await self.page(who, self.full(self.random.choice(links)))
        return False

    def full(self, link: str) -> str:
        return self.here + link if link.startswith("?") else link

    async def at(self) -> Any:
        """The match itself, to look at."""
        async with self.house.service.hall.at(self.match) as live:
            return live.match

    async def ply(self, by_hand: float) -> None:
        """One of those who are waited for moves: by hand, or in this share of cases by lot."""
        at = await self.at()
        if self.random.random() > by_hand:
            seat = self.random.choice(at.to_act())
            async with self.house.service.hall.at(self.match) as live:
                move = at.picks(seat).sample(Chance(self.random.getrandbits(32)))
                await self.house.service.hall.enter(live, seat, move)
            return
        for _ in range(TRIES):
            if await self.move(self.random.choice(at.to_act())):
                return
        raise AssertionError(f"ply {at.ply}: no page of seats {at.to_act()} leads to a move")
