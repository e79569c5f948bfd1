"""Gifts grow card by card, whatever is chosen first."""

from parlour.core.chance import Chance
from parlour.core.forms import flat, text_of, unfolded
from parlour.core.match import read_move
from parlour.games.mysterium import GAME
from parlour.games.mysterium.moves import Crow, Give, StartTimer
from tests.games.mysterium.support import give_all, hand, match, position


def test_a_gift_grows_card_by_card() -> None:
    """MYS-5.3: a draft with a card is a move, and can grow to the whole hand."""
    at = match(4)
    held = hand(at)
    picks = at.picks(0)
    assert picks.moves == ()
    assert picks.choices("type") == ("give", "crow")
    picks = picks.after(type="give", psychic="white")
    assert picks.whole is None
    for count in range(1, 8):
        cards = held[:count]
        assert cards in picks.choices("cards")
        picks = picks.after(cards=cards)
        assert picks.whole == Give("white", cards)
        assert (picks.move is None) == (count < 7)


def test_cards_may_be_chosen_before_the_psychic() -> None:
    at = match(4)
    cards = (hand(at)[3],)
    picks = at.picks(0).after(cards=cards)
    assert set(picks.moves) == {Crow(cards), *[Give(colour, cards) for colour in COLOURS]}
    assert picks.after(type="give", psychic="red").whole == Give("red", cards)


COLOURS = ("blue", "white", "red")


def test_cards_that_are_not_held_lead_nowhere() -> None:
    at = match(4)
    other = next(f"v{n:02}" for n in range(1, 85) if f"v{n:02}" not in hand(at))
    for cards in ((other,), (hand(at)[0], hand(at)[0]), "v01", (4,)):
        picks = at.picks(0).after(type="crow", cards=cards)
        assert (picks.ways, picks.steps) == ((), ())
    psychic = at.picks(1)
    assert (psychic.ways, psychic.steps) == ((), ())


def test_who_is_served_is_not_offered_again() -> None:
    """MYS-5.4, MYS-5.11"""
    at = match(4)
    at.play(0, Give("white", hand(at)[:1]))
    assert at.picks(0).after(type="give").choices("psychic") == ("blue", "red")
    for colour in ("blue", "red"):
        at.play(0, Give(colour, hand(at)[:1]))
    assert at.picks(0).choices("type") == ("start_timer", "crow")


def test_random_play_of_picks_is_that_of_the_state() -> None:
    at = match(5)
    for seed in range(20):
        assert at.picks(0).sample(Chance(seed)) == at.state.sample(0, Chance(seed))
    at.play(0, Give("blue", hand(at)[:1]))
    give = at.picks(0).after(type="give")
    assert isinstance(give.sample(Chance(1)), Give)


def test_every_listed_move_of_a_step_is_listed_once_and_sampled() -> None:
    at = match(2, difficulty="easy")
    give_all(at)
    listed = at.state.legal_moves(1)
    drawn = {at.state.sample(1, Chance(seed)) for seed in range(900)}
    assert drawn == set(listed)
    assert position(at).step == "placing"


def test_gifts_travel_in_forms() -> None:
    """Lists of words, one of a single word too."""
    for cards in ((), ("v07",), ("v07", "v11")):
        move = Give("blue", cards)
        words = {key: text_of(value) for key, value in flat(move).items()}
        assert read_move(GAME, unfolded(words)) == move
    assert read_move(GAME, unfolded({"type": "start_timer"})) == StartTimer()
