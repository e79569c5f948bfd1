"""Are the small games of the bench OpenSpiel's? Both play the same deals, move by move."""

from typing import Any

import pytest

from bench.same import ACTS, Leduc, LiarsDice
from parlour.core.chance import Chance

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this Python")
MATCHES = 300


def number(move: Any) -> int:
    return ACTS.index(move)


def in_step(ours: Leduc | LiarsDice, theirs: Any, deal: list[int], chance: Chance) -> Any:
    """Both to the end by the same moves; what the other library pays."""
    while True:
        while theirs.is_chance_node():
            theirs.apply_action(deal.pop(0))
        if theirs.is_terminal():
            assert ours.to_act() == ()
            return theirs.returns()
        assert ours.to_act() == (theirs.current_player(),)
        seat = theirs.current_player()
        moves = ours.legal_moves(seat)
        assert [number(move) for move in moves] == theirs.legal_actions()
        move = chance.pick(moves)
        theirs.apply_action(number(move))
        ours.apply(seat, move, chance)


def test_leduc_is_theirs() -> None:
    game, ends = pyspiel.load_game("leduc_poker"), set()
    for seed in range(MATCHES):
        chance = Chance(seed)
        ours = Leduc(chance)
        paid = in_step(ours, game.new_initial_state(), list(ours.cards), chance)
        lost = [0, 0] if ours.won == 2 else [-its for its in ours.pots]
        if ours.won < 2:
            lost[ours.won] = ours.pots[1 - ours.won]
        assert paid == lost
        ends.add(ours.won)
    assert ends == {0, 1, 2}


def test_liars_dice_is_theirs() -> None:
    game, ends = pyspiel.load_game("liars_dice"), set()
    for seed in range(MATCHES):
        chance = Chance(seed)
        ours = LiarsDice(chance)
        paid = in_step(ours, game.new_initial_state(), list(ours.dice), chance)
        assert paid == [1.0 if seat == ours.won else -1.0 for seat in range(2)]
        ends.add(ours.won)
    assert ends == {0, 1}
