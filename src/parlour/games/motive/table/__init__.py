"""What does a seat see? From a view to a picture that a template can draw without knowing a rule.

    picture(view, options, draft, recent, look, heard) -> Picture

`view` is what `seen_by` gives a seat or a spectator; a replay with all hands open hands in a whole
position. `draft` holds what has been picked so far by the fields of the move (`{"type":
"play_tile", "tile": "karl", "at": "0,1"}`), `{}` before the first pick, None where nobody may move.
`recent` are the events of the last ply as the viewer heard them, `look` is the suspect opened.

All sums come from `scoring` and all consequences from the rules, both asked of a guess; they hang
on open pieces alone, so that every guess gives the same picture.
"""

from collections.abc import Mapping, Sequence
from urllib.parse import urlencode

from parlour.core.chance import Chance
from parlour.core.game import Event, Move
from parlour.core.seats import Seat
from parlour.games.motive.events import playing
from parlour.games.motive.options import Options
from parlour.games.motive.position import DrawnCard, DrawnTile, Position
from parlour.games.motive.rules import Motive
from parlour.games.motive.table import hand, notes, players, questions, ranking
from parlour.games.motive.table.board import Table, board
from parlour.games.motive.table.draft import NOTHING, Draft, drafted
from parlour.games.motive.table.foresee import after, held_by
from parlour.games.motive.table.picture import Picture
from parlour.games.motive.table.targets import Targets, picked_spaces, targets
from parlour.games.motive.view.guessing import guess

__all__ = ["Picture", "numbered", "picture"]


def numbered(seats: int) -> dict[str, tuple[str, ...]]:
    """No ids stand behind numbers here."""
    return {}


def picture(
    view: Position,
    options: Options,
    draft: Mapping[str, str] | None = None,
    recent: Sequence[Event] = (),
    look: str = "",
    heard: Sequence[Event] = (),
) -> Picture:
    """The table as this viewer sees it; all that matters of the story lies there."""
    state = guess(view, (), options, Chance(0))
    acting = state.to_act()
    mine = draft is not None and view.seat is not None and view.seat in acting
    moves = state.legal_moves(view.seat) if mine and view.seat is not None else []
    victim = questions.victim(state)
    taken = drafted(draft or {}, moves, given(view), victim) if mine else NOTHING
    seat = view.seat or 0
    move = questions.settled(state, seat, taken)
    made = state if move is None else after(state, seat, move)
    table = Table(
        state=made,
        view=view,
        look=look,
        held=held_by(move) if move is not None else 0,
        chosen=picked_spaces(taken),
        fresh=fresh(recent),
        base=urlencode(taken.chosen, safe=",;."),
        **aims(state, seat, taken, moves, victim),
    )
    return drawn(table, state, taken, moves, move, recent, mine=mine)


def given(view: Position) -> dict[str, str]:
    """What the position itself has picked."""
    if isinstance(view.pending, DrawnTile) and view.pending.tile:
        return {"type": "play_tile", "tile": view.pending.tile}
    if isinstance(view.pending, DrawnCard) and view.pending.card:
        return {"type": "play_card", "card": view.pending.card}
    phases = {"second_body": "place_second_body", "disguise": "swap_disguise"}
    return {"type": phases[view.phase]} if view.phase in phases else {}


def aims(
    state: Motive, seat: Seat, taken: Draft, moves: list[Move], victim: str
) -> dict[str, Targets]:
    """What may be picked on the board: free spaces, and suspects."""
    known = targets(state, seat, taken, moves, victim) if taken.kind else {}
    return {
        "spaces": {space: aim for space, aim in known.items() if not state.board[space]},
        "suspects": {space: aim for space, aim in known.items() if state.board[space]},
    }


def fresh(recent: Sequence[Event]) -> frozenset[str]:
    """The suspects that the last move brought."""
    return frozenset(
        [event.tile for event in recent if isinstance(event, playing.SuspectInterviewed)]
    )


def drawn(
    table: Table,
    state: Motive,
    taken: Draft,
    moves: list[Move],
    move: Move | None,
    recent: Sequence[Event],
    *,
    mine: bool,
) -> Picture:
    """The picture of a view. `state` lies behind it; the table has the draft's move on it."""
    view, made = table.view, table.state
    outcome = state.outcome()
    alone = ranking.solo(made, view)
    shown = board(table)
    suspects = [cell.suspect for cell in shown.cells if cell.suspect] if shown else []
    known = hand.begun(moves)
    free = hand.free_display(view, view.seat)
    picked = taken.holds("tile") if taken.kind else None
    return Picture(
        seat=view.seat,
        mine=mine,
        level=str(view.level),
        case=view.case,
        cases=1 if view.solo else 3 if state.table.rounds else state.table.seats,
        round=view.round if state.table.rounds else None,
        places=players.spots(view, state.table.seats),
        chairs=players.chairs(view, state.to_act(), ranking.stands(made), recent),
        board=shown,
        rankings=ranking.rankings(table),
        preview=move is not None and bool(table.held or table.chosen),
        pays=ranking.pays(state),
        tiles=hand.tiles(view, taken, known),
        cards=hand.cards(view, taken, known, mine=mine),
        row_tiles=hand.row_tiles(view, taken, known, free),
        row_cards=hand.row_cards(view, taken, known, free),
        hands=players.open_hands(view),
        deeds=hand.deeds(view, moves),
        options=questions.options(state, view.seat or 0, taken, moves),
        fixes=questions.fixes(state, taken, move),
        opens=players.opens(view, moves),
        solo=alone,
        zoom=ranking.zoom(table, suspects, table.look, table.base),
        held=ranking.zoom(table, suspects, str(picked), "") if picked else None,
        step=questions.step(taken, move, mine=mine, over=outcome is not None),
        prompt=notes.prompt(view, taken, move, mine=mine),
        help=notes.help_(view, taken, mine=mine),
        stack=ranking.size(view.tile_stack),
        deck=ranking.size(view.card_deck),
        recent=tuple(recent),
        sheet=None if taken.chosen or outcome else notes.sheet(view, recent),
        end=None if outcome is None else notes.end(view, outcome, alone),
    )
