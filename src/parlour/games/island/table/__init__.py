"""What does a seat see? From a view to a picture that a template can draw without knowing a rule.

    picture(view, options, draft, recent, look, heard, drafts) -> Picture

`view` is what `seen_by` gives a seat or a spectator; a replay with all hands open hands in a whole
position. `draft` holds what has been picked so far (groups of a plan, cards of a sum), None where
nobody may move. `recent` are the events of the last ply as the viewer heard them, `heard` the whole
story, `drafts` what other seats have shared of theirs.

    shared(picture, draft) -> what of the viewer's draft the others may see from now on; None where
        it stays as it was

    drafted_as(move) -> a plan as the query of a draft

What may be done is asked of the law, on a guess of what lies face down; what is shown hangs on open
things and the viewer's own alone.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from parlour.core.chance import Chance
from parlour.core.game import Event, Move
from parlour.core.notation import Frozen
from parlour.core.seats import Seat
from parlour.games.island.content import NEEDED
from parlour.games.island.moves import DraftPlan
from parlour.games.island.options import Options
from parlour.games.island.position import Position
from parlour.games.island.table import notes
from parlour.games.island.table.draft import PlanDraft, read_draft
from parlour.games.island.table.group import group
from parlour.games.island.table.isle import rooms
from parlour.games.island.table.people import guests, in_force, people, schedule, spots
from parlour.games.island.table.picture import Picture, Plan, Step
from parlour.games.island.table.planning import may_draft, plan
from parlour.games.island.table.plot import plot
from parlour.games.island.table.proposals import proposal
from parlour.games.island.table.scene import Scene, size
from parlour.games.island.table.suggesting import free_guests, shared, suggestions
from parlour.games.island.table.votes import ledger, vote
from parlour.games.island.view.guessing import guess

__all__ = ["Picture", "drafted_as", "numbered", "picture", "shared"]


def numbered(seats: int) -> dict[str, tuple[str, ...]]:
    """No ids stand behind numbers here."""
    return {}


def drafted_as(move: Move) -> str:
    """A plan that was suggested, as an address spells it while it is a draft."""
    return PlanDraft(move.groups).query() if isinstance(move, DraftPlan) else ""


def picture(
    view: Position,
    options: Options,
    draft: Mapping[str, str] | None = None,
    recent: Sequence[Event] = (),
    look: str = "",
    heard: Sequence[Event] = (),
    drafts: Mapping[Seat, Mapping[str, str]] = Frozen(),
) -> Picture:
    """The table as this viewer sees it."""
    state = guess(view, (), options, Chance(0))
    scene = Scene(
        view=view,
        state=state,
        options=options,
        words=draft or {},
        may_move=draft is not None and view.seat is not None,
        acting=state.to_act(),
        look=look,
        recent=recent,
        heard=heard,
        drafts=drafts,
    )
    return drawn(scene)


def drafted(scene: Scene) -> PlanDraft:
    """The viewer's plan, as far as it fits the turn."""
    if not may_draft(scene):
        return PlanDraft()
    return read_draft(scene.words, free_guests(scene), scene.state.players())


def drawn(scene: Scene) -> Picture:
    view = scene.view
    draft = drafted(scene)
    planned = replace(plan(scene, draft), suggestions=suggestions(scene, draft))
    acting = group(scene, planned)
    outcome = scene.state.outcome()
    return Picture(
        seat=view.seat,
        mine=scene.mine,
        scene=scene_of(scene, planned),
        places=spots(scene),
        turn=view.turn,
        turns=schedule(scene),
        clues=tuple([int(token.removeprefix("number-")) for token in view.resolved]),
        needed=NEEDED,
        with_accomplice=scene.options.accomplice,
        masks=len(view.accomplice_tokens),
        effects=in_force(scene),
        rooms=rooms(scene, draft, planned),
        plan=planned,
        guests=guests(scene, draft, planned),
        people=people(scene),
        group=acting,
        proposal=proposal(scene),
        vote=vote(scene),
        ledger=ledger(scene),
        plot=plot(scene),
        role=notes.role(scene),
        step=Step(view.phase, kept(scene, draft, planned)),
        prompt=notes.prompt(scene, draft, planned, acting),
        help=notes.help_(scene, draft, planned),
        deck=size(view.deck),
        bag=size(view.bag),
        recent=tuple(scene.recent),
        end=None if outcome is None else notes.end(scene, outcome),
    )


def kept(scene: Scene, draft: PlanDraft, planned: Plan) -> tuple[tuple[str, str], ...]:
    """The draft as the address keeps it; a plan's as far as it was read."""
    if scene.view.phase == "planning":
        return tuple(draft.words().items()) if planned.kind == "draft" else ()
    if not scene.mine:
        return ()
    known = ("cards", "way", "set", "hand", "lift", "take")
    return tuple(
        [
            (key, value)
            for key, value in scene.words.items()
            if key in known or (key[:1] in "dp" and key[1:].isdecimal())
        ]
    )


def scene_of(scene: Scene, planned: Plan) -> str:
    """Which page of the table this is."""
    view = scene.view
    if view.phase == "over":
        return "end"
    if view.phase in ("exclude_vote", "setback_vote", "accusation"):
        return "vote"
    if view.phase in ("exchange", "ruse", "group_ruse", "ruse_answer"):
        return "plot"
    if view.phase == "group":
        return "group"
    return "draft" if planned.kind == "draft" else "plan"
