"""What do the others have in mind? Their drafts of a plan, before anything is laid on the table.

A draft is talk: who suggests which guests for which place with whom. It holds open things alone, is
heard by everybody, and ends with the turn it was made for.
"""

from collections.abc import Mapping

from parlour.core.seats import Seat
from parlour.games.island.moves import Group
from parlour.games.island.scoring import plans
from parlour.games.island.table.draft import TOLD, PlanDraft, read_draft
from parlour.games.island.table.picture import Picture, Suggestion
from parlour.games.island.table.planning import groups_of, may_draft, parties
from parlour.games.island.table.scene import Scene

TURN = "turn"


def shared(picture: Picture, words: Mapping[str, str]) -> dict[str, str] | None:
    """What of the viewer's draft the others may see; nothing of what is picked elsewhere, and not
    who is in the hand. None where the page does not alter what they see."""
    if TOLD not in words:
        return None
    if picture.plan.kind != "draft":
        return {}
    groups = {key: value for key, value in picture.step.draft if key != "up"}
    return groups | {TURN: str(picture.turn)} if groups else {}


def suggestions(scene: Scene, own: PlanDraft) -> tuple[Suggestion, ...]:
    """The drafts of the others; those that suggest the same stand together."""
    if scene.view.phase != "planning":
        return ()
    found: dict[tuple[Group, ...], list[Seat]] = {}
    for seat in scene.state.players():
        groups = drafted_by(scene, seat)
        if seat != scene.seat and groups:
            found.setdefault(groups, []).append(seat)
    known = own.groups or groups_of(scene)
    can = may_draft(scene)
    return tuple(
        [
            Suggestion(
                tuple(seats),
                parties(scene, groups, None),
                PlanDraft(groups).query() if can and groups != known else None,
                groups == known,
            )
            for groups, seats in found.items()
        ]
    )


def drafted_by(scene: Scene, seat: Seat) -> tuple[Group, ...]:
    """The groups that a seat has drafted for this turn."""
    words: Mapping[str, str] = scene.drafts.get(seat, {})
    if words.get(TURN) != str(scene.view.turn):
        return ()
    return read_draft(words, free_guests(scene), scene.state.players()).groups


def free_guests(scene: Scene) -> list[str]:
    """The guests who can be sent somewhere."""
    benched = plans.benched_guests(scene.state)
    found = enumerate(scene.view.guests.items())
    return [guest for n, (guest, held) in found if held.alive and not benched >> n & 1]
