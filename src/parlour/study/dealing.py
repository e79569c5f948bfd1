"""What did chance give, and to whom? It asks nobody's wits, so that what follows from it is its
doing; what a seat uses is its own choice."""

import re
from collections import Counter
from collections.abc import Callable, Iterator

from parlour.core.match import Match
from parlour.core.seats import Seat

TABLE = -1
"""Instead of a seat: it lies there for all."""
COPY = re.compile(r"_\d+$")
"""What tells copies of one card apart."""
Dealt = tuple[Seat, str]


def calaveras(match: Match) -> Iterator[Dealt]:
    for seat in range(match.seats):
        hand = Counter(match.view(seat).hands[seat])
        yield seat, f"twists: {hand.pop('twist', 0)}"
        if len(hand) < hand.total():
            yield seat, "two equal locations"


def motive(match: Match) -> Iterator[Dealt]:
    for seat in range(match.seats):
        view = match.view(seat)
        for hand in view.hands[seat : seat + 1]:
            yield from ((seat, kind_of(piece)) for piece in (*hand.tiles, *hand.cards))
        for detective in view.detectives[seat : seat + 1]:
            if detective is not None:
                yield seat, f"detective {detective}"
    spectator = match.view(None)
    for victim in spectator.board[:1]:
        yield TABLE, f"victim {victim.tile}"
    for piece in (*spectator.draw_tiles, *spectator.draw_cards):
        yield TABLE, kind_of(piece)


def mysterium(match: Match) -> Iterator[Dealt]:
    """The cards that lie on the table."""
    table = match.view(None).table
    for card in (*table.suspects, *table.locations, *table.objects):
        yield TABLE, card


def island(match: Match) -> Iterator[Dealt]:
    for seat, player in enumerate(match.view(None).players):
        yield TABLE, player.persona
        yield seat, player.persona


GIVEN: dict[str, Callable[[Match], Iterator[Dealt]]] = {
    "calaveras": calaveras,
    "motive": motive,
    "mysterium": mysterium,
    "island": island,
}


def dealt_in(match: Match) -> tuple[Dealt, ...]:
    """Before the first move: what each seat was dealt, and the table; each once."""
    given = GIVEN.get(match.game.id)
    return tuple(sorted(set(given(match)))) if given is not None else ()


def kind_of(piece: str) -> str:
    """The word that all copies of a card share."""
    return COPY.sub("", piece)
