"""What do all environments share? Agents, spaces, seeds, manners, and how to draw the table."""

from collections.abc import Iterable, Mapping
from operator import index
from typing import Any, ClassVar, Final, Literal, get_args

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding

from parlour.core.chance import Chance
from parlour.core.errors import OptionsError, ParlourError
from parlour.envs import drawing
from parlour.envs.table import IllegalToken, Rules, Table
from parlour.games import GAMES

LONG_ENOUGH: Final = 5_000
"""Tokens, or cycles, after which a match is cut off, unless told otherwise."""
Manners = Literal["refuse", "lot"]
"""What becomes of an action that the mask forbids: an error, or a token by lot."""
DRAWN: Final = ("ansi", "svg")
"""How a table can be drawn."""


class NoMatch(ParlourError):
    """There is no match that could be looked at, or go on."""


class TableSpaces:
    """Agents are called `seat_0` and so on; an action is the number of a token
    (`parlour.envs.tokens`)."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": list(DRAWN),
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, Any] | None = None,
        *,
        max_steps: int = LONG_ENOUGH,
        illegal: Manners = "refuse",
        render_mode: str | None = None,
    ) -> None:
        """`options` as plain JSON. Raises OptionsError for a table that cannot be played."""
        check("game", game, GAMES)
        check("illegal", illegal, get_args(Manners))
        check("render_mode", render_mode, (None, *DRAWN))
        if max_steps < 1:
            raise OptionsError("max_steps", f"is {max_steps}, not 1 or more")
        self.rules = Rules(GAMES[game], seats, options)
        self.render_mode = render_mode
        self.max_steps = max_steps
        self.illegal = illegal
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.number = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.rng, _ = seeding.np_random(None)
        self.dealt: Table | None = None

    @property
    def table(self) -> Table:
        """The match; raises NoMatch before the first reset."""
        if self.dealt is None:
            raise NoMatch("no match has begun: call reset() first")
        return self.dealt

    def seen(self) -> spaces.Dict:
        layout = self.rules.layout
        numbers = spaces.Box(layout.low, layout.high, dtype=np.int16)
        mask = spaces.MultiBinary(len(self.rules.alphabet))
        return spaces.Dict({"observation": numbers, "action_mask": mask})

    def chosen(self) -> spaces.Discrete:
        return spaces.Discrete(len(self.rules.alphabet))

    def sow(self, seed: int | None) -> None:
        """With a seed all that follows is the same each time."""
        if seed is not None:
            self.rng, _ = seeding.np_random(seed)

    def deal(self) -> None:
        """A new match."""
        self.lots = Chance(int(self.rng.integers(1 << 62)))
        self.dealt = Table(self.rules, f"{self.rng.integers(1 << 62):x}")

    def token(self, seat: int, action: Any) -> str:
        """The token of an action; raises IllegalToken, or draws a lot, when it is not offered."""
        number = whole(action)
        token = self.rules.token(number)
        if token in self.table.tokens(seat):
            return token
        if self.illegal == "lot":
            return self.table.lot(seat, self.lots)
        raise IllegalToken(f"action {number} ({token}) is not offered to seat {seat}")

    def look(self, table: Table, seat: int) -> dict[str, Any]:
        return {"observation": table.observe(seat), "action_mask": table.mask(seat)}

    def drawn(self, table: Table, seat: int | None) -> str | None:
        if self.render_mode is None:
            return None
        return drawing.svg(table, seat) if self.render_mode == "svg" else drawing.text(table, seat)


def check(name: str, value: Any, known: Iterable[Any]) -> None:
    """Raises OptionsError for a value that is not known."""
    if value not in known:
        raise OptionsError(name, f"is {value!r}; there are {', '.join(map(str, known))}")


def whole(action: Any) -> int:
    """An action as a number; nothing is rounded."""
    try:
        return index(action)
    except TypeError:
        raise IllegalToken(f"action {action!r} is no whole number") from None


class ManyAgents(TableSpaces):
    """Spaces for each agent, made once."""

    def __init__(self, game: str, seats: int, *args: Any, **named: Any) -> None:
        super().__init__(game, seats, *args, **named)
        self.metadata = {**TableSpaces.metadata, "name": f"parlour_{game}_v1"}  # type: ignore[misc]  # theirs is set by instance
        self.spaces = {agent: self.seen() for agent in self.possible_agents}
        self.choices = {agent: self.chosen() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.choices[agent]
