"""A table's own pictures: what bots make of them, who they say they are, and that they play on."""

from typing import Any

import pytest

from parlour.core.game import Own
from parlour.games.mysterium.bot import Medium
from parlour.games.mysterium.bot.meaning.looks import BOX_DECK
from parlour.games.mysterium.bot.own import deck_of, medium, own_senses, own_talk
from parlour.games.mysterium.content import TITLES
from parlour.games.mysterium.options import Options
from tests.games.mysterium.bot.support import new_match, played

THINGS = ("boat", "clock", "owl", "candle", "rose", "violin", "key", "moon", "bridge")


def own(said: str, *but: str) -> Own:
    """A picture for every vision; those named have no caption."""
    return {
        card: (
            "" if card in but else said.format(THINGS[number % len(THINGS)]),
            ("blue", "red") if number % 2 else ("green",),
        )
        for number, card in enumerate(TITLES)
    }


def test_captions_become_motifs() -> None:
    deck = deck_of(own("A {} in the snow"))
    assert "clock" in deck.visions["v02"].motifs
    assert deck.visions["v02"].colours == ("blue", "red")
    assert deck.cards is BOX_DECK.cards


def test_without_captions_there_are_colours_alone() -> None:
    deck = deck_of(own(""))
    assert own_senses(own("")) == "colours"
    assert not any(look.motifs for look in deck.visions.values())
    assert all(look.colours for look in deck.visions.values())


def test_one_picture_without_a_caption_and_all_go_by_colours() -> None:
    """Or a ghost would pass over it, and a card that is never sent says something."""
    said = own("A {} in the snow", "v07")
    assert own_senses(own("A {} in the snow")) == "captions"
    assert own_senses(said) == "colours"
    assert not any(look.motifs for look in deck_of(said).visions.values())


def test_what_came_over_the_wire_is_read_alike() -> None:
    """A worker gets lists where the server has tuples."""
    said = own("A {} in the snow")
    assert deck_of(listed(said)) == deck_of(said)


def listed(said: Own) -> Any:
    return {card: [caption, list(colours)] for card, (caption, colours) in said.items()}


@pytest.mark.parametrize("said", ["A {} in the snow", ""])
def test_a_match_of_bots_comes_to_its_end_and_is_explained(said: str) -> None:
    pictures = own(said)

    def maker(options: Options, seed: int) -> Medium:
        return medium(options, seed, 3, pictures)

    match = played(new_match(3, timer=0), maker, maker)
    told = own_talk(match, (0, 1, 2), pictures)
    reasons = {link.by for one in told for link in (*(one.meant or ()), *one.taken)}
    assert reasons
    if not said:
        assert reasons == {"colour"}
