"""Séances for tests: fresh ones, ones that know the answers, and positions to start from."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from parlour.core.chance import Chance
from parlour.core.match import Match, read_move
from parlour.core.notation import read
from parlour.core.seats import CLOCK, Seat
from parlour.games.mysterium import GAME
from parlour.games.mysterium.moves import (
    READY,
    START_TIMER,
    Give,
    Meant,
    Place,
    Reveal,
    SharedVision,
    Vote,
)
from parlour.games.mysterium.options import Options
from parlour.games.mysterium.position import Position
from parlour.games.mysterium.rules import Mysterium, from_position

Knows = Callable[[str, int], bool]
"""Whether a psychic guesses right in an hour."""


def match(seats: int = 5, seed: str = "x", **options: Any) -> Match:
    return Match(GAME, Options(**options), seats, seed)


def position(at: Match | Mysterium) -> Position:
    state = at.state if isinstance(at, Match) else at
    assert isinstance(state, Mysterium)
    return state.position()


def changed(at: Match, **keys: Any) -> Mysterium:
    """The state of a match with other values in its position."""
    assert isinstance(at.options, Options)
    return from_position(replace(position(at), **keys), at.seats, at.options)


def with_psychic(at: Match, colour: str, **keys: Any) -> Mysterium:
    """The same with something else before one psychic."""
    psychics = dict(position(at).psychics)
    psychics[colour] = replace(psychics[colour], **keys)
    return changed(at, psychics=psychics)


def code(at: Match | Mysterium, seat: Seat, **words: Any) -> str | None:
    """Why a move in the notation's words is refused."""
    state = at.state if isinstance(at, Match) else at
    return state.why_not(seat, read_move(GAME, words))


def laid_out(data: dict[str, Any], seats: int, **options: Any) -> Mysterium:
    return from_position(read(Position, data), seats, Options(**options))


# ---------------------------------------------------------------- an hour, step by step


def ghost(at: Match) -> Seat:
    return position(at).ghost


def hand(at: Match) -> tuple[str, ...]:
    held = position(at).hand
    assert not isinstance(held, int)
    return held


def unfinished(at: Match) -> list[str]:
    return [word for word, psychic in position(at).psychics.items() if psychic.stage != "done"]


def answer(at: Match, colour: str) -> str:
    """The card that the ghost means for a psychic now."""
    now = position(at)
    assert now.secret is not None
    card: str = getattr(now.secret[colour], now.psychics[colour].stage)
    return card


def wrong_card(at: Match, colour: str) -> str:
    """Some card of its board that is not meant."""
    now = position(at)
    lying: tuple[str, ...] = getattr(now.table, f"{now.psychics[colour].stage}s")
    return next(card for card in lying if card != answer(at, colour))


def give_all(at: Match, cards: int = 1) -> None:
    """A few visions for everybody who is owed some, and the sand is turned."""
    for colour in unfinished(at):
        if hand(at):
            at.play(ghost(at), Give(colour, hand(at)[:cards]))
    at.play(ghost(at), START_TIMER)


def place_all(at: Match, knows: Knows) -> None:
    for colour in unfinished(at):
        right = knows(colour, position(at).hour)
        card = answer(at, colour) if right else wrong_card(at, colour)
        at.play(position(at).psychics[colour].seat, Place(colour, card))


def ready_all(at: Match) -> None:
    while position(at).step == "placing":
        at.play(at.to_act()[0], READY)


def reveal_all(at: Match) -> None:
    for colour in tuple(position(at).psychics):
        if position(at).step == "manifesting" and position(at).psychics[colour].placed:
            at.play(ghost(at), Reveal(colour))


def hour(at: Match, knows: Knows = lambda colour, hour: True, cards: int = 1) -> None:
    """A whole hour."""
    give_all(at, cards)
    place_all(at, knows)
    ready_all(at)
    reveal_all(at)


def revelation(at: Match) -> Match:
    """Played on to phase 2 by psychics who know: three hours without a mistake."""
    while position(at).phase == "reconstruction":
        hour(at)
    return at


def share(at: Match, group: int = 1) -> Match:
    """The shared vision is laid for a group."""
    at.play(ghost(at), SharedVision(group, Meant(*hand(at)[:3])))
    return at


def vote_all(at: Match, group: int) -> None:
    while position(at).step == "voting":
        at.play(at.to_act()[0], Vote(group))


# ---------------------------------------------------------------- four players, in each step


def visions() -> Match:
    return match(4)


def placing() -> Match:
    at = match(4)
    give_all(at)
    return at


def placed() -> Match:
    at = placing()
    place_all(at, lambda colour, hour: True)
    return at


def manifesting() -> Match:
    at = placed()
    ready_all(at)
    return at


def shared() -> Match:
    return revelation(match(4))


def voting() -> Match:
    return share(shared())


def over() -> Match:
    at = voting()
    vote_all(at, 1)
    return at


STEPS = {
    "visions": visions,
    "placing": placing,
    "manifesting": manifesting,
    "shared": shared,
    "voting": voting,
}


# ---------------------------------------------------------------- random séances


def wise_playout(seats: int, seed: int, wisdom: int, **options: Any) -> Match:
    """Random play in which psychics know the answer `wisdom` times in eight."""
    at, chance = match(seats, f"{seed}", **options), Chance(seed)
    while at.to_act():
        step(at, chance, wisdom)
    return at


def step(at: Match, chance: Chance, wisdom: int) -> None:
    """One ply: mostly a random one; the clock moves at times."""
    if at.timer() is not None and not chance.below(40):
        at.play(CLOCK, at.state.legal_moves(CLOCK)[0])
        return
    seat = chance.pick(at.to_act())
    move = at.state.sample(seat, chance)
    if isinstance(move, Place) and chance.below(8) < wisdom:
        move = Place(move.psychic, answer(at, move.psychic))
    if at.state.why_not(seat, move) is None:
        at.play(seat, move)
