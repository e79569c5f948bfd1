"""One table for learners: a match, and every seat's way to its next move.

Everything here stands on `Match`, as the server does; nothing about the rules is simulated.
"""

from collections.abc import Mapping
from functools import cached_property
from importlib import import_module
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from parlour.core.chance import Chance
from parlour.core.errors import ParlourError
from parlour.core.game import Game
from parlour.core.match import Match, read_options
from parlour.core.notation import word_of, write
from parlour.core.seats import CLOCK, Seat
from parlour.envs.kept import found, written
from parlour.envs.rows import Layout, Numbers, Row
from parlour.envs.tokens import FIXED, WAIT, Walk, told
from parlour.games import GAMES

Mask = NDArray[np.int8]
MOST_SAID: Final = 12
"""How often one token stands in a draft, at most."""


class IllegalToken(ParlourError):
    """An action that is not offered; nothing has changed."""


class Rules:
    """A game at a table of so many seats, with its alphabet and its layout."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any] | None = None) -> None:
        """Options as plain JSON; raises OptionsError for a table that cannot be played."""
        self.game = game
        self.seats = seats
        self.options = read_options(game, {} if options is None else options, seats)
        self.named = dict(options or {})
        self.module: Any = import_module(f"parlour.envs.games.{game.id}")

    def __reduce__(self) -> tuple[Any, ...]:
        return rules_of, (self.game.id, self.seats, self.named)

    @cached_property
    def alphabet(self) -> tuple[str, ...]:
        """Every token; its place is its number."""
        moves: tuple[Any, ...] = self.game.moves
        kinds = [f"type={word_of(kind)}" for kind in moves]
        values = self.module.tokens(self.options, self.seats)
        named = [
            leaf for path, some in values.items() for one in some for leaf in told(path, write(one))
        ]
        return tuple(dict.fromkeys([*FIXED, *kinds, *named]))

    @cached_property
    def number(self) -> dict[str, int]:
        return {token: number for number, token in enumerate(self.alphabet)}

    def token(self, number: int) -> str:
        """The token of a number; of any other number, words that are no token."""
        size = len(self.alphabet)
        return self.alphabet[number] if 0 <= number < size else f"no number below {size}"

    @cached_property
    def layout(self) -> Layout:
        """The game's rows, and behind them the tokens of the move that is being put together."""
        letters = self.alphabet
        said = Row(
            "said", "tokens chosen so far", len(letters), MOST_SAID, lambda view: (), words=letters
        )
        return Layout([*self.module.rows(self.options, self.seats), said])


def rules_of(game: str, seats: int, options: Mapping[str, Any]) -> Rules:
    return Rules(GAMES[game], seats, options)


class Table:
    """A match in which every seat chooses its moves token by token."""

    def __init__(self, rules: Rules, seed: str) -> None:
        self.rules = rules
        self.match = Match(rules.game, rules.options, rules.seats, seed)
        self.begin()

    def begin(self) -> None:
        self.walks: dict[Seat, Walk] = {}
        self.waiting: set[Seat] = set()
        """Who has left it to the others since the last ply."""

    def asked(self) -> tuple[Seat, ...]:
        """The seats that owe a token; none when the match is over."""
        return tuple([seat for seat in self.match.to_act() if seat not in self.waiting])

    def walk(self, seat: Seat) -> Walk:
        if seat not in self.walks:
            self.walks[seat] = Walk(self.match.picks(seat))
        return self.walks[seat]

    def may_wait(self, seat: Seat) -> bool:
        """Nothing is begun, and another seat, or the clock, can still move."""
        begun = seat in self.walks and self.walks[seat].said
        others = set(self.asked()) - {seat}
        return not begun and (bool(others) or bool(self.match.state.legal_moves(CLOCK)))

    def tokens(self, seat: Seat) -> tuple[str, ...]:
        """What the seat may choose; nothing when it is not asked."""
        if seat not in self.asked():
            return ()
        return ((WAIT,) if self.may_wait(seat) else ()) + self.walk(seat).tokens()

    def mask(self, seat: Seat) -> Mask:
        """Ones at the numbers of the tokens offered, shape (tokens,)."""
        found = np.zeros(len(self.rules.alphabet), np.int8)
        for token in self.tokens(seat):
            found[self.rules.number[token]] = 1
        return found

    def choose(self, seat: Seat, token: str) -> None:
        """Take a token; a move that is whole by it is played. Raises IllegalToken."""
        if token not in self.tokens(seat):
            raise IllegalToken(f"seat {seat} cannot choose {token}")
        if token == WAIT:
            self.wait(seat)
            return
        move = self.walk(seat).choose(token)
        if move is not None:
            self.play(seat, move)

    def play(self, seat: Seat, move: Any) -> None:
        self.match.play(seat, move)
        self.walks.clear()
        self.waiting.clear()

    def wait(self, seat: Seat) -> None:
        """When everybody waits, the clock moves."""
        self.waiting.add(seat)
        if not self.asked():
            moves = self.match.state.legal_moves(CLOCK)
            if moves:
                self.play(CLOCK, moves[0])
            else:
                self.waiting.clear()

    def lot(self, seat: Seat, chance: Chance) -> str:
        """A token by lot."""
        offered = self.tokens(seat)
        return offered[chance.below(len(offered))]

    def copy(self) -> "Table":
        """A table of its own, where everybody has said the same."""
        return self.on(self.match.copy())

    def guessed(self, seat: Seat, chance: Chance) -> "Table":
        """A table as it might be for all that the seat can tell (a determinization). What others
        have begun it does not know; there they begin anew."""
        match = self.match
        view, heard = match.view(seat), match.heard(seat)
        state = match.game.guess(view, heard, match.options, chance)
        other = self.on(match.copy(state, f"{chance.below(1 << 62):x}"))
        other.walks = {one: walk for one, walk in other.walks.items() if one == seat}
        return other

    def on(self, match: Match) -> "Table":
        other = object.__new__(Table)
        other.take_up(self.rules, match, self.waiting, self.chosen())
        return other

    def chosen(self) -> dict[Seat, tuple[str, ...]]:
        return {seat: walk.chosen for seat, walk in self.walks.items()}

    def take_up(
        self, rules: Rules, match: Match, waiting: set[Seat], chosen: dict[Seat, tuple[str, ...]]
    ) -> None:
        """A match, and how far everybody is; the picks are found again."""
        self.rules, self.match = rules, match
        self.begin()
        self.waiting |= waiting
        for seat, tokens in chosen.items():
            for token in tokens:
                self.walk(seat).choose(token)

    def __deepcopy__(self, memo: object) -> "Table":
        return self.copy()

    def __getstate__(self) -> tuple[Any, ...]:
        return self.rules, written(self.match), self.waiting, self.chosen()

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        rules, match, waiting, chosen = kept
        self.take_up(rules, found(rules.game, rules.options, rules.seats, match), waiting, chosen)

    def observe(self, seat: Seat | None) -> Numbers:
        """What the seat sees, by the layout, and what it has chosen of its move so far."""
        said = np.zeros(len(self.rules.alphabet), np.int16)
        if seat in self.walks:
            for token in self.walks[seat].said:
                said[self.rules.number[token]] += 1
        return self.rules.layout.encode(self.match.view(seat), said.tolist())

    def returns(self) -> tuple[float, ...]:
        """By seat 1 for a win and 0 for none; all zeros before the end."""
        outcome = self.match.outcome()
        won = () if outcome is None else outcome.winning(self.rules.seats)
        return tuple([float(seat in won) for seat in range(self.rules.seats)])
