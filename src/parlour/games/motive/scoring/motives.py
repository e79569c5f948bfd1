"""Who had which motive, and why? Sections 3 and 4, and the ranks of section 12."""

from typing import Final, NamedTuple

from parlour.games.motive.content import BLUE, OPPOSITE, RED, STEP
from parlour.games.motive.state import State

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


def colour_of(value: int) -> str:
    return RED if value > 0 else BLUE
