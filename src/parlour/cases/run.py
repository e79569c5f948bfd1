"""What does a case come to? The position is laid out, the moves are played, every claim is looked
at."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from parlour.cases.compare import differences, short
from parlour.cases.files import Case
from parlour.core.chance import Chance
from parlour.core.errors import NotationError, OptionsError
from parlour.core.game import Game, State
from parlour.core.match import read_options, sent
from parlour.core.notation import read, write

ANY_SEED = 1
"""No case depends on a shuffle."""


def failures(case: Case, games: Mapping[str, Game]) -> list[str]:
    """What is not as the case says, one line each; a case that cannot be set up fails with the
    reason."""
    game = games.get(case["game"])
    if game is None:
        return [f"game: {case['game']!r} is no game here; there are {', '.join(games)}"]
    try:
        state = laid_out(case, game)
    except OptionsError as mistake:
        return refused(case, mistake.code, f"set-up: {mistake}")
    except NotationError as mistake:
        return refused(case, mistake.code or "bad_position", f"position: {mistake}")
    return list(played(case, game, state))


def refused(case: Case, code: str | None, problem: str) -> list[str]:
    """A set-up that is refused passes where the case expects just that."""
    wanted = case["expect"].get("error")
    return [] if wanted is not None and wanted == code else [problem]


def laid_out(case: Case, game: Game) -> State:
    """The case's position, or a fresh set-up; raises OptionsError or NotationError."""
    options = read_options(game, case.get("options") or {}, case["seats"])
    position = case.get("position")
    if position is None:
        return game.setup(options, case["seats"], Chance(ANY_SEED), None)
    return game.from_position(read(game.positions, position), case["seats"], options)


def played(case: Case, game: Game, state: State) -> Iterator[str]:
    """Play the moves, then look; only the last move may be refused, and then it must be."""
    chance = Chance(ANY_SEED)
    moves = case.get("moves", [])
    code = None
    before = write(state.position(), whole=True)
    for number, data in enumerate(moves, start=1):
        if code is not None:
            yield f"moves[{number - 2}]: refused with {code}: {short(moves[number - 2])}"
            return
        before = write(state.position(), whole=True)
        acting = state.to_act()
        seat, move = sent(game, data, acting[0] if acting else 0)
        code = state.why_not(seat, move)
        if code is None:
            state.apply(seat, move, chance)
    yield from refusal(case["expect"].get("error"), code, moves)
    if code is not None and write(state.position(), whole=True) != before:
        yield "error: the refused move has changed the position"
    yield from claims(case["expect"], game, state)


def refusal(expected: str | None, code: str | None, moves: list[Any]) -> Iterator[str]:
    if expected != code:
        last = f" for {short(moves[-1])}" if moves else ""
        yield f"error: expected {expected or 'no refusal'}, found {code or 'no refusal'}{last}"


def claims(expect: dict[str, Any], game: Game, state: State) -> Iterator[str]:
    """Everything the case claims of the state it has come to."""
    actual = {key: look(game, state) for key, look in LOOKS.items() if key in expect}
    for key, found in actual.items():
        for line in differences(expect[key], found, game.in_order):
            yield f"{key}.{line}" if not line.startswith("it:") else f"{key}{line[2:]}"
    for seat, view in expect.get("view", {}).items():
        found = write(game.seen_by(state, viewer(seat)), whole=True)
        for line in differences(view, found, game.in_order):
            yield f"view.{seat}.{line}"
    for data in expect.get("legal_includes", []):
        code = legal(game, state, data)
        if code is not None:
            yield f"legal_includes: refused with {code}: {short(data)}"
    for data in expect.get("legal_excludes", []):
        if legal(game, state, data) is None:
            yield f"legal_excludes: accepted: {short(data)}"


def legal(game: Game, state: State, data: Any) -> str | None:
    """The refusal of a move object, or None."""
    acting = state.to_act()
    seat, move = sent(game, data, acting[0] if acting else 0)
    return state.why_not(seat, move)


def viewer(seat: str) -> int | None:
    """`2` is a seat; any word is the spectator."""
    return int(seat) if seat.isdecimal() else None


def listed(state: State) -> int:
    """How many moves the seats that the match waits for may choose among."""
    return sum(len(set(state.legal_moves(seat))) for seat in state.to_act())


LOOKS: dict[str, Callable[[Game, State], Any]] = {
    "position": lambda game, state: write(state.position(), whole=True),
    "to_act": lambda game, state: write(state.to_act()),
    "legal_count": lambda game, state: listed(state),
    "outcome": lambda game, state: write(state.outcome(), whole=True),
    "value": lambda game, state: write(game.facts(state)),
}
