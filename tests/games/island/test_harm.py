"""Does the comparison of accomplices play them as it says?"""

from typing import Any

from parlour.core.match import Match, read_options
from parlour.core.picks import picks
from parlour.games.island import GAME
from parlour.games.island.moves import Pass
from tests.games.island.support import known_accomplice, with_accomplice
from tools.accomplice import ARMS, Helper, Tally, difference, played

OPTIONS: Any = read_options(GAME, {"difficulty": "hard", "accomplice": True}, 4)


def test_a_deal_without_an_accomplice_is_left_out() -> None:
    tally = Tally()
    held = [
        "accomplice" in Match(GAME, OPTIONS, 4, f"accomplice.{n}").state.roles  # type: ignore[attr-defined]  # own
        for n in range(3)
    ]
    assert [played(number, 4, OPTIONS, "loyal", tally) for number in range(3)] == held
    assert len(tally.team) == sum(held)


def move_of(arm: str, state: Any, seat: int) -> Any:
    view = GAME.seen_by(state, seat)
    return Helper(OPTIONS, 1, arm).choose(view, [], picks(GAME, state, seat), False)


def test_only_some_play_ruses() -> None:
    """Known, in the exchange: who plays none buys none, and lets every moment pass."""
    state: Any = known_accomplice(4, 1, 2, difficulty="hard")
    state.acting, state.phase = True, "exchange"
    state.ruse_pile, state.ruses[0] = state.ruses[0], 0
    bought = {arm: move_of(arm, state, 2).take for arm in ARMS}
    assert bought["whole"] == bought["lots"] == 1
    assert bought["poses"] == bought["loyal"] == 0
    state.phase = "ruse"
    assert isinstance(move_of("loyal", state, 2), Pass)
    assert isinstance(move_of("poses", state, 2), Pass)


def test_who_plays_as_a_loyal_seat_does_not_vote_against_the_table() -> None:
    votes = {arm: set[str]() for arm in ("poses", "loyal")}
    for turn in range(1, 9):
        state: Any = with_accomplice(4, turn, 2, difficulty="hard")
        state.phase, state.turn, state.setback, state.excluded = "setback_vote", turn, 0, 0
        for arm, cast in votes.items():
            cast.add(move_of(arm, state, 2).vote)
    assert votes["loyal"] == {"positive"}
    assert "negative" in votes["poses"]


def test_a_difference_is_a_mean_over_deals() -> None:
    assert difference([1, 0, 1, 0]).startswith("+0.500 ± 0.5")
    assert difference([2, 2]) == "+2.000 ± 0.000"
