"""What the tests of the pages share: a house with visitors, as browsers without script see it."""

import asyncio
import hmac
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
from starlette.applications import Starlette

from parlour.core.chance import Chance
from parlour.core.game import Game, Move
from parlour.core.match import Match
from parlour.core.notation import write
from parlour.games import GAMES
from parlour.matches.service import Service
from parlour.matches.store.memory import MemoryStore
from parlour.web.app import create_app
from tests.strategies import wander

HOST = "http://house.test"
FORM = {"content-type": "application/x-www-form-urlencoded"}


class Visitor:
    """A browser: it keeps cookies and follows nothing by itself."""

    def __init__(self, app: Starlette, key: str | None = None) -> None:
        cookies = {} if key is None else {"parlour": key}
        transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
        self.app = app
        self.http = httpx.AsyncClient(transport=transport, base_url=HOST, cookies=cookies)

    @property
    def key(self) -> str:
        return self.http.cookies.get("parlour") or ""

    async def get(self, path: str, **headers: str) -> httpx.Response:
        return await self.http.get(
            path, headers={k.replace("_", "-"): v for k, v in headers.items()}
        )

    async def token(self) -> str:
        """What the forms on this browser's pages carry; a test holds it to a page."""
        return hmac.digest(self.key.encode(), b"form", "sha256").hex()

    async def post(
        self, path: str, fields: Mapping[str, Any] | None = None, /, **headers: str
    ) -> httpx.Response:
        data = {"token": await self.token(), **(fields or {})}
        more = {k.replace("_", "-"): v for k, v in headers.items()}
        return await self.http.post(path, data=data, headers=more)

    async def hear(self, path: str, parts: int = 1) -> list[str]:
        """The first events of a stream, uncompressed, as text; then the line is cut."""
        async with listening(self, path) as heard:
            return [await heard() for _ in range(parts)]


class Refused(Exception):
    """A stream that was not opened."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


@asynccontextmanager
async def listening(visitor: Visitor, path: str, **headers: str) -> AsyncGenerator[Any, None]:
    """A stream: each call gives the next piece, or fails after a few seconds."""
    chunks: asyncio.Queue[Any] = asyncio.Queue()
    gone = asyncio.Event()
    address, _, query = path.partition("?")
    sent = {"host": "house.test", "cookie": f"parlour={visitor.key}", **headers}
    scope: dict[str, Any] = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": address,
        "raw_path": address.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": [(k.encode(), v.encode()) for k, v in sent.items()],
        "client": ("127.0.0.1", 1),
        "server": ("house.test", 80),
    }

    async def receive() -> dict[str, Any]:
        if not scope.get("asked"):
            scope["asked"] = True
            return {"type": "http.request", "body": b"", "more_body": False}
        await gone.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            if message["status"] != 200:
                chunks.put_nowait(Refused(message["status"]))
        else:
            chunks.put_nowait(message.get("body", b""))

    async def heard() -> Any:
        chunk = await asyncio.wait_for(chunks.get(), 5)
        if isinstance(chunk, Refused):
            raise chunk
        return chunk if headers else chunk.decode()

    running = asyncio.ensure_future(visitor.app(scope, receive, send))
    try:
        yield heard
    finally:
        gone.set()
        await asyncio.wait({running}, timeout=2)
        running.cancel()


@dataclass
class House:
    """A server with its visitors."""

    service: Service
    app: Starlette
    visitors: list[Visitor] = field(default_factory=list)

    def visitor(self, key: str | None = None) -> Visitor:
        self.visitors.append(Visitor(self.app, key))
        return self.visitors[-1]

    async def guest(self) -> Visitor:
        """A visitor with a key."""
        guest = self.visitor()
        await guest.get("/")
        return guest

    async def table(self, *names: str, seats: int = 4, **fields: str) -> tuple[str, list[Visitor]]:
        """A table opened by the first, joined by the others by link, not begun."""
        people = [await self.guest() for _ in names]
        form = {"seats": str(seats), "name": names[0], "seat.0": "me", "watch": "yes", **fields}
        answer = await people[0].post("/new/calaveras", form)
        assert answer.status_code == 303, answer.text
        match = answer.headers["location"].removeprefix("/t/")
        for person, name in zip(people[1:], names[1:], strict=True):
            invite = (await self.service.invites(match, people[0].key)).table
            await person.get(f"/join/{invite}")
            joined = await person.post("/join", {"name": name})
            assert joined.status_code == 303, joined.text
        return match, people

    async def begun(self, *names: str, **fields: str) -> tuple[str, list[Visitor]]:
        """The same, dealt: seat 0 begins."""
        match, people = await self.table(
            *names, seats=len(names), **{"option.first": "0", **fields}
        )
        answer = await people[0].post(f"/t/{match}/begin")
        assert answer.status_code == 303, answer.text
        return match, people

    async def move(self, match: str, person: Visitor, seat: int, move: Move) -> httpx.Response:
        """As the form on the page would send it."""
        look = await self.service.look(match, person.key, seat)
        return await person.post(
            f"/t/{match}/move", {"ply": look.ply, "seat": seat, **written(move)}
        )

    async def legal(self, match: str, person: Visitor, seat: int) -> list[Move]:
        return list((await self.service.look(match, person.key, seat)).picks.moves)

    async def go_on(self, match: str, plies: int) -> None:
        """So many plies of anybody, by lot and behind the backs of all."""
        hall = self.service.hall
        async with hall.at(match) as live:
            assert live.match is not None
            ahead = Match(live.game, live.match.options, live.match.seats, live.match.seed)
            wander(ahead, Chance(1), plies)
            for entry in ahead.entries[live.match.ply :]:
                await hall.enter(live, entry.seat, entry.move)

    async def close(self) -> None:
        for visitor in self.visitors:
            await visitor.http.aclose()


def written(move: Move) -> dict[str, str]:
    words: dict[str, str] = write(move)
    return words


@asynccontextmanager
async def open_house(games: Mapping[str, Game] = GAMES, **more: Any) -> AsyncGenerator[House, None]:
    """Its clock stands still, so that nobody is gone because a machine was slow, and it deals the
    same cards each time."""
    kept: dict[str, Any] = {
        "secret": b"s" * 32,
        "now": lambda: 1_000_000.0,
        "lots": Random(1),
    } | more
    service = Service(MemoryStore(), games=games, **kept)
    opened = House(service, create_app(service))
    async with service:
        yield opened
        await opened.close()
