"""What does the table say? Which sentence fits: prompt, help, scoring sheet, end."""

from collections.abc import Sequence
from typing import Any, Final

from parlour.core.game import Event
from parlour.games.motive.content import PIECES
from parlour.games.motive.events import dealing, scoring
from parlour.games.motive.position import Position
from parlour.games.motive.scoring.ending import Outcome, SoloOutcome
from parlour.games.motive.table.draft import Draft
from parlour.games.motive.table.foresee import held_by, note
from parlour.games.motive.table.picture import End, Sheet, Solo, Standing
from parlour.games.motive.table.pieces import Note

ON_SHEET: Final = (
    *(dealing.CommitmentsRevealed, scoring.DisguiseKept, scoring.DisguiseDropped),
    *(scoring.PrimeSuspectNamed, scoring.BetweenScored, scoring.RunnerUpNamed),
    *(scoring.NobodySuspected, scoring.SuspectScored, scoring.SecondInterviewRevealed),
    *(scoring.CaseClosed, scoring.PlayerPromoted, dealing.CaseOpened),
)
DRAWN: Final = {"drawn_tile": "drawn_tile", "drawn_card": "drawn_card", "peek": "peek"}


def prompt(view: Position, draft: Draft, move: Any, *, mine: bool) -> Note:
    """Whose turn it is, and the next thing to do."""
    who = 0 if view.to_act is None else view.to_act
    if view.phase == "over":
        return note("prompts.over.you" if view.seat is not None else "prompts.over.others")
    if not mine:
        return note(f"prompts.{view.phase}.others", seat=who)
    if not draft.kind:
        return note(phase_prompt(view), seat=who)
    piece = draft.holds("card") or draft.holds("tile") or draft.holds("piece")
    if draft.is_whole and move is not None and held_by(move):
        return note("table.prompt.here", suspect=PIECES[held_by(move)])
    key = "confirm" if draft.is_whole else draft.open.replace(".", "_")
    if draft.open == "at" and draft.kind in ("play_tile", "play_display") and draft.holds("tile"):
        key = "space"
    if draft.kind in ("place_second_body", "second_interview", "swap_disguise") or piece is None:
        return note(
            f"table.prompt.{draft.kind}_{key}"
            if key in ("at", "tile")
            else f"table.prompt.{key}_alone"
        )
    return note(f"table.prompt.{key}", piece=piece)


def phase_prompt(view: Position) -> str:
    """A turn says what the table has for it."""
    if view.phase != "turn":
        return f"prompts.{view.phase}.you"
    if view.pending is not None:
        return f"table.prompt.{view.pending.kind}"
    if view.solo:
        return "table.prompt.ring" if view.marker is None else "table.prompt.walk"
    return (
        "prompts.turn.you"
        if isinstance(view.level, int) and view.level > 2
        else "table.prompt.tile"
    )


def help_(view: Position, draft: Draft, *, mine: bool) -> Note | None:
    """A second, smaller line."""
    if view.phase == "over":
        return None
    if not mine:
        return note("table.help.watching") if view.seat is None else None
    if not draft.kind and view.phase == "bid":
        return note("table.help.bid")
    if not draft.kind:
        return note("table.help.piece") if view.phase == "turn" and view.pending is None else None
    if draft.open == "at" and draft.holds("tile"):
        return note("table.help.space")
    return note("table.help.target") if draft.open else None


def sheet(view: Position, recent: Sequence[Event]) -> Sheet | None:
    """The scoring that the last move brought."""
    told = [event for event in recent if isinstance(event, ON_SHEET) and not is_nothing(event)]
    if not any(not isinstance(event, dealing.CaseOpened) for event in told):
        return None
    return Sheet(heading(told), tuple(told), gains(view, told))


def is_nothing(event: Event) -> bool:
    """A suspect without motive scores in silence."""
    return isinstance(event, scoring.SuspectScored) and event.points == 0


def heading(told: Sequence[Event]) -> Note:
    for event in told:
        if isinstance(event, scoring.CaseClosed):
            return note("table.sheet.case", case=event.case)
        if isinstance(event, (scoring.PrimeSuspectNamed, scoring.NobodySuspected)):
            return note("table.sheet.round", round=event.round)
    return note("table.sheet.revealed")


def gains(view: Position, told: Sequence[Event]) -> tuple[tuple[int, int], ...]:
    """Who gained how much in all, most first."""
    points = [0] * len(view.scores)
    for event in told:
        seat = getattr(event, "seat", None)
        if seat is not None and seat < len(points):
            points[seat] += worth(event)
    order = sorted(range(len(points)), key=lambda seat: (-points[seat], seat))
    return tuple([(seat, points[seat]) for seat in order if points[seat]])


def worth(event: Event) -> int:
    """The points of a line of the scoring."""
    if isinstance(event, scoring.SuspectScored):
        return event.points
    gain: int = getattr(event, "gain", 0)
    return gain


def end(view: Position, outcome: Outcome | SoloOutcome, alone: Solo | None) -> End:
    """The last picture."""
    if isinstance(outcome, SoloOutcome):
        word = "escaped" if outcome.escaped else "caught"
        kick = note(f"table.end.kick.{word}")
        why = note(f"table.end.why.{word}", total=outcome.total)
        return End(note(f"table.end.{word}"), kick, why, None, (), alone)
    order = sorted(range(len(outcome.scores)), key=lambda seat: (-outcome.scores[seat], seat))
    top = max(outcome.scores)
    word = "won" if view.seat in outcome.winners else "lost"
    return End(
        title=note("outcomes.outcome", winners=outcome.winners),
        kick=note("table.end.kick.promoted"),
        why=note("table.end.why.score", winners=outcome.winners, score=top),
        you=None if view.seat is None else note(f"table.end.{word}"),
        standing=tuple(
            [
                Standing(seat, outcome.scores[seat], seat in outcome.winners, seat == view.seat)
                for seat in order
            ]
        ),
        solo=None,
    )
