"""How tables are set up, at every level."""

from typing import Any

import pytest

from parlour.core.errors import OptionsError
from parlour.core.game import Story
from parlour.core.match import read_options
from parlour.games.motive import GAME
from parlour.games.motive.content import PIECES
from parlour.games.motive.events.dealing import OrderSet
from tests.games.motive.support import fresh, laid, play, shown


def test_level_1_deals_tiles_and_a_victim_without_a_cube() -> None:
    """MOT-8.3, MOT-8.12: seat 0 begins unless the table says otherwise; all scores are 0."""
    view = shown(fresh(3))
    assert [len(hand["tiles"]) for hand in view["hands"]] == [3, 3, 3]
    assert "cube" not in view["board"][0]
    assert len(view["tile_stack"]) == 12
    assert view["scores"] == [0, 0, 0]
    assert fresh(3).to_act() == (0,)
    assert fresh(3, start_player=2).to_act() == (2,)


def test_level_2_is_level_1_with_a_second_body() -> None:
    """MOT-9.1: the same deal."""
    one, two = shown(fresh(4, level=1)), shown(fresh(4, level=2))
    assert one | {"level": 2} == two


def test_level_3_deals_two_of_ten_cards() -> None:
    """MOT-10.2, MOT-8.12: the others are out of the case; scores start at 10."""
    view = shown(fresh(4, level=3))
    assert [len(hand["cards"]) for hand in view["hands"]] == [2] * 4
    numbers = {PIECES.index(card) for hand in view["hands"] for card in hand["cards"]}
    assert numbers <= set(range(23, 33))
    assert "card_deck" not in view
    assert view["scores"] == [10] * 4


def test_level_4_has_a_random_first_order() -> None:
    """MOT-11.4: by chance, and told to everybody."""
    orders = set()
    for seed in range(40):
        story = Story()
        state = fresh(3, seed, story, level=4)
        orders.add(state.turn_order)
        assert OrderSet(state.turn_order) in story.events
    assert len(orders) == 6


@pytest.mark.parametrize("level", [4, 5])
def test_two_players_are_dealt_one_tile_and_three_cards(level: int) -> None:
    """MOT-16.4: at level 5 too, with two pieces in each row."""
    view = shown(fresh(2, level=level))
    sizes = [(len(hand["tiles"]), len(hand["cards"])) for hand in view["hands"]]
    assert sizes == [(1, 3), (1, 3)]
    assert [len(view["display"][row]) for row in ("tiles", "cards")] == [2, 2]


def test_solo_piles() -> None:
    """MOT-17.1, MOT-17.2, MOT-17.3: ten cards, two decks, two stacks, a draw area and a victim."""
    view = shown(fresh(1))
    assert [len(view[pile]) for pile in ("draw_tiles", "draw_cards")] == [3, 3]
    assert [len(view[pile]) for pile in ("tile_stack", "card_deck")] == [6, 2]
    assert [len(view[pile]) for pile in ("reserve_tiles", "reserve_cards")] == [12, 5]
    cards = {card for pile in ("draw_cards", "card_deck", "reserve_cards") for card in view[pile]}
    assert cards == {"destitute_1", "destitute_2", "obsession_1", "obsession_2", "psychopath"} | {
        "secret_loyalty",
        "secret_enemies",
        "secret_marriage",
        "second_body",
        "concealed_motive",
    }


def test_harder_solo_piles() -> None:
    """MOT-17.20: six cards active, eight in reserve, and evidence."""
    view = shown(fresh(1, hard=True))
    assert len(view["draw_cards"]) + len(view["card_deck"]) == 6
    assert len(view["reserve_cards"]) == 8
    assert len(view["exculpatory"]) == 6


def test_detectives_to_choose_from_come_before_the_deal() -> None:
    """MOT-14.5: in seat order, then the first case is dealt."""
    state = fresh(3, level=5, detective_choice=True)
    for seat in range(3):
        assert state.to_act() == (seat,)
        offer = shown(state)["detective_offer"][seat]
        play(state, seat, "choose_detective", detective=offer[1])
    assert shown(state)["phase"] == "bid"
    assert [len(hand["cards"]) for hand in shown(state)["hands"]] == [4, 4, 4]


DEFAULTS: dict[str, Any] = {
    "level": None,
    "hard": False,
    "second_body_range": "either",
    "modifier_needs_motive": False,
    "marriage_replaces_one_point": False,
    "redraw_scope": "current_round",
    "second_interview_points": "text",
    "omt_any_marker": False,
    "detective_choice": False,
    "solo_gap_title": "none",
    "start_player": 0,
}


def test_options_left_out_have_their_defaults() -> None:
    """MOT-22.1, MOT-22.2, MOT-22.3, MOT-22.4, MOT-22.5, MOT-22.6, MOT-22.7, MOT-22.8, MOT-22.9,
    MOT-22.10, MOT-22.11, MOT-22.12."""
    options = read_options(GAME, {}, 3)
    assert {name: getattr(options, name) for name in DEFAULTS} == DEFAULTS


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"level": "solo"}),
        (1, {"level": 1}),
        (3, {"hard": True}),
        (2, {"start_player": 2}),
        (2, {"level": 6}),
        (2, {"second_body_range": "both"}),
        (2, {"house_rule": True}),
    ],
)
def test_what_no_table_can_play_is_refused(seats: int, options: dict[str, Any]) -> None:
    """MOT-22.1."""
    with pytest.raises(OptionsError) as refusal:
        read_options(GAME, options, seats)
    assert refusal.value.code == "bad_option"


def test_the_level_of_a_position_wins_over_the_options() -> None:
    """MOT-22.2: the case says no level."""
    state = laid("motive-action-a-tile-no-draw", options={"level": 1})
    assert shown(state)["level"] == 4
