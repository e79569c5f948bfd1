"""What does the table say? Which sentence fits: verdict line, prompt, verdict sheet, end."""

from collections.abc import Sequence
from typing import Any

from parlour.core.game import Event
from parlour.games.calaveras import events
from parlour.games.calaveras.content import CENTRE_TO_DESIGNATE, decider
from parlour.games.calaveras.position import Position
from parlour.games.calaveras.scoring import Outcome
from parlour.games.calaveras.table.draft import Draft
from parlour.games.calaveras.table.foresee import note
from parlour.games.calaveras.table.layout import first_of
from parlour.games.calaveras.table.picture import End, Note, Place, Sheet, Spot, Standing


def verdict(facts: dict[str, Any]) -> Note:
    """Who would be designated now, or why nobody."""
    stake = facts["stake"]
    if facts["designated"] is not None:
        return note("table.verdict.named", place=facts["designated"])
    if len(facts["cleared"]) == len(facts["marks"]):
        return note("table.verdict.all_cleared")
    most = max(facts["marks"].values())
    leaders = tuple([place for place, marks in facts["marks"].items() if marks == most > 0])
    if stake < CENTRE_TO_DESIGNATE:
        word = "leads" if len(leaders) == 1 else "too_few"
        slots = {"place": leaders[0]} if len(leaders) == 1 else {}
        return note(f"table.verdict.{word}", stake=stake, **slots)
    if leaders:
        return note("table.verdict.tie", places=leaders, marks=most)
    return note("table.verdict.no_marks")


def prompt(view: Position, draft: Draft, mine: bool) -> Note:
    """Whose turn it is, and the next thing to do."""
    if view.phase == "over":
        return note("prompts.over.you" if view.seat is not None else "prompts.over.others")
    who = {"place": view.turn, "seat": decider(view.turn, len(view.hands))}
    if draft.card:
        step = "to" if draft.kind == "play" else "carry"
        return note(f"table.prompt.{step}", card=draft.card, **who)
    if draft.kind:
        return note("table.prompt.source", **who)
    return note("prompts.play.you" if mine else "prompts.play.others", **who)


def help_(view: Position, draft: Draft, mine: bool, recent: Sequence[Event]) -> Note | None:
    """A second, smaller line under the prompt."""
    if view.phase == "over":
        return None
    if mine:
        step = "carry" if draft.kind == "twist" and draft.card else draft.kind or "card"
        return note(f"table.help.{step}")
    drawn = first_of(recent, events.HandRefilled)
    if view.seat is not None and drawn and drawn.cards:
        return note("table.help.drew", cards=drawn.cards)
    closed = any(isinstance(hand, int) for hand in view.hands.values())
    return note("table.help.watching") if view.seat is None and closed else None


def sheet(view: Position, recent: Sequence[Event], character: str) -> Sheet | None:
    """The verdict that the last move brought."""
    charged = first_of(recent, events.Designated)
    if charged is None:
        return None
    emptied = first_of(recent, events.CentreEmptied)
    front = view.fronts[charged.place]
    return Sheet(
        place=charged.place,
        character=character,
        stake=charged.stake,
        points=charged.points,
        why=note("table.sheet.why", reasons=charged.reasons),
        clues=tuple([card for card in emptied.cards if card in front]),
        nicole=nicole_after(view, recent[recent.index(charged) :]),
    )


def nicole_after(view: Position, recent: Sequence[Event]) -> Note:
    """Where Nicole went when the points had been given."""
    turned = first_of(recent, events.NicoleTurned)
    if turned is None:
        return note("table.sheet.stays", place=view.nicole)
    return note("table.sheet.turns", by=turned.from_, place=turned.to, why=turned.why)


def end(view: Position, outcome: Outcome, spots: Sequence[Spot]) -> End:
    """The last picture."""
    by_place = {spot.place: spot for spot in spots}
    slots = {"holder": outcome.holder, "points": view.points[outcome.holder]}
    if outcome.guilty is not None:
        slots |= {"guilty": outcome.guilty, "total": view.points[outcome.guilty]}
    won = {} if outcome.team is None else {"team": outcome.team}
    return End(
        result=outcome.result,
        guilty=None if outcome.guilty is None else by_place[outcome.guilty],
        holder=by_place[outcome.holder],
        title=note(f"outcomes.{outcome.result}", holder=outcome.holder, **won),
        kick=note("table.end.kick", holder=outcome.holder, result=outcome.result),
        why=note(f"table.end.why.{reason(view, outcome)}", **slots),
        you=None if view.seat is None else you(view.seat, outcome),
        standing=standings(view, outcome, spots),
    )


def reason(view: Position, outcome: Outcome) -> str:
    """Why Nicole stood where she stood: `points`, `cards`, `tie`, or how nobody could win."""
    if outcome.result != "win":
        return outcome.result
    least = min(view.points.values())
    tied = [place for place, points in view.points.items() if points == least]
    most = max(len(view.fronts[place]) for place in tied)
    first = [place for place in tied if len(view.fronts[place]) == most]
    if first != [outcome.holder]:
        return "tie"
    return "points" if len(tied) == 1 else "cards"


def you(seat: int, outcome: Outcome) -> Note | None:
    if outcome.result != "win":
        return None
    return note("table.end.won" if seat in outcome.winners else "table.end.lost")


def standings(view: Position, outcome: Outcome, spots: Sequence[Spot]) -> tuple[Standing, ...]:
    """Fewest points first, then most cards: the order of Nicole's trust."""

    def trust(spot: Spot) -> tuple[int, int, Place]:
        return spot.points, -len(view.fronts[spot.place]), spot.place

    points = [spot.points for spot in spots]
    return tuple(
        [
            Standing(
                spot=spot,
                cards=len(view.fronts[spot.place]),
                tied=points.count(spot.points) > 1,
                guilty=spot.place == outcome.guilty,
                won=outcome.team is not None and spot.team == outcome.team,
            )
            for spot in sorted(spots, key=trust)
        ]
    )
