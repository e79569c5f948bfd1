"""Every refusal, and the order in which they are asked."""

from typing import Any

import pytest

from parlour.core.game import Unreadable
from parlour.core.match import sent
from parlour.games.motive import GAME
from tests.games.motive.support import ALONE, LEVEL_4, LEVEL_5, case, laid, refusal, shown


@pytest.mark.parametrize(
    ("clause", "code", "name"),
    [
        ("MOT-20.5", "game_over", "motive-nothing-after-the-end"),
        ("MOT-20.6", "not_your_turn", "motive-not-your-turn"),
        ("MOT-20.7", "already_bid", "motive-commitment-cannot-be-changed"),
        ("MOT-20.8", "unknown_move", "motive-unknown-move"),
        ("MOT-20.9", "not_in_this_game", "motive-no-cards-at-level-1"),
        ("MOT-20.11", "must_play_drawn", "motive-action-b-tile-must-be-placed"),
        ("MOT-20.12", "unknown_piece", "motive-unknown-suspect"),
        ("MOT-20.13", "in_play", "motive-disguise-not-a-tile-on-the-table"),
        ("MOT-20.14", "not_in_display", "motive-display-piece-not-in-the-row"),
        ("MOT-20.15", "not_in_hand", "motive-not-in-hand"),
        ("MOT-20.16", "no_cubes", "motive-no-cube-no-tile"),
        ("MOT-20.17", "wrong_round", "motive-psychopath-not-in-round-1"),
        ("MOT-20.20", "must_act", "motive-must-act"),
        ("MOT-20.21", "bad_target", "motive-marker-on-lone-victim-refused"),
        ("MOT-20.22", "occupied", "motive-place-occupied"),
        ("MOT-20.23", "not_adjacent", "motive-place-diagonal-refused"),
        ("MOT-20.24", "out_of_range", "motive-place-three-away-refused"),
        ("MOT-20.25", "colour_missing", "motive-colour-must-be-named"),
        ("MOT-20.26", "colour_invalid", "motive-colour-only-for-variable"),
        ("MOT-20.27", "must_surround_body", "motive-solo-cards-wait"),
        ("MOT-20.28", "wrong_direction", "motive-solo-opposite-space-refused"),
        ("MOT-20.29", "not_near_marker", "motive-solo-too-far-from-marker"),
        ("MOT-20.30", "wrong_gender", "motive-secret-marriage-man-and-woman"),
        ("MOT-20.31", "relationship_exists", "motive-secret-card-needs-no-relationship"),
        ("MOT-20.32", "not_your_suspect", "motive-concealed-motive-own-cube"),
        ("MOT-20.34", "no_relationship", "motive-concealed-motive-needs-relationship"),
        ("MOT-20.35", "marker_limit", "motive-third-marker-refused"),
        ("MOT-20.36", "no_motive", "motive-solo-no-boost-without-motive"),
        ("MOT-20.37", "no_such_marker", "motive-false-evidence-names-a-missing-marker"),
        ("MOT-20.38", "second_body_exists", "motive-only-one-second-body"),
        ("MOT-20.39", "second_body_ineligible", "motive-second-body-near-tile-refused"),
        ("MOT-20.41", "own_suspect", "motive-second-interview-own-suspect"),
        ("MOT-20.42", "not_your_marker", "motive-one-more-thing-own-marker"),
        ("MOT-20.43", "position_taken", "motive-turn-order-place-taken"),
    ],
)
def test_a_refusal_that_a_case_shows(clause: str, code: str, name: str) -> None:
    """The case's last move gets this code; here it also stands in the game's table."""
    assert case(name)["expect"]["error"] == code
    assert GAME.refusals[int(clause.split(".")[1]) - 5] == code
    state = laid(name)
    from_case = [sent(GAME, data) for data in case(name)["moves"]]
    for seat, move in from_case[:-1]:
        state.apply(seat, move, ANY)
    assert state.why_not(*from_case[-1]) == code


class Any0:
    """Chance that no case depends on."""

    def below(self, n: int) -> int:
        return 0


ANY: Any = Any0()


def test_moves_of_another_phase() -> None:
    """MOT-20.10: `wrong_phase`, also while an action is pending (MOT-19.3)."""
    state = laid(LEVEL_4)
    assert refusal(state, 0, "discard_drawn") == "wrong_phase"
    assert refusal(state, 0, "choose_position", position=1) == "wrong_phase"
    waiting = laid(LEVEL_4, pending={"kind": "drawn_card", "card": "hobnob_2"}, card_deck=[])
    assert refusal(waiting, 0, "play_card", card="hobnob_1") == "wrong_phase"
    assert refusal(waiting, 0, "draw_two") == "wrong_phase"


def test_empty_piles() -> None:
    """MOT-20.18: one pile is enough for action C (MOT-11.10)."""
    state = laid(LEVEL_4, tile_stack=[])
    assert refusal(state, 0, "draw_tile") == "pile_empty"
    assert refusal(state, 0, "draw_two") is None
    state = laid(LEVEL_4, tile_stack=[], card_deck=[])
    assert refusal(state, 0, "draw_card") == "pile_empty"
    assert refusal(state, 0, "draw_two") == "pile_empty"


def test_no_space_for_a_drawn_tile() -> None:
    """MOT-20.19: after pile and cubes (MOT-11.8)."""
    words = [word for hand in shown(laid(LEVEL_4))["hands"] for word in hand["tiles"]]
    spots = [(x, y) for x in range(-2, 3) for y in range(-2, 3) if 0 < abs(x) + abs(y) <= 2]
    board = [{"tile": "agnes", "at": [0, 0]}] + [
        {"tile": word, "at": list(spot)} for word, spot in zip(words, spots, strict=True)
    ]
    hands: list[Any] = [{"tiles": [], "cards": []}] * 4
    state = laid(LEVEL_4, board=board, hands=hands)
    assert refusal(state, 0, "draw_tile") == "no_space"
    assert refusal(laid(LEVEL_4, board=board, hands=hands, cubes=[0] * 4), 0, "draw_tile") == (
        "no_cubes"
    )


def test_a_disguised_suspect_keeps_its_arrows() -> None:
    """MOT-20.33: asked after the cube, before the relationship (MOT-7.14)."""
    board = [
        {"tile": "agnes", "at": [0, 0]},
        {"tile": "karl", "at": [1, 0], "cube": 0, "disguised": True},
    ]
    hands = [{"tiles": [], "cards": ["concealed_motive"]}, *shown(laid(LEVEL_4))["hands"][1:]]
    deck = [card for card in shown(laid(LEVEL_4))["card_deck"] if card != "concealed_motive"]
    state = laid(LEVEL_4, board=board, hands=hands, card_deck=deck)
    for edge in ("left", "right"):
        aim = {"card": "concealed_motive", "at": [1, 0], "edge": edge}
        assert refusal(state, 0, "play_card", **aim) == "disguised_suspect"


def test_a_marker_that_is_not_left() -> None:
    """MOT-20.40: asked before whose suspect it is (MOT-14.12)."""
    left = [["neither"], *[["prime", "prime_or_second", "neither"]] * 3]
    state = laid(LEVEL_5, interviews_left=left)
    assert refusal(state, 0, "second_interview", at=[1, 0], kind="prime") == "marker_used"
    assert refusal(state, 0, "second_interview", at=[0, 0], kind="prime") == "bad_target"
    assert refusal(state, 0, "second_interview", at=[1, 0], kind="neither") is None


def test_the_order_of_the_tests() -> None:
    """MOT-20.44: seat, shape, game, phase, ownership, cubes, round, target (MOT-20.1)."""
    state = laid(LEVEL_4, cubes=[0, 5, 6, 6])
    assert refusal(state, 1, "dance") == "not_your_turn"
    assert refusal(state, 0, "play_tile", tile="horace") == "unknown_move"
    assert refusal(state, 0, "second_interview", at=[9, 9], kind="x") == "not_in_this_game"
    assert refusal(state, 0, "play_tile", tile="nobody", at=[9, 9]) == "unknown_piece"
    assert refusal(state, 0, "play_tile", tile="colette", at=[9, 9]) == "not_in_hand"
    assert refusal(state, 0, "play_tile", tile="horace", at=[9, 9]) == "no_cubes"
    assert refusal(state, 0, "play_card", card="psychopath", at=[9, 9]) == "wrong_round"
    assert refusal(state, 0, "play_card", card="destitute_1", at=[9, 9]) == "bad_target"


@pytest.mark.parametrize(
    "fields",
    [
        {"card": "destitute_1"},
        {"card": "destitute_1", "at": [1, 0], "edge": "top"},
        {"card": "destitute_1", "at": [1, 0], "reserve": "tile", "marker": "alibi"},
        {"card": "hobnob_1", "at": [1, 0]},
        {"card": "destitute_1", "at": "here"},
        {"at": [1, 0]},
    ],
)
def test_a_card_with_other_fields_than_its_own(fields: dict[str, Any]) -> None:
    """MOT-20.3, MOT-20.8: a field missing, of the wrong kind, or one of another card."""
    assert refusal(laid(LEVEL_4), 0, "play_card", **fields) == "unknown_move"


def test_what_is_no_move_at_all() -> None:
    """MOT-20.3."""
    state = laid(LEVEL_4)
    assert state.why_not(0, Unreadable(None, "it is no object")) == "unknown_move"
    assert state.why_not(7, Unreadable(None, "it is no object")) == "not_your_turn"


def test_solo_refusals_of_a_tile_come_after_those_of_the_table() -> None:
    """MOT-20.1: section 2 and 5 first."""
    state = laid(ALONE)
    assert refusal(state, 0, "play_tile", tile="felix", at=[0, 1]) == "occupied"
    assert refusal(state, 0, "play_tile", tile="horace", at=[1, -1]) == "colour_missing"
    assert refusal(state, 0, "play_tile", tile="felix", at=[1, -1]) == "not_near_marker"


def test_a_space_beyond_the_map() -> None:
    """MOT-2.11, far from everything or beside the outermost tile."""
    board = [
        {"tile": "agnes", "at": [0, 0]},
        *({"tile": word, "at": [x, 0]} for x, word in enumerate(("karl", "lord_ivan"), 1)),
        *({"tile": word, "at": [x, 0]} for x, word in enumerate(("dr_xavier", "sheldon"), 3)),
    ]
    stack = ["count_chester"]
    state = laid(LEVEL_4, board=board, bodies=[[0, 0], [2, 0]], tile_stack=stack)
    assert refusal(state, 0, "play_tile", tile="felix", at=[5, 0]) == "out_of_range"
    assert refusal(state, 0, "play_tile", tile="felix", at=[6, 0]) == "not_adjacent"
