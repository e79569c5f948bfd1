"""Mystery! Motive for Murder for learners."""

from collections.abc import Iterator
from typing import Any, get_args

from parlour.envs.rows import Row, counts, flag, number, numbers, one_of, size_of
from parlour.games.motive.content import (
    CARDS,
    DETECTIVES,
    EDGES,
    INTERVIEWS,
    MARKERS,
    NEAR,
    PIECES,
    SPOT,
    SPOTS,
    TILES,
)
from parlour.games.motive.position import HIDDEN, Phase

TILE_WORDS = [PIECES[piece] for piece in TILES]
CARD_WORDS = [PIECES[piece] for piece in CARDS]
COLOURS = ("red", "blue")
MARKER_WORDS = sorted(MARKERS)
LAID = 3 + 2 * len(EDGES) + len(MARKER_WORDS) + 2
MOST = 500
"""More points than anybody scores."""


def tokens(options: Any, seats: int) -> dict[str, list[Any]]:
    pieces = TILE_WORDS + CARD_WORDS
    kinds = list(INTERVIEWS)
    edges = {f".{edge}": list(COLOURS) for edge in EDGES}
    return {
        "tile": TILE_WORDS,
        "card": CARD_WORDS,
        "piece": pieces,
        "at": list(SPOTS),
        "between": list(SPOTS),
        "edge": list(EDGES),
        "marker": MARKER_WORDS,
        "reserve": ["tile", "card"],
        **{f"colours{edge}": colours for edge, colours in edges.items()},
        **{f"victim_colours{edge}": colours for edge, colours in edges.items()},
        "interview.at": list(SPOTS),
        "interview.kind": kinds,
        "double.at": list(SPOTS),
        "double.kind": kinds,
        "double.seat": list(range(seats)),
        "kind": kinds,
        "position": list(range(1, disks(seats) + 1)),
        "order": ["first", "second"],
        "detective": list(DETECTIVES),
    }


def disks(seats: int) -> int:
    """Places on the track: two players have two disks each (MOT-16.1)."""
    return 4 if seats == 2 else seats


def rows(options: Any, seats: int) -> list[Row]:
    return [*course(seats), *table(seats), *held(seats), *piles(), *choices(seats), *alone()]


def course(seats: int) -> Iterator[Row]:
    """Where the match stands, and who is next."""
    everyone = range(seats)
    yield one_of("seat", "the viewer's seat", everyone, lambda view: view.seat)
    yield one_of("to act", "whose turn it is", everyone, lambda view: view.to_act)
    yield one_of("phase", "the phase", get_args(Phase), lambda view: view.phase)
    yield number("case", "the number of the case", 9, lambda view: view.case)
    yield number("round", "the round of the case", 3, lambda view: view.round)
    yield number("pass", "2 in the extra turns of three players", 2, lambda view: view.pass_)
    yield one_of("start player", "who begins", everyone, lambda view: view.start_player)
    yield numbers(
        "turn order",
        "seats in the order of turns, each plus one",
        disks(seats),
        seats,
        lambda view: [seat + 1 for seat in view.turn_order or ()],
    )
    yield number("turn index", "how many of them have had their turn", 9, lambda v: v.turn_index)
    yield numbers("scores", "points by seat", seats, MOST, lambda v: v.scores, -MOST)
    for name in ("round_points", "interview_points", "case_points"):
        yield last_points(name, seats)


def last_points(name: str, seats: int) -> Row:
    meaning = f"the last {name.replace('_', ' ')} by seat"
    return numbers(name, meaning, seats, MOST, lambda view: getattr(view, name), -MOST)


def table(seats: int) -> Iterator[Row]:
    """What lies on the table."""
    for tile in TILE_WORDS:
        yield laid(tile, seats)
    spots = len(SPOTS)
    yield numbers(
        "bodies", "where bodies lie, spaces from 1", 2, spots, lambda v: map(spot_number, v.bodies)
    )
    yield numbers(
        "links",
        "relationship markers: two spaces from 1, and 1, 2, 3 for loyalty, enemies, marriage",
        9,
        spots,
        linked,
    )
    yield numbers("cubes", "cubes left by seat", seats, 30, lambda view: view.cubes)


def laid(tile: str, seats: int) -> Row:
    """Where a tile lies, whose it is and what lies on it, in the order that the meaning tells."""

    def see(view: Any) -> Iterator[int]:
        for lying in view.board:
            if lying.tile == tile:
                yield spot_number(lying.at)
                yield 0 if lying.cube is None else lying.cube + 1
                yield int(lying.disguised)
                for edge in EDGES:
                    colour = lying.colours.get(edge)
                    yield 0 if colour is None else COLOURS.index(colour) + 1
                yield from (int(edge in lying.flipped) for edge in EDGES)
                yield from (lying.markers.count(marker) for marker in MARKER_WORDS)
                yield len(lying.second_interviews)
                known = [one.kind for one in lying.second_interviews if one.seat == view.seat]
                yield INTERVIEWS.index(known[0]) + 1 if known and known[0] else 0

    meaning = (
        "space and owner from 1, disguised; by edge the colour (1 red, 2 blue), then whether it is"
        f" turned; markers ({', '.join(MARKER_WORDS)}); second interviews, and one's own kind"
    )
    return numbers(f"tile {tile}", meaning, LAID, len(SPOTS), see)


def spot_number(spot: Any) -> int:
    """Spaces are numbered from 1 in the order of the tokens."""
    return SPOTS.index(tuple(spot)) + 1


def linked(view: Any) -> Iterator[int]:
    kinds = ("secret_loyalty", "secret_enemies", "secret_marriage")
    for link in view.links[:3]:
        yield from map(spot_number, link.between)
        yield kinds.index(link.kind) + 1


def held(seats: int) -> Iterator[Row]:
    """Hands, and what lies before the players."""
    yield counts("own tiles", "tiles in the viewer's hand", TILE_WORDS, 1, own("tiles"))
    yield counts("own cards", "cards in the viewer's hand", CARD_WORDS, 1, own("cards"))
    for kind, most in (("tiles", 22), ("cards", 30)):
        yield sizes(kind, seats, most)
    yield counts("interviews", "the viewer's markers not yet placed", INTERVIEWS, 1, own_interviews)
    yield counts("row of tiles", "tiles on display", TILE_WORDS, 1, lambda v: v.display.tiles)
    yield counts("row of cards", "cards on display", CARD_WORDS, 1, lambda v: v.display.cards)
    yield numbers(
        "detectives",
        "detectives by seat, from 1",
        seats,
        len(DETECTIVES),
        lambda view: [0 if who is None else DETECTIVES.index(who) + 1 for who in view.detectives],
    )


def own(kind: str) -> Any:
    def see(view: Any) -> Any:
        if view.seat is None or view.seat >= len(view.hands):
            return ()
        return getattr(view.hands[view.seat], kind)

    return see


def own_interviews(view: Any) -> Any:
    left = view.interviews_left
    return () if view.seat is None or view.seat >= len(left) else left[view.seat]


def sizes(kind: str, seats: int, most: int) -> Row:
    def see(view: Any) -> list[int]:
        return [size_of(getattr(hand, kind)) for hand in view.hands]

    return numbers(f"{kind} held", f"how many {kind} each seat holds", seats, most, see)


def piles() -> Iterator[Row]:
    """Piles face down by their size, discards by what lies in them."""
    for name in ("tile_stack", "card_deck", "reserve_tiles", "reserve_cards", "exculpatory"):
        yield pile(name)
    for name in ("tile_discard", "removed", "draw_tiles"):
        yield open_pile(name, TILE_WORDS + CARD_WORDS if name == "removed" else TILE_WORDS)
    for name in ("card_discard", "draw_cards"):
        yield open_pile(name, CARD_WORDS)


def pile(name: str) -> Row:
    meaning = f"how many pieces are in: {name.replace('_', ' ')}"
    return number(name, meaning, 52, lambda view: size_of(getattr(view, name)))


def open_pile(name: str, words: list[str]) -> Row:
    return counts(
        name, f"what lies in: {name.replace('_', ' ')}", words, 1, lambda view: getattr(view, name)
    )


def choices(seats: int) -> Iterator[Row]:
    """What is being decided."""
    kinds = ("drawn_tile", "drawn_card", "peek", "extra_tiles")
    pieces = TILE_WORDS + CARD_WORDS
    yield one_of("pending", "the open decision", kinds, lambda v: getattr(v.pending, "kind", None))
    yield counts("pending pieces", "the pieces it is about", pieces, 1, pending_pieces)
    yield number("extra left", "extra tiles left", 22, lambda v: getattr(v.pending, "left", 0))
    yield numbers(
        "new order",
        "places taken in the coming order: seats plus one, 0 is open",
        disks(seats),
        seats,
        lambda view: [0 if seat is None else seat + 1 for seat in view.new_order],
    )
    yield numbers(
        "bids",
        "by seat: 1 has committed",
        seats,
        1,
        lambda view: [int(bid is not None) for bid in view.bids],
    )
    yield counts("own bid", "the piece that the viewer committed", pieces, 1, own_bid)
    yield counts("offer", "detectives offered to the viewer", DETECTIVES, 1, own_offer)
    yield one_of("second seat", "second in case 1", range(seats), lambda view: view.second_seat)


def pending_pieces(view: Any) -> Any:
    pending = view.pending
    named = [getattr(pending, "tile", None), getattr(pending, "card", None)]
    seen = getattr(pending, "options", ())
    return [word for word in named if word] + ([] if isinstance(seen, int) else list(seen))


def own_bid(view: Any) -> Any:
    bids = view.bids
    bid = bids[view.seat] if view.seat is not None and view.seat < len(bids) else None
    return () if bid in (None, HIDDEN) else (bid,)


def own_offer(view: Any) -> Any:
    offers = view.detective_offer
    return offers[view.seat] if view.seat is not None and view.seat < len(offers) else ()


def alone() -> Iterator[Row]:
    """The walk of the solo game."""
    near = [SPOT[space] for space in NEAR]
    yield one_of("direction", "which way the walk goes", ("cw", "ccw"), lambda v: v.direction)
    yield one_of("first", "where the walk began", near, lambda view: view.first)
    yield numbers(
        "walker",
        "where the walking marker lies, a space from 1",
        1,
        len(SPOTS),
        lambda view: () if view.marker is None else [spot_number(view.marker)],
    )
    yield flag("escaped", "the murderer got away", escaped)


def escaped(view: Any) -> bool:
    return view.result is not None and bool(view.result.escaped)
