"""Is the judgement of Motive one: fair in its shares, and right in what it prefers?"""

from dataclasses import replace

import pytest

from parlour.bots.arena import Plan, compete
from parlour.bots.thinking import worth
from parlour.core.chance import Chance
from parlour.core.masks import mask_of
from parlour.games.motive import GAME
from parlour.games.motive.bot import judge, shares
from parlour.games.motive.bot.alone import hope, suspicions
from parlour.games.motive.bot.foresight import FARTHEST, odds, outlook, turns_of
from parlour.games.motive.bot.hands import WORTH, in_hand
from parlour.games.motive.content import KIND, KINDS, PIECE, SPACE
from parlour.games.motive.scoring.ending import solo_motive
from parlour.games.motive.scoring.motives import ranked
from parlour.games.motive.state.board import set_markers
from parlour.games.motive.state.table import NONE, OVER
from tests.games.motive.support import ALONE, LEVEL_4, LEVEL_5, fresh, laid

TABLES = [(level, seats) for level in (1, 2, 3, 4, 5) for seats in (2, 3, 5)]


@pytest.mark.parametrize(("level", "seats"), TABLES)
def test_shares_of_the_seats_add_up_to_one_at_every_moment(level: int, seats: int) -> None:
    state = fresh(seats, level=level)
    chance = Chance(level)
    while state.to_act():
        found = judge(state)
        assert len(found) == seats
        assert sum(found) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in found)
        seat = state.to_act()[0]
        state.apply(seat, state.sample(seat, chance), chance)


@pytest.mark.parametrize("hard", [False, True])
def test_hope_stays_between_none_and_certainty(hard: bool) -> None:
    chance = Chance(1)
    for seed in range(5):
        state = fresh(1, seed, level="solo", hard=hard)
        while state.to_act():
            assert 0 <= hope(state) <= 1
            state.apply(0, state.sample(0, chance), chance)


def test_equal_points_are_equal_chances_and_more_points_a_better_one() -> None:
    assert shares([5, 5, 5], 2.0) == pytest.approx([1 / 3] * 3)
    ahead = shares([9, 5], 4.0)[0]
    assert 0.5 < ahead < shares([9, 5], 2.0)[0]


def test_the_odds_of_all_suspects_and_the_newcomer_add_up_to_one() -> None:
    for motives in [(7,), (9, 9, 1), (60, 20, 3, 3, 2)]:
        for turns in (0, 1, 6, FARTHEST + 5):
            chances = odds(motives, turns)
            assert sum(prime for prime, _ in chances) == pytest.approx(1)
            assert sum(second for _, second in chances) == pytest.approx(1)
    assert odds((), 3) == [(1.0, 1.0)]


def test_a_lead_is_surer_the_fewer_turns_are_to_come() -> None:
    leads = [odds((9, 4), turns)[0][0] for turns in range(1, 10)]
    assert leads == sorted(leads, reverse=True)


def test_later_rounds_are_worth_more() -> None:
    """Three rounds to come hold more points than the last one (MOT-12.4)."""
    assert outlook((8, 3), 4, 1, 4).points[0] > outlook((8, 3), 4, 3, 4).points[0]


def test_turns_of_a_round() -> None:
    """MOT-11.5, 15.1 and 16.1."""
    assert [turns_of(2, number) for number in (1, 2, 3)] == [4, 4, 4]
    assert [turns_of(3, number) for number in (1, 2, 3)] == [3, 6, 3]
    assert [turns_of(5, number) for number in (1, 2, 3)] == [5, 5, 5]


def test_a_hand_is_worth_what_can_still_be_played() -> None:
    hobnob, alibi, second = PIECE["hobnob_1"], PIECE["alibi_1"], PIECE["second_body"]
    hand = mask_of([hobnob, alibi])
    assert in_hand(hand, 0, 1) == 0
    assert in_hand(hand, 1, 1) == max(WORTH[KIND[hobnob]], WORTH[KIND[alibi]])
    assert in_hand(hand, 2, 1) > in_hand(hand, 1, 1)
    assert in_hand(mask_of([second]), 2, 3) == 0  # not in round 3 (MOT-7.2)
    assert set(WORTH) == set(range(len(KINDS)))


def test_a_motive_marker_on_a_prime_suspect_helps_or_harms_its_owner() -> None:
    state = laid(LEVEL_4)
    prime, _ = ranked(state, state.bodies[0])
    owner = state.owner[prime]
    before = judge(state)[owner]
    for word, better in (("obsession", True), ("alibi", False)):
        changed = state.copy()
        set_markers(changed, prime, (KINDS.index(word),))
        assert (judge(changed)[owner] > before) is better


def test_a_second_interview_counts_for_the_seat_that_placed_it() -> None:
    state = laid(LEVEL_5)
    prime, _ = ranked(state, state.bodies[0])
    seat = next(one for one in range(state.table.seats) if one != state.owner[prime])
    state.interviews = ()
    before = judge(state)[seat]
    state.interviews = ((prime, seat, 0, False),)
    plain = judge(state)[seat]
    state.interviews = ((prime, seat, 2, True),)
    assert judge(state)[seat] < before < plain


def test_alone_hope_grows_with_motive() -> None:
    state = laid(ALONE)
    known = suspicions(state)
    assert {tile: motive for tile, motive in known.items() if motive} == {
        tile: solo_motive(state, tile) for tile in known if solo_motive(state, tile)
    }
    tile = state.board[SPACE[0, 1]]
    more = state.copy()
    more.modifiers[tile] = 3
    assert hope(more) > hope(state)
    more.modifiers[tile] = 30
    assert hope(more) == 0.97


def test_a_judgement_tells_nothing_that_a_view_hides() -> None:
    """Bots judge guesses: two truths behind one view may differ, the view they come from not."""
    state = fresh(3, level=4)
    seat = state.to_act()[0]
    view = GAME.seen_by(state, seat)
    for seed in range(4):
        truth = GAME.guess(view, (), GAME.options(level=4), Chance(seed))
        assert GAME.seen_by(truth, seat) == view


def test_a_win_shared_is_worth_its_share_to_a_bot() -> None:
    """Else whoever leads would let the others catch up."""
    state = fresh(3, level=4)
    state.phase, state.mover = OVER, NONE
    state.scores = [7, 7, 3]
    assert worth(GAME, state)[:3] == [0.5, 0.5, 0]
    state.scores = [7, 8, 3]
    assert worth(GAME, state)[:3] == [0, 1, 0]


PLAN = Plan("motive", 3, ("greedy", "uniform"), 6, 1, {"level": 4}, {"guesses": 1})


def test_greedy_clearly_beats_uniform() -> None:
    """Decision 0015 has the figures of long runs; this only sees that nothing broke."""
    assert compete(PLAN).scores("bot")["greedy"].won == 6


@pytest.mark.parametrize(("level", "seats"), [(1, 2), (2, 3), (3, 4), (4, 2), (5, 3)])
def test_matches_of_bots_end(level: int, seats: int) -> None:
    plan = replace(PLAN, seats=seats, bots=("greedy",), matches=1, options={"level": level})
    tally = compete(plan)
    assert tally.endings == {"over": 1}
    assert tally.length(1.0) < 200


def test_search_plays_too() -> None:
    settings = {"playouts": 2, "guesses": 1}
    plan = replace(PLAN, seats=2, bots=("ismcts", "greedy"), matches=2, settings=settings)
    assert compete(plan).matches == 2


def test_greedy_gets_away_more_often_than_chance() -> None:
    """Playing at random nobody ever did."""
    plan = replace(PLAN, seats=1, bots=("greedy",), matches=12, options={"level": "solo"})
    assert compete(plan).scores("bot")["greedy"].won >= 4
