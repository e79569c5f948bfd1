"""What on the board may be picked next, and what would each pick bring?"""

from typing import Any, Final

from parlour.core.game import Move
from parlour.core.picks import Picks
from parlour.core.seats import Seat
from parlour.games.motive.content import PIECES, SPACE, Spot
from parlour.games.motive.rules import Motive
from parlour.games.motive.scoring.motives import ranked, totals
from parlour.games.motive.table.draft import COLOURS, Draft, drafted
from parlour.games.motive.table.foresee import after, note, then
from parlour.games.motive.table.pieces import Query, Then

AIMS: Final = ("at", "one", "between", "interview.at", "double.at")
"""The fields that name something on the board."""
Targets = dict[int, tuple[Query, Then | None]]


def targets(state: Motive, seat: Seat, draft: Draft, moves: list[Move], victim: str) -> Targets:
    """By space: the draft that a click there makes. A move that lacks nothing may still be aimed
    elsewhere."""
    aimed = draft if draft.open in AIMS else aim_again(draft, moves, victim)
    if aimed is None:
        return {}
    found: Targets = {}
    for value in aimed.answers():
        if value is not None:
            picks = aimed.picks.after(**{aimed.open: value})
            space = SPACE[end_of(value, aimed)]
            query = aimed.query(**{aimed.open: value})
            found[space] = query, foretold(state, seat, picks, state.board[space])
    return found


def end_of(value: Any, draft: Draft) -> Spot:
    """A space; of a pair the end that is not picked yet."""
    if draft.open != "between":
        spot: Spot = value
        return spot
    one, other = value
    second: Spot = other if one == draft.picks.draft.get("one") else one
    return second


def aim_again(draft: Draft, moves: list[Move], victim: str) -> Draft | None:
    """The draft before it named a single target."""
    words = dict(draft.chosen)
    if not draft.is_whole or not ("at" in words or "between" in words):
        return None
    kept = {key: word for key, word in words.items() if key not in ("at", "between", *COLOURS)}
    again = drafted(kept, moves, {}, victim)
    return again if again.open in AIMS else None


def foretold(state: Motive, seat: Seat, picks: Picks, tile: int) -> Then | None:
    """What would follow, where the target settles it."""
    tuned = [key for key in ("edge", "marker", "kind", "one", "between") if several(picks, key)]
    if tuned:
        return None
    kind = picks.choices("type")[0]
    if kind == "second_interview" or picks.choices("interview.at") not in ((), (None,)):
        return None
    move = picks.moves[0]
    if kind == "place_second_body" or getattr(move, "card", None) == "second_body":
        return struck(after(state, seat, move))
    return then(state, seat, picks.moves, tile)


def several(picks: Picks, key: str) -> bool:
    return len(picks.choices(key)) > 1


def struck(state: Motive) -> Then:
    """Who would be suspected most for the second body."""
    body = state.bodies[-1]
    motives = totals(state, body)
    prime = ranked(state, body)[0]
    if not prime:
        return Then(note("table.then.nobody"))
    return Then(note("table.then.prime", suspect=PIECES[prime], points=motives[prime]), loud=True)


def picked_spaces(draft: Draft) -> tuple[int, ...]:
    """What the draft has picked on the board."""
    found: list[int] = []
    for key in AIMS:
        value = draft.picks.draft.get(key)
        if value is not None:
            spots = value if key == "between" else (value,)
            found += [SPACE[spot] for spot in spots]
    return tuple(dict.fromkeys(found))
