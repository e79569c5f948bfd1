"""What does the ghost mean, for each psychic? All riddles of the table together, for no two
psychics on one board are meant the same card (MYS-2.6)."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from parlour.games.mysterium.bot import acquaintance
from parlour.games.mysterium.bot.cases import Case, Scene
from parlour.games.mysterium.bot.minds import Eye
from parlour.games.mysterium.bot.reading import Looks, Riddle, Weights, reasoned, shares
from parlour.games.mysterium.content import KINDS

HEED: Final = 1.6
"""How much likelier a card becomes because its psychic has put its token there."""
KEPT: Final = 256

Chances = Mapping[str, float]
"""By card that could be meant."""


class Row(NamedTuple):
    """One psychic's chances, by number of card; what it cannot be meant has none."""

    psychic: str
    chances: tuple[float, ...]


def read_table(scene: Scene, eye: Eye, own: Sequence[str]) -> dict[str, Chances]:
    """By psychic, how likely each card is. Where others have placed counts a little; where `own`
    tokens lie tells nothing new."""
    weights = ghost_ways(scene)
    found: dict[str, Chances] = {}
    for kind in KINDS:
        cases = [case for case in scene.cases.values() if case.kind == kind]
        if cases:
            found |= read_board(scene, cases, weights, eye, own)
    return found


def ghost_ways(scene: Scene) -> Weights:
    """How this ghost looks at pictures, by the answers so far."""
    right = [scene.riddle_of(guess) for guess in scene.memory.guesses if guess.is_right]
    return acquaintance.of_ghost(right, scene.visions)


def read_board(
    scene: Scene, cases: Sequence[Case], weights: Weights, eye: Eye, own: Sequence[str]
) -> dict[str, Chances]:
    names = scene.in_order({name for case in cases for name in case.names})
    rows = []
    for case in cases:
        chances = dict(
            zip(case.names, alone(case.riddle, scene.visions, weights, eye), strict=True)
        )
        placed = scene.view.psychics[case.psychic].placed
        if placed in chances and case.psychic not in own:
            chances[placed] *= HEED
        row = tuple(shares([chances.get(name, 0.0) for name in names]))
        rows.append(Row(case.psychic, row))
    return {
        row.psychic: dict(zip(names, together(row, rows, len(names)), strict=True)) for row in rows
    }


@lru_cache(maxsize=KEPT)
def alone(riddle: Riddle, deck: Looks, weights: Weights, eye: Eye) -> list[float]:
    """What a riddle says by itself; a psychic without visions knows nothing."""
    if not riddle.visions:
        return shares([1.0] * len(riddle.cards))
    return reasoned(riddle, deck, weights, eye)


def together(row: Row, rows: Sequence[Row], width: int) -> list[float]:
    """A psychic's chances when everybody is meant another card."""
    taken = {0: 1.0}
    for other in rows:
        if other is not row:
            taken = with_one(taken, other.chances)
    free = [
        sum(weight for mask, weight in taken.items() if not mask >> number & 1)
        for number in range(width)
    ]
    return shares([chance * room for chance, room in zip(row.chances, free, strict=True)])


def with_one(taken: Mapping[int, float], chances: Sequence[float]) -> dict[int, float]:
    """By set of cards taken: one more psychic takes one that is free."""
    found: dict[int, float] = {}
    for mask, weight in taken.items():
        for number, chance in enumerate(chances):
            if chance and not mask >> number & 1:
                more = mask | 1 << number
                found[more] = found.get(more, 0.0) + weight * chance
    return found
