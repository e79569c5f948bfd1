"""Does a pick lead where it says, and does a target say what will happen?"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.games.calaveras import events, table
from parlour.games.calaveras.moves import Play, Twist
from parlour.games.calaveras.options import Options
from parlour.games.calaveras.rules import Calaveras
from parlour.games.calaveras.table import layout
from parlour.games.calaveras.view import seen_by
from tests.games.calaveras.pictures import (
    SEATS,
    Draft,
    drafts,
    lying,
    of_state,
    random_match,
    shown,
    targets,
)
from tests.games.calaveras.support import played, position, state

# ---------------------------------------------------------------- drafts


def test_nothing_is_lit_before_a_pick() -> None:
    picture = of_state(state(position(4, hands={"0": ["hotel", "hotel", "twist"]})), 0, {})
    assert targets(picture) == {}
    assert [card.pick for card in picture.hand] == [
        "type=play&card=hotel",
        "type=play&card=hotel",
        "type=twist",
    ]
    assert picture.step.name == "card"


def test_a_location_lights_every_area() -> None:
    found = state(position(4, hands={"0": ["hotel", "hotel", "twist"]}))
    picture = of_state(found, 0, {"type": "play", "card": "hotel"})
    assert set(targets(picture)) == {"innocent", "suspect", *(f"front:{p}" for p in range(4))}
    assert [card.picked for card in picture.hand] == [True, False, False]
    assert picture.step.draft == (("type", "play"), ("card", "hotel"))


TWIST = position(4, hands={"0": ["hotel", "airport", "twist"]}, fronts={"2": ["hotel", "airport"]})


def test_a_twist_takes_a_card_and_then_lights_the_other_areas() -> None:
    found = state(TWIST)
    first = of_state(found, 0, {"type": "twist"})
    assert [slot.pick for slot in lying(first)] == [
        "type=twist&card=hotel&from=front:2",
        "type=twist&card=airport&from=front:2",
    ]
    assert [spot.source for spot in first.places if spot.source] == ["type=twist&from=front:2"]
    assert first.step.idle
    opened = of_state(found, 0, {"type": "twist", "from": "front:2"})
    assert [slot.card for slot in opened.step.from_] == ["hotel", "airport"]
    taken = of_state(found, 0, {"type": "twist", "from": "front:2", "card": "hotel"})
    assert "front:2" not in targets(taken)
    assert len(targets(taken)) == 5
    assert [slot.card for slot in lying(taken) if slot.held] == ["hotel"]


@pytest.mark.clause("CAL-6.10")
def test_a_twist_that_must_move_cannot_be_discarded() -> None:
    found = state(TWIST, twist_must_move=True)
    options = Options(twist_must_move=True)
    picture = table.picture(seen_by(found, 0), options, {"type": "twist"})
    assert not picture.step.idle


@pytest.mark.parametrize(
    "draft",
    [
        {"type": "nonsense"},
        {"type": "play"},
        {"type": "play", "card": "carnival"},
        {"type": "play", "card": "twist"},
        {"type": "<script>", "card": "\x00", "from": "front:99"},
        {"card": "hotel"},
        {"type": "twist_idle"},
    ],
)
def test_a_draft_that_leads_nowhere_is_no_draft(draft: Draft) -> None:
    found = state(TWIST)
    assert of_state(found, 0, draft) == of_state(found, 0, {})


@pytest.mark.parametrize("source", ["front:9", "front:0", "innocent", "draw", ""])
def test_a_twist_from_an_empty_area_begins_anew(source: str) -> None:
    found = state(TWIST)
    draft = {"type": "twist", "from": source, "card": "hotel"}
    assert of_state(found, 0, draft) == of_state(found, 0, {"type": "twist"})


@pytest.mark.parametrize("seats", SEATS)
def test_who_is_not_to_act_picks_nothing(seats: int) -> None:
    match = random_match(seats, 4, 7)
    waiting = (match.to_act()[0] + 1) % seats
    for draft in drafts(match):
        picture = shown(match, waiting, draft)
        assert not picture.mine
        assert targets(picture) == {}
        assert all(card.pick is None for card in picture.hand)
        assert picture == shown(match, waiting, {})


# ---------------------------------------------------------------- consequences


@given(st.sampled_from(SEATS), st.integers(0, 60), st.integers(0, 80))
def test_what_a_target_says_is_what_happens(seats: int, number: int, plies: int) -> None:
    """Every preview against the true state: stays or cancels, who is named, where Nicole goes."""
    match = random_match(seats, number, plies)
    if not match.to_act():
        return
    seat = match.to_act()[0]
    assert isinstance(match.state, Calaveras)
    for draft in drafts(match)[1:3]:
        for to, target in targets(shown(match, seat, draft)).items():
            move = move_of(draft, to)
            after, told = played(match.state, move)
            cancels = any(
                isinstance(e, events.FrontCancelled | events.CentreCancelled) for e in told
            )
            assert (target.does == "cancels") == cancels
            named = layout.first_of(told, events.Designated)
            slots = target.then.slots
            assert slots.get("place") == (named.place if named else None)
            assert slots.get("stake") == (named.stake if named else None)
            if not after.is_over():
                walked = after.nicole if after.nicole != match.state.nicole else None
                assert slots.get("nicole") == walked


def move_of(draft: Draft, to: str) -> Play | Twist:
    if draft["type"] == "play":
        return Play(draft["card"], to)
    return Twist(draft["card"], draft["from"], to)


def test_a_move_that_ends_the_match_says_how() -> None:
    data = position(
        4,
        suspect=["carnival"],
        fronts={"1": ["carnival", "hotel"]},
        points={"0": 0, "1": 6, "2": 2, "3": 3},
        hands={"0": ["hotel", "airport", "twist"]},
    )
    found = targets(of_state(state(data), 0, {"type": "play", "card": "hotel"}))
    assert found["suspect"].then.key == "table.then.win"
    assert found["suspect"].then.slots == {"place": 1, "stake": 2, "team": 0}
    assert found["suspect"].loud
    assert found["front:3"].then.key == "table.then.nobody"
