"""What is asked next, beside the board? Lists of answers, colours to choose, and the last click."""

from typing import Any

from parlour.core.game import Move
from parlour.core.seats import Seat
from parlour.games.motive.content import ARROWS, EDGE, EDGES, PIECE, PIECES, SPACE, STEP, WOMEN
from parlour.games.motive.moves import SecondInterview, SwapDisguise
from parlour.games.motive.rules import Motive
from parlour.games.motive.table.arrows import printed
from parlour.games.motive.table.draft import Draft, fields, query
from parlour.games.motive.table.foresee import after, best, note, shifts, then, told
from parlour.games.motive.table.picture import Face, Fix, Option, Step
from parlour.games.motive.table.pieces import Note
from parlour.games.motive.table.reasons import words_on

LISTED = ("edge", "marker", "kind", "interview.kind", "double.kind", "double.seat", "reserve")
OPTIONAL = ("interview.at", "double.at")


def options(state: Motive, seat: Seat, draft: Draft, moves: list[Move]) -> tuple[Option, ...]:
    """Answers that are no place on the board."""
    if not draft.kind:
        return opening(moves)
    if draft.kind == "swap_disguise" and draft.open == "tile":
        return tuple([face(state, seat, draft, tile) for tile in draft.answers()])
    if draft.open in OPTIONAL and None in draft.answers():
        name = draft.open.partition(".")[0]
        return (Option(note(f"table.option.no_{name}"), draft.query(**{draft.open: None})),)
    if draft.open in LISTED:
        return tuple([option(state, seat, draft, value) for value in draft.answers()])
    return ()


def opening(moves: list[Move]) -> tuple[Option, ...]:
    """What a turn may begin with besides a piece."""
    if any(isinstance(move, SecondInterview) for move in moves):
        return (Option(note("table.option.second_interview"), query({"type": "second_interview"})),)
    return ()


def option(state: Motive, seat: Seat, draft: Draft, value: Any) -> Option:
    """One answer, and what it would bring where that is settled."""
    picks = draft.picks.after(**{draft.open: value})
    name = called(state, draft, value)
    follows = None
    if draft.open in ("edge", "marker") and picks.moves:
        made = after(state, seat, picks.moves[0])
        follows = told(shifts(state, made, 0))
    return Option(name, draft.query(**{draft.open: value}), follows)


def called(state: Motive, draft: Draft, value: Any) -> Note:
    """The answer in words."""
    if draft.open == "edge":
        spot = draft.holds("at")
        space = SPACE[spot]
        tile, edge = state.board[space], EDGE[value]
        towards = PIECES[state.board[space + STEP[edge]]]
        feeling = "love" if state.arrows[4 * tile + edge] < 0 else "hate"
        return note(f"table.option.edge_{feeling}", suspect=PIECES[tile], towards=towards)
    if draft.open == "double.seat":
        return note("table.option.seat", seat=state.mover if value is None else value)
    head = draft.open.replace("interview.", "").replace("double.", "")
    return note(f"table.option.{head}_{'none' if value is None else value}")


def face(state: Motive, seat: Seat, draft: Draft, tile: str) -> Option:
    """The suspect that the disguised one may have been."""
    picks = draft.picks.after(tile=tile)
    found = then(state, seat, picks.moves)
    slots = {"suspect": tile, "points": found.points}
    return Option(
        note("table.option.face", suspect=tile),
        draft.query(tile=tile),
        note("table.then.own", **slots),
        Face(tile, printed(PIECE[tile])),
    )


# ---------------------------------------------------------------- colours


def settled(state: Motive, seat: Seat, draft: Draft) -> Move | None:
    """The move that the draft comes to, with the best colours where none are picked."""
    return best(state, seat, draft.picks.moves) if draft.is_whole else None


def fixes(state: Motive, draft: Draft, move: Move | None) -> tuple[Fix, ...]:
    """The colours that the move may still choose, each with the way to the other one."""
    if move is None:
        return ()
    found: list[Fix] = []
    for what, tile in (("colours", getattr(move, "tile", None)), ("victim_colours", victim(state))):
        for edge in EDGES:
            values = draft.picks.choices(f"{what}.{edge}")
            picked = f"{what}.{edge}" in dict(draft.chosen)
            if tile and (len(values) > 1 or picked):
                found.append(fix(draft, move, what, tile, edge))
    return tuple(found)


def victim(state: Motive) -> str:
    return PIECES[state.board[state.bodies[0]]] if state.bodies else ""


def fix(draft: Draft, move: Move, what: str, tile: str, edge: str) -> Fix:
    """The other colours are kept as they are."""
    named = {f"{what}.{key}": value for key, value in getattr(move, what).items()}
    key = f"{what}.{edge}"
    number = EDGE[edge]
    arrow = next(one for one in ARROWS[PIECE[tile]][number] if abs(one.value) == 1)
    return Fix(
        tile=tile,
        label=words_on(PIECE[tile], number, arrow),
        edge=edge,
        value=str(getattr(move, what).get(edge, "red")),
        red=draft.query(**named | {key: "red"}),
        blue=draft.query(**named | {key: "blue"}),
    )


# ---------------------------------------------------------------- the last click


def step(draft: Draft, move: Move | None, *, mine: bool, over: bool) -> Step:
    if over:
        return Step("over", (), (), None, None)
    if not mine:
        return Step("wait", (), (), None, None)
    if not draft.kind:
        return Step("piece", (), (), None, None)
    name = draft.open or "confirm"
    whole = fields(move) if move is not None else ()
    return Step(name, draft.chosen, whole, go(move), draft.back())


def go(move: Move | None) -> Note | None:
    """What the last button says."""
    if move is None:
        return None
    tile = getattr(move, "tile", None)
    if isinstance(move, SwapDisguise):
        return note("table.go.swap", suspect=tile)
    if tile:
        return note(f"table.go.tile_{gender(tile)}", suspect=tile)
    if getattr(move, "piece", None):
        return note("table.go.bid")
    if getattr(move, "card", None):
        return note("table.go.card")
    return note(f"table.go.{'interview' if isinstance(move, SecondInterview) else 'body'}")


def gender(tile: str) -> str:
    return "her" if WOMEN >> PIECE[tile] & 1 else "him"
