"""What does a seat see? From a view to a picture that a template can draw without knowing a rule.

    picture(view, options, draft, recent, look, heard) -> Picture

`view` is what `seen_by` gives a seat or a spectator; a replay with all hands open hands in a whole
position. `draft` holds what has been picked so far by the keys of the notation (`{"type": "play",
"card": "hotel"}`), `{}` before the first pick, None where nobody may move: for spectators, in a
replay, behind a curtain. `recent` are the events of the last ply as the viewer heard them.

All sums come from `scoring.facts` and all consequences from the rules, both asked of a guess; they
hang on open cards alone, so that every guess gives the same picture.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from parlour.core.chance import Chance
from parlour.core.game import Event
from parlour.core.seats import Seat
from parlour.games.calaveras.content import CARD, CHARACTERS, PLACES, TEAM_OF
from parlour.games.calaveras.options import Options
from parlour.games.calaveras.position import Position
from parlour.games.calaveras.rules import Calaveras
from parlour.games.calaveras.scoring import facts
from parlour.games.calaveras.table import layout, notes
from parlour.games.calaveras.table.draft import Draft, drafted, picks
from parlour.games.calaveras.table.foresee import target
from parlour.games.calaveras.table.picture import (
    HandCard,
    OpenHand,
    Picture,
    Slot,
    Spot,
    Step,
    Zone,
)
from parlour.games.calaveras.view import guess

__all__ = ["Picture", "numbered", "picture"]


def numbered(seats: int) -> dict[str, tuple[str, ...]]:
    """Which ids stand behind the numbers of places and teams, for sentences."""
    characters = CHARACTERS[PLACES[seats]]
    teams = tuple([TEAM_OF[character] for character in characters[: len(characters) // 2]])
    return {"place": characters, "team": teams}


def picture(
    view: Position,
    options: Options,
    draft: Mapping[str, str] | None = None,
    recent: Sequence[Event] = (),
    look: str = "",
    heard: Sequence[Event] = (),
) -> Picture:
    """The table as this viewer sees it; nothing on it opens, so there is nothing to look at, and
    all that matters of the story lies there."""
    return drawn(guess(view, (), options, Chance(0)), view, draft, recent)


def drawn(
    state: Calaveras, view: Position, draft: Mapping[str, str] | None, recent: Sequence[Event]
) -> Picture:
    """The picture of a view, with a state that could lie behind it."""
    acting = state.to_act()
    mine = draft is not None and view.seat is not None and view.seat in acting
    moves = state.legal_moves(view.seat) if mine and view.seat is not None else []
    taken = drafted(draft or {}, moves) if mine else Draft()
    table = layout.Table(
        view=view,
        facts=facts(state),
        draft=taken,
        targets={move.to: target(state, move) for move in taken.finishable},
        recent=recent,
        acting=acting[0] if acting else None,
    )
    spots = layout.places(table)
    outcome = state.outcome()
    innocent = layout.zone(table, "innocent", view.innocent)
    suspect = layout.zone(table, "suspect", view.suspect)
    charged = next((spot.character for spot in spots if spot.named), "")
    return Picture(
        seat=view.seat,
        mine=mine,
        places=spots,
        innocent=innocent,
        suspect=suspect,
        stake=table.facts["stake"],
        verdict=notes.verdict(facts(state)),
        draw=layout.size(view.draw),
        discard=len(view.discard),
        discarded=tuple(Counter(in_order(view.discard)).items()),
        discard_flight=layout.discard_flight(table),
        hand=hand(view, taken, picks(moves)),
        hands=open_hands(view, spots),
        step=step(view, taken, mine, opened(table, spots, (innocent, suspect))),
        prompt=notes.prompt(view, taken, mine),
        help=notes.help_(view, taken, mine, recent),
        recent=tuple(recent),
        sheet=None if taken.kind else notes.sheet(view, recent, charged),
        end=None if outcome is None else notes.end(view, outcome, spots),
    )


def in_order(cards: Sequence[str]) -> list[str]:
    """The Locations in the order of the content file, Twists last."""
    return sorted(cards, key=CARD.__getitem__)


def own_cards(view: Position, seat: Seat | None) -> list[str]:
    pile = () if seat is None else view.hands[seat]
    return [] if isinstance(pile, int) else in_order(pile)


def hand(view: Position, taken: Draft, queries: Mapping[str, str]) -> tuple[HandCard, ...]:
    """The viewer's own cards; of equal ones the first is the one that is picked."""
    cards = own_cards(view, view.seat)
    picked = "twist" if taken.kind == "twist" else taken.card
    found = []
    for number, card in enumerate(cards):
        copy = cards[:number].count(card)
        up = card == picked and copy == 0
        flight = layout.leaving(view.played) if up else f"hand-{card}-{copy}"
        found.append(HandCard(card, copy, queries.get(card), up, flight))
    return tuple(found)


def open_hands(view: Position, spots: Sequence[Spot]) -> tuple[OpenHand, ...]:
    """The hands of others that lie open, clockwise from place 0."""
    others = [spot for spot in spots if not spot.ghost and spot.place != view.seat]
    shown = [(spot, view.hands[spot.place]) for spot in sorted(others, key=lambda s: s.place)]
    return tuple(
        [OpenHand(spot, tuple(in_order(pile))) for spot, pile in shown if not isinstance(pile, int)]
    )


def opened(table: layout.Table, spots: Sequence[Spot], zones: Sequence[Zone]) -> tuple[Slot, ...]:
    """The cards of the area that the draft has opened."""
    slots = [slot for spot in spots if spot.open for slot in spot.slots]
    slots += [slot for zone in zones if zone.open for slot in zone.cards]
    return tuple([slot for slot in slots if slot.pick])


def step(view: Position, taken: Draft, mine: bool, cards: tuple[Slot, ...]) -> Step:
    """Where the viewer's draft stands."""
    return Step(step_name(view, taken, mine), taken.fields, taken.idle(), cards, taken.source)


def step_name(view: Position, taken: Draft, mine: bool) -> str:
    if view.phase == "over":
        return "over"
    if not mine:
        return "wait"
    if taken.card:
        return "to"
    return "source" if taken.kind else "card"
