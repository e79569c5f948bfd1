"""What lies where on the table? The places round the viewer, their slots, and the two zones."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from parlour.core.game import Event
from parlour.core.seats import Seat
from parlour.games.calaveras import events
from parlour.games.calaveras.content import (
    CARDS,
    CHARACTERS,
    GUILTY_AT,
    LOCATIONS,
    TEAM_OF,
    decider,
    partner,
)
from parlour.games.calaveras.position import Pile, Position
from parlour.games.calaveras.table.draft import Draft
from parlour.games.calaveras.table.picture import Place, Slot, Spot, Target, Zone

WARNING: Final = 2
"""So many of the last boxes of points warn."""


@dataclass(frozen=True)
class Table:
    """All that the layout is made of."""

    view: Position
    facts: Mapping[str, Any]
    draft: Draft
    targets: Mapping[str, Target]
    recent: Sequence[Event]
    acting: Seat | None


def places(table: Table) -> tuple[Spot, ...]:
    """Clockwise, the viewer's left neighbour first, the viewer last."""
    count = len(table.view.points)
    first = table.view.seat or 0
    return tuple(
        [spot(table, (first + step) % count, step % count) for step in range(1, count + 1)]
    )


def spot(table: Table, place: Place, step: int) -> Spot:
    view, seats, count = table.view, len(table.view.hands), len(table.view.points)
    character = CHARACTERS[count][place]
    area = f"front:{place}"
    charged = first_of(table.recent, events.Designated)
    named = charged is not None and charged.place == place
    mine = view.seat == place
    ghost = place == view.ghost
    return Spot(
        place=place,
        spot=step,
        character=character,
        team=place % (count // 2),
        team_id=TEAM_OF[character],
        seat=decider(place, seats),
        ghost=ghost,
        mine=mine,
        partner=view.seat is not None and partner(view.seat, count) == place,
        turn=view.phase == "play" and view.turn == place,
        next=view.phase == "play" and (view.turn + 1) % count == place,
        badge=badge(table, place),
        marks=table.facts["marks"][place],
        points=view.points[place],
        boxes=boxes(view.points[place], charged.stake if named and charged else 0),
        cards=0 if ghost else size(view.hands[place]),
        flight=leaving(view.played) if table.acting == place and not mine else None,
        slots=slots(table, place),
        nicole=view.nicole == place,
        named=named,
        target=table.targets.get(area),
        source=table.draft.opens(area),
        open=table.draft.source == area,
    )


def badge(table: Table, place: Place) -> str:
    """How the clues in the centre stand for a place."""
    if table.facts["stake"] == 0:
        return "quiet"
    if place in table.facts["cleared"]:
        return "cleared"
    return "marked" if table.facts["marks"][place] else "open"


def boxes(points: int, fresh: int) -> tuple[str, ...]:
    """Seven boxes for points; those just taken are `new`."""
    words = []
    for box in range(GUILTY_AT):
        on = "" if box >= points else "new" if box >= points - fresh else "on"
        end = "end" if box >= GUILTY_AT - WARNING else ""
        words.append(f"{on} {end}".strip())
    return tuple(words)


def slots(table: Table, place: Place) -> tuple[Slot, ...]:
    """One slot for each Location, always in the same order."""
    front = table.view.fronts[place]
    area = f"front:{place}"
    cleared = place in table.facts["cleared"]
    return tuple(
        [
            lying(table, area, CARDS[card], state_of(table.view, CARDS[card], cleared))
            if CARDS[card] in front
            else Slot(CARDS[card], "none")
            for card in LOCATIONS
        ]
    )


def state_of(view: Position, card: str, cleared: bool) -> str:
    """What a card before a place says about it."""
    if card in view.innocent:
        return "clear"
    if card not in view.suspect:
        return "lies"
    return "off" if cleared else "mark"


def zone(table: Table, word: str, cards: tuple[str, ...]) -> Zone:
    return Zone(
        id=word,
        cards=tuple([lying(table, word, card, "lies") for card in cards]),
        target=table.targets.get(word),
        source=table.draft.opens(word),
        open=table.draft.source == word,
    )


def lying(table: Table, area: str, card: str, state: str) -> Slot:
    fresh = landed(table.recent) == (area, card)
    return Slot(
        card=card,
        state=state,
        pick=table.draft.takes(area, card),
        held=(table.draft.source, table.draft.card) == (area, card),
        fresh=fresh,
        flight=arriving(table) if fresh else resting(area, card),
    )


def landed(recent: Sequence[Event]) -> tuple[str, str] | None:
    """The area and the card of the last move, whether it stayed there or not."""
    for event in recent:
        if isinstance(event, events.PlayedSelf):
            return f"front:{event.who}", event.card
        if isinstance(event, events.PlayedOther):
            return f"front:{event.place}", event.card
        if isinstance(event, events.PlayedZone):
            return event.zone, event.card
        if isinstance(event, events.TwistMoved):
            return event.to, event.card
    return None


def arriving(table: Table) -> str:
    """The name under which the last card came: from a hand, or from where a Twist took it."""
    moved = first_of(table.recent, events.TwistMoved)
    return resting(moved.from_, moved.card) if moved else leaving(table.view.played - 1)


def leaving(played: int) -> str:
    """The name under which the next card leaves a hand; names take turns, so that the card that
    came and the one that goes have two."""
    return f"fly-{played % 2}"


def resting(area: str, card: str) -> str:
    return f"lie-{area.replace(':', '-')}-{card}"


def discard_flight(table: Table) -> str | None:
    """The name under which a card flew to the discard pile, if the last move sent one there."""
    there = landed(table.recent)
    spent = first_of(table.recent, (events.TwistMoved, events.TwistDiscarded)) is not None
    if not spent and (there is None or lies(table.view, *there)):
        return None
    return leaving(table.view.played - 1)


def lies(view: Position, area: str, card: str) -> bool:
    """Does the card lie in the area?"""
    head, _, place = area.partition(":")
    zones = {"innocent": view.innocent, "suspect": view.suspect}
    return card in (view.fronts[int(place)] if place else zones[head])


def size(pile: Pile) -> int:
    return pile if isinstance(pile, int) else len(pile)


def first_of(told: Sequence[Event], kind: Any) -> Any:
    """The first event of a kind, or None."""
    return next((event for event in told if isinstance(event, kind)), None)
