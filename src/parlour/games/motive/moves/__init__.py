"""What may a seat do? The moves of section 20; those that come up again and again are `ready`.

`colours` and `victim_colours` name a colour for edges; left out they are empty (MOT-20.4).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from parlour.core.game import Move
from parlour.core.notation import Frozen
from parlour.core.seats import Seat
from parlour.games.motive.content import BLUE, Spot

Colours = Mapping[str, str]
NONE_NAMED: Final = Frozen()


@dataclass(frozen=True)
class Interview:
    """A second interview: where, and of which kind (MOT-14.12)."""

    at: Spot
    kind: str


@dataclass(frozen=True)
class Double:
    """The second interview that One More Thing doubles: one's own by its kind, another's by its
    seat (MOT-14.23)."""

    at: Spot
    kind: str | None = None
    seat: Seat | None = None


@dataclass(frozen=True)
class PlayTile(Move):
    """Place a suspect and interview it."""

    tile: str
    at: Spot
    colours: Colours = NONE_NAMED


@dataclass(frozen=True)
class PlayCard(Move):
    """Use a motive card; which of the other fields it takes depends on its kind (`TARGETS`)."""

    card: str
    at: Spot | None = None
    between: tuple[Spot, Spot] | None = None
    edge: str | None = None
    marker: str | None = None
    reserve: str | None = None
    victim_colours: Colours = NONE_NAMED
    tile: str | None = None
    colours: Colours = NONE_NAMED
    interview: Interview | None = None
    double: Double | None = None

    def canonical(self, seat: Seat) -> "PlayCard":
        return replace(self, **settled(self, seat))


@dataclass(frozen=True)
class PlayDisplay(Move):
    """Buy a tile or a card of the display rows and play it at once (MOT-16.6)."""

    tile: str | None = None
    at: Spot | None = None
    colours: Colours = NONE_NAMED
    card: str | None = None
    between: tuple[Spot, Spot] | None = None
    edge: str | None = None
    marker: str | None = None
    victim_colours: Colours = NONE_NAMED
    interview: Interview | None = None
    double: Double | None = None

    def canonical(self, seat: Seat) -> "PlayDisplay":
        return replace(self, **settled(self, seat))


@dataclass(frozen=True)
class DrawTile(Move):
    """Draw a tile that must be placed (MOT-11.8)."""


@dataclass(frozen=True)
class DrawCard(Move):
    """Draw a card to play or discard (MOT-11.9)."""


@dataclass(frozen=True)
class DrawTwo(Move):
    """Draw a card and a tile into hand and play nothing (MOT-11.10)."""


@dataclass(frozen=True)
class DiscardDrawn(Move):
    """Throw the drawn card away unused."""


@dataclass(frozen=True)
class ChooseDrawn(Move):
    """Keep one of the two pieces seen; the other goes under its pile (MOT-14.6)."""

    piece: str


@dataclass(frozen=True)
class Pass(Move):
    """Stop placing extra tiles, or do nothing because nothing can be done."""


@dataclass(frozen=True)
class PlaceSecondBody(Move):
    """Name the second victim at level 2 (MOT-6.3)."""

    at: Spot
    victim_colours: Colours = NONE_NAMED

    def canonical(self, seat: Seat) -> "PlaceSecondBody":
        return replace(self, victim_colours=blue_ones(self.victim_colours))


@dataclass(frozen=True)
class Decline(Move):
    """No second body; or no new face for the disguised suspect."""


@dataclass(frozen=True)
class SecondInterview(Move):
    """Put a marker face down on a rival's suspect (MOT-14.12)."""

    at: Spot
    kind: str


@dataclass(frozen=True)
class Bid(Move):
    """Commit a tile or card of the hand for the first turn order (MOT-14.3)."""

    piece: str


@dataclass(frozen=True)
class ChoosePosition(Move):
    """Take an open place of the track, 1 being the leftmost (MOT-13.3)."""

    position: int


@dataclass(frozen=True)
class ChooseOrder(Move):
    """Of two players: be first or second (MOT-16.12, 16.13)."""

    order: str


@dataclass(frozen=True)
class ChooseDetective(Move):
    """Keep one of the two detectives dealt (MOT-14.5)."""

    detective: str


@dataclass(frozen=True)
class SwapDisguise(Move):
    """The disguised suspect was another one all along (MOT-14.8)."""

    tile: str
    colours: Colours = NONE_NAMED


CardMove = PlayCard | PlayDisplay
CardKind = Callable[..., Move]
"""Either of the two classes."""


def settled(move: CardMove, seat: Seat) -> dict[str, Any]:
    """The fields that have several spellings, as the list spells them (MOT-20.4)."""
    between: Any = move.between
    if isinstance(between, tuple):
        between = tuple(sorted(between))
    double = move.double
    if isinstance(double, Double) and double.seat == seat:
        double = replace(double, seat=None)
    named = blue_ones(move.victim_colours)
    return {"between": between, "double": double, "victim_colours": named}


def blue_ones(colours: Colours) -> Colours:
    """A victim's edges are red unless named blue (MOT-5.4), so that naming red says nothing."""
    if not isinstance(colours, Mapping):
        return colours
    return Frozen({edge: colour for edge, colour in colours.items() if colour == BLUE})
