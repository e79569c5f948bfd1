"""At what can each kind of card be aimed? Its moves, and how many they are."""

from collections.abc import Callable
from typing import Final

from parlour.core.game import Move
from parlour.core.masks import members
from parlour.core.seats import Seat
from parlour.games.motive import moves
from parlour.games.motive.content import (
    ALL_TILES,
    BIT,
    CENTRE,
    CONCEALED,
    DEDUCTION,
    DISGUISE_CARD,
    EXTRA_ACTION,
    FALSE_EVIDENCE,
    HOBNOB,
    INTERVIEWS,
    KIND,
    LINKS,
    MODIFIER,
    ONE_MORE_THING,
    PIECES,
    SECOND_BODY_CARD,
    SPOT,
    VARIABLE,
)
from parlour.games.motive.law import targets
from parlour.games.motive.law.actions import interviewable
from parlour.games.motive.moves import CardKind, Double, Interview, ready
from parlour.games.motive.state import State
from parlour.games.motive.state.board import UPRIGHT


def gains(state: State, seat: Seat, card: int, make: CardKind) -> list[Move]:
    return [ready.simple(make, card)]


def count_one(state: State, seat: Seat, card: int) -> int:
    return 1


def deductions(state: State, seat: Seat, card: int, make: CardKind) -> list[Move]:
    return [ready.simple(make, card)] if targets.can_place(state, seat) else []


def count_deductions(state: State, seat: Seat, card: int) -> int:
    return 1 if targets.can_place(state, seat) else 0


def links(state: State, seat: Seat, card: int, make: CardKind) -> list[Move]:
    """Every pair that may be joined."""
    return [
        ready.linking(make, card, pair - UPRIGHT if pair >= UPRIGHT else pair, pair < UPRIGHT)
        for pair in members(targets.links(state, KIND[card]))
    ]


def count_links(state: State, seat: Seat, card: int) -> int:
    return targets.links(state, KIND[card]).bit_count()


def marks(state: State, seat: Seat, card: int, make: CardKind) -> list[Move]:
    """Every suspect with room; in solo also with something of the reserve (MOT-20.4)."""
    found: list[Move] = []
    with_reserve = state.table.solo and EXTRA_ACTION & BIT[card]
    for space in members(targets.marks(state, card)):
        found.append(ready.on_suspect(make, card, space))
        if with_reserve and state.reserve_tiles:
            found.append(ready.with_reserve(card, space, "tile"))
        if with_reserve and state.reserve_cards:
            found.append(ready.with_reserve(card, space, "card"))
    return found


def count_marks(state: State, seat: Seat, card: int) -> int:
    if state.table.solo:
        return len(marks(state, seat, card, moves.PlayCard))
    return targets.markable(state).bit_count()


def strikes(state: State, seat: Seat, card: int, make: CardKind) -> list[Move]:
    """Every tile but the victim, once for each way to colour the victim."""
    found: list[Move] = []
    for space in members(targets.strikes(state)):
        found += ready.striking(make, card, space, state.board[CENTRE])
    return found


def count_strikes(state: State, seat: Seat, card: int) -> int:
    shades = 1 << VARIABLE[state.board[CENTRE]].bit_count()
    return targets.strikes(state).bit_count() * shades


def turns(state: State, seat: Seat, card: int, make: CardKind) -> list[Move]:
    return [ready.turning(make, card, space, edge) for space, edge in targets.turns(state, seat)]


def count_turns(state: State, seat: Seat, card: int) -> int:
    return len(targets.turns(state, seat))


def lifts(state: State, seat: Seat, card: int, make: CardKind) -> list[Move]:
    return [ready.lifting(make, card, space, kind) for space, kind in targets.lifts(state)]


def count_lifts(state: State, seat: Seat, card: int) -> int:
    return len(targets.lifts(state))


def disguises(state: State, seat: Seat, card: int, make: CardKind) -> list[Move]:
    """Every tile of the hand on every space."""
    found: list[Move] = []
    if targets.can_place(state, seat):
        spaces = members(state.free())
        for tile in members(state.hands[seat] & ALL_TILES):
            for space in spaces:
                found += ready.disguising(make, card, tile, space)
    return found


def count_disguises(state: State, seat: Seat, card: int) -> int:
    return len(disguises(state, seat, card, moves.PlayCard))


# ---------------------------------------------------------------- second interviews


def visits(state: State, tiles: list[int], seat: Seat) -> list[Interview]:
    """Each suspect with each kind of marker left."""
    kinds = members(state.interviews_left[seat])
    return [Interview(SPOT[state.places[tile]], INTERVIEWS[k]) for tile in tiles for k in kinds]


def interviews(state: State, tiles: list[int], seat: Seat) -> list[Move]:
    found = visits(state, tiles, seat)
    return [moves.SecondInterview(visit.at, visit.kind) for visit in found]


def doubles(state: State, seat: Seat) -> list[Double]:
    """The markers on the table that the seat may double (MOT-14.19, 14.20, 14.23)."""
    found: dict[Double, None] = {}
    for tile, owner, kind, double in state.interviews:
        spot = SPOT[state.places[tile]]
        if not double and owner == seat:
            found[Double(spot, INTERVIEWS[kind])] = None
        elif not double and state.table.any_marker:
            found[Double(spot, None, owner)] = None
    return list(found)


def additions(state: State, seat: Seat, card: int, make: CardKind) -> list[Move]:
    """One More Thing with and without each of its parts (MOT-14.18)."""
    word = PIECES[card]
    lying = [None, *doubles(state, seat)]
    found: list[Move] = [make(card=word, double=double) for double in lying]
    for visit in visits(state, interviewable(state, seat), seat):
        for double in (*lying, Double(visit.at, visit.kind)):
            found.append(make(card=word, interview=visit, double=double))
    return found


def count_additions(state: State, seat: Seat, card: int) -> int:
    lying = len(doubles(state, seat)) + 1
    left = state.interviews_left[seat].bit_count()
    return lying + len(interviewable(state, seat)) * left * (lying + 1)


Aimed = Callable[[State, Seat, int, CardKind], list[Move]]
Counted = Callable[[State, Seat, int], int]
AIMED: Final[dict[int, Aimed]] = {
    HOBNOB: gains,
    DEDUCTION: deductions,
    SECOND_BODY_CARD: strikes,
    CONCEALED: turns,
    FALSE_EVIDENCE: lifts,
    DISGUISE_CARD: disguises,
    ONE_MORE_THING: additions,
    **dict.fromkeys(LINKS, links),
    **dict.fromkeys(MODIFIER, marks),
}
COUNTED: Final[dict[int, Counted]] = {
    HOBNOB: count_one,
    DEDUCTION: count_deductions,
    SECOND_BODY_CARD: count_strikes,
    CONCEALED: count_turns,
    FALSE_EVIDENCE: count_lifts,
    DISGUISE_CARD: count_disguises,
    ONE_MORE_THING: count_additions,
    **dict.fromkeys(LINKS, count_links),
    **dict.fromkeys(MODIFIER, count_marks),
}
"""By kind of card."""
