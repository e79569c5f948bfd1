"""Motive points and their reasons."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from parlour.core.chance import Chance
from parlour.core.masks import members
from parlour.core.playout import playout
from parlour.games.motive.content import PIECE, SPACE
from parlour.games.motive.scoring import facts
from parlour.games.motive.scoring.motives import chains, totals
from parlour.games.motive.state.board import refresh
from tests.games.motive.support import EXAMPLE, LEVEL_4, fresh, laid, play, refusal, shown

seeds = st.integers(0, 2**32)
levels = st.sampled_from([2, 3, 4, 5])


@given(seeds, levels, st.integers(0, 40))
def test_totals_are_the_sums_of_the_chains(seed: int, level: int, plies: int) -> None:
    """The quick sum and the reasons are one rule, in every position (MOT-4.14)."""
    state = fresh(4, seed, level=level)
    playout(state, Chance(seed), plies)
    for body in state.bodies:
        for tile, total in totals(state, body).items():
            base = sum(chain.points for chain in chains(state, body, tile))
            assert total == max(0, base + state.modifiers[tile])


@given(seeds, levels, st.integers(0, 60))
def test_what_is_kept_up_to_date_is_what_a_fresh_look_finds(
    seed: int, level: int, plies: int
) -> None:
    """Arrows, relationships and stories after any moves equal those found from the tiles anew
    (MOT-5.6)."""
    state = fresh(4, seed, level=level)
    playout(state, Chance(seed), plies)
    if not state.bodies:
        return
    kept = (state.arrows, state.related, state.ones, state.women)
    refresh(state)
    assert kept == (state.arrows, state.related, state.ones, state.women)


def test_a_victim_of_the_other_body_still_carries_chains() -> None:
    """MOT-4.13: with Karl dead, Eugenia's chain through him stays, and so does Ursula's."""
    data = shown(laid(EXAMPLE))
    state = laid(EXAMPLE, board=data["board"], bodies=[[0, 0], [1, 0]])
    motive = facts(state)["motive"]["0,0"]
    assert (motive["baroness_eugenia"], motive["miss_ursula"]) == (13, 9)


def test_every_active_arrow_can_be_marked() -> None:
    """MOT-4.21: for each body the inward arrow of each relationship, with colour, number and
    direction; the outward one is not."""
    state = laid(EXAMPLE)
    body = SPACE[0, 0]
    active = {
        (step.suspect, step.towards, step.value)
        for tile in members(state.laid)
        for chain in chains(state, body, tile)
        for step in chain.steps
    }
    assert (PIECE["karl"], PIECE["agnes"], 4) in active
    assert (PIECE["agnes"], PIECE["karl"], 5) not in active
    assert len(active) == 8


def test_a_second_body_lets_the_victims_colours_be_named() -> None:
    """MOT-5.10, MOT-20.4: variable edges only; naming red says nothing; each set once in the
    list."""
    data = shown(laid(LEVEL_4))
    board: list[Any] = [
        {"tile": "percy", "at": [0, 0]},
        {"tile": "karl", "at": [1, 0], "cube": 1},
    ]
    hands = json.loads(json.dumps(data["hands"]))
    hands[0] = {"tiles": ["horace"], "cards": ["second_body"]}
    deck = [card for card in data["card_deck"] if card != "second_body"]
    state = laid(LEVEL_4, board=board, hands=hands, card_deck=deck)
    aim = {"card": "second_body", "at": [1, 0]}
    assert refusal(state, 0, "play_card", **aim, victim_colours={"top": "blue"}) == "colour_invalid"
    assert (
        refusal(state, 0, "play_card", **aim, victim_colours={"left": "pink"}) == "colour_invalid"
    )
    assert refusal(state, 0, "play_card", **aim, victim_colours={"left": "red"}) is None
    assert refusal(state, 0, "play_card", **aim, victim_colours={}) is None
    listed = [move for move in state.legal_moves(0) if getattr(move, "card", "") == "second_body"]
    named = [dict(getattr(move, "victim_colours")) for move in listed]  # noqa: B009  # any move
    assert named == [{}, {"bottom": "blue"}, {"left": "blue"}, {"bottom": "blue", "left": "blue"}]
    play(state, 0, "play_card", **aim, victim_colours={"bottom": "blue"})
    assert shown(state)["board"][1]["colours"] == {"bottom": "blue", "left": "red"}


def test_a_full_table_is_added_up() -> None:
    """All 22 tiles; 21 is the most that two bodies can have in reach (MOT-2.8)."""
    board = full_table()
    state = laid(EXAMPLE, board=board, bodies=[[0, 0], [0, 2]])
    motive = facts(state)["motive"]
    assert len(motive) == 2
    assert len(motive["0,0"]) == 12
    assert len(motive["0,2"]) == 12
    assert len(shown(state)["board"]) == 22


def full_table() -> list[dict[str, Any]]:
    spots = sorted(spot for spot in SPACE if abs(spot[0]) + abs(spot[1]) <= 2)
    spots += sorted(
        spot for spot in SPACE if spot not in spots and abs(spot[0]) + abs(spot[1] - 2) <= 2
    )
    spots += [spot for spot in SPACE if spot not in spots]
    words = [word for word, number in PIECE.items() if number <= 22]
    return [{"tile": word, "at": list(spot)} for word, spot in zip(words, spots, strict=False)]
