"""How alike are two pictures? In six ways, which everything else weighs and adds."""

from functools import lru_cache
from math import sqrt
from typing import Final, NamedTuple

from parlour.games.mysterium.bot.meaning.kin import feeling, hue, kinship
from parlour.games.mysterium.bot.meaning.looks import BOX_DECK, Look

KEPT: Final = 1 << 14
"""Pairs that are remembered: the box has 84 times 54."""


class Likeness(NamedTuple):
    """What a vision and a card have in common."""

    motif: float
    """How many motifs both show."""
    rare: float
    """The same, where a motif that many cards show counts less."""
    kin: float
    """What the other motifs of the vision remind of on the card."""
    colour: float
    activity: float
    mood: float
    shape: float


def commonness() -> dict[str, int]:
    """By motif, how many cards show it."""
    counts: dict[str, int] = {}
    for look in BOX_DECK.cards.values():
        for motif in look.motifs:
            counts[motif] = counts.get(motif, 0) + 1
    return counts


COMMON: Final[dict[str, int]] = commonness()


@lru_cache(maxsize=KEPT)
def likeness(vision: Look, card: Look) -> Likeness:
    shared = shared_motifs(vision, card)
    return Likeness(
        float(len(shared)),
        sum(motif_weight(motif) for motif in shared),
        sum(strength for _, _, strength in reminders(vision, card)),
        colours_alike(vision, card),
        feeling(vision.activity, card.activity),
        feeling(vision.mood, card.mood),
        1.0 if vision.shape and vision.shape == card.shape else 0.0,
    )


def motif_weight(motif: str) -> float:
    """What a shared motif says: less, the more cards show it."""
    return 1 / sqrt(COMMON.get(motif, 1))


def shared_motifs(vision: Look, card: Look) -> tuple[str, ...]:
    return tuple([motif for motif in vision.motifs if motif in card.motifs])


def reminders(vision: Look, card: Look) -> list[tuple[str, str, float]]:
    """Each motif of the vision that the card does not show, what it reminds of there most, and how
    strongly."""
    found = []
    for motif in vision.motifs:
        if motif not in card.motifs and card.motifs:
            near = max(card.motifs, key=lambda other: kinship(motif, other))
            if (strength := kinship(motif, near)) > 0:
                found.append((motif, near, strength))
    return found


def colours_alike(vision: Look, card: Look) -> float:
    """How much of the card's colours the vision shows, from 0 to 1."""
    if not card.colours or not vision.colours:
        return 0.0
    best = [max(hue(mine, other) for other in vision.colours) for mine in card.colours]
    return sum(best) / len(best)
