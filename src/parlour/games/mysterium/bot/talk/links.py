"""What have a vision and a card in common that others have not? The reasons behind a score, one by
one, in words."""

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from parlour.games.mysterium.bot.meaning.kin import feeling, hue
from parlour.games.mysterium.bot.meaning.likeness import (
    motif_weight,
    reminders,
    shared_motifs,
)
from parlour.games.mysterium.bot.meaning.looks import Look
from parlour.games.mysterium.bot.minds import WHOLE
from parlour.games.mysterium.bot.reading import Looks

By = Literal["motif", "kin", "colour", "activity", "mood", "shape"]
LEAST: Final = 0.12
"""Reasons that count less are not worth a word."""


class Link(NamedTuple):
    """One reason: what is seen on the vision, and what it points to on the card."""

    vision: str
    by: By
    seen: str
    shown: str
    weight: float
    """Beside 1 for e times as likely; what other cards show as well counts less."""


def links(name: str, vision: Look, card: Look, rivals: Looks) -> list[Link]:
    """All reasons why this vision could mean the card rather than one of its rivals."""
    found = [
        Link(name, by, seen, shown, weight - mean([one.get((by, seen), 0.0) for one in others]))
        for others in [[strongest(vision, rival) for rival in rivals]]
        for by, seen, shown, weight in reasons(vision, card)
    ]
    return [link for link in found if link.weight >= LEAST]


def strongest(vision: Look, card: Look) -> dict[tuple[By, str], float]:
    """What each thing on the vision counts for a card."""
    found: dict[tuple[By, str], float] = {}
    for by, seen, _, weight in reasons(vision, card):
        found[by, seen] = max(weight, found.get((by, seen), 0.0))
        if by == "motif":  # who has the very thing needs nothing that reminds of it
            found["kin", seen] = weight
    return found


def reasons(vision: Look, card: Look) -> Iterator[tuple[By, str, str, float]]:
    """Each thing on the vision that says something of the card, as the whole way of looking
    weighs it."""
    for motif in shared_motifs(vision, card):
        yield "motif", motif, motif, WHOLE.motif + WHOLE.rare * motif_weight(motif)
    for motif, near, strength in reminders(vision, card):
        yield "kin", motif, near, WHOLE.kin * strength
    for colour in card.colours:
        if vision.colours:
            near = max(vision.colours, key=lambda other: hue(other, colour))
            yield "colour", near, colour, WHOLE.colour * hue(near, colour) / len(card.colours)
    yield (
        "activity",
        vision.activity,
        card.activity,
        WHOLE.activity * feeling(vision.activity, card.activity),
    )
    yield "mood", vision.mood, card.mood, WHOLE.mood * feeling(vision.mood, card.mood)
    if vision.shape and vision.shape == card.shape:
        yield "shape", vision.shape, card.shape, WHOLE.shape


def mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0
