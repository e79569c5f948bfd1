"""What does the table say? Prompt, help, and the last picture."""

from parlour.games.island.content import NEEDED
from parlour.games.island.events import turns
from parlour.games.island.events.planning import TurnBegan
from parlour.games.island.moves import RevealSelf
from parlour.games.island.position import Outcome
from parlour.games.island.position.asks import asked
from parlour.games.island.table.acting import Group
from parlour.games.island.table.draft import PlanDraft
from parlour.games.island.table.people import people
from parlour.games.island.table.picture import End, Plan, Role
from parlour.games.island.table.pieces import Note, note
from parlour.games.island.table.scene import Scene


def prompt(scene: Scene, draft: PlanDraft, plan: Plan, group: Group | None) -> Note:
    """Whose turn it is, and the next thing to do."""
    view = scene.view
    ask = asked(view)
    if ask == "over" or not scene.mine:
        who = "you" if scene.mine else "others"
        if view.plan is not None and plan.kind != "draft" and scene.seat in (*view.plan.yes,):
            return note("table.prompt.answered", seat=view.plan.author)
        return note(f"prompts.{ask}.{who}")
    if ask == "planning":
        return (
            note("table.prompt.where", guest=draft.up) if draft.up else note("prompts.planning.you")
        )
    if ask == "planning_answer" and view.plan is not None:
        return note("table.prompt.answer", seat=view.plan.author)
    if group is not None and ask == "group_entry":
        return note("table.prompt.enter", site=group.site)
    if group is not None and ask == "group_search" and group.seen:
        return note("table.prompt.number", number=group.seen[0])
    return note(f"prompts.{ask}.you")


def help_(scene: Scene, draft: PlanDraft, plan: Plan) -> Note | None:
    """A second, smaller line."""
    view = scene.view
    ask = asked(view)
    if ask == "over":
        return None
    if scene.seat is None:  # a replay with everything open hides nothing
        return note("table.help.watching") if isinstance(view.deck, int) else None
    if plan.kind == "draft":
        if plan.drafting is not None and plan.drafting.counters:
            return note("table.help.counter")
        return note("table.help.door" if draft.up else "table.help.lift")
    if not scene.mine:
        return note("table.help.plan_wait") if ask == "planning_answer" else None
    if ask == "planning_answer":
        return note("table.help.answer", count=plan.needed, of=len(plan.answers))
    return note(f"table.help.{ask}")


def role(scene: Scene) -> Role | None:
    """The viewer's own accomplice card."""
    if scene.seat is None or scene.view.phase == "over":
        return None
    card = scene.view.players[scene.seat].role
    if card is None or scene.view.revealed == scene.seat:
        return None
    step = scene.if_legal(note("table.deed.step_forward"), RevealSelf())
    return Role(card, step, len(scene.view.accomplice_tokens))


def end(scene: Scene, outcome: Outcome) -> End:
    view = scene.view
    helper = next(
        (seat for seat, player in enumerate(view.players) if player.role == "accomplice"), None
    )
    you = None
    if scene.seat is not None:
        you = note("table.end.won" if scene.seat in outcome.seats else "table.end.lost")
    return End(
        title=note(f"table.end.title.{outcome.winner}"),
        kick=note(f"table.end.kick.{outcome.reason}"),
        why=note(f"table.end.why.{outcome.winner}", count=len(view.resolved), of=NEEDED),
        you=you,
        murderer=outcome.murderer,
        accomplice=helper,
        had_accomplice=scene.options.accomplice,
        spare=view.spare_role,
        winners=outcome.seats,
        people=people(scene),
        clues=tuple(sorted((int(token.removeprefix("number-")), 0) for token in view.resolved)),
        deaths=deaths(scene),
    )


def deaths(scene: Scene) -> tuple[tuple[int, str], ...]:
    """Who died in which turn."""
    found, turn = [], 1
    for event in scene.heard:
        if isinstance(event, TurnBegan):
            turn = event.turn
        elif isinstance(event, turns.GuestDied):
            found.append((turn, event.guest))
    return tuple(found)
