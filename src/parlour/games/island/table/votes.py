"""Who votes, on what, and who could have been negative before?"""

from dataclasses import replace

from parlour.core.game import Move
from parlour.core.seats import Seat
from parlour.games.island.content import NEEDED
from parlour.games.island.events import planning, turns
from parlour.games.island.moves import Accuse, Decide, ExcludeVote
from parlour.games.island.table.people import person, schedule
from parlour.games.island.table.picture import Ledger, Row, Vote
from parlour.games.island.table.pieces import Deed, Note, Person, note
from parlour.games.island.table.scene import Scene, size

KINDS = {"exclude_vote": "exclude", "setback_vote": "setback", "accusation": "accuse"}


def vote(scene: Scene) -> Vote | None:
    view = scene.view
    kind = KINDS.get(view.phase)
    if kind is None:
        return None
    return Vote(
        kind=kind,
        setback=view.setback,
        cost=costs(scene) if view.setback is not None else (),
        voters=tuple([voter(scene, seat, kind) for seat in range(len(view.players))]),
        positive=scene.if_legal(note("table.vote.positive"), Decide("positive")),
        negative=scene.if_legal(note("table.vote.negative"), Decide("negative")),
        nobody=scene.if_legal(note("table.vote.nobody"), Accuse(None)),
        mine=scene.mine,
        named=named(scene) if kind == "setback" else (),
    )


def voter(scene: Scene, seat: Seat, kind: str) -> Person:
    """A player at the vote. That somebody has voted is all that is ever said."""
    view = scene.view
    plain = person(scene, seat)
    state = "done" if seat in view.votes else "wait"
    if kind == "setback" and seat == view.excluded:
        state = "out"
    elif state == "wait" and seat == scene.seat and scene.mine:
        state = "now"
    return replace(
        plain, state=state, note=note(f"table.voter.{state}"), deed=naming(scene, seat, kind)
    )


def naming(scene: Scene, seat: Seat, kind: str) -> Deed | None:
    """The button that names this player."""
    moves: dict[str, Move] = {"exclude": ExcludeVote(seat), "accuse": Accuse(seat)}
    if kind not in moves:
        return None
    key = "self" if seat == scene.seat else "seat"
    return scene.if_legal(note(f"table.vote.{kind}_{key}", seat=seat), moves[kind])


def costs(scene: Scene) -> tuple[Note, ...]:
    """What the table has to lose, counted from what lies open."""
    view = scene.view
    rich = sum(size(place.down) + len(place.up) > 1 for place in view.sites.values())
    left = sum(turn.when == "next" for turn in schedule(scene))
    missing = NEEDED - len(view.resolved)
    return (
        note("table.cost.sites", count=rich),
        note("table.cost.clues", count=missing),
        note("table.cost.turns", count=left),
    )


def named(scene: Scene) -> tuple[tuple[Seat, Seat], ...]:
    """Who named whom, at the latest exclusion."""
    for event in reversed(scene.heard):
        if isinstance(event, planning.PlayerExcluded):
            return tuple(sorted(event.votes.items()))
    return ()


def ledger(scene: Scene) -> Ledger | None:
    """The past votes, from the story: setback, who was out, how many were negative."""
    if not scene.options.accomplice:
        return None
    rows: list[Row] = []
    turn, setback = 1, None
    for event in scene.heard:
        if isinstance(event, planning.TurnBegan):
            turn = event.turn
        elif isinstance(event, turns.SetbackDrawn):
            rows.append(Row(turn, event.setback, None, None))
            setback = event.setback
        elif isinstance(event, planning.PlayerExcluded) and rows:
            rows[-1] = replace(rows[-1], excluded=event.seat)
        elif isinstance(event, turns.SetbackHappened) and event.setback == setback and rows:
            rows[-1] = replace(rows[-1], negatives=event.negatives)
        elif isinstance(event, turns.SetbackAverted) and rows:
            rows[-1] = replace(rows[-1], negatives=0)
    if not rows:
        return None
    seats = tuple(range(len(scene.view.players)))
    bad = [row for row in rows if row.negatives]
    always = tuple([seat for seat in seats if all(row.excluded != seat for row in bad)])
    return Ledger(seats, tuple(rows), always if bad else (), len(bad))
