"""What does the table add up to? Motive points and their reasons, ranks, points, how it ended."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from parlour.core import game
from parlour.core.seats import Seat, Seats
from parlour.games.motive.content import (
    BLUE,
    BONDS,
    ESCAPES,
    INTERVIEW,
    NIGHTINGALE,
    OPPOSITE,
    PELL,
    PIECES,
    PRIME_POINTS,
    RED,
    RUNNER_UP_POINTS,
    SABLE,
    SPOT,
    STEP,
    TITLES,
    members,
)
from parlour.games.motive.state import State
from parlour.games.motive.state.board import PAIR, PAIR_BIT, bond_between, ends
from parlour.games.motive.state.table import OVER, SUMS_ONLY, TURN_ORDER

Route = tuple[int, int]
NEAR_STEPS: Final[list[Route]] = [(STEP[edge], OPPOSITE[edge]) for edge in range(4)]
"""From a body to each near space, and the edge by which a tile there looks back."""


def routes(offset: int) -> list[Route]:
    """From a far space: the near spaces in between, and by which edge it looks at each."""
    return [
        (near, edge)
        for near, (step, _) in enumerate(NEAR_STEPS)
        for edge in range(4)
        if offset + STEP[edge] == step
    ]


FAR_STEPS: Final[list[tuple[int, list[Route]]]] = [
    (offset, routes(offset))
    for offset in sorted({one + other for one in STEP for other in STEP} - {0})
]
"""The eight spaces at distance two (MOT-2.3); corners have two ways in, the others one."""
FAR_WAYS: Final[dict[int, list[Route]]] = dict(FAR_STEPS)
NO_WAYS: Final[list[Route]] = []


def totals(state: State, body: int) -> dict[int, int]:
    """The motive of every tile in reach of a body's space, by tile (MOT-4)."""
    board, arrows, modifiers = state.board, state.arrows, state.modifiers
    asleep = state.table.needs_motive
    found: dict[int, int] = {}
    inward = [0, 0, 0, 0]
    for near, (step, edge) in enumerate(NEAR_STEPS):
        tile = board[body + step]
        if tile:
            value = inward[near] = arrows[4 * tile + edge]
            base = value if value > 0 else 0
            total = base + modifiers[tile]
            found[tile] = total if total > 0 and not (asleep and base == 0) else 0
    for step, ways in FAR_STEPS:
        tile = board[body + step]
        if tile:
            base = 0
            for near, edge in ways:
                value = inward[near]
                outer = arrows[4 * tile + edge]
                if value < 0 < outer:
                    base += outer - value
                elif outer < 0 < value:
                    base += value - outer
            total = base + modifiers[tile]
            found[tile] = total if total > 0 and not (asleep and base == 0) else 0
    return found


def ranked(state: State, body: int) -> tuple[int, int]:
    """Prime suspect and runner-up, 0 for none; ties to the lower number (MOT-12.1 to 12.3)."""
    first = second = 0
    for tile, total in totals(state, body).items():
        weight = 32 * total - tile
        if weight > second:
            if weight > first:
                first, second = weight, first
            else:
                second = weight
    return -first & 31, -second & 31


# ---------------------------------------------------------------- reasons


class Step(NamedTuple):
    """What one suspect feels for another: `value` is positive for hate, negative for love."""

    suspect: int
    towards: int
    value: int


class Chain(NamedTuple):
    """A way from a suspect to the body, and what it is worth (MOT-4.5 to 4.9)."""

    steps: tuple[Step, ...]
    points: int


def chains(state: State, body: int, tile: int) -> list[Chain]:
    """Every way of relationships by which a suspect could have a motive, also those worth
    nothing."""
    space = state.places[tile]
    found = []
    for edge in range(4):
        beyond = space + STEP[edge]
        other = state.board[beyond]
        value = state.arrows[4 * tile + edge]
        if not other or not value:
            continue
        step = Step(tile, other, value)
        if beyond == body:
            found.append(Chain((step,), max(value, 0)))
        for step_back, way_in in NEAR_STEPS:
            inner = state.arrows[4 * other + way_in]
            if beyond == body + step_back and space != body and inner:
                last = Step(other, state.board[body], inner)
                worth = abs(value) + abs(inner) if value * inner < 0 else 0
                found.append(Chain((step, last), worth))
    return found


def between(state: State, body: int, tile: int) -> list[int]:
    """Who stands between a suspect at distance two and the body, on counting chains (MOT-12.6)."""
    found: list[int] = []
    board, arrows = state.board, state.arrows
    for near, edge in FAR_WAYS.get(state.places[tile] - body, NO_WAYS):
        step, way_in = NEAR_STEPS[near]
        inner = board[body + step]
        if arrows[4 * tile + edge] * arrows[4 * inner + way_in] < 0:
            found.append(inner)
    return found


# ---------------------------------------------------------------- points


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


# ---------------------------------------------------------------- the end


@dataclass(frozen=True)
class Outcome(game.Outcome):
    """The top score wins, ties shared (MOT-23.8)."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]

    def winning(self, seats: int) -> Seats:
        return self.winners


@dataclass(frozen=True)
class SoloOutcome(game.Outcome):
    """Whether the murderer got away, and the record (MOT-17.16 to 17.19)."""

    escaped: bool
    total: int
    title: str | None

    def winning(self, seats: int) -> Seats:
        return (0,) if self.escaped else ()


def outcome(state: State) -> Outcome | SoloOutcome | None:
    if state.phase != OVER:
        return None
    if state.table.solo:
        return solo_outcome(state)
    top = max(state.scores)
    winners = tuple([seat for seat, score in enumerate(state.scores) if score == top])
    return Outcome(winners, tuple(state.scores))


def solo_motive(state: State, tile: int) -> int:
    """One number for a suspect: its motives for all bodies, its markers once (MOT-17.15)."""
    base = 0
    for body in state.bodies:
        for chain in chains(state, body, tile):
            base += chain.points
    if base == 0 and state.table.needs_motive:
        return 0
    return max(0, base + state.modifiers[tile])


def solo_outcome(state: State) -> SoloOutcome:
    victim = state.board[state.bodies[0]]
    motives = [solo_motive(state, tile) for tile in members(state.laid) if tile != victim]
    escaped = any(
        sum(motive >= enough for motive in motives) >= suspects for suspects, enough in ESCAPES
    )
    total = sum(motives)
    return SoloOutcome(escaped, total, title(total, state.table.gap_title))


def title(total: int, gap_title: str | None) -> str | None:
    """What a record is called (MOT-17.17, 17.18)."""
    for low, high, name in TITLES:
        if low <= total <= high:
            return name
    return gap_title


# ---------------------------------------------------------------- what cases and pages ask for


def facts(state: State) -> dict[str, Any]:
    """The sums of MOT-23.7; of second interviews only what everybody may know."""
    if not state.bodies:
        return {}
    ranks = {key_of(body): ranked(state, body) for body in state.bodies}
    known: dict[str, Any] = {
        "motive": {key_of(body): by_word(totals(state, body)) for body in state.bodies},
        "prime": {key: PIECES[prime] or None for key, (prime, _) in ranks.items()},
        "runner_up": {key: PIECES[second] or None for key, (_, second) in ranks.items()},
        "relationships": relationships(state),
        "spaces": tuple([SPOT[space] for space in members(state.free())]),
    }
    if state.scores and state.round and (state.table.rounds or state.phase == SUMS_ONLY):
        known["round_points"] = tuple(round_points(state, state.round))
    if state.scores and interviews_are_open(state):
        known["interview_points"] = interview_points(state)
    if state.table.solo or state.phase == SUMS_ONLY:
        alone = solo_outcome(state)
        known["solo"] = {
            "escaped": alone.escaped,
            "total": alone.total,
            "title": alone.title,
        }
    return known


def interviews_are_open(state: State) -> bool:
    """Markers lie open once the last round of the case is scored (MOT-14.14)."""
    scored = state.phase == TURN_ORDER and state.round == 3
    return scored or state.phase in (OVER, SUMS_ONLY)


def key_of(space: int) -> str:
    return "{},{}".format(*SPOT[space])


def by_word(numbers: dict[int, int]) -> dict[str, int]:
    return {PIECES[tile]: number for tile, number in sorted(numbers.items())}


def relationships(state: State) -> tuple[dict[str, Any], ...]:
    """Who is related to whom, by which arrows, and how (MOT-23.7)."""
    return tuple([relationship(state, pair) for pair in members(state.related)])


def relationship(state: State, pair: int) -> dict[str, Any]:
    one, other, edge = ends(state, pair)
    values = {
        PIECES[one]: state.arrows[4 * one + edge],
        PIECES[other]: state.arrows[4 * other + OPPOSITE[edge]],
    }
    return {
        "between": tuple(sorted(values)),
        "arrows": {word: (colour_of(value), abs(value)) for word, value in values.items()},
        "kind": BONDS[bond_between(state, one, edge, other)],
    }


def colour_of(value: int) -> str:
    return RED if value > 0 else BLUE


def is_related(state: State, tile: int, edge: int) -> bool:
    return bool(state.related & PAIR_BIT[PAIR[edge][state.places[tile]]])
