"""What do bots make of a table's own pictures?"""

import pytest

from parlour.games.mysterium.bot.meaning.captions import (
    COLOURS,
    by_colours,
    colour_of,
    look_of_caption,
    senses,
)
from parlour.games.mysterium.bot.meaning.looks import BOX_DECK
from parlour.games.mysterium.bot.reading import Riddle, reasoned
from parlour.words import book
from tests.games.mysterium.bot.support import look

DECK = tuple(sorted(BOX_DECK.visions.values()))


@pytest.mark.parametrize(
    ("caption", "motifs"),
    [
        ("An owl, and sheet music.", {"owl", "sheet music"}),
        ("ROSES under the windows", {"rose", "window"}),
        ("two tassels", {"tassel"}),
        ("a candlee", {"candle"}),
        ("xqzzt", set()),
        ("", set()),
    ],
)
def test_a_caption_is_read_for_things(caption: str, motifs: set[str]) -> None:
    assert set(look_of_caption(caption).motifs) >= motifs
    assert len(look_of_caption(caption).motifs) == len(motifs)


def test_moods_and_doings_are_no_things() -> None:
    seen = look_of_caption("lonely people dancing", ["red", "no colour"])
    assert (seen.mood, seen.activity, seen.colours) == ("lonely", "dancing", ("red",))


def test_the_order_of_words_says_nothing() -> None:
    assert look_of_caption("owl and moon") == look_of_caption("moon, owl")


def test_a_captioned_photograph_can_mean_a_card() -> None:
    cards = tuple(sorted([look("piano", "violin"), look("anchor", "boat"), look("apple", "cake")]))
    riddle = Riddle((look_of_caption("ship and sea"),), cards)
    chances = reasoned(riddle, DECK)
    assert cards[chances.index(max(chances))] == look("anchor", "boat")


def test_bots_say_what_they_see() -> None:
    captioned = [look_of_caption("an owl"), look_of_caption("a boat")]
    assert senses(captioned) == "captions"
    assert senses([*captioned, look_of_caption("", ["red"])]) == "colours"
    assert by_colours(look("owl", colours="red")) == look(colours="red")
    words = book("mysterium", "en")
    assert {f"talk.senses.{how}" for how in ("everything", "captions", "colours")} <= set(
        words.entries
    )


def test_pixels_have_the_colour_words_of_the_box() -> None:
    named = {colour for seen in (*DECK, *BOX_DECK.cards.values()) for colour in seen.colours}
    assert named <= COLOURS.keys()
    assert all(colour_of(pixel) == word for word, pixel in COLOURS.items())
    assert colour_of((250, 228, 95)) == "yellow"
