"""Tables and positions for tests of The Island."""

from collections import Counter
from typing import Any

from parlour.core.chance import Chance
from parlour.core.game import Event, Story
from parlour.core.match import Match, sent
from parlour.core.notation import read
from parlour.games.island import GAME
from parlour.games.island.options import Options
from parlour.games.island.position import Pile, Position
from parlour.games.island.rules import Island

ACCOMPLICE: dict[str, Any] = {"accomplice": True}


def fresh(seats: int, seed: int = 1, story: Story | None = None, **options: Any) -> Island:
    """A table just set up."""
    state = GAME.setup(read(Options, options), seats, Chance(seed), story)
    assert isinstance(state, Island)
    return state


def laid(seats: int, data: dict[str, Any], **options: Any) -> Island:
    """The state of a position in the notation."""
    position = {"players": [{} for _ in range(seats)]} | data
    state = GAME.from_position(read(Position, position), seats, read(Options, options))
    assert isinstance(state, Island)
    return state


def begun(seats: int, seed: str, **options: Any) -> Match:
    return Match(GAME, read(Options, options), seats, seed)


def refusal(state: Island, seat: int, type_: str, **fields: Any) -> str | None:
    who, move = sent(GAME, {"seat": seat, "type": type_, **fields})
    return state.why_not(who, move)


def play(state: Island, seat: int, type_: str, seed: int = 1, **fields: Any) -> list[Event]:
    """Play a lawful move; what happened."""
    who, move = sent(GAME, {"seat": seat, "type": type_, **fields})
    assert state.why_not(who, move) is None, state.why_not(who, move)
    story = Story()
    state.apply(who, move, Chance(seed), story)
    return story.events


def with_accomplice(seats: int, seed: int, helper: int, **options: Any) -> Island:
    """A fresh accomplice game in which that seat holds the card."""
    state = fresh(seats, seed, **ACCOMPLICE | options)
    state.roles = tuple(["accomplice" if seat == helper else "loyal" for seat in range(seats)])
    state.spare_role = "loyal"
    return state


def known_accomplice(seats: int, seed: int, helper: int, **options: Any) -> Island:
    """The same, known from the first turn on, and every seat with two ruses."""
    state = with_accomplice(seats, seed, helper, **options)
    state.revealed, state.revealed_turn = helper, 1
    for seat in range(seats):
        for ruse in state.ruse_deck[:2]:
            state.ruses[seat] |= 1 << ruse
        state.ruse_deck = state.ruse_deck[2:]
    return state


def wander(state: Island, chance: Chance, plies: int, story: Story | None = None) -> None:
    """Play on at random."""
    for _ in range(plies):
        seats = state.to_act()
        if not seats:
            return
        seat = chance.pick(seats)
        state.apply(seat, state.sample(seat, chance), chance, story)


def words(*piles: Pile) -> Counter[str]:
    return Counter(word for pile in piles if not isinstance(pile, int) for word in pile)


def cards_of(position: Position) -> Counter[str]:
    """Every object card, wherever it lies."""
    found = words(position.deck, position.discard)
    for guest in position.guests.values():
        found += words(guest.up, guest.down)
    for left in position.bedroom:
        found += words(left.up, left.down)
    for player in position.players:
        found += words(player.hand)
    if position.group is not None:
        found += words(position.group.pool_up, position.group.pool_private)
    return found


def tokens_of(position: Position) -> Counter[str]:
    found = words(position.bag, position.resolved, position.accomplice_tokens, position.tokens_out)
    for site in position.sites.values():
        found += words(site.down, site.up)
    for player in position.players:
        found += words(player.abilities)
    if position.group is not None and position.group.pending is not None:
        found += words(tuple(filter(None, [getattr(position.group.pending, "token", None)])))
    return found


def ruses_of(position: Position) -> Counter[str]:
    found = words(position.ruse_deck, position.ruses_out, position.ruse_pile)
    for player in position.players:
        found += words(player.ruses)
    return found if position.ruse_play is None else found + words((position.ruse_play.card,))
