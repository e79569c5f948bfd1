"""What does one of two companions propose, and what do the others say to it?"""

from collections.abc import Mapping
from typing import Any

from parlour.core.seats import Seat
from parlour.games.island.moves import Agree, Object, Side
from parlour.games.island.position import Proposal as Proposed
from parlour.games.island.table.acting import Proposal
from parlour.games.island.table.holding import legal
from parlour.games.island.table.pieces import Answer, Card, Note, note
from parlour.games.island.table.scene import Scene, cards_of, in_order


def proposal(scene: Scene) -> Proposal | None:
    group = scene.view.group
    if group is None or group.proposal is None:
        return None
    open_one = group.proposal
    said: Mapping[str, Any] = open_one.move
    to: Mapping[str, Any] = said.get("to", {}) if said["type"] == "distribute" else {}
    return Proposal(
        seat=said["seat"],
        what=what(scene, said),
        cards=cards_named(said),
        deals=tuple([(guest, cards_of(to[guest])) for guest in in_order(to)]),
        objected=open_one.objected,
        answers=answers(scene, open_one, group.companions),
        deeds=legal(
            scene,
            ("agree_proposal", Agree()),
            ("object_proposal", Object()),
            ("side_for", Side(True)),
            ("side_against", Side(False)),
        ),
    )


def what(scene: Scene, said: Mapping[str, Any]) -> Note:
    """The proposal in words."""
    kind, group = said["type"], scene.view.group
    site = "" if group is None else group.site
    if kind == "take_ability":
        token = getattr(group.pending, "token", "") if group is not None else ""
        key = "swap" if said.get("replace") else "keep"
        slots = {"to": said.get("to", said["seat"]), "token": token}
        slots |= {"replace": said["replace"]} if said.get("replace") else {}
        return note(f"table.proposal.{key}", **slots)
    if kind == "assign_blue":
        return note("table.proposal.assign_blue", to=said["to"])
    return note(f"table.proposal.{kind}", site=site)


def cards_named(said: Mapping[str, Any]) -> tuple[Card, ...]:
    """The cards that it would spend; they are shown to all (ISL-15.6)."""
    words: list[str] = list(said.get("cards", ()))
    for payment in said.get("pay", ()):
        words += payment.get("cards", ())
    return cards_of(words)


def answers(scene: Scene, proposed: Proposed, companions: tuple[Seat, ...]) -> tuple[Answer, ...]:
    """What the companions and, after an objection, the others say."""
    found = [Answer(seat, answer_of(proposed, seat), seat == scene.seat) for seat in companions]
    if proposed.objected:
        outside = [seat for seat in scene.state.players() if seat not in companions]
        found += [Answer(seat, side_of(proposed, seat), seat == scene.seat) for seat in outside]
    return tuple(found)


def answer_of(proposed: Proposed, seat: Seat) -> str:
    if seat in proposed.agreed:
        return "yes"
    return "no" if proposed.objected else "wait"


def side_of(proposed: Proposed, seat: Seat) -> str:
    if seat not in proposed.sides:
        return "wait"
    return "yes" if proposed.sides[seat] else "no"
