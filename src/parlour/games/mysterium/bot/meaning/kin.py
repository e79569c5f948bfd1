"""What does one thing remind of? Motifs by the groups they share and by their words; moods and
doings by their words; colours by a short list of neighbours."""

from functools import cache
from typing import Final

from parlour.games.mysterium.bot.meaning.words import Vector, nearness, vector
from parlour.games.mysterium.content import BOX

SAME: Final = 1.0
CLOSEST: Final = 0.6
"""What is not the same is never nearer than this."""
SHARED_GROUP: Final = 0.35
"""For a small group; a large one says less."""
LARGE_GROUP: Final = 8
NEAR_WORDS: Final = 0.8
NEAR_MOODS: Final = 0.6
UNRELATED: Final = 0.45
"""Words no nearer than this have nothing to do with each other: one pair in ten is nearer."""
UNRELATED_MOODS: Final = 0.3
"""Words for moods and doings stand farther apart."""
NEIGHBOUR_COLOUR: Final = 0.4
NEIGHBOURS: Final[frozenset[frozenset[str]]] = frozenset(
    frozenset(pair.split())
    for pair in (
        *("gold yellow", "grey silver", "violet pink", "blue teal", "green teal", "red orange"),
        *("orange yellow", "red pink", "brown orange", "white silver", "black grey", "brown gold"),
    )
)

GROUPS: Final[dict[str, frozenset[str]]] = {
    motif: frozenset(data["groups"]) for motif, data in BOX["motif"].items()
}
NONE: Final[frozenset[str]] = frozenset()
SIZES: Final[dict[str, int]] = {
    group: sum(group in groups for groups in GROUPS.values())
    for group in sorted(frozenset().union(*GROUPS.values()))
}


@cache
def sense(motif: str) -> Vector:
    """A motif's own words twice, then those of its groups: they tell the two senses of a word
    apart."""
    words = motif.split()
    return vector([*words, *words, *sorted(GROUPS.get(motif, ()))])


def kinship(one: str, other: str) -> float:
    """Of two motifs, from 0 to 1."""
    if one == other:
        return SAME
    return between(one, other) if one < other else between(other, one)


@cache
def between(one: str, other: str) -> float:
    """Of two different motifs."""
    shared = GROUPS.get(one, NONE) & GROUPS.get(other, NONE)
    by_group = sum(SHARED_GROUP / (1 + SIZES[group] / LARGE_GROUP) for group in sorted(shared))
    by_words = NEAR_WORDS * max(0.0, nearness(sense(one), sense(other)) - UNRELATED)
    return min(CLOSEST, by_group + by_words)


@cache
def feeling(one: str, other: str) -> float:
    """Of two moods, or of two things that are going on, from 0 to 1."""
    if not one or not other:
        return 0.0
    if one == other:
        return SAME
    near = nearness(vector(one.split()), vector(other.split()))
    return min(CLOSEST, NEAR_MOODS * max(0.0, near - UNRELATED_MOODS))


def hue(one: str, other: str) -> float:
    """Of two colours."""
    if one == other:
        return SAME
    return NEIGHBOUR_COLOUR if frozenset((one, other)) in NEIGHBOURS else 0.0
