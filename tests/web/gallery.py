"""A séance with pictures of its own, as browsers without script see it."""

from typing import Any

import httpx
from PIL import Image

from parlour.games.mysterium.content import TITLES
from parlour.games.mysterium.moves import Give
from parlour.packs import Picture
from tests.packs.support import file_of
from tests.web.seance import KEYS, Seance


def painted(number: int, caption: str = "") -> Picture:
    """A small picture that is nobody's."""
    data = file_of(Image.new("RGB", (24, 36), (number, 90, 200)), "WEBP")
    return Picture(f"secret-{number}.jpg", data, data + b"large", caption, ("blue", "black"))


def a_pack(said: str = "A boat at number {}") -> list[Picture]:
    return [painted(number, said.format(number)) for number in range(len(TITLES))]


class Gallery(Seance):
    """A séance of three with own pictures; Noor is the ghost."""

    pack: list[Picture]

    async def opened(self, said: str = "A boat at number {}") -> "Gallery":
        self.pack = a_pack(said)
        await self.begin(3, timer="0", ghost="0")
        return self

    async def prepare(self) -> None:
        await self.house.service.bring_pictures(self.match, KEYS[0], self.pack)

    async def give(self, count: int = 1) -> tuple[str, ...]:
        at = await self.at()
        hand: Any = at.view(0)
        psychic = next(word for word, one in hand.psychics.items() if one.seat == 1)
        cards = tuple(sorted(hand.hand[:count]))
        move = Give(psychic, cards)
        await self.house.service.play(self.match, KEYS[0], 0, move, seen=at.ply)
        return cards

    async def names(self) -> dict[str, str]:
        async with self.house.service.hall.at(self.match) as live:
            return {card: one.name for card, one in live.pack.items()}

    async def asked(self, seat: int, name: str, large: bool = False) -> httpx.Response:
        sign = "@2x" if large else ""
        return await self.people[seat].get(f"/t/{self.match}/pictures/{name}{sign}.webp")
