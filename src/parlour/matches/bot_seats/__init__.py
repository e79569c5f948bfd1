"""How do bots take part? When a bot may move, it is asked, waits like a person would, and moves
through the same door."""

import asyncio
import logging
from collections import deque
from math import inf
from random import Random
from typing import Any, Final

from parlour.core.errors import IllegalMove, MatchError
from parlour.core.match import read_move
from parlour.core.seats import Seat
from parlour.matches.bot_seats.advice import Advisers
from parlour.matches.bot_seats.due import is_due, is_played, may_wait
from parlour.matches.bot_seats.pace import like_people, pause
from parlour.matches.bot_seats.questions import lot, question_of
from parlour.matches.bot_seats.skills import BotManners
from parlour.matches.bot_seats.workers import Failure, Workers
from parlour.matches.hall import Hall
from parlour.matches.live import Live
from parlour.matches.tables import Fault

LOG = logging.getLogger(__name__)
FAILED: Final = "failed"
"""In place of the words of a move."""


class BotSeats:
    """The bots of all tables. One task for each that has something to decide."""

    def __init__(self, hall: Hall, manners: BotManners) -> None:
        self.hall = hall
        self.manners = manners
        self.workers = Workers(manners.pool)
        self.advisers = Advisers(manners)
        self.random = Random()  # only for pauses; moves hang on the match's seed
        self.tasks: dict[tuple[str, Seat], asyncio.Task[None]] = {}
        self.faults: deque[Fault] = deque(maxlen=200)
        self.is_closed = False

    def consider(self, live: Live) -> None:
        """Set those bots thinking that may move and do not think yet."""
        self.advisers.consider(live)
        for row in live.seats:
            key = (live.id, row.seat)
            if row.strength is None or key in self.tasks or self.is_closed:
                continue
            if self.wants(live, row.seat):
                self.tasks[key] = asyncio.create_task(self.sit(live.id, row.seat))

    def wants(self, live: Live, seat: Seat) -> bool:
        """The bot has something to decide; bots among themselves wait for an audience."""
        if not is_due(live, seat):
            return False
        return is_played(live) or self.hall.presence(live.id).anybody(self.hall.now())

    def is_busy(self, match: str) -> bool:
        return any(key[0] == match for key in self.tasks)

    # ------------------------------------------------------------ one seat

    async def sit(self, match: str, seat: Seat) -> None:
        """Move as long as there is something to decide."""
        try:
            while await self.turn(match, seat):
                pass
        except MatchError as problem:
            LOG.warning("bot on seat %d of %s cannot go on: %r", seat, match, problem)
        except Exception:
            LOG.exception("bot on seat %d of %s stopped", seat, match)
        finally:
            self.rise(match, seat)

    def rise(self, match: str, seat: Seat) -> None:
        """Make room for the next task; not for one that has taken this place already."""
        if self.tasks.get((match, seat)) is asyncio.current_task():
            del self.tasks[match, seat]

    async def turn(self, match: str, seat: Seat) -> bool:
        """One decision; False when there is nothing more to decide."""
        async with self.hall.at(match) as live:
            if not self.wants(live, seat):
                self.rise(match, seat)  # at once: the next change may come before we end
                return False
            skill = self.manners.skill(live.seats[seat].strength, live.game)
            question = question_of(live, seat, skill, may_wait(live, seat))
            seconds, slowest = self.times(live)
        began = asyncio.get_running_loop().time()
        thinking = asyncio.create_task(self.think(match, question, seconds))
        try:
            words = await thinking
            pause = min(self.pause(live, seat, words), slowest)
            await asyncio.sleep(began + pause - asyncio.get_running_loop().time())
        finally:
            thinking.cancel()
            await asyncio.wait([thinking])  # its worker is gone before we are
        async with self.hall.at(match) as live:
            await self.hall.time_up(live)
            if is_due(live, seat):
                await self.answer(live, seat, question, words)
        return True

    def times(self, live: Live) -> tuple[float, float]:
        """Seconds to think, and to pause at most; both end well before a running timer does."""
        left = live.clock.left(self.hall.now())
        if left is None:
            return self.manners.seconds, inf
        return min(self.manners.seconds, max(left / 2, 0.05)), left / 2

    def pause(self, live: Live, seat: Seat, words: Any) -> float:
        """Seconds from the question to this answer."""
        if not live.is_veiled:
            return pause(live, seat, self.manners, self.random)
        move = None if words in (None, FAILED) else read_move(live.game, words)
        return like_people(live, move, self.manners, self.random)

    async def think(self, match: str, question: dict[str, Any], seconds: float) -> Any:
        """The words of a move, None to wait, or FAILED."""
        try:
            answer = await self.workers.ask(question, seconds)
        except Failure as failure:
            answer = {"problem": str(failure)}
        if "problem" in answer:
            self.report(match, question, str(answer["problem"]))
            return FAILED
        return answer.get("move")

    async def answer(self, live: Live, seat: Seat, question: dict[str, Any], words: Any) -> None:
        """Carry the bot's move out. A failed bot waits where it may, else a lot is drawn."""
        assert live.match is not None
        is_current = live.match.ply == question["ply"]
        if words in (None, FAILED):
            if may_wait(live, seat):
                live.waits[seat] = live.match.ply if is_current else -1
                self.hall.on_change(live)
                return
            if words is None and question["may_wait"]:
                return  # nobody else is left by now: the bot is asked again
            if words is None:
                self.report(live.id, question, "it waited though it had to move")
            await self.hall.enter(live, seat, lot(live, seat))
            return
        try:
            await self.hall.enter(live, seat, read_move(live.game, words))
        except IllegalMove as refusal:
            if is_current:  # else the table has moved on, and the bot is asked again
                self.report(live.id, question, f"a move the rules refuse: {refusal.code}")
                await self.hall.enter(live, seat, lot(live, seat))

    def report(self, match: str, question: dict[str, Any], problem: str) -> None:
        seat, bot = question["seat"], question["bot"]
        self.faults.append(Fault(self.hall.now(), match, seat, bot, problem))
        LOG.warning("bot %s on seat %d of %s failed: %s", bot, seat, match, problem)

    async def close(self) -> None:
        """Stop thinking."""
        self.is_closed = True
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.close()
        await self.advisers.close()
