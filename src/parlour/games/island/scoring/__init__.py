"""What does the table add up to? The sums that cases ask for and pages show, and how it ended."""

from typing import Any

from parlour.core.seats import Seat, Seats
from parlour.games.island.content import GUESTS, NEEDED, SLOTS
from parlour.games.island.position import Outcome
from parlour.games.island.scoring.entry import owed
from parlour.games.island.scoring.plans import groups_per_player, max_groups, must_place
from parlour.games.island.state import NONE, State


def facts(state: State) -> dict[str, Any]:
    """The sums that anybody can work out (ISL-17.6)."""
    slots = [] if state.group is None else owed(state, state.group)
    return {
        "max_groups": max_groups(state),
        "groups_per_player": groups_per_player(state),
        "must_place": must_place(state),
        "entry_slots": sorted(SLOTS[slot] for slot in slots),
    }


def clues(state: State) -> int:
    """How many numbers are resolved."""
    return state.resolved.bit_count()


def accomplice(state: State) -> Seat:
    """The seat that holds the accomplice card; NONE if none does (ISL-3.10)."""
    if state.revealed != NONE:
        return state.revealed
    for seat, role in enumerate(state.roles):
        if role == "accomplice":
            return seat
    return NONE


def sides(seats: int, state: State) -> tuple[Seats, ...]:
    """All together; in accomplice games the accomplice, if a seat holds that card, against them
    (ISL-14.3, 14.5)."""
    helper = accomplice(state)
    team = tuple([seat for seat in range(seats) if seat != helper])
    if not state.options.accomplice:
        return (team,)
    return (team, () if helper == NONE else (helper,))


def nine_clues(state: State) -> Outcome:
    """The murderer is known: who wins hangs on whether the accomplice is (ISL-14.3, 14.4)."""
    murderer = None if state.murderer == NONE else GUESTS[state.murderer]
    everybody = tuple(range(state.seats))
    helper = accomplice(state)
    if helper == NONE:
        return Outcome("players", everybody, "nine_clues", murderer)
    if state.revealed == helper:
        others = tuple([seat for seat in everybody if seat != helper])
        return Outcome("players", others, "nine_clues", murderer)
    if state.options.hidden_accomplice_shared_win:
        return Outcome("everyone", everybody, "nine_clues", murderer)
    return Outcome("accomplice", (helper,), "accomplice_hidden", murderer)


def murderer_alone(state: State) -> Outcome:
    """Too late: the accomplice wins if there is one, else nobody (ISL-14.5)."""
    murderer = None if state.murderer == NONE else GUESTS[state.murderer]
    helper = accomplice(state)
    if helper == NONE:
        return Outcome("nobody", (), "murderer_alone", murderer)
    return Outcome("accomplice", (helper,), "murderer_alone", murderer)


def has_enough(state: State) -> bool:
    """Whether the ninth clue is found (ISL-14.1)."""
    return clues(state) >= NEEDED
