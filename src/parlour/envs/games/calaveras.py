"""Mission Calaveras for learners."""

from typing import Any

from parlour.envs.rows import Row, counts, flag, number, numbers, one_of, size_of
from parlour.games.calaveras.content import CARDS, DECK, LOCATIONS, PLACES
from parlour.games.calaveras.moves import AREAS, FRONTS
from parlour.games.calaveras.position import MOST_POINTS

KINDS = [CARDS[card] for card in LOCATIONS]


def tokens(options: Any, seats: int) -> dict[str, list[Any]]:
    areas = list(AREAS[: FRONTS + PLACES[seats]])
    return {"card": KINDS, "from": areas, "to": areas}


def rows(options: Any, seats: int) -> list[Row]:
    places = range(PLACES[seats])
    return [
        one_of("seat", "the viewer's seat", range(seats), lambda view: view.seat),
        one_of("turn", "whose turn it is, by place", places, lambda view: view.turn),
        one_of("nicole", "with whom Nicole stands, by place", places, lambda view: view.nicole),
        counts("innocent", "Locations in the zone of innocence", KINDS, 1, lambda v: v.innocent),
        counts("suspect", "Locations in the zone of suspicion", KINDS, 1, lambda v: v.suspect),
        *[front(place) for place in places],
        numbers(
            "points",
            "points by place",
            len(places),
            MOST_POINTS,
            lambda view: [view.points[place] for place in places],
        ),
        counts("hand", "the viewer's own cards", CARDS, 3, own_hand),
        numbers(
            "hands",
            "how many cards each seat holds",
            seats,
            3,
            lambda view: [size_of(view.hands[seat]) for seat in range(seats)],
        ),
        number("draw", "cards left to draw", len(DECK), lambda view: size_of(view.draw)),
        counts("discard", "cards thrown away", CARDS, len(DECK), lambda view: view.discard),
        number(
            "played", "moves so far, counted up to 400", 400, lambda view: min(view.played, 400)
        ),
        flag("over", "the match has ended", lambda view: view.phase == "over"),
    ]


def front(place: int) -> Row:
    meaning = f"Locations before place {place}"
    return counts(f"front {place}", meaning, KINDS, 1, lambda view: view.fronts[place])


def own_hand(view: Any) -> Any:
    return () if view.seat is None else view.hands[view.seat]
