"""What does a round score, and what do second interviews? Sections 12 and 14."""

from collections.abc import Iterator
from typing import NamedTuple

from parlour.core.seats import Seat
from parlour.games.motive.content import (
    INTERVIEW,
    NIGHTINGALE,
    PELL,
    PRIME_POINTS,
    RUNNER_UP_POINTS,
    SABLE,
)
from parlour.games.motive.scoring.motives import between, ranked
from parlour.games.motive.state import State


class Gain(NamedTuple):
    """Points for one thing; `rank` is `prime`, `runner_up` or `between`, the seat -1 if nobody
    owns the suspect (MOT-12.10)."""

    body: int
    rank: str
    tile: int
    seat: Seat
    points: int


def gains(state: State, round_number: int) -> Iterator[Gain]:
    """What a round scores, body by body (MOT-12.4 to 12.9)."""
    for body in state.bodies:
        prime, runner_up = ranked(state, body)
        if prime:
            yield gain(state, body, "prime", prime, PRIME_POINTS[round_number])
            for tile in between(state, body, prime):
                yield gain(state, body, "between", tile, 2 if owned_by(state, tile, PELL) else 1)
        if runner_up:
            extra = 1 if owned_by(state, runner_up, SABLE) else 0
            points = RUNNER_UP_POINTS[round_number] + extra
            yield gain(state, body, "runner_up", runner_up, points)


def gain(state: State, body: int, rank: str, tile: int, points: int) -> Gain:
    seat = state.owner[tile]
    return Gain(body, rank, tile, seat, points if seat >= 0 else 0)


def owned_by(state: State, tile: int, detective: int) -> bool:
    """Whether a suspect carries the cube of the seat with this detective (MOT-14.6)."""
    seat = state.owner[tile]
    return seat >= 0 and state.detectives[seat] == detective


def round_points(state: State, round_number: int) -> list[int]:
    """By seat: the sum of the gains."""
    points = [0] * len(state.scores)
    for body in state.bodies:
        prime, runner_up = ranked(state, body)
        if prime:
            seat = state.owner[prime]
            if seat >= 0:
                points[seat] += PRIME_POINTS[round_number]
            for tile in between(state, body, prime):
                seat = state.owner[tile]
                if seat >= 0:
                    points[seat] += 2 if state.detectives[seat] == PELL else 1
        if runner_up:
            seat = state.owner[runner_up]
            if seat >= 0:
                extra = 1 if state.detectives[seat] == SABLE else 0
                points[seat] += RUNNER_UP_POINTS[round_number] + extra
    return points


def interview_gains(state: State) -> Iterator[tuple[int, Seat, int, bool, int]]:
    """Each second interview with what it scores (MOT-14.14 to 14.21)."""
    ranks = [ranked(state, body) for body in state.bodies]
    primes = {prime for prime, _ in ranks}
    seconds = {runner_up for _, runner_up in ranks}
    for tile, seat, kind, double in state.interviews:
        good = {
            INTERVIEW["prime"]: tile in primes,
            INTERVIEW["prime_or_second"]: tile in primes or tile in seconds,
            INTERVIEW["neither"]: tile not in primes and tile not in seconds,
        }[kind]
        points = state.table.interview_points[kind]
        if good:
            scored = 2 * points if double else points
        else:
            scored = -points if double and state.detectives[seat] != NIGHTINGALE else 0
        yield tile, seat, kind, double, scored


def interview_points(state: State) -> tuple[int, ...]:
    """By seat."""
    points = [0] * len(state.scores)
    for _, seat, _, _, scored in interview_gains(state):
        points[seat] += scored
    return tuple(points)
