"""A hidden accomplice is betrayed by nothing; nor is any other secret of the table."""

import json
from dataclasses import replace
from typing import Any

import pytest

from parlour.core.chance import Chance
from parlour.core.game import Move, Story
from parlour.core.notation import write
from parlour.core.seats import Seat
from parlour.games.island import GAME
from parlour.games.island.events import planning
from parlour.games.island.moves import Decide, RevealSelf
from parlour.games.island.position import Position
from parlour.games.island.rules import Island
from parlour.games.island.view import SIGHT, seen_by
from parlour.games.island.view.guessing import guess
from parlour.games.island.view.memory import Memory
from tests.games.island.support import ACCOMPLICE, fresh, known_accomplice, wander, with_accomplice


class Pair:
    """The same table twice, but for who holds the accomplice card; same moves, same luck."""

    def __init__(self, seats: int, seed: int, holders: tuple[Seat | None, Seat | None]) -> None:
        self.states = [self.dealt(seats, seed, holder) for holder in holders]
        self.watchers: list[Seat | None] = [
            None,
            *[seat for seat in range(seats) if seat not in holders],
        ]
        self.chance = Chance(seed)
        self.plies = 0

    def dealt(self, seats: int, seed: int, holder: Seat | None) -> Island:
        if holder is not None:
            return with_accomplice(seats, seed, holder)
        state = with_accomplice(seats, seed, 0)
        state.roles = ("loyal",) * seats
        state.spare_role = "accomplice"
        return state

    def step(self) -> list[dict[str, Any]]:
        """One ply of both; by table, what each watcher sees and hears of it."""
        one = self.states[0]
        seat = self.chance.pick(one.to_act())
        move: Move = RevealSelf()
        while isinstance(move, RevealSelf):
            move = one.sample(seat, self.chance)
        self.plies += 1
        return [self.told(state, seat, move) for state in self.states]

    def told(self, state: Island, seat: Seat, move: Move) -> dict[str, Any]:
        assert state.why_not(seat, move) is None
        story = Story()
        state.apply(seat, move, Chance(self.plies), story)
        return {
            str(watcher): {
                "view": write(GAME.seen_by(state, watcher), whole=True),
                "heard": [write(event, whole=True) for event in story.heard_by(watcher)],
                "to_act": state.to_act(),
                "facts": write(GAME.facts(state)),
                "moves": [] if watcher is None else write(state.legal_moves(watcher)),
                "refusals": [self.refused(state, watcher, seat)],
            }
            for watcher in self.watchers
        }

    def refused(self, state: Island, watcher: Seat | None, seat: Seat) -> list[str | None]:
        """What the law says to the watcher's own tries."""
        if watcher is None:
            return []
        return [state.why_not(watcher, move) for move in (RevealSelf(), Decide("negative"))]

    def shows(self) -> bool:
        """Whether the accomplice had to be known, or the end has shown all."""
        return any(state.revealed >= 0 or state.ending is not None for state in self.states)


@pytest.mark.parametrize(
    ("seats", "holders"),
    [(4, (0, 1)), (4, (2, None)), (5, (4, 1)), (6, (3, 5)), (6, (0, None))],
)
def test_a_hidden_accomplice_is_betrayed_by_nothing(
    seats: int, holders: tuple[Seat | None, Seat | None]
) -> None:
    """ISL-11.1, ISL-11.2, ISL-15.2, ISL-16.8, ISL-18.1: view, story, to_act, legal moves, refusals
    and sums of every other seat are the same, byte by byte, until the rules show the card."""
    pair = Pair(seats, seats, holders)
    while not pair.shows():
        one, other = pair.step()
        if not pair.shows():
            assert json.dumps(one) == json.dumps(other)
    assert pair.plies > 100 or any(state.revealed >= 0 for state in pair.states)


def test_the_pair_would_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above can fail: with roles in the open it does."""
    monkeypatch.setitem(SIGHT, "spare_role", lambda value, seat, position: value)
    pair = Pair(4, 1, (2, None))
    assert any(one != other for one, other in [pair.step()])


def test_only_its_owner_hears_of_an_accomplice_card() -> None:
    """ISL-3.10, ISL-11.1."""
    story = Story()
    fresh(5, 3, story, **ACCOMPLICE)
    for watcher in (None, *range(5)):
        dealt = [e for e in story.heard_by(watcher) if isinstance(e, planning.RoleDealt)]
        assert [event.seat for event in dealt if event.role is not None] == (
            [] if watcher is None else [watcher]
        )


def hidden_words(state: Island, seat: Seat | None) -> set[str]:
    """Every id that lies where this seat cannot look."""
    position = state.position()
    found = {*position.deck, *position.bag, *position.ruse_deck, *position.setbacks}  # type: ignore[misc]  # piles of a truth
    for guest in position.guests.values():
        found |= set(guest.down)  # type: ignore[arg-type]  # as above
    for site in position.sites.values():
        found |= set(site.down)  # type: ignore[arg-type]  # as above
    for owner, player in enumerate(position.players):
        found |= set(player.hand) if owner != seat else set()  # type: ignore[arg-type]  # as above
        uses = owner == seat == position.revealed and position.acting
        found |= set(player.ruses) if not uses else set()  # type: ignore[arg-type]  # as above
    return found


@pytest.mark.parametrize("seats", [1, 4, 6])
def test_a_view_names_nothing_that_is_hidden(seats: int) -> None:
    """ISL-15.1, ISL-15.2, ISL-15.3, ISL-15.5, ISL-17.5."""
    state = fresh(seats, 2) if seats < 4 else known_accomplice(seats, 2, 1)
    chance = Chance(2)
    while state.to_act():
        wander(state, chance, 6)
        if state.ending is not None:
            return
        for seat in (None, *range(seats)):
            view = seen_by(state, seat)
            text = json.dumps(write(replace(view, effects=(), group=None, ruse_play=None)))
            told = {word for word in hidden_words(state, seat) if f'"{word}"' in text}
            assert not told


def test_a_guess_knows_no_more_than_its_view() -> None:
    """ISL-17.5: over many guesses, every loyal seat may be the accomplice, and so may nobody."""
    state = with_accomplice(5, 3, 2)
    view = seen_by(state, 0)
    holders = {tuple(guess(view, (), state.options, Chance(seed)).roles) for seed in range(80)}
    assert len(holders) == 5
    assert all(roles[0] == "loyal" for roles in holders)


def pool_of(position: Position) -> set[str]:
    """What the acting group of a truth holds."""
    assert position.group is not None
    return {*position.group.pool_up, *position.group.pool_private}  # type: ignore[misc]  # as above


def test_what_is_remembered_is_true() -> None:
    """ISL-15.6, ISL-13.13, ISL-17.10: vain offers, cards named in a proposal, covered numbers."""
    recalled = 0
    for seed in range(4):
        story = Story()
        state = known_accomplice(5, seed, 4)
        chance = Chance(seed)
        while state.to_act():
            wander(state, chance, 1, story)
            memory = Memory([planning.GuestsArrived(5, ()), *story.heard_by(None)])
            position = state.position()
            for seat, cards in memory.hands.items():
                assert cards <= set(position.players[seat].hand)  # type: ignore[arg-type]  # as above
                recalled += len(cards)
            for name, known in memory.down.items():
                there = position.sites[name].down
                tail = list(there)[-len(known) :] if known else []  # type: ignore[arg-type]  # as above
                for word, truth in zip(reversed(known), reversed(tail), strict=False):
                    assert word in (None, truth)
                    recalled += word is not None
            if position.group is not None:
                assert memory.pool <= pool_of(position)
                guessed = guess(seen_by(state, 0), story.heard_by(0), state.options, chance)
                assert memory.pool <= pool_of(guessed.position())
    assert recalled > 20
