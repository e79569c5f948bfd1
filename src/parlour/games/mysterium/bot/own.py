"""How do bots play with a table's own pictures? By what is said of them, else by their colours."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from parlour.core.match import Match
from parlour.core.notation import Frozen
from parlour.core.seats import Seats
from parlour.games.mysterium.bot import Medium
from parlour.games.mysterium.bot.meaning.captions import (
    Senses,
    by_colours,
    look_of_caption,
    senses,
)
from parlour.games.mysterium.bot.meaning.looks import BOX_DECK, Deck, Look
from parlour.games.mysterium.bot.talk import Told, after_talk
from parlour.games.mysterium.options import Options

Own = Mapping[str, tuple[str, tuple[str, ...]]]
"""By vision, the caption and the colours of the picture in its place."""


def medium(options: Options, seed: int, level: int, own: Own) -> Medium:
    return Medium(options, seed, level, deck_of(own))


def own_talk(match: Match, bots: Seats, own: Own) -> tuple[Told, ...]:
    return after_talk(match, bots, deck=deck_of(own))


def own_senses(own: Own) -> Senses:
    return senses(looks_of(own).values())


def deck_of(own: Own) -> Deck:
    """The pictures as bots see them. All go by captions, or none does."""
    return known(Frozen({card: (said, tuple(colours)) for card, (said, colours) in own.items()}))


@lru_cache(maxsize=4)
def known(own: Any) -> Deck:
    looks = looks_of(own)
    if senses(looks.values()) == "colours":
        looks = {card: by_colours(look) for card, look in looks.items()}
    return Deck(looks, BOX_DECK.cards)


def looks_of(own: Own) -> dict[str, Look]:
    return {card: look_of_caption(said, colours) for card, (said, colours) in own.items()}
