"""What would a bot do in a person's seat? Thought over where bots think, for whoever asks.

Advice has a process of its own: asking for it delays no bot, so nobody can tell from a bot's pace
that somebody asked.
"""

import asyncio
import logging
from dataclasses import dataclass, field, replace
from typing import Any

from parlour.core.seats import Seat
from parlour.matches.bot_seats.skills import BotManners
from parlour.matches.bot_seats.workers import Failure, Workers
from parlour.matches.live import Live

LOG = logging.getLogger(__name__)


@dataclass
class Asked:
    """A question on its way, and how many pages wait for the answer."""

    ply: int
    task: asyncio.Task[Any] = field(repr=False)
    waiting: int = 0


class Advisers:
    """At most one question a seat. It ends when nobody waits any more, or the table has moved."""

    def __init__(self, manners: BotManners) -> None:
        self.seconds = manners.advice
        self.workers = Workers(replace(manners.pool, most=1))
        self.asked: dict[tuple[str, Seat], Asked] = {}

    async def ask(self, match: str, question: dict[str, Any]) -> Any:
        """The words of a move, or None: there is nothing to suggest, or it took too long."""
        asked = self.on_its_way(match, question)
        asked.waiting += 1
        try:
            await asyncio.wait({asked.task})
        finally:
            asked.waiting -= 1
            if not asked.waiting:
                asked.task.cancel()
        return None if asked.task.cancelled() else asked.task.result()

    def on_its_way(self, match: str, question: dict[str, Any]) -> Asked:
        """The same question where it is being thought over, else a new one in place of an older."""
        key, ply = (match, question["seat"]), question["ply"]
        before = self.asked.get(key)
        if before is not None and not before.task.done():
            if before.ply == ply:
                return before
            before.task.cancel()
        asked = Asked(ply, asyncio.create_task(self.think(match, question)))
        asked.task.add_done_callback(lambda _: self.forget(key, asked))
        self.asked[key] = asked
        return asked

    async def think(self, match: str, question: dict[str, Any]) -> Any:
        try:
            answer = await self.workers.ask(question, self.seconds)
        except Failure as failure:
            answer = {"problem": str(failure)}
        if "problem" in answer:
            LOG.warning("advice for seat %d of %s: %s", question["seat"], match, answer["problem"])
        return answer.get("move")

    def forget(self, key: tuple[str, Seat], asked: Asked) -> None:
        if self.asked.get(key) is asked:
            del self.asked[key]

    def consider(self, live: Live) -> None:
        """Stop what the table no longer asks."""
        ply = -1 if live.match is None else live.match.ply
        for (match, _), asked in list(self.asked.items()):
            if match == live.id and asked.ply != ply:
                asked.task.cancel()

    async def close(self) -> None:
        tasks = [asked.task for asked in self.asked.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.close()
