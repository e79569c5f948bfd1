"""Do pictures that mean the same to people mean the same to bots?"""

import pytest

from parlour.games.mysterium.bot.meaning import words
from parlour.games.mysterium.bot.meaning.kin import GROUPS, feeling, kinship, sense
from parlour.games.mysterium.bot.meaning.likeness import likeness, reminders
from parlour.games.mysterium.bot.meaning.looks import BOX_DECK
from parlour.games.mysterium.bot.minds import WHOLE, Eye, scores
from parlour.games.mysterium.bot.reading import Riddle, literal, reasoned
from tests.games.mysterium.bot.support import look

DECK = tuple(sorted(BOX_DECK.visions.values()))


def test_vectors_are_small() -> None:
    files = [words.FOLDER / name for name in ("words.txt", "vectors.bin")]
    assert sum(path.stat().st_size for path in files) < 2_000_000
    assert len(words.numbers.__wrapped__()) * words.SIZE == len(words.rows.__wrapped__())


def test_every_motif_of_the_box_has_a_meaning() -> None:
    assert [motif for motif in GROUPS if not sense(motif).length] == []


@pytest.mark.parametrize(
    ("thing", "near", "far"),
    [
        ("violin", "piano", "anchor"),
        ("owl", "raven", "spoon"),
        ("candle", "lamp", "fish"),
        ("boat", "oar", "hat"),
        ("teacup", "kettle", "telescope"),
    ],
)
def test_a_thing_reminds_of_its_like(thing: str, near: str, far: str) -> None:
    assert kinship(thing, near) > kinship(thing, far)
    assert kinship(thing, near) == kinship(near, thing) < kinship(thing, thing) == 1


def test_unknown_words_mean_nothing_and_break_nothing() -> None:
    assert kinship("xyzzy", "violin") == 0
    assert feeling("", "dreamy") == feeling("xyzzy", "dreamy") == 0


def test_a_thing_itself_says_more_than_all_that_reminds_of_it() -> None:
    card = look("violin", "candle")
    same, like = look("violin"), look("piano", "sheet music", "organ pipes")
    one, other = scores(WHOLE, same, (card,))[0], scores(WHOLE, like, (card,))[0]
    assert one > other > 0
    assert {motif for motif, _, _ in reminders(like, card)} == {
        "piano",
        "sheet music",
        "organ pipes",
    }


def test_a_common_motif_says_less_than_a_rare_one() -> None:
    glove, harp = look("mirror"), look("velvet")
    assert likeness(glove, glove).rare < likeness(harp, harp).rare


def test_four_yellow_visions_point_to_the_yellowest_card() -> None:
    """What players of other programs missed."""
    cards = tuple(
        sorted(
            [
                look("knife", colours="yellow gold"),
                look("rope", colours="blue white"),
                look("hat", colours="green brown"),
                look("bell", colours="black red"),
                look("fish", colours="yellow red"),
            ]
        )
    )
    visions = tuple(
        sorted(look(motif, colours="yellow gold") for motif in ("drum", "fan", "moth", "train"))
    )
    chances = reasoned(Riddle(visions, cards), DECK)
    assert cards[chances.index(max(chances))].motifs == ("knife",)
    assert max(chances) > 0.5


def test_a_reader_asks_why_the_ghost_chose_this() -> None:
    """Both cards fit the vision alike, but for one of them most visions would have been better."""
    plain, rich = look("harp"), look("harp", "moon", "mirror", "candle", "bird", "rose", "book")
    cards = tuple(sorted([plain, rich, look("anvil"), look("goblet")]))
    riddle = Riddle((look("harp", "velvet"),), cards)
    asked, taken = reasoned(riddle, DECK), literal(riddle, WHOLE)
    first, second = cards.index(plain), cards.index(rich)
    assert asked[first] / asked[second] > taken[first] / taken[second]


def test_an_eye_slips_by_what_it_sees_alone() -> None:
    """The slip hangs on the two pictures, not on where they lie."""
    eye, vision = Eye(0.8, 3), look("owl", "moon")
    cards = (look("owl"), look("bell"), look("moon"))
    there, back = eye.scores(WHOLE, vision, cards), eye.scores(WHOLE, vision, cards[::-1])
    assert there == back[::-1]
    assert there != scores(WHOLE, vision, cards) != Eye(0.8, 4).scores(WHOLE, vision, cards)
