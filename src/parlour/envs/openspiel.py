"""Every game as a Python game of OpenSpiel, so that its algorithms run on ours.

    import parlour.envs.openspiel as ours
    game = pyspiel.load_game("parlour_calaveras(players=4)")

Chance speaks once: its first and only node chooses one of `deals` sealed decks of chance, from
which every shuffle and draw of the match follows. Actions are tokens (`parlour.envs.tokens`), a
move is one or more of them. Utilities are 1 for a win and 0 for none, and so are not zero-sum:
everybody may win, or nobody.
"""

from collections.abc import Mapping
from functools import lru_cache
from json import dumps, loads
from typing import Any

import numpy as np
import pyspiel

from parlour.core.chance import Chance
from parlour.core.errors import OptionsError
from parlour.core.game import Event, Game
from parlour.core.notation import write
from parlour.envs import drawing
from parlour.envs.common import LONG_ENOUGH
from parlour.envs.table import IllegalToken, Rules, Table
from parlour.games import GAMES

DEALS = 1_000
"""How many deals there are, unless told otherwise."""


def kind_of(game: Game) -> pyspiel.GameType:
    types = pyspiel.GameType
    return types(
        short_name=f"parlour_{game.id}",
        long_name=f"Parlour: {game.id}",
        dynamics=types.Dynamics.SEQUENTIAL,
        chance_mode=types.ChanceMode.EXPLICIT_STOCHASTIC,
        information=types.Information.IMPERFECT_INFORMATION,
        utility=types.Utility.GENERAL_SUM,
        reward_model=types.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": default_seats(game),
            "deals": DEALS,
            "max_length": LONG_ENOUGH,
            "options": "{}",
        },
    )


def default_seats(game: Game) -> int:
    """Four where four can play."""
    return 4 if 4 in game.seats else game.seats[0]


class SpielGame(pyspiel.Game):
    """A table of so many players; `options` is a JSON object in the notation of records.

    In a game's string a comma ends a parameter, so there `;` may stand between options.
    """

    game: Game
    kind: pyspiel.GameType

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        params = dict(params or {})
        seats = params.get("players", default_seats(self.game))
        options = params.setdefault("options", "{}")
        params["options"] = options.replace(",", ";")
        self.rules = Rules(self.game, seats, told_options(options))
        self.deals = at_least_one(params, "deals", DEALS)
        self.limit = at_least_one(params, "max_length", LONG_ENOUGH)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.alphabet),
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=self.limit,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        wanted = kind or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.rules, wanted.perfect_recall)


def told_options(text: str) -> Any:
    """Our options are words and numbers, none of which holds a `;`."""
    try:
        return loads(text.replace(";", ","))
    except ValueError as mistake:
        raise OptionsError("options", f"is {text!r}, which is no JSON") from mistake


def at_least_one(params: Mapping[str, Any], name: str, otherwise: int) -> int:
    number = int(params.get(name, otherwise))
    if number < 1:
        raise OptionsError(name, f"is {number}, not 1 or more")
    return number


class SpielState(pyspiel.State):
    """Before the deal, then a table."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table: Table | None = None
        self.tokens = 0

    def current_player(self) -> int:
        """Of those that are asked, the lowest seat."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.table.asked()[0]

    def is_terminal(self) -> bool:
        if self.table is None:
            return False
        return not self.table.asked() or self.tokens >= self.get_game().limit

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        """The numbers of the tokens offered, in ascending order."""
        assert self.table is not None
        number = self.table.rules.number
        return sorted(number[token] for token in self.table.tokens(player))

    def _apply_action(self, action: int) -> None:
        """Raises IllegalToken for an action that is not offered, and then nothing has changed."""
        game = self.get_game()
        if self.table is not None:
            self.table.choose(self.current_player(), game.rules.token(action))
            self.tokens += 1
        elif action in range(game.deals):
            self.table = Table(game.rules, f"deal {action}")
        else:
            raise IllegalToken(f"deal {action} is none of 0 to {game.deals - 1}")

    def _action_to_string(self, player: int, action: int) -> str:
        rules = self.get_game().rules
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else str(rules.token(action))

    def returns(self) -> list[float]:
        seats = self.get_game().rules.seats
        return [0.0] * seats if self.table is None else list(self.table.returns())

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A state that the player cannot tell from this one; `sampler` draws from 0 to 1."""
        other: SpielState = self.clone()
        if other.table is not None:
            other.table = other.table.guessed(player, Chance(int(sampler() * (1 << 53))))
        return other

    def __str__(self) -> str:
        return "before the deal" if self.table is None else drawing.text(self.table, None)


class Observer:
    """What a player sees: the rows of the layout, or, with perfect recall, all it has heard."""

    def __init__(self, rules: Rules, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(rules.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = 0 if state.table is None else state.table.observe(player)

    def string_from(self, state: SpielState, player: int) -> str:
        table = state.table
        if table is None:
            return "before the deal"
        walk = table.walks.get(player)
        seen = {"view": write(table.match.view(player)), "said": walk.said if walk else []}
        text = dumps(seen, sort_keys=True)
        if self.perfect_recall:
            return "\n".join([text, *map(told, table.match.heard(player))])
        return text


@lru_cache(maxsize=20_000)
def told(event: Event) -> str:
    """An event as text; most are heard again and again."""
    return dumps(write(event))


def register() -> None:
    """Make every game known to OpenSpiel. A class a game: what makes its games outlives Python."""
    for game in GAMES.values():
        kind = kind_of(game)
        made = type(f"Spiel{game.id.title()}", (SpielGame,), {"game": game, "kind": kind})
        pyspiel.register_game(kind, made)


register()
