"""Levels 4 and 5: how many points will each seat have at the end of the case?

Every round to come is foretold for every body (`foresight`). What falls to a newcomer is shared
among the seats by the turns they have until then, so a turn is worth something; what a seat holds
in hand adds to that (`hands`).
"""

from math import sqrt

from parlour.core.seats import Seat
from parlour.games.motive.bot.foresight import Odds, odds
from parlour.games.motive.bot.hands import in_hand
from parlour.games.motive.content import (
    CENTRE,
    INTERVIEW,
    NIGHTINGALE,
    PELL,
    PRIME_POINTS,
    RUNNER_UP_POINTS,
    SABLE,
)
from parlour.games.motive.scoring import FAR_STEPS, NEAR_STEPS, totals
from parlour.games.motive.state import State
from parlour.games.motive.state.table import AFTER_ROUND, TURN_ORDER

LAST = 3
FAR_ROUTES = dict(FAR_STEPS)


def doubt(state: State) -> float:
    """How many points make a difference: the more, the more rounds are to come."""
    return 2.0 + 1.2 * sqrt(3 * (LAST - state.case) + LAST + 1 - state.round)


def foretold(state: State) -> list[float]:
    """By seat."""
    points = [float(score) for score in state.scores]
    first = state.round
    if state.phase == TURN_ORDER and state.after_choice == AFTER_ROUND:
        first += 1
    if first > LAST:
        return points
    turns = turns_left(state, first)
    last: list[Odds] = []
    boards = [(body, totals(state, body)) for body in state.bodies]
    share = [0.0] * len(points)
    ahead = 0
    for number in range(first, LAST + 1):
        coming = turns if number == first else in_round(state, number)
        for seat, count in enumerate(coming):
            share[seat] += count
        ahead = int(sum(share))
        last = [odds(motives, max(1, ahead)) for _, motives in boards]
        for (body, _), chances in zip(boards, last, strict=True):
            add_round(state, points, number, body, chances, share)
    if state.interviews:
        add_interviews(state, points, last)
    for seat, count in enumerate(share):
        points[seat] += in_hand(state.hands[seat], int(count), first, state.case)
    return points


def in_round(state: State, number: int) -> list[float]:
    """By seat: the turns of a whole round (MOT-11.5, 15.1, 16.1)."""
    seats = state.table.seats
    count = 2.0 if seats == 2 or (seats == 3 and number == 2) else 1.0
    return [count] * seats


def turns_left(state: State, first: int) -> list[float]:
    """By seat: the turns that are left of the round being played, or of the next one."""
    if first != state.round or not state.turn_order or state.phase == TURN_ORDER:
        return in_round(state, first)
    left = [0.0] * state.table.seats
    for seat in state.turn_order[state.turn_index :]:
        left[seat] += 1.0
    if state.table.seats == 3 and state.round == 2 and state.pass_ == 1:
        left = [count + 1.0 for count in left]
    return left


def add_round(
    state: State, points: list[float], number: int, body: int, chances: Odds, share: list[float]
) -> None:
    """What a round will give for one body (MOT-12.4 to 12.6)."""
    owner = state.owner
    for_prime, for_second = PRIME_POINTS[number], RUNNER_UP_POINTS[number]
    prime, second = chances.prime, chances.second
    for tile, chance in prime.items():
        seat = owner[tile]
        if seat >= 0:
            points[seat] += for_prime * chance + for_second * second[tile]
    add_between(state, points, body, prime)
    new = for_prime * chances.new_prime + for_second * chances.new_second
    each = new / max(1.0, sum(share))
    for seat, count in enumerate(share):
        points[seat] += each * count


def add_between(state: State, points: list[float], body: int, prime: dict[int, float]) -> None:
    """The suspects between the likeliest prime suspect and the body (MOT-12.6)."""
    if not prime:
        return
    tile = max(prime, key=prime.__getitem__)
    for near, edge in FAR_ROUTES.get(state.places[tile] - body, ()):
        step, way_in = NEAR_STEPS[near]
        inner = state.board[body + step]
        seat = state.owner[inner]
        if seat >= 0 and state.arrows[4 * tile + edge] * state.arrows[4 * inner + way_in] < 0:
            points[seat] += prime[tile] * (2 if state.detectives[seat] == PELL else 1)


def add_interviews(state: State, points: list[float], last: list[Odds]) -> None:
    """What the second interviews will bring (MOT-14.14 to 14.21)."""
    for tile, seat, kind, double in state.interviews:
        worth = state.table.interview_points[kind]
        good = chance_of(tile, kind, last)
        points[seat] += worth * good
        if double:
            points[seat] += worth * good
            if state.detectives[seat] != NIGHTINGALE:
                points[seat] -= worth * (1.0 - good)


def chance_of(tile: int, kind: int, last: list[Odds]) -> float:
    """How likely a second interview is to come true after round 3."""
    no_prime = no_rank = 1.0
    for chances in last:
        prime = chances.prime.get(tile, 0.0)
        no_prime *= 1.0 - prime
        no_rank *= 1.0 - min(1.0, prime + chances.second.get(tile, 0.0))
    if kind == INTERVIEW["prime"]:
        return 1.0 - no_prime
    return no_rank if kind == INTERVIEW["neither"] else 1.0 - no_rank
