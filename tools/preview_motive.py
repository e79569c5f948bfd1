"""How does the table of Motive look? Its states as plain pages, and pictures of them at several
sizes.

    python -m tools.preview_motive FOLDER [STATE…]
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from parlour.core.chance import Chance
from parlour.core.forms import flat, text_of
from parlour.core.match import Match
from parlour.games import GAMES
from parlour.games.motive.options import Options
from tools.preview_table import Scene, show

Wanted = Callable[[Match, Any], bool]


def after(seats: int, options: Options, wanted: Wanted, start: int = 0) -> Match:
    """The first match at random that comes to something, as it then stands."""
    for number in range(start, start + 3000):
        match = Match(GAMES["motive"], options, seats, str(number))
        chance = Chance(number)
        while True:
            view = match.view(match.to_act()[0] if match.to_act() else 0)
            if wanted(match, view):
                return match
            if not match.to_act():
                break
            seat = match.to_act()[0]
            match.play(seat, match.picks(seat).sample(chance))
    raise AssertionError("no match came to it")


def tiles(count: int) -> Wanted:
    return lambda match, view: len(view.board) == count and bool(match.to_act())


def phase(name: str, least: int = 0) -> Wanted:
    return lambda match, view: view.phase == name and len(view.board) >= least


def pending(kind: str) -> Wanted:
    return lambda match, view: view.pending is not None and view.pending.kind == kind


def holds(*words: str, board: int = 6, round_: int | None = None) -> Wanted:
    """The seat to act holds these kinds of cards, with so much on the table."""

    def wanted(match: Match, view: Any) -> bool:
        if not match.to_act() or len(view.board) < board or view.pending is not None:
            return False
        cards = view.hands[view.seat].cards if not view.solo else view.draw_cards
        kinds = [card.rstrip("_123456789") for card in cards]
        playable = {getattr(move, "card", None) for move in match.picks(view.seat).moves}
        right = round_ is None or view.round == round_
        return (
            right
            and all(word in kinds for word in words)
            and any(card in playable for card in cards if card.rstrip("_123456789") == words[0])
        )

    return wanted


def bodies(count: int, least: int) -> Wanted:
    return lambda match, view: (
        len(view.bodies) == count
        and len(view.board) >= least
        and bool(match.to_act())
        and view.phase == "turn"
        and view.pending is None
    )


def seat_of(match: Match) -> int:
    return match.to_act()[0] if match.to_act() else 0


def first_card(match: Match, kind: str) -> str:
    view = match.view(seat_of(match))
    cards = view.draw_cards if view.solo else view.hands[view.seat].cards
    return str(next(card for card in cards if card.rstrip("_123456789") == kind))


def first_move(match: Match, **known: Any) -> dict[str, str]:
    """The draft of a legal move with these fields, target and all."""
    for move in match.picks(seat_of(match)).moves:
        fields = {key: text_of(value) for key, value in flat(move).items() if value is not None}
        if all(fields.get(key) == value for key, value in known.items()):
            return {key: value for key, value in fields.items() if "colours" not in key}
    raise AssertionError(f"no such move {known}")


def scenes() -> Iterator[Scene]:
    """Every state, of every level and number of seats."""
    yield from early()
    yield from cards()
    yield from rounds()
    yield from alone()


def turn(name: str, match: Match) -> Iterator[Scene]:
    """A turn with nothing, a tile, a space picked."""
    me = seat_of(match)
    view = match.view(me)
    held = view.hands[me].tiles[0]
    yield Scene(f"{name}-turn", match, me, {})
    yield Scene(f"{name}-tile", match, me, {"type": "play_tile", "tile": held})
    yield Scene(f"{name}-place", match, me, first_move(match, type="play_tile", tile=held))


def early() -> Iterator[Scene]:
    kinds: tuple[tuple[Any, int, int], ...] = ((1, 2, 1), (1, 2, 7), (1, 4, 12), (2, 3, 6))
    for level, seats, count in kinds:
        match = after(seats, Options(level=level), tiles(count))
        yield from turn(f"l{level}-{seats}-{count}", match)
    match = after(3, Options(level=1), tiles(8))
    me = seat_of(match)
    look = match.view(None).board[-1].tile
    yield Scene("l1-wait", match, (me + 1) % 3, {})
    yield Scene("l1-watch", match, None, None)
    yield Scene("l1-look", match, me, {}, look=look)
    match = after(3, Options(level=2), phase("second_body"))
    yield Scene("l2-body", match, seat_of(match), {})
    yield Scene("l2-body-set", match, seat_of(match), first_move(match, type="place_second_body"))
    yield from turn("l2-two", after(3, Options(level=2), bodies(2, 12)))
    match = after(2, Options(level=1), lambda m, v: v.case == 2 and len(v.board) == 1)
    yield Scene("l1-closed", match, 0, {})
    yield Scene("l1-end", after(3, Options(level=1), phase("over")), 0, {})


def cards() -> Iterator[Scene]:
    wanted = ("secret_loyalty", "concealed_motive", "second_body", "brilliant_deduction")
    for kind in wanted:
        match = after(4, Options(level=3), holds(kind, board=7))
        card = first_card(match, kind)
        yield Scene(f"l3-{kind}", match, seat_of(match), {"type": "play_card", "card": card})
        draft = first_move(match, type="play_card", card=card)
        yield Scene(f"l3-{kind}-set", match, seat_of(match), draft)
    match = after(4, Options(level=3), pending("extra_tiles"))
    yield Scene("l3-extra", match, seat_of(match), {})
    for kind in ("obsession", "alibi", "false_evidence"):
        match = after(4, Options(level=4), holds(kind, board=7, round_=2))
        card = first_card(match, kind)
        yield Scene(f"l4-{kind}", match, seat_of(match), {"type": "play_card", "card": card})
        draft = first_move(match, type="play_card", card=card)
        yield Scene(f"l4-{kind}-set", match, seat_of(match), draft)
    for kind in ("disguise", "one_more_thing"):
        match = after(5, Options(level=5), holds(kind, board=6))
        card = first_card(match, kind)
        yield Scene(f"l5-{kind}", match, seat_of(match), {"type": "play_card", "card": card})


def rounds() -> Iterator[Scene]:
    kinds: tuple[tuple[Any, int], ...] = ((4, 4), (4, 2), (5, 5), (5, 2))
    for level, seats in kinds:
        match = after(seats, Options(level=level), round_two)
        yield from turn(f"l{level}-{seats}", match)
        yield Scene(f"l{level}-{seats}-wait", match, (seat_of(match) + 1) % seats, {})
    for kind in ("drawn_tile", "drawn_card", "peek"):
        match = after(4, Options(level=5), pending(kind))
        yield Scene(f"l5-{kind}", match, seat_of(match), {})
    match = after(4, Options(level=4), phase("turn_order", 6))
    yield Scene("l4-order", match, seat_of(match), {})
    yield Scene("l4-order-wait", match, (seat_of(match) + 1) % 4, {})
    yield Scene("l4-end", after(4, Options(level=4), phase("over")), 0, {})
    match = after(4, Options(level=5, detective_choice=True), phase("detective"))
    yield Scene("l5-detective", match, seat_of(match), {})
    match = after(4, Options(level=5), phase("bid"))
    yield Scene("l5-bid", match, seat_of(match), {})
    match = after(2, Options(level=5), phase("choose_first"))
    yield Scene("l5-first", match, seat_of(match), {})
    match = after(4, Options(level=5), phase("disguise"))
    yield Scene("l5-disguise-drop", match, seat_of(match), {})
    match = after(4, Options(level=5), lambda m, v: interviewed(m, v, 3))
    yield Scene("l5-interviews", match, seat_of(match), {"type": "second_interview"})
    match = after(4, Options(level=4), bodies(2, 10))
    yield from turn("l4-two", match)
    yield Scene("l4-open", match, None, None, open=True)


def round_two(match: Match, view: Any) -> bool:
    """A turn in round 2 with tiles in hand and room."""
    if not match.to_act() or view.phase != "turn" or view.pending is not None or view.round != 2:
        return False
    can = any(type(move).__name__ == "PlayTile" for move in match.picks(view.seat).moves)
    return can and len(view.board) >= 6


def interviewed(match: Match, view: Any, count: int) -> bool:
    placed = sum(len(laid.second_interviews) for laid in view.board)
    can = match.to_act() and any(
        type(move).__name__ == "SecondInterview" for move in match.picks(view.seat).moves
    )
    return bool(can) and placed >= count


def alone() -> Iterator[Scene]:
    options = Options(level="solo", hard=True)
    for count in (1, 3, 6):
        match = after(1, options, tiles(count))
        yield Scene(f"solo-{count}", match, 0, {})
        for move in match.picks(0).moves:
            if hasattr(move, "tile") and move.tile:
                draft = {"type": "play_tile", "tile": move.tile}
                yield Scene(f"solo-{count}-tile", match, 0, draft)
                break
    match = after(1, Options(level="solo"), holds("obsession", board=6))
    card = first_card(match, "obsession")
    yield Scene("solo-card", match, 0, {"type": "play_card", "card": card})
    yield Scene("solo-end", after(1, options, phase("over")), 0, {})


if __name__ == "__main__":
    show(Path(sys.argv[1]), "motive", scenes(), sys.argv[2:])
