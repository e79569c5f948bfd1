"""What do bots say after the match?"""

from typing import Any, get_args

import pytest

from parlour.core.match import Match
from parlour.games.mysterium import GAME
from parlour.games.mysterium.bot.meaning.looks import BOX_DECK
from parlour.games.mysterium.bot.talk import after_talk, shared_talk
from parlour.games.mysterium.bot.talk.links import By, links
from parlour.games.mysterium.moves import Give
from parlour.words import book
from tests.games.mysterium.bot.support import look, new_match, played

ALL = (0, 1, 2, 3)


@pytest.fixture(scope="module")
def match() -> Match:
    return played(new_match(4, "talk", difficulty="hard"))


def test_every_gift_is_told_with_the_hand_it_came_from(match: Match) -> None:
    told = after_talk(match, ALL)
    assert len(told) == sum(isinstance(entry.move, Give) for entry in match.entries)
    for one in told:
        assert set(one.sent.visions) <= set(one.sent.hand)
        assert one.sent.target in one.sent.cards
        assert one.answer.is_right == (one.answer.placed == one.sent.target)


def test_reasons_are_what_can_be_seen(match: Match) -> None:
    """A link names what is on the vision and what is on the card."""
    for one in after_talk(match, ALL):
        assert one.meant is not None
        for link in one.meant:
            assert link.vision in one.sent.visions
            vision, card = BOX_DECK.visions[link.vision], BOX_DECK.cards[one.sent.target]
            assert link.seen in {*vision.motifs, *vision.colours, *vision[2:]}
            assert link.shown in {*card.motifs, *card.colours, *card[2:]}


def test_a_ghost_that_is_a_person_speaks_for_itself(match: Match) -> None:
    first = after_talk(match, ALL)[0].sent
    told = after_talk(match, (1,), {(first.hour, first.psychic): "The bell!"})
    assert [one.note for one in told if one.note] == ["The bell!"]
    assert all(one.meant is None for one in told)
    assert any(one.taken for one in told)
    assert {one.is_bot for one in told} == {True, False}
    shown = shared_talk(match, (1,))
    assert shown is not None
    assert all(why == () for _, why in shown.meant.values())


def test_what_rivals_show_as_well_is_no_reason() -> None:
    card, rival = look("owl", "moon", "book"), look("moon", "fish")
    vision = look("owl", "moon")
    found = [(link.by, link.seen) for link in links("v01", vision, card, (rival,))]
    assert ("motif", "owl") in found
    assert ("motif", "moon") not in found


def test_nobody_explains_before_the_end() -> None:
    with pytest.raises(AssertionError):
        after_talk(new_match(4), ALL)
    assert shared_talk(new_match(4), ALL) is None


def test_the_shared_vision_is_explained_card_by_card(match: Match) -> None:
    shown = shared_talk(match, ALL)
    view: Any = match.view(None)
    assert shown is not None
    assert shown.group == view.culprit
    assert {vision for vision, _ in shown.meant.values()} == set(view.shared.order)
    assert set(shown.votes) == {1, 2, 3}


def test_a_game_hands_its_after_talk_out() -> None:
    assert GAME.after_talk is after_talk


def test_every_reason_has_words() -> None:
    words = book("mysterium", "en")
    assert [by for by in get_args(By) if f"talk.by.{by}" not in words] == []
