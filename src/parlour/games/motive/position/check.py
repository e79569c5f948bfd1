"""Which positions can be laid out? Every other one is refused, with the path of the mistake."""

from collections.abc import Iterator

from parlour.core.errors import NotationError
from parlour.games.motive.content import (
    ALL_CARDS,
    ALL_TILES,
    BIT,
    COLOURINGS,
    CUBES,
    EDGE,
    INTERVIEW,
    KINDS,
    LINKS,
    MARKERS,
    MOST_MARKERS,
    PERSON,
    PIECE,
    SPACE,
    VARIABLE,
    Spot,
    distance,
)
from parlour.games.motive.position import Hand, Laid, Peek, Pile, Position

OF_SORT = {"tile": ALL_TILES, "card": ALL_CARDS}


def refuse(path: str, problem: str) -> NotationError:
    return NotationError(path, problem, "bad_position")


def check(position: Position, seats: int) -> None:
    """Raises NotationError for a position that no table can show (MOT-23.11)."""
    if position.seat is not None:
        raise refuse("seat", "belongs to a view, not to a position")
    if position.seats is not None and position.seats != seats:
        raise refuse("seats", f"is not {seats}")
    check_board(position, seats)
    check_bodies(position)
    check_links(position)
    check_pieces(position)
    if position.phase is not None:
        check_seats(position, seats)
        check_phase(position, seats)


def check_board(position: Position, seats: int) -> None:
    spots = [laid.at for laid in position.board]
    for i, laid in enumerate(position.board):
        path = f"board[{i}]"
        if laid.tile not in PIECE or not ALL_TILES & BIT[PIECE[laid.tile]]:
            raise refuse(f"{path}.tile", f"is {laid.tile!r}, which is no suspect")
        if laid.at not in SPACE:
            raise refuse(f"{path}.at", "lies too far from the first victim")
        if laid.at in spots[:i]:
            raise refuse(f"{path}.at", "holds two tiles")
        check_laid(laid, path)
        if position.phase is not None and not is_seat(laid.cube, seats):
            raise refuse(f"{path}.cube", f"is no seat from 0 to {seats - 1}")


def is_seat(seat: int | None, seats: int) -> bool:
    return seat is None or 0 <= seat < seats


def check_laid(laid: Laid, path: str) -> None:
    """What lies on one tile, and how it is coloured."""
    if COLOURINGS.get(laid.colours, (-1, 0))[0] & ~VARIABLE[PIECE[laid.tile]]:
        raise refuse(f"{path}.colours", "names an edge without a variable arrow, or no colour")
    for word in laid.flipped:
        if word not in EDGE:
            raise refuse(f"{path}.flipped", f"names {word!r}, which is no edge")
    for word in laid.markers:
        if word not in MARKERS:
            raise refuse(f"{path}.markers", f"names {word!r}, which is no motive marker")
    if len(laid.markers) > MOST_MARKERS:
        raise refuse(f"{path}.markers", f"has more than {MOST_MARKERS}")
    for j, placed in enumerate(laid.second_interviews):
        if placed.kind not in INTERVIEW:
            raise refuse(f"{path}.second_interviews[{j}].kind", "is no kind of marker")


def check_bodies(position: Position) -> None:
    """The first victim lies in the middle, a second one in its reach (MOT-2.1, 6.1)."""
    bodies = position.bodies
    if not bodies:
        if position.board or position.phase not in (None, "detective"):
            raise refuse("bodies", "names no victim")
        return
    if bodies[0] != (0, 0):
        raise refuse("bodies[0]", "is not [0, 0], where the first victim lies")
    if len(bodies) > 2 or len(set(bodies)) < len(bodies):
        raise refuse("bodies", "names more than two victims, or one twice")
    laid = {tile.at for tile in position.board}
    for i, spot in enumerate(bodies):
        if spot not in laid:
            raise refuse(f"bodies[{i}]", "holds no tile")
        if distance(spot, (0, 0)) > 2:
            raise refuse(f"bodies[{i}]", "is more than two away from the first victim")


def check_links(position: Position) -> None:
    laid = {tile.at for tile in position.board}
    kinds = [link.kind for link in position.links]
    pairs: set[frozenset[Spot]] = set()
    for i, link in enumerate(position.links):
        one, other = link.between
        if link.kind not in [KINDS[kind] for kind in LINKS] or kinds.count(link.kind) > 1:
            raise refuse(f"links[{i}].kind", f"is {link.kind!r}, unknown or there twice")
        if not {one, other} <= laid or distance(one, other) != 1:
            raise refuse(f"links[{i}].between", "does not name two adjacent tiles")
        if frozenset(link.between) in pairs:
            raise refuse(f"links[{i}].between", "has a marker already")
        pairs.add(frozenset(link.between))


def check_seats(position: Position, seats: int) -> None:
    """Lists by seat have an entry for each; numbers of seats are seats."""
    for path, by_seat in (
        ("hands", position.hands),
        ("cubes", position.cubes),
        ("scores", position.scores),
        ("bids", position.bids),
        ("detectives", position.detectives),
        ("detective_offer", position.detective_offer),
        ("interviews_left", position.interviews_left),
    ):
        if by_seat and len(by_seat) != seats:
            raise refuse(path, f"has not one entry for each of {seats} seats")
    for path, listed in (
        ("turn_order", position.turn_order or ()),
        ("choosers", position.choosers),
        ("new_order", position.new_order),
        ("start_player", (position.start_player,)),
        ("second_seat", (position.second_seat,)),
        ("to_act", (position.to_act,)),
    ):
        if not all(is_seat(seat, seats) for seat in listed):
            raise refuse(path, f"names no seat from 0 to {seats - 1}")
    for seat, cubes in enumerate(position.cubes):
        if not 0 <= cubes <= CUBES:
            raise refuse(f"cubes[{seat}]", f"is not from 0 to {CUBES}")


def check_phase(position: Position, seats: int) -> None:
    """Somebody is to act unless it is over, and what the phase stands on is there."""
    if position.level is None:
        raise refuse("level", "is missing")
    if (position.level == "solo") != (seats == 1):
        raise refuse("level", f"is not for {seats} seats")
    if (position.phase == "over") != (position.to_act is None):
        raise refuse("to_act", "names nobody, or somebody though it is over")
    if position.round is not None and not 1 <= position.round <= 3:
        raise refuse("round", "is not from 1 to 3")
    if position.phase == "turn_order" and len(position.new_order) != seats:
        raise refuse("new_order", f"has not {seats} places")
    if position.phase == "turn_order" and not position.choosers:
        raise refuse("choosers", "is empty")
    if position.phase == "disguise" and not any(laid.disguised for laid in position.board):
        raise refuse("board", "has no disguised suspect")
    check_people(position)


def check_people(position: Position) -> None:
    """Commitments are pieces of the hand, detectives are those of the box."""
    for seat, piece in enumerate(position.bids):
        hand = position.hands[seat] if position.hands else Hand()
        if piece is not None and piece not in (*face_up(hand.tiles), *face_up(hand.cards)):
            raise refuse(f"bids[{seat}]", "names no piece of the seat's hand")
    for i, person in enumerate(position.detectives):
        if person is not None and person not in PERSON:
            raise refuse(f"detectives[{i}]", f"is {person!r}, which is no detective")


def face_up(pile: Pile) -> tuple[str, ...]:
    return () if isinstance(pile, int) else pile


def piles(position: Position) -> Iterator[tuple[str, str, Pile]]:
    """Everything that holds pieces besides the board, with its path and kind."""
    for kind in ("tile", "card"):
        for seat, hand in enumerate(position.hands):
            yield f"hands[{seat}].{kind}s", kind, getattr(hand, f"{kind}s")
        for path in (f"{kind}_discard", f"draw_{kind}s", f"reserve_{kind}s"):
            yield path, kind, getattr(position, path)
        yield f"display.{kind}s", kind, getattr(position.display, f"{kind}s")
    yield "tile_stack", "tile", position.tile_stack
    yield "card_deck", "card", position.card_deck
    yield "removed", "tile", position.removed
    yield "exculpatory", "card", position.exculpatory
    pending = position.pending
    if isinstance(pending, Peek):
        yield "pending.options", pending.pile, pending.options
    elif pending is not None and pending.kind != "extra_tiles":
        piece = getattr(pending, pending.kind.removeprefix("drawn_"))
        yield "pending", pending.kind.removeprefix("drawn_"), 1 if piece is None else (piece,)


def check_pieces(position: Position) -> None:
    """No piece twice, none unknown, and none face down (MOT-23.11)."""
    seen = {laid.tile for laid in position.board}
    if len(seen) < len(position.board):
        raise refuse("board", "holds a tile twice")
    for path, kind, pile in piles(position):
        if isinstance(pile, int):
            raise refuse(path, "lies face down")
        for i, word in enumerate(pile):
            if word not in PIECE or not OF_SORT[kind] & BIT[PIECE[word]]:
                raise refuse(f"{path}[{i}]", f"is {word!r}, which is no {kind}")
            if word in seen:
                raise refuse(f"{path}[{i}]", f"is {word}, which lies elsewhere, too")
            seen.add(word)
