"""Does Calaveras judge its own positions sensibly?"""

from dataclasses import replace

import pytest

from parlour.bots.arena import Plan, compete
from parlour.core.chance import Chance
from parlour.core.match import Match
from parlour.games import GAMES
from parlour.games.calaveras import bot
from parlour.games.calaveras.position import Position
from parlour.games.calaveras.rules import Calaveras, from_position

GAME = GAMES["calaveras"]
SEATS = GAME.seats


def somewhere(seats: int, seed: int, plies: int = 30) -> Calaveras:
    """A state that random play came to, not yet over."""
    match = Match(GAME, GAME.options(), seats, f"{seats}.{seed}")
    chance = Chance(seed)
    for _ in range(plies):
        (seat,) = match.to_act()
        before = match.state.copy()
        match.play(seat, match.state.sample(seat, chance))
        if match.outcome() is not None:
            match.state = before
            break
    assert isinstance(match.state, Calaveras)
    return match.state


def turned(position: Position, by: int) -> Position:
    """The same table with everybody moved so many places on."""
    places = len(position.points)

    def on(place: int) -> int:
        return (place + by) % places

    return replace(
        position,
        turn=on(position.turn),
        nicole=on(position.nicole),
        fronts={on(place): front for place, front in position.fronts.items()},
        points={on(place): points for place, points in position.points.items()},
        hands={on(seat): hand for seat, hand in position.hands.items()},
    )


@pytest.mark.parametrize(
    ("seats", "wanted"),
    [
        (3, ((0, 2), (1,))),
        (4, ((0, 2), (1, 3))),
        (5, ((0, 3), (1, 4), (2,))),
        (6, ((0, 3), (1, 4), (2, 5))),
    ],
)
def test_partners_sit_opposite(seats: int, wanted: tuple[tuple[int, ...], ...]) -> None:
    """A ghost's partner is alone on its side."""
    assert bot.sides(seats) == wanted


@pytest.mark.parametrize("seats", SEATS)
def test_a_judgement_lies_between_lost_and_won_and_partners_share_it(seats: int) -> None:
    for seed in range(60):
        values = bot.judge(somewhere(seats, seed, plies=seed))
        assert len(values) == seats
        assert all(0.0 < value < 1.0 for value in values)
        for side in bot.sides(seats):
            assert len({values[seat] for seat in side}) == 1


@pytest.mark.parametrize("seats", [4, 6])
def test_no_place_is_better_than_another(seats: int) -> None:
    """Turn the table, and every judgement turns with it."""
    for seed in range(20):
        state = somewhere(seats, seed)
        values = bot.judge(state)
        moved = bot.judge(from_position(turned(state.position(), 1), seats, GAME.options()))
        assert moved == pytest.approx([*values[-1:], *values[:-1]])


def test_what_nobody_can_see_changes_no_judgement() -> None:
    """It looks at what lies open alone, so a guess adds no noise of its own."""
    for seed in range(20):
        state = somewhere(4, seed)
        for seat in range(4):
            guess = GAME.guess(GAME.seen_by(state, seat), (), GAME.options(), Chance(seed))
            assert isinstance(guess, Calaveras)
            assert bot.judge(guess) == bot.judge(state)


def changed(state: Calaveras, **fields: object) -> Calaveras:
    other = state.copy()
    for name, value in fields.items():
        setattr(other, name, value)
    return other


def test_it_knows_what_is_good() -> None:
    """Nicole near the end, fewer points, more cards, the turn when much is at stake."""
    state = somewhere(4, 3)
    state = changed(state, innocent=1, suspect=6, fronts=[3, 3, 3, 3], points=[4, 4, 4, 4])
    state.nicole, state.turn, state.played = 0, 0, 10
    here = bot.judge(state)[0]
    assert bot.judge(changed(state, nicole=1))[0] < here
    assert bot.judge(changed(state, points=(4, 4, 2, 4)))[0] > here
    assert bot.judge(changed(state, points=(6, 4, 4, 4)))[0] < here
    assert bot.judge(changed(state, fronts=[3, 3, 11, 3]))[0] > here
    assert bot.judge(changed(state, turn=1))[0] < here
    nothing_clears = changed(state, innocent=0)
    assert (
        bot.judge(changed(nothing_clears, fronts=[3, 0, 3, 0]))[0]
        < bot.judge(changed(nothing_clears, fronts=[1, 0, 1, 0]))[0]
    )


def test_patience_runs_out() -> None:
    """Late in a match even the side that is charged would rather see points than none."""
    state = somewhere(4, 3)
    charged = changed(state, points=tuple(points + 2 for points in state.points))
    for seat in range(4):
        early = [bot.judge(changed(one, played=10))[seat] for one in (state, charged)]
        late = [bot.judge(changed(one, played=250))[seat] for one in (state, charged)]
        assert late[1] - late[0] > max(early[1] - early[0], 0.0)


def test_matches_between_careful_bots_end_long_before_the_cap() -> None:
    """The note has the figures of long runs; these deals took 150 moves and more."""
    for seats in (4, 6):
        tally = compete(Plan("calaveras", seats, ("greedy:guesses=1",), 3, 1, {}, {}))
        assert tally.length(1.0) < 260
        assert "unfinished" not in tally.endings
