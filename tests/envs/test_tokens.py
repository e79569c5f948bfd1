"""A move is chosen token by token, and every move can be."""

from collections.abc import Iterator

import pytest

from parlour.core.chance import Chance
from parlour.core.game import Move
from parlour.core.match import Match
from parlour.core.picks import Picks, among
from parlour.envs.tokens import DONE, Walk, leaves
from parlour.games.calaveras.moves import Play, TwistIdle
from parlour.games.motive.moves import PlayCard
from tools import tables

PLAIN = [pytest.param(table, id=str(table)) for table in tables.PLAIN]
FEW = 250
"""Moves of a seat that are all walked to."""


def reached(fresh: Picks, said: tuple[str, ...] = ()) -> Iterator[Move]:
    """Every move that some row of choices leads to."""
    walk = Walk(fresh)
    for token in said:
        walk.choose(token)
    for token in walk.tokens():
        ahead = Walk(fresh)
        for earlier in said:
            ahead.choose(earlier)
        move = ahead.choose(token)
        if move is None:
            yield from reached(fresh, (*said, token))
        else:
            yield move


@pytest.mark.parametrize("table", PLAIN)
def test_every_listed_move_is_reached_once_and_no_other(table: tables.Table) -> None:
    match = Match(table.game, table.options, table.seats, "walks")
    chance = Chance(3)
    for _ in range(12):
        seats = match.to_act()
        if not seats:
            break
        listed = match.state.legal_moves(seats[0])
        if len(listed) <= FEW:
            found = list(reached(among(listed)))
            assert len(found) == len(listed)
            assert set(found) == set(listed)
        for _ in range(5):
            if acting := match.to_act():
                match.play(acting[0], match.picks(acting[0]).sample(chance))


def test_what_a_draft_says_is_a_token_a_leaf() -> None:
    draft = {
        "type": "give",
        "cards": ("v01", "v07"),
        "at": (0, -1),
        "to": {"a": "hotel"},
        "x": None,
    }
    assert leaves(draft) == ("type=give", "cards=v01", "cards=v07", "at=0,-1", "to.a=hotel")


def test_tokens_are_offered_in_the_order_of_the_notation() -> None:
    walk = Walk(among([Play("hotel", "innocent"), Play("airport", "suspect"), TwistIdle()]))
    assert walk.tokens() == ("type=play", "type=twist_idle")
    assert walk.choose("type=play") is None
    assert walk.tokens() == ("card=hotel", "card=airport")


def test_what_is_left_over_is_taken_for_the_learner() -> None:
    walk = Walk(among([Play("hotel", "innocent"), Play("airport", "suspect"), TwistIdle()]))
    walk.choose("type=play")
    assert walk.choose("card=airport") == Play("airport", "suspect")
    assert walk.said == ("type=play", "card=airport", "to=suspect")
    assert walk.chosen == ("type=play", "card=airport")


def test_a_move_that_could_say_more_is_finished_by_done() -> None:
    bare, aimed = PlayCard("hobnob_1"), PlayCard("hobnob_1", tile="karl")
    walk = Walk(among([bare, aimed]))
    walk.choose(walk.tokens()[0])
    assert walk.tokens() == (DONE, "tile=karl")
    assert walk.choose(DONE) == bare
