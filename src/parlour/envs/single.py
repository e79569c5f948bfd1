"""A Gymnasium environment: one learner at a table of bots."""

from collections.abc import Mapping
from typing import Any, SupportsInt

from gymnasium import Env

from parlour.bots import BOTS
from parlour.core.bot import Bot
from parlour.core.seats import Seat
from parlour.envs.common import LONG_ENOUGH, Manners, NoMatch, TableSpaces, check
from parlour.envs.table import Table

Seen = dict[str, Any]


class TableSingle(TableSpaces, Env[Seen, int]):
    """The learner sits on `seat`; every other seat is played by a bot of that name.

    The reward comes with the last step: 1 for a win, 0 for none.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, Any] | None = None,
        *,
        seat: Seat = 0,
        bots: str = "uniform",
        settings: Mapping[str, int] | None = None,
        max_steps: int = LONG_ENOUGH,
        illegal: Manners = "refuse",
        render_mode: str | None = None,
    ) -> None:
        super().__init__(
            game, seats, options, max_steps=max_steps, illegal=illegal, render_mode=render_mode
        )
        if seat not in range(seats):
            raise ValueError(f"seat {seat} is none of 0 to {seats - 1}")
        check("bots", bots, BOTS)
        self.seat, self.bots, self.settings = seat, bots, dict(settings or {})
        self.observation_space = self.seen()
        self.action_space: Any = self.chosen()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self.rng = self.np_random
        self.deal()
        self.steps = 0
        self.others = {seat: self.bot(seat) for seat in range(self.rules.seats)}
        self.wait_for_learner()
        return self.look(self.table, self.seat), {}

    def bot(self, seat: Seat) -> Bot:
        seed = self.lots.below(1 << 30)
        return BOTS[self.bots](self.rules.game, self.rules.options, seed, **self.settings)

    def step(self, action: SupportsInt) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Raises IllegalToken for an action that is not offered, and then nothing has changed."""
        if not self.table.asked() or self.steps >= self.max_steps:
            raise NoMatch("it is over: call reset()")
        self.table.choose(self.seat, self.token(self.seat, action))
        self.steps += 1
        self.wait_for_learner()
        over = not self.table.asked()
        cut = not over and self.steps >= self.max_steps
        reward = self.table.returns()[self.seat]
        return self.look(self.table, self.seat), reward, over, cut, {}

    def wait_for_learner(self) -> None:
        """Let the bots move until the learner is asked, or it is over."""
        while (asked := self.table.asked()) and self.seat not in asked:
            answer(self.table, asked[0], self.others[asked[0]])

    def view(self) -> Any:
        """The structured view of the learner's seat, in the game's own words."""
        return self.table.match.view(self.seat)

    def render(self) -> Any:
        """The table as the learner sees it: text, or an SVG drawing."""
        return self.drawn(self.table, self.seat)


def answer(table: Table, seat: Seat, bot: Bot) -> None:
    """A bot moves, or leaves it to the others."""
    match = table.match
    may_wait = table.may_wait(seat)
    move = bot.choose(match.view(seat), match.heard(seat), match.picks(seat), may_wait)
    if move is None:
        table.wait(seat)
    else:
        table.play(seat, move)
