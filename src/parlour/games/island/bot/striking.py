"""How does the accomplice play once he is known? He buys ruses and plays those that hurt most.

He draws two a turn and may play two a turn, of different letters, so none is saved for a later
turn: he looks for the two that cost most together, and for the best moment of each.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from parlour.core.game import Move
from parlour.core.masks import members
from parlour.core.seats import Seat
from parlour.games.island.bot import drafts
from parlour.games.island.bot.foreseeing import Foresight
from parlour.games.island.bot.harming import Stakes
from parlour.games.island.bot.thinking import Thinking
from parlour.games.island.content import CARDS, LETTER, RUSES, SITE
from parlour.games.island.moves import AccompliceGo, ExchangeRuses, Group, Pass, PlayRuse
from parlour.games.island.scoring import ruses
from parlour.games.island.state import State

WORTH_A_RUSE: Final = 0.01
"""Clues that a ruse must cost."""
KEPT_FREE: Final = 1.0
"""With his group still to come, what he can do to it goes before all else."""
NOBODY: Final[tuple[Seat | None, ...]] = (None,)


@dataclass(frozen=True)
class Stroke:
    """A ruse that can be played this turn."""

    harm: float
    letter: str
    move: PlayRuse | None
    """None if its moment comes later."""


def exchange(thinking: Thinking) -> Move:
    """As many ruses as the hand buys; the rest of it is lost anyway (ISL-13.3)."""
    state = thinking.state
    hand = members(state.hands[thinking.seat])
    take = min(state.ruse_pile.bit_count(), len(hand) // 2)
    return ExchangeRuses(take, tuple([CARDS[card] for card in hand[: 2 * take]]))


def go(thinking: Thinking) -> Move:
    """Where a ruse against the group costs most; without one, where the most promising goes."""
    state = thinking.state
    if not state.queue:
        return Pass()
    foresight = Foresight(Stakes(thinking))
    ready = [ruse for ruse in to_play(thinking) if LETTER[ruse] == "G"]

    def lost(group: Group) -> tuple[float, float]:
        part = drafts.as_part(group)
        harm = max([foresight.harm_to(ruse, part) for ruse in ready], default=0.0)
        return harm, foresight.worth(state, [part])

    return AccompliceGo(max(state.queue, key=lost).site)


def play_ruse(thinking: Thinking) -> Move:
    """One of the two ruses of this turn, if now is its moment."""
    free = ruses.MOST_RUSES - len(thinking.state.ruse_letters)
    for stroke in best_together(strokes(thinking), free):
        if stroke.move is not None:
            return stroke.move
    return Pass()


def best_together(every: Sequence[Stroke], free: int) -> list[Stroke]:
    """So many of different letters, the worst for the table first."""
    best: dict[str, Stroke] = {}
    for stroke in sorted(every, key=lambda stroke: -stroke.harm):
        if stroke.harm >= WORTH_A_RUSE:
            best.setdefault(stroke.letter, stroke)
    return list(best.values())[:free]


def strokes(thinking: Thinking) -> list[Stroke]:
    """What he can do this turn with the ruses he holds: now, and later."""
    state = thinking.state
    stakes = Stakes(thinking)
    held = to_play(thinking)
    found: list[Stroke] = []
    for ruse in held:
        letter = LETTER[ruse]
        if ruses.fits_window(state, ruse):
            for target in state.players() if letter == "P" else NOBODY:
                move = PlayRuse(RUSES[ruse], target)
                found.append(Stroke(stakes.harm(ruse, target), letter, move))
    if state.phase == "ruse":
        foresight = Foresight(stakes)
        found += [Stroke(foresight.harm(ruse), LETTER[ruse], None) for ruse in held]
    elif his_group_waits(state):
        found += [Stroke(KEPT_FREE, "G", None) for ruse in held if LETTER[ruse] == "G"]
    return found


def to_play(thinking: Thinking) -> list[int]:
    """His ruses whose letter was not played this turn."""
    state = thinking.state
    held = members(state.ruses[thinking.seat])
    return [ruse for ruse in held if LETTER[ruse] not in state.ruse_letters]


def his_group_waits(state: State) -> bool:
    """The group he goes with has still to set out."""
    return any(SITE[group.site] == state.accomplice_at for group in state.queue)


OPENLY: Final[dict[str, Callable[[Thinking], Move]]] = {
    "exchange": exchange,
    "ruse": play_ruse,
    "group_ruse": play_ruse,
    "accomplice_move": go,
}
"""By phase, once he acts as what he is."""
