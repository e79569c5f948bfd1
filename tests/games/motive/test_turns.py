"""Turns, rounds and cases, where no handed case looks."""

from typing import Any

from parlour.core.chance import Chance
from parlour.core.playout import playout
from parlour.games.motive.content import ALL_TILES
from parlour.games.motive.events import playing, scoring
from parlour.games.motive.scoring import facts
from tests.games.motive.support import (
    ALONE,
    EXAMPLE,
    LEVEL_4,
    LEVEL_5,
    PAIR,
    board_of,
    fresh,
    laid,
    play,
    refusal,
    shown,
)


def with_hand(name: str, cards: list[str], seat: int = 0, **changed: Any) -> dict[str, Any]:
    """The keys that give a seat these cards, taken out of deck and other hands."""
    data = shown(laid(name))
    hands = [
        {
            "tiles": hand.get("tiles", []),
            "cards": [card for card in hand.get("cards", []) if card not in cards],
        }
        for hand in data["hands"]
    ]
    hands[seat]["cards"] = cards
    deck = [card for card in data["card_deck"] if card not in cards]
    return {"hands": hands, "card_deck": deck} | changed


def test_disguise_and_one_more_thing_are_cards_of_level_5() -> None:
    """MOT-7.22."""
    state = laid(LEVEL_5, **with_hand(LEVEL_5, ["one_more_thing_1", "disguise"], round=2))
    assert refusal(state, 0, "play_card", card="one_more_thing_1") is None
    assert refusal(state, 0, "play_card", card="disguise", tile="felix", at=[0, 1]) is None


def test_level_3_skips_who_can_neither_place_nor_play() -> None:
    """MOT-10.9: a 2nd Body card is no use when there are two bodies."""
    name = "motive-only-one-second-body"
    hands = [
        {"tiles": ["horace", "percy"], "cards": []},
        {"tiles": [], "cards": ["second_body"]},
    ]
    state = laid(name, hands=hands, tile_stack=[])
    events = play(state, 0, "play_tile", tile="horace", at=[0, -1], colours={"right": "red"})
    assert state.to_act() == (0,)
    assert playing.TurnSkipped(1) in events


def test_a_deck_without_a_card_for_the_round_ends_the_turn() -> None:
    """MOT-11.12: the cards thrown away are public."""
    keys = with_hand(LEVEL_4, ["hobnob_1", "destitute_1"]) | {"card_deck": ["psychopath"]}
    state = laid(LEVEL_4, **keys)
    events = play(state, 0, "draw_card")
    assert events == [playing.CardRedrawn("psychopath"), playing.NothingDrawn(0)]
    assert state.to_act() == (1,)
    assert shown(state)["card_discard"] == ["psychopath"]


def test_hands_grow_and_piles_run_dry() -> None:
    """MOT-11.13: no limit of hands; nothing is shuffled back within a case."""
    state = fresh(4, level=4)
    while state.case == 1 and state.round == 1 and shown(state)["phase"] == "turn":
        play(state, state.mover, "draw_two")
    sizes = [(len(hand["tiles"]), len(hand["cards"])) for hand in shown(state)["hands"]]
    assert sizes == [(4, 4)] * 4
    dry = laid(LEVEL_4, tile_stack=[], tile_discard=["count_chester"])
    assert refusal(dry, 0, "draw_tile") == "pile_empty"


def test_a_suspect_may_carry_many_second_interviews() -> None:
    """MOT-14.13."""
    state = laid(LEVEL_5)
    for seat, kind in ((0, "prime"), (2, "prime"), (3, "neither")):
        state.mover = seat
        play(state, seat, "second_interview", at=[1, 0], kind=kind)
    assert len(board_of(state, "karl")["second_interviews"]) == 3


def test_prime_for_either_body_is_prime() -> None:
    """MOT-14.16: Karl is runner-up for the second body only, Felix has no rank for any."""
    data = shown(laid(EXAMPLE))
    marks = {
        "baroness_eugenia": "prime",
        "karl": "prime_or_second",
        "felix": "neither",
        "dr_xavier": "prime",
    }
    board = [
        tile | {"second_interviews": [{"seat": i, "kind": marks[tile["tile"]], "double": True}]}
        if tile["tile"] in marks
        else tile
        for i, tile in enumerate(sorted(data["board"], key=lambda t: t["tile"] not in marks))
    ]
    state = laid(EXAMPLE, board=board, scores=[0, 0, 0, 0])
    words = [tile["tile"] for tile in board[:4]]
    points = facts(state)["interview_points"]
    expected = {"baroness_eugenia": 8, "karl": 4, "felix": 2, "dr_xavier": -4}
    assert dict(zip(words, points, strict=True)) == expected


def test_oakes_chooses_first_after_a_round_but_not_by_commitment() -> None:
    """MOT-14.24: in the choices of MOT-13.1 only."""
    people = [None, None, None, "oakes"]
    state = laid(LEVEL_5, detectives=people, scores=[0, 1, 2, 9], turn_index=3, to_act=3)
    play(state, 3, "draw_two")
    assert shown(state)["choosers"] == [3, 0, 2, 1]
    bidding = laid("motive-commitment-sets-the-choosers", detectives=people)
    for seat, piece in enumerate(("percy", "herr_otto", "obsession_1", "dame_philippa")):
        play(bidding, seat, "bid", piece=piece)
    assert shown(bidding)["choosers"] == [1, 0, 3, 2]


def test_tolliver_draws_two_cards_that_the_round_allows() -> None:
    """MOT-14.24: with one left he takes it without a choice."""
    people = ["tolliver", None, None, None]
    keys = with_hand(LEVEL_5, ["hobnob_1"]) | {"detectives": people}
    deck = ["psychopath", "hobnob_2", "disguise", "brilliant_deduction_1"]
    state = laid(LEVEL_5, **keys | {"card_deck": deck})
    play(state, 0, "draw_card")
    assert shown(state)["pending"]["options"] == ["hobnob_2", "brilliant_deduction_1"]
    assert shown(state)["card_discard"] == ["psychopath", "disguise"]
    alone = laid(LEVEL_5, **keys | {"card_deck": ["hobnob_2"]})
    play(alone, 0, "draw_card")
    assert shown(alone)["pending"] == {"kind": "drawn_card", "card": "hobnob_2"}


def test_the_mask_goes_under_the_stack() -> None:
    """MOT-14.25: and the marker is gone."""
    state = laid("motive-disguise-swap-before-scoring")
    events = play(state, 0, "swap_disguise", tile="herr_otto")
    assert shown(state)["tile_stack"][-1] == "sheldon"
    assert "disguised" not in board_of(state, "herr_otto")
    assert scoring.DisguiseDropped(0, "sheldon", "herr_otto") in events


def test_case_2_goes_on_swapping() -> None:
    """MOT-16.11: the first round of case 2 begins with the other player."""
    state = laid(PAIR, round=3, turn_order=[0, 1, 1, 0], turn_index=3)
    play(state, 0, "draw_two")
    view = shown(state)
    assert (view["case"], view["round"], view["turn_order"]) == (2, 1, [1, 0, 0, 1])


def test_nearness_in_solo() -> None:
    """MOT-17.10: the victim is no suspect; of a pair one tile is enough."""
    cards = ["secret_enemies", "second_body", "secret_loyalty"]
    state = laid(ALONE, draw_cards=cards, card_deck=["destitute_1"], reserve_cards=[])
    pair = [[0, 0], [0, 1]]
    assert refusal(state, 0, "play_card", card="secret_enemies", between=pair) == (
        "relationship_exists"
    )
    far = [[0, -1], [0, 0]]
    assert refusal(state, 0, "play_card", card="secret_enemies", between=far) == "not_near_marker"
    assert refusal(state, 0, "play_card", card="second_body", at=[0, 0]) == "bad_target"
    assert refusal(state, 0, "play_card", card="second_body", at=[1, 0]) == "not_near_marker"


def test_used_evidence_is_discarded() -> None:
    """MOT-17.26."""
    state = laid("motive-solo-hard-exculpatory")
    events = play(state, 0, "play_tile", tile="felix", at=[-1, 1])
    assert shown(state)["card_discard"] == ["alibi_1"]
    assert playing.AlibiFound("felix", "alibi_1") in events


def test_at_level_2_the_placer_draws_after_the_second_body() -> None:
    """MOT-6.3: it is named at once, before anything is drawn."""
    name = "motive-second-body-declined"
    state = laid(name)
    ivan = {"tile": "lord_ivan", "at": [-1, 0], "colours": {"left": "red", "top": "red"}}
    play(state, 0, "play_tile", **ivan)
    assert len(shown(state)["hands"][0]["tiles"]) == 2
    play(state, 0, "decline")
    assert len(shown(state)["hands"][0]["tiles"]) == 3


def test_random_games_keep_every_tile_once() -> None:
    """MOT-23.11: at every level and every point of a game."""
    for level in range(1, 6):
        for plies in range(0, 60, 7):
            state = fresh(3, plies, level=level)
            playout(state, Chance(plies), plies)
            piles = [*state.hands, state.tile_discard, state.removed, state.laid]
            tiles = sum((pile & ALL_TILES).bit_count() for pile in piles) + len(state.stack)
            drawn = sum(piece <= 22 for piece in state.drawn)
            assert tiles + drawn == 22
