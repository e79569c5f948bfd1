"""How do bots play a match? They sit round it and are asked in turn."""

from collections.abc import Iterator, Mapping
from typing import Final

from parlour.core.bot import Bot
from parlour.core.chance import Chance
from parlour.core.game import Event, Move
from parlour.core.match import Match
from parlour.core.picks import Picks
from parlour.core.playout import LONG_ENOUGH
from parlour.core.seats import CLOCK, Seat

NO_SEED: Final = 0


class Sitting:
    """A match with a bot on every seat."""

    def __init__(self, match: Match, bots: Mapping[Seat, Bot], seed: int = NO_SEED) -> None:
        self.match = match
        self.bots = bots
        self.chance = Chance(seed)
        """Who is asked first, where several may move."""
        self.heard: dict[Seat, list[Event]] = {seat: [] for seat in bots}
        self.told: dict[Seat, int] = dict.fromkeys(bots, 0)

    def play_out(self, limit: int = LONG_ENOUGH) -> None:
        """To the end, or until so many moves have been made."""
        while self.match.to_act() and self.match.ply < limit:
            self.step()

    def step(self) -> None:
        """One move: of the first bot that wants to, those who are waited for before the others;
        the clock's if all would rather wait; or else of whoever must."""
        due = self.drawn(seat for seat in self.match.to_act() if seat != CLOCK)
        others = self.drawn(seat for seat in self.bots if seat not in due and self.can_move(seat))
        may_wait = len(due) + len(others) > 1 or self.match.timer() is not None
        for seat in due + others:
            move = self.ask(seat, may_wait)
            if move is not None:
                self.match.play(seat, move)
                return
        self.move_on(due)

    def move_on(self, due: list[Seat]) -> None:
        """All wait: the clock moves, or who is waited for can wait no longer."""
        if self.match.timer() is not None:
            self.match.play(CLOCK, self.match.state.legal_moves(CLOCK)[0])
            return
        move = self.ask(due[0], False)
        assert move is not None, "a bot that must move has to"
        self.match.play(due[0], move)

    def ask(self, seat: Seat, may_wait: bool) -> Move | None:
        events = self.match.story.events
        self.heard[seat] += self.match.heard(seat, self.told[seat])
        self.told[seat] = len(events)
        picks = self.match.picks(seat)
        return self.bots[seat].choose(self.match.view(seat), self.heard[seat], picks, may_wait)

    def can_move(self, seat: Seat) -> bool:
        picks: Picks = self.match.picks(seat)
        return bool(picks.ways or picks.steps)

    def drawn(self, seats: Iterator[Seat]) -> list[Seat]:
        return self.chance.shuffled(list(seats))
