"""How does a state become the position it is written as?"""

from typing import Any

from parlour.core.masks import members
from parlour.core.notation import Frozen
from parlour.games.motive.content import (
    ALL_CARDS,
    ALL_TILES,
    DETECTIVES,
    EDGES,
    INTERVIEWS,
    KINDS,
    LINKS,
    PIECES,
    SPOT,
    STEP,
    VARIABLE,
    Spot,
    colouring,
)
from parlour.games.motive.options import Level
from parlour.games.motive.position import (
    Display,
    DrawnCard,
    DrawnTile,
    ExtraTiles,
    Hand,
    Laid,
    Link,
    Peek,
    Pending,
    Phase,
    PlacedInterview,
    Position,
)
from parlour.games.motive.state import State
from parlour.games.motive.state.board import UPRIGHT
from parlour.games.motive.state.table import (
    AFTER_BID,
    BID,
    DETECTIVE,
    DRAWN_CARD,
    DRAWN_TILE,
    EXTRA_TILES,
    NONE,
    NOTHING,
    PEEK_TILE,
    PHASES,
    SUMS_ONLY,
    TURN_ORDER,
)


def position_of(state: State) -> Position:
    """The whole truth; keys that the level does not use hold their defaults (MOT-23.4)."""
    if state.phase == SUMS_ONLY:
        return Position(
            **on_the_table(state), scores=tuple(state.scores), round=state.round or None
        )
    words = in_common(state) | on_the_table(state)
    if state.table.solo:
        return Position(**words | alone(state))
    return Position(**words | with_rivals(state))


def level_of(state: State) -> Level:
    level: Any = state.table.level
    return "solo" if state.table.solo else level


def in_common(state: State) -> dict[str, Any]:
    phase: Phase = PHASES[state.phase]  # type: ignore[assignment]  # PHASES holds these words
    return {
        "level": level_of(state),
        "seats": state.table.seats,
        "case": 0 if state.phase == DETECTIVE else state.case,
        "phase": phase,
        "to_act": or_none(state.mover),
        "pending": pending_of(state),
        "tile_stack": pile_words(state.stack),
        "card_deck": pile_words(state.deck),
        "card_discard": words(state.card_discard),
    }


def on_the_table(state: State) -> dict[str, Any]:
    laid = [laid_of(state, tile) for tile in members(state.laid)]
    detectives = tuple([None if who == NONE else DETECTIVES[who] for who in state.detectives])
    return {
        "board": tuple(laid),
        "bodies": tuple([SPOT[space] for space in state.bodies]),
        "links": links_of(state),
        "detectives": detectives if uses_detectives(state) else (),
    }


def uses_detectives(state: State) -> bool:
    return state.table.level == 5 or any(who != NONE for who in state.detectives)


def laid_of(state: State, tile: int) -> Laid:
    colours = colouring(VARIABLE[tile], state.blue[tile])
    if state.places[tile] == state.bodies[0] and not state.blue[tile]:
        colours = Frozen()  # nobody has named any (MOT-5.4)
    return Laid(
        tile=PIECES[tile],
        at=SPOT[state.places[tile]],
        cube=or_none(state.owner[tile]),
        colours=colours,
        markers=tuple([KINDS[kind] for kind in state.markers[tile]]),
        flipped=tuple([EDGES[edge] for edge in members(state.flipped[tile])]),
        disguised=tile == state.disguised,
        second_interviews=tuple(
            [
                PlacedInterview(seat, INTERVIEWS[kind], double)
                for where, seat, kind, double in state.interviews
                if where == tile
            ]
        ),
    )


def links_of(state: State) -> tuple[Link, ...]:
    return tuple(
        [
            Link(pair_spots(pair), KINDS[LINKS[link]])
            for link, pair in enumerate(state.links)
            if pair != NONE
        ]
    )


def pair_spots(pair: int) -> tuple[Spot, Spot]:
    space = pair - UPRIGHT if pair >= UPRIGHT else pair
    other = space + STEP[0 if pair >= UPRIGHT else 1]
    return SPOT[space], SPOT[other]


def with_rivals(state: State) -> dict[str, Any]:
    """The keys of levels 1 to 5."""
    table = state.table
    hands = [Hand(words(hand & ALL_TILES), words(hand & ALL_CARDS)) for hand in state.hands]
    known: dict[str, Any] = {
        "hands": tuple(hands),
        "tile_discard": words(state.tile_discard),
        "cubes": tuple(state.cubes),
        "scores": tuple(state.scores),
        "start_player": state.start_player,
        "case_points": state.case_points or None,
    }
    if table.rounds:
        known |= in_rounds(state)
    if table.level == 5:
        known |= at_level_5(state)
    if state.phase == DETECTIVE:
        known |= {"hands": (), "cubes": ()}
    return known


def in_rounds(state: State) -> dict[str, Any]:
    rows = Display(piece_words(state.display_tiles), piece_words(state.display_cards))
    choosing = state.phase == TURN_ORDER
    after = "bid" if state.after_choice == AFTER_BID else "round"
    return {
        "round": state.round,
        "pass_": state.pass_,
        "removed": words(state.removed),
        "turn_order": state.turn_order or None,
        "turn_index": state.turn_index,
        "choosers": state.choosers,
        "new_order": tuple([or_none(seat) for seat in state.new_order]) if choosing else (),
        "after_choice": after if choosing else None,
        "display": rows,
        "second_seat": or_none(state.second_seat),
        "round_points": state.round_points or None,
    }


def at_level_5(state: State) -> dict[str, Any]:
    offered = [tuple([DETECTIVES[who] for who in offer]) for offer in state.offer]
    left = [tuple([INTERVIEWS[kind] for kind in members(mask)]) for mask in state.interviews_left]
    bids = tuple([PIECES[piece] or None for piece in state.bids])
    return {
        "detective_offer": tuple(offered) if state.phase == DETECTIVE else (),
        "interviews_left": tuple(left) if state.phase != DETECTIVE else (),
        "bids": bids if state.phase == BID else (),
        "interview_points": state.interview_points or None,
    }


def alone(state: State) -> dict[str, Any]:
    """The keys of solo (MOT-23.6)."""
    draw = state.hands[0]
    turns: Any = {0: None, 1: "cw", -1: "ccw"}[state.direction]
    return {
        "solo": True,
        "hard": state.table.hard,
        "draw_tiles": words(draw & ALL_TILES),
        "draw_cards": words(draw & ALL_CARDS),
        "reserve_tiles": pile_words(state.reserve_tiles),
        "reserve_cards": pile_words(state.reserve_cards),
        "exculpatory": pile_words(state.exculpatory),
        "direction": turns,
        "first": SPOT.get(state.first),
        "marker": SPOT.get(state.marker),
    }


def pending_of(state: State) -> Pending | None:
    kind, drawn = state.pending, [PIECES[piece] for piece in state.drawn]
    if kind == NOTHING:
        return None
    if kind == EXTRA_TILES:
        return ExtraTiles("extra_tiles", state.left)
    if kind == DRAWN_TILE:
        return DrawnTile("drawn_tile", drawn[0])
    if kind == DRAWN_CARD:
        return DrawnCard("drawn_card", drawn[0])
    return Peek("peek", "tile" if kind == PEEK_TILE else "card", tuple(drawn))


def or_none(number: int) -> int | None:
    return None if number == NONE else number


def words(mask: int) -> tuple[str, ...]:
    return piece_words(members(mask))


def pile_words(pile: bytes) -> tuple[str, ...]:
    return piece_words(pile)


def piece_words(pieces: Any) -> tuple[str, ...]:
    return tuple([PIECES[piece] for piece in pieces])
