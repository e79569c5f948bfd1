"""A PettingZoo environment in which one agent acts at a time, as at a table."""

from typing import Any

from pettingzoo import AECEnv

from parlour.envs.common import ManyAgents, NoMatch


class TableAEC(ManyAgents, AECEnv[str, dict[str, Any], int]):
    """Seats are asked in turn; an action is a token (`parlour.envs.tokens`).

    Rewards come with the last move: by agent 1 for a win, 0 for none. A match is truncated after
    `max_steps` tokens.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.sow(seed)
        self.deal()
        self.agents = list(self.possible_agents)
        self.steps = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.asked()[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.look(self.table, self.number[agent])

    def view(self, agent: str) -> Any:
        """The same as a structured view, in the game's own words."""
        return self.table.match.view(self.number[agent])

    def step(self, action: int | None) -> None:
        """Raises IllegalToken for an action that is not offered, and then nothing has changed."""
        table = self.table
        if not self.agents:
            raise NoMatch("it is over: call reset()")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.number[agent]
        table.choose(seat, self.token(seat, action))
        self.steps += 1
        self._cumulative_rewards[agent] = 0.0
        self.tell(seat)
        self._accumulate_rewards()

    def tell(self, seat: int) -> None:
        """Rewards, ends, and who is next: the next seat round the table that is asked."""
        asked = self.table.asked()
        if not asked:
            self.rewards = dict(zip(self.possible_agents, self.table.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.steps >= self.max_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.after(seat, asked)]

    def after(self, seat: int, asked: tuple[int, ...]) -> int:
        """Who has begun a move goes on with it; else the next round the table."""
        if seat in self.table.walks and self.table.walks[seat].said:
            return seat
        return min(asked, key=lambda one: (one - seat - 1) % self.rules.seats)

    def render(self) -> str | None:
        """The table as the agent whose turn it is sees it: text, or an SVG drawing."""
        return self.drawn(self.table, self.number.get(self.agent_selection))

    def close(self) -> None:
        """Nothing is held open."""
