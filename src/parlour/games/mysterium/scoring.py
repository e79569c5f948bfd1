"""What does the table add up to? Levels, who opens the votes, the verdict and how it ended."""

from dataclasses import dataclass
from typing import Any, Final

from parlour.core import game
from parlour.core.masks import mask_of
from parlour.core.seats import NOBODY, Seat, Seats
from parlour.games.mysterium.content import HOURS, KINDS, LEVELS, OF_KIND, SEEN, SIGNS
from parlour.games.mysterium.state import State
from parlour.games.mysterium.state.table import NONE, OVER

ALL_OF_KIND: Final[tuple[int, ...]] = tuple([mask_of(cards) for cards in OF_KIND])


@dataclass(frozen=True)
class Outcome(game.Outcome):
    """How it ended; all win or all lose (MYS-2.3)."""

    result: str
    reason: str
    culprit: int | None
    verdict: int | None
    tie_break: str | None

    def winning(self, seats: int) -> Seats:
        return tuple(range(seats)) if self.result == "win" else NOBODY


OUT_OF_TIME: Final = Outcome("loss", "out_of_time", None, None, None)


def level(state: State, psychic: int) -> int:
    """Low, intermediate or high, by the space on the track (MYS-13.4, 13.5)."""
    space = state.spaces[psychic]
    return (space > state.table.low_max) + (space > state.table.middle_max)


def votes_after(state: State, psychic: int) -> int:
    """How many cards of the shared vision a psychic sees before it votes (MYS-13.2)."""
    return SEEN[level(state, psychic)]


def crows_left(state: State) -> int:
    """How often the ghost may still change cards (MYS-10.2 to 10.4)."""
    table = state.table
    used = state.crows_in_turn if table.crow_each_turn else state.crows_in_game
    return max(0, table.crows - used)


def space_of(state: State, seat: Seat) -> int:
    """How far the psychic of a seat is on the track."""
    return state.spaces[state.table.led[seat][0]]


def furthest(state: State, seats: list[Seat]) -> list[Seat]:
    """Of these seats, those furthest on the track, the eldest first (MYS-14.5)."""
    most = max([space_of(state, seat) for seat in seats])
    return [s for s in state.table.ages if s in seats and space_of(state, s) == most]


def presenter(state: State) -> Seat:
    """Who opens the votes (MYS-14.1); NONE where there is no track."""
    return furthest(state, list(state.table.players))[0] if state.table.tracked else NONE


def verdict(state: State) -> tuple[int, str | None]:
    """The group that the votes name, and what settled a tie; 0 while they name none."""
    if not state.table.tracked:
        return agreed(state), None
    counts = [state.votes.count(number + 1) for number in range(len(state.groups))]
    most = max(counts, default=0)
    tied = [number + 1 for number, count in enumerate(counts) if count == most]
    if most == 0:
        return 0, None
    return (tied[0], None) if len(tied) == 1 else settled(state, tied)


def agreed(state: State) -> int:
    """Without a track: the group that all seats name (MYS-15.7, 15.8)."""
    named = {state.votes[seat] for seat in state.table.players}
    return named.pop() if len(named) == 1 else 0


def settled(state: State, tied: list[int]) -> tuple[int, str]:
    """A tie: the furthest among its voters decide, then the eldest of these (MYS-14.3, 14.4)."""
    voters = [seat for seat in state.table.players if state.votes[seat] in tied]
    first, *others = furthest(state, voters)
    group = state.votes[first]
    by_track = all(state.votes[seat] == group for seat in others)
    return group, "track" if by_track else "age"


def outcome(state: State) -> Outcome | None:
    """How it ended, or None while it goes on (MYS-20.3)."""
    if state.step != OVER:
        return None
    if not state.culprit:
        return OUT_OF_TIME
    named, tie_break = verdict(state)
    if named == state.culprit:
        return Outcome("win", "culprit_found", state.culprit, named, tie_break)
    return Outcome("loss", "culprit_missed", state.culprit, named or None, tie_break)


def sides(seats: int, state: object = None) -> tuple[Seats, ...]:
    """All play together (MYS-2.3)."""
    return (tuple(range(seats)),)


def facts(state: State) -> dict[str, Any]:
    """The sums that cases ask for and pages show (MYS-20)."""
    table = state.table
    lying = {f"{word}s": (state.laid & ALL_OF_KIND[k]).bit_count() for k, word in enumerate(KINDS)}
    piles = {"hand": state.hand.bit_count(), "draw": len(state.draw) - state.drawn}
    opener = presenter(state)
    return {
        "cards_per_type": table.laid,
        "counts": lying | piles | {"psychics": table.count},
        "tokens_each": dict(zip(SIGNS, table.tokens, strict=True)),
        "crows_left": crows_left(state),
        "hours_left": HOURS - state.hour,
        "levels": {
            word: LEVELS[level(state, i)] for i, word in enumerate(table.colours) if table.tracked
        },
        "psychics_of": {
            seat: [table.colours[psychic] for psychic in table.led[seat]] for seat in table.players
        },
        "presenter": None if opener == NONE else opener,
    }
