"""How good is this state for whom? Calaveras' own judgement, by which its bots think.

What counts is with whom Nicole is when somebody reaches seven. So a team's *outlook* adds up: is
she there, how many points have its places, how far is its best place ahead of the others', how many
cards lie before them, what speaks against them, whose turn it is while something is at stake. The
weights were fitted to matches between bots and then tried against each other.

Two careful sides could undo each other's threats for ever. So patience runs out: as moves go by,
what brings the end nearer for anyone (points, and red clues that point at somebody) weighs more and
more against the outlook.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from parlour.core.seats import Seats
from parlour.games.calaveras.content import GUILTY_AT, PLACES
from parlour.games.calaveras.state import State

CARDS_IN: Final[list[int]] = [mask.bit_count() for mask in range(32)]
"""By a set of Locations; plain numbers, that go with fractions."""
POINT: Final = 8
"""A point outweighs any number of cards (CAL-10.2, 10.3)."""

FEW: Final = 3
"""A lead of so many cards comes and goes with every turn; it counts for nothing."""
LEAD: Final = 0.05
LEADS: Final[list[float]] = [LEAD * max(0, min(by, 20) - FEW) for by in range(120)]
"""By how far the best place of a team is ahead of all others."""
POINTS_TAKEN: Final = 0.09
CARD_BEFORE: Final = 0.065
MARK: Final = 0.125
NICOLE_LATE: Final = 0.04
"""For each point of the place that has the most: only the end counts."""
NICOLE_STAKE: Final = 0.06
TURN_STAKE: Final = 0.2
"""Who moves next can use what lies in the centre."""

PATIENT: Final = 40
RESTLESS: Final = 200
"""Moves after which patience begins to run out, and after which hardly any is left."""
MOST_HASTE: Final = 0.9


def sides(seats: int, state: State | None = None) -> tuple[Seats, ...]:
    """The seats of each team (CAL-2.3)."""
    teams = PLACES[seats] // 2
    return tuple([tuple(range(number, seats, teams)) for number in range(teams)])


def judge(state: State) -> Sequence[float]:
    """By seat, how good the state is for its team, from 0 to 1; partners share a judgement."""
    odds = [exp(outlook) for outlook in outlooks(state)]
    calm, pull = 1.0, 0.0
    if state.played > PATIENT:
        haste = MOST_HASTE * min((state.played - PATIENT) / (RESTLESS - PATIENT), 1.0)
        calm, pull = 1.0 - haste, haste * progress(state)
    calm /= sum(odds)
    teams = len(odds)
    return [calm * odds[seat % teams] + pull for seat in range(state.table.seats)]


def outlooks(state: State) -> list[float]:
    """By team, what speaks for it less what speaks against it."""
    fronts = state.fronts
    points: list[int] = list(state.points)
    teams = len(points) // 2
    innocent = state.innocent
    suspect = state.suspect
    outlook: list[float] = []
    trust: list[int] = []
    for number in range(teams):
        other = number + teams
        mine, its = fronts[number], fronts[other]
        cards = CARDS_IN[mine]
        more = CARDS_IN[its]
        held, taken = points[number], points[other]
        here, there = cards - POINT * held, more - POINT * taken
        trust.append(here if here > there else there)
        value = CARD_BEFORE * (cards + more) - POINTS_TAKEN * (held + taken)
        if suspect:
            against = 0 if mine & innocent else CARDS_IN[mine & suspect]
            if not its & innocent:
                against += CARDS_IN[its & suspect]
            value -= MARK * against
        outlook.append(value)
    at_stake = CARDS_IN[innocent | suspect]
    outlook[state.nicole % teams] += NICOLE_LATE * max(points) + NICOLE_STAKE * at_stake
    outlook[state.turn % teams] += TURN_STAKE * at_stake
    add_leads(outlook, trust)
    return outlook


def add_leads(outlook: list[float], trust: list[int]) -> None:
    """By how far a team's most trusted place is ahead of all others, or behind the first."""
    *_, second, first = sorted(trust)
    for number, its in enumerate(trust):
        if its < first:
            outlook[number] -= LEADS[first - its]
        else:
            outlook[number] += LEADS[first - second]


def progress(state: State) -> float:
    """How near the end is for anyone, from 0 to 1. Green clues clear everyone and hold it up."""
    points: list[int] = list(state.points)
    red = CARDS_IN[state.suspect]
    green = CARDS_IN[state.innocent]
    clues = 1.2 * red - 0.6 * green + 3.0
    far = GUILTY_AT + 2.0 * (GUILTY_AT - 1) * len(points) + 9.0
    return min((max(points) + 2.0 * sum(points) + clues) / far, 1.0)
