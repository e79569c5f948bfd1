"""Who is suspected most? The motives of all suspects, body by body, and what they would pay."""

from typing import Final

from parlour.core.masks import members
from parlour.core.seats import Seat
from parlour.games.motive.content import ESCAPES, PIECE, PIECES, PRIME_POINTS, RUNNER_UP_POINTS
from parlour.games.motive.position import Position
from parlour.games.motive.rules import Motive
from parlour.games.motive.scoring import ending, motives, points
from parlour.games.motive.state.table import NONE
from parlour.games.motive.table.arrows import lying, printed
from parlour.games.motive.table.board import Table
from parlour.games.motive.table.foresee import note
from parlour.games.motive.table.picture import Line, Ranking, Solo, Way, Zoom
from parlour.games.motive.table.pieces import Note, Suspect
from parlour.games.motive.table.reasons import why

NOBODY: Final = None


def rankings(table: Table) -> tuple[Ranking, ...]:
    """One for each body; in solo one for all."""
    state = table.state
    if state.table.solo and state.bodies:
        victim = state.board[state.bodies[0]]
        alone = {
            tile: ending.solo_motive(state, tile) for tile in members(state.laid) if tile != victim
        }
        return (ranking(table, 1, victim, alone),)
    return tuple(
        [
            ranking(table, number, state.board[body], motives.totals(state, body))
            for number, body in enumerate(state.bodies, 1)
        ]
    )


def ranking(table: Table, number: int, victim: int, sums: dict[int, int]) -> Ranking:
    order = sorted(sums, key=lambda tile: (-sums[tile], tile))
    pays = payments(table.state, number)
    lines = [line(table, tile, sums[tile], pays.get(tile, (0, 0))) for tile in order]
    return Ranking(
        number,
        PIECES[victim],
        tuple([one for one in lines if one.points]),
        tuple([one.tile for one in lines if not one.points]),
    )


def payments(state: Motive, number: int) -> dict[int, tuple[int, int]]:
    """By tile: its rank and what its owner would get for it at the end of this round."""
    found: dict[int, tuple[int, int]] = {}
    if state.table.rounds and state.round:
        for gain in points.gains(state, state.round):
            if state.bodies.index(gain.body) + 1 == number:
                rank = {"prime": 1, "runner_up": 2}.get(gain.rank, 0)
                old = found.get(gain.tile, (0, 0))
                found[gain.tile] = max(rank, old[0]), gain.points + old[1]
    return found


def line(table: Table, tile: int, points: int, pays: tuple[int, int]) -> Line:
    owner = table.state.owner[tile]
    return Line(
        tile=PIECES[tile],
        owner=owner if owner >= 0 else NOBODY,
        mine=owner >= 0 and owner == table.view.seat,
        points=points,
        rank=pays[0],
        pay=pays[1],
        fresh=tile == table.held,
        look=table.looking(PIECES[tile]),
    )


def stands(state: Motive) -> tuple[int, ...]:
    """By seat: what the table as it is would bring, at the end of the round or of the case."""
    if not state.bodies or state.table.solo:
        return ()
    if state.table.rounds:
        return tuple(points.round_points(state, state.round))
    found = [0] * len(state.scores)
    for body in state.bodies:
        for tile, motive in motives.totals(state, body).items():
            if state.owner[tile] >= 0:
                found[state.owner[tile]] += motive
    return tuple(found)


def pays(state: Motive) -> tuple[int, ...]:
    """Prime suspect, runner-up, each between; nothing where there are no rounds."""
    if not state.table.rounds or not state.round:
        return ()
    return PRIME_POINTS[state.round], RUNNER_UP_POINTS[state.round], 1


# ---------------------------------------------------------------- one suspect large


def zoom(table: Table, suspects: list[Suspect], tile: str, close: str) -> Zoom | None:
    """A tile opened, on the table or in hand."""
    number = PIECE.get(tile, 0)
    if not 0 < number < 23:
        return None
    here = next((one for one in suspects if one.tile == tile), None)
    laid = table.state.places[number] != NONE
    return Zoom(
        tile=tile,
        suspect=here,
        arrows=lying(table.state, number) if laid else printed(number),
        why=why(table.state, number) if laid else (),
        number=number,
        close=close,
    )


# ---------------------------------------------------------------- solo


def solo(state: Motive, view: Position) -> Solo | None:
    """How far the murderer is from getting away (MOT-17.16)."""
    if not state.table.solo:
        return None
    ended = ending.solo_outcome(state)
    victim = state.board[state.bodies[0]]
    sums = [ending.solo_motive(state, tile) for tile in members(state.laid) if tile != victim]
    return Solo(
        total=ended.total,
        title=title(ended.title),
        ways=tuple(
            [
                Way(suspects, enough, sum(one >= enough for one in sums))
                for suspects, enough in ESCAPES
            ]
        ),
        tiles_left=size(view.tile_stack),
        cards_left=size(view.card_deck),
        reserve_tiles=size(view.reserve_tiles),
        reserve_cards=size(view.reserve_cards),
        evidence=size(view.exculpatory),
    )


def title(word: str | None) -> Note:
    """A title by its key: `arch_villain`."""
    return note(f"titles.{'none' if word is None else word.lower().replace(' ', '_')}")


def size(pile: tuple[str, ...] | int) -> int:
    return pile if isinstance(pile, int) else len(pile)


def gain_of(seat: Seat, points: tuple[int, ...]) -> int:
    return points[seat] if seat < len(points) else 0
