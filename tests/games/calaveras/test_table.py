"""Does the picture show what the rules say, and nothing else?"""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.chance import Chance
from parlour.games.calaveras import events, table
from parlour.games.calaveras.table import layout
from parlour.games.calaveras.view import guess, seen_by
from tests.games.calaveras.pictures import (
    SEATS,
    drafts,
    lying,
    of_state,
    random_match,
    shown,
)
from tests.games.calaveras.support import position, state

# ---------------------------------------------------------------- what is public, what is not


@given(st.sampled_from(SEATS), st.integers(0, 40), st.integers(0, 60), st.integers(0, 99))
def test_every_guess_gives_the_same_picture(seats: int, number: int, plies: int, luck: int) -> None:
    """CAL-12.1 and 12.2: sums and consequences hang on open cards alone."""
    match = random_match(seats, number, plies)
    seat = match.to_act()[0] if match.to_act() else 0
    view, recent = match.view(seat), tuple(match.heard(seat, match.told[-1]))
    other = guess(view, (), match.options, Chance(luck))
    for draft in drafts(match):
        expected = table.picture(view, match.options, draft, recent)
        assert table.drawn(other, view, draft, recent) == expected


@given(st.sampled_from(SEATS), st.integers(0, 40), st.integers(1, 60))
def test_twins_look_the_same(seats: int, number: int, plies: int) -> None:
    """Other hands and another pile change nothing that this seat sees."""
    match = random_match(seats, number, plies)
    view = match.view(1)
    twin = guess(view, (), match.options, Chance(number))
    assert table.picture(seen_by(twin, 1), match.options) == table.picture(view, match.options)


@pytest.mark.parametrize("seats", SEATS)
def test_hands_of_others_are_numbers(seats: int) -> None:
    match = random_match(seats, 1, 9)
    for seat in (None, *range(seats)):
        picture = shown(match, seat)
        assert picture.hands == ()
        assert [spot.cards for spot in picture.places if spot.ghost] in ([], [0])
        own = sorted(match.view(seat).hands[seat]) if seat is not None else []
        assert sorted(card.card for card in picture.hand) == own


def test_a_replay_may_lay_all_hands_open() -> None:
    match = random_match(4, 2, 8)
    whole: Any = match.state.position()
    picture = table.picture(replace(whole, seat=2), match.options)
    assert [hand.spot.place for hand in picture.hands] == [0, 1, 3]
    assert len(picture.hand) == 3
    assert not picture.mine


# ---------------------------------------------------------------- round the table


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.clause("CAL-2.3")
def test_places_go_clockwise_and_partners_sit_opposite(seats: int) -> None:
    match = random_match(seats, 3, 5)
    for seat in range(seats):
        spots = shown(match, seat).places
        count = len(spots)
        assert [spot.spot for spot in spots] == [*range(1, count), 0]
        assert [spot.place for spot in spots] == [(seat + s) % count for s in range(1, count + 1)]
        assert [spot.spot for spot in spots if spot.partner] == [count // 2]
        assert [spot.place for spot in spots if spot.mine] == [seat]


@pytest.mark.parametrize(("seats", "partner"), [(3, 1), (5, 2)])
@pytest.mark.clause("CAL-3.3")
def test_a_ghost_is_played_by_its_partner(seats: int, partner: int) -> None:
    found = state(position(seats, turn=seats))
    picture = of_state(found, partner, {})
    ghost = next(spot for spot in picture.places if spot.ghost)
    assert (ghost.place, ghost.seat, ghost.turn) == (seats, partner, True)
    assert picture.mine
    assert not of_state(found, 0, {}).mine


# ---------------------------------------------------------------- clues


CLUES = position(
    4,
    innocent=["laboratory"],
    suspect=["carnival", "hotel"],
    fronts={"0": ["carnival", "hotel"], "1": ["laboratory", "hotel"], "2": ["hotel"], "3": []},
    points={"0": 2, "1": 3, "2": 6, "3": 0},
    nicole=3,
)


@pytest.mark.clause("CAL-8.3")
@pytest.mark.clause("CAL-8.4")
def test_badges_and_slots() -> None:
    spots = {spot.place: spot for spot in of_state(state(CLUES), 0).places}
    assert [spots[place].badge for place in range(4)] == ["marked", "cleared", "marked", "open"]
    assert [spots[place].marks for place in range(4)] == [2, 0, 1, 0]
    assert [slot.state for slot in spots[1].slots] == ["none", "off", "none", "none", "clear"]
    assert [slot.state for slot in spots[0].slots] == ["mark", "mark", "none", "none", "none"]
    assert spots[2].boxes == ("on", "on", "on", "on", "on", "on end", "end")
    assert [place for place in spots if spots[place].nicole] == [3]


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"innocent": [], "suspect": []}, "too_few"),
        ({"innocent": [], "suspect": ["carnival"]}, "leads"),
        ({}, "named"),
        ({"fronts": {"2": ["hotel", "carnival"]}}, "tie"),
        ({"fronts": {"0": [], "1": [], "2": []}}, "no_marks"),
        (
            {
                "fronts": {str(p): ["laboratory"] for p in range(4)},
                "hands": {str(p): ["twist"] for p in range(4)},
            },
            "all_cleared",
        ),
    ],
)
def test_the_verdict_line(changed: dict[str, Any], key: str) -> None:
    data = {**CLUES, **changed}
    data["fronts"] = {**CLUES["fronts"], **changed.get("fronts", {})}
    data.pop("draw")
    assert of_state(state(position(4, **data)), None).verdict.key == f"table.verdict.{key}"


# ---------------------------------------------------------------- what just happened, and the end


@given(st.sampled_from(SEATS), st.integers(0, 60), st.integers(1, 90))
def test_no_two_things_fly_under_one_name(seats: int, number: int, plies: int) -> None:
    match = random_match(seats, number, plies)
    for seat in (None, *range(seats)):
        for draft in (*drafts(match), None):
            picture = shown(match, seat, draft)
            names = [slot.flight for slot in lying(picture)]
            names += [spot.flight for spot in picture.places if spot.flight]
            names += [card.flight for card in picture.hand]
            names += [picture.discard_flight] if picture.discard_flight else []
            assert len(names) == len(set(names)), names


@given(st.integers(0, 60))
def test_the_verdict_sheet_tells_the_last_designation(number: int) -> None:
    match = random_match(6, number, 0)
    chance = Chance(number)
    while match.to_act() and match.ply < 60:
        seat = match.to_act()[0]
        told = match.play(seat, match.picks(seat).sample(chance))
        charged = layout.first_of(told, events.Designated)
        sheet = shown(match, 0, {}).sheet
        assert (sheet is None) == (charged is None)
        if sheet and charged:
            assert (sheet.place, sheet.stake, sheet.points) == (
                charged.place,
                charged.stake,
                charged.points,
            )
            named = [spot for spot in shown(match, 0).places if spot.named]
            assert [sum("new" in box for box in spot.boxes) for spot in named] == [
                min(7, charged.points) - (charged.points - charged.stake)
            ]


@pytest.mark.parametrize(
    ("points", "fronts", "nicole", "why"),
    [
        ({"0": 1, "1": 7, "2": 2, "3": 3}, {}, 0, "points"),
        ({"0": 1, "1": 7, "2": 1, "3": 3}, {"0": ["hotel"]}, 0, "cards"),
        ({"0": 1, "1": 7, "2": 1, "3": 3}, {}, 3, "tie"),
        ({"0": 1, "1": 7, "2": 1, "3": 3}, {}, 1, "all_failed"),
    ],
)
@pytest.mark.clause("CAL-11.3")
@pytest.mark.clause("CAL-11.5")
def test_the_end_says_why(
    points: dict[str, int], fronts: dict[str, list[str]], nicole: int, why: str
) -> None:
    data = position(4, phase="over", guilty=1, points=points, fronts=fronts, nicole=nicole)
    end = of_state(state(data), 0).end
    assert end is not None
    assert end.why.key == f"table.end.why.{why}"
    assert end.holder.place == nicole
    assert [line.guilty for line in end.standing].count(True) == 1
    assert [line.spot.points for line in end.standing] == sorted(int(p) for p in points.values())
