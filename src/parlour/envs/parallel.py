"""A PettingZoo environment in which all agents act at once."""

from typing import Any

from pettingzoo import ParallelEnv

from parlour.envs.common import ManyAgents, NoMatch
from parlour.envs.tokens import FIXED, WAIT

WAITING = FIXED.index(WAIT)
Seen = dict[str, Any]


class TableParallel(ManyAgents, ParallelEnv[str, Seen, int]):
    """A cycle takes one token of every agent. Who is not asked has only one, `wait`.

    The tokens of a cycle are taken in the order of the seats. Where one has changed what a later
    seat is offered, that seat's token is dropped, and it chooses again in the next cycle; so is a
    `wait` behind a move. With every move, what others had begun of theirs begins anew.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, Any]]:
        self.sow(seed)
        self.deal()
        self.agents = list(self.possible_agents)
        self.cycles = 0
        return self.seen_by_all(), self.nothing()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """Raises IllegalToken for an action that was not offered, before anything is done."""
        if self.dealt is not None and not self.agents:
            raise NoMatch("it is over: call reset()")
        chosen = {seat: self.wanted(seat, actions) for seat in range(self.rules.seats)}
        ply = self.table.match.ply
        for seat, token in chosen.items():
            past = token == WAIT and self.table.match.ply > ply
            if token in self.table.tokens(seat) and not past:
                self.table.choose(seat, token)
        self.cycles += 1
        over = not self.table.asked()
        cut = not over and self.cycles >= self.max_steps
        rewards = dict(zip(self.agents, self.table.returns(), strict=True))
        ends, cuts = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        seen, infos = self.seen_by_all(), self.nothing()
        if over or cut:
            self.agents = []
        return seen, rewards, ends, cuts, infos

    def wanted(self, seat: int, actions: dict[str, int]) -> str:
        """What a seat chose; nothing but to wait where it was not asked."""
        action = actions.get(self.possible_agents[seat])
        if not self.table.tokens(seat) and (action == WAITING or self.illegal == "lot"):
            return WAIT
        return self.token(seat, action)

    def seen_by_all(self) -> dict[str, Seen]:
        seen = {agent: self.look(self.table, self.number[agent]) for agent in self.agents}
        for one in seen.values():
            if not one["action_mask"].any():
                one["action_mask"][WAITING] = 1
        return seen

    def nothing(self) -> dict[str, Any]:
        return {agent: {} for agent in self.agents}

    def view(self, agent: str) -> Any:
        """A structured view, in the game's own words."""
        return self.table.match.view(self.number[agent])

    def render(self) -> str | None:
        """The table as somebody sees it who sits on no seat: text, or an SVG drawing."""
        return self.drawn(self.table, None)

    def close(self) -> None:
        """Nothing is held open."""
