"""Which move stands up to the answers? Information-set Monte-Carlo tree search.

One tree for all that a seat knows (Cowling, Powley and Whitehouse 2012): every playout guesses the
hidden cards anew and walks down the tree with the moves that this guess allows, so a branch is
tried as often as the cards make it possible. A playout is short: where it leaves the tree, the
seat to move there looks at each of its moves by the game's own judgement, and the best of them is
what the playout was worth. Without a judgement it plays on at random to the end.

Each seat in the tree chooses for its own side, for a judgement values partners alike.
"""

from collections.abc import Sequence
from math import log, sqrt
from time import perf_counter
from typing import Any, Final

from parlour.bots.thinking import EVEN, chance_of, seat_of, weighed, worth
from parlour.core.chance import Chance
from parlour.core.game import Event, Game, Move, State
from parlour.core.picks import Picks
from parlour.core.playout import playout
from parlour.core.seats import Seat

CURIOSITY: Final = 0.15
"""How much a move gains by having been tried rarely."""
DEALS: Final = 4
"""How many playouts share one guess."""
LOOK_UP: Final = 16
"""After how many playouts it is seen whether the rest could still change the answer."""


class Branch:
    """A move in the tree: what was thought of it at first, and what came of it."""

    __slots__ = ("branches", "prior", "seen", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.seen = 0
        """How often it could be chosen."""
        self.total = 0.0
        self.branches: dict[Move, Branch] | None = None
        """What may follow; None where the tree ends."""

    def value(self) -> float:
        """The first judgement counts like one playout."""
        return (self.total + self.prior) / (self.visits + 1)


class Ismcts:
    """Searches by a budget of playouts, or, if `milliseconds` are given, until they are gone."""

    def __init__(
        self,
        game: Game,
        options: Any,
        seed: int,
        *,
        playouts: int = 1000,
        milliseconds: int | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.playouts = playouts
        self.milliseconds = milliseconds

    def choose(
        self, view: Any, heard: Sequence[Event], picks: Picks, may_wait: bool
    ) -> Move | None:
        chance = chance_of(self.seed, heard)
        moves = weighed(picks, chance)
        if may_wait and not self.waited_for(view, heard, chance):
            return None
        if len(moves) == 1:
            return moves[0]
        root = Branch(EVEN)
        self.grow(root, view, heard, moves, chance)
        return max(moves, key=lambda move: strength(root, move))

    def waited_for(self, view: Any, heard: Sequence[Event], chance: Chance) -> bool:
        """Nobody waits for a seat that has made its choice; it does not change its mind."""
        guess = self.game.guess(view, heard, self.options, chance)
        return seat_of(view) in guess.to_act()

    def grow(
        self, root: Branch, view: Any, heard: Sequence[Event], moves: list[Move], chance: Chance
    ) -> None:
        """Playouts until the budget is used up, or nothing can change any more; at least one."""
        seat = seat_of(view)
        end = perf_counter() + self.milliseconds / 1000 if self.milliseconds else None
        done = 0
        while done == 0 or (perf_counter() < end if end else done < self.playouts):
            if done % DEALS == 0:
                guess = self.game.guess(view, heard, self.options, chance)
            self.play_out(root, guess.copy(), seat, moves, chance)
            done += 1
            if end is None and done % LOOK_UP == 0 and settled(root, self.playouts - done):
                return

    def play_out(
        self, root: Branch, state: State, seat: Seat, moves: list[Move], chance: Chance
    ) -> None:
        """Walk down the tree, look at what lies beyond, and tell everyone on the way."""
        branch = root
        path: list[tuple[Branch, Seat]] = []
        while branch.branches is not None:
            move = self.best(branch.branches, state, seat, moves, chance)
            branch = branch.branches[move]
            path.append((branch, seat))
            state.apply(seat, move, chance)
            seats = state.to_act()
            if not seats:
                break
            seat = seats[0]
            moves = self.choices(branch, state, seat, chance)
        value = self.look(branch, state, seat, moves, chance)
        for branch, mover in path:
            branch.visits += 1
            branch.total += value[mover]

    def choices(self, branch: Branch, state: State, seat: Seat, chance: Chance) -> list[Move]:
        """The listed moves; of those that no list holds, what was met here before and one more."""
        moves = state.legal_moves(seat)
        if not self.game.open_moves:
            return moves
        met = [move for move in branch.branches or () if state.why_not(seat, move) is None]
        return list(dict.fromkeys([*moves, *met, state.sample(seat, chance)]))

    def best(
        self,
        branches: dict[Move, Branch],
        state: State,
        seat: Seat,
        moves: list[Move],
        chance: Chance,
    ) -> Move:
        """The choice of whoever moves here, among what this guess allows: what is worth most, and
        the more the less it is known. A move met for the first time is judged first."""
        found = moves[0]
        most = -1.0
        for move in moves:
            branch = branches.get(move)
            if branch is None:
                branch = branches[move] = Branch(self.at_first(state, seat, move, chance)[seat])
            branch.seen += 1
            tried = branch.visits + 1
            pull = (branch.total + branch.prior) / tried
            pull += CURIOSITY * sqrt(log(branch.seen + 1) / tried)
            if pull > most:
                most = pull
                found = move
        return found

    def look(
        self, branch: Branch, state: State, seat: Seat, moves: list[Move], chance: Chance
    ) -> Sequence[float]:
        """The tree grows: what the state is worth to each seat, as its mover would have it."""
        if not state.to_act():
            return worth(self.game, state)
        values = [self.at_first(state, seat, move, chance) for move in moves]
        priors = [value[seat] for value in values]
        branch.branches = {move: Branch(prior) for move, prior in zip(moves, priors, strict=True)}
        if self.game.judge:
            return values[priors.index(max(priors))]
        playout(state, chance)
        return worth(self.game, state)

    def at_first(self, state: State, seat: Seat, move: Move, chance: Chance) -> Sequence[float]:
        """By seat, how the game judges what the move leads to."""
        if not self.game.judge:
            return [EVEN] * max(self.game.seats)
        after = state.copy()
        after.apply(seat, move, chance)
        return worth(self.game, after)


def strength(root: Branch, move: Move) -> tuple[int, float]:
    """What the search found out about a move: it went where it was good."""
    assert root.branches is not None
    branch = root.branches[move]
    return branch.visits, branch.value()


def settled(root: Branch, left: int) -> bool:
    """The most visited move stays that, wherever the playouts left would go."""
    assert root.branches is not None
    visits = sorted(branch.visits for branch in root.branches.values())
    return visits[-1] - visits[-2] > left
