"""What was tried with a piece, and did it come off? Where all win together or nobody does, a card
shows its worth in the single try: a gift of visions that is understood, a search that finds."""

from collections.abc import Callable, Iterable, Iterator

from parlour.core.game import Event
from parlour.core.match import Match
from parlour.games.island.events.groups import (
    GroupSetOut,
    NumberResolved,
    SearchEnded,
    SiteEntered,
    StayedOutside,
)
from parlour.games.island.events.ruses import RuseStopped, RuseWorked
from parlour.games.motive.events.dealing import CaseOpened
from parlour.games.motive.events.playing import SuspectInterviewed
from parlour.games.motive.events.scoring import PrimeSuspectNamed, RunnerUpNamed, SuspectScored
from parlour.games.mysterium.events import GuessRight, GuessWrong, VisionsSent
from parlour.study.dealing import kind_of

Try = tuple[str, tuple[str, ...], float]
"""Of what kind, with which pieces, and what came of it: 0 or 1, or points."""


def motive(match: Match) -> Iterator[Try]:
    """Each suspect a player has interviewed, and whether it gained anything in that case."""
    if match.seats == 1:  # nobody gains
        return
    placed: dict[str, bool] = {}
    for event in match.story.events:
        if isinstance(event, CaseOpened):
            yield from interviews(placed)
            placed = {}
        elif isinstance(event, SuspectInterviewed):
            placed[event.tile] = False
        elif isinstance(event, SuspectScored):
            placed[event.tile] = placed.get(event.tile, False) or event.points > 0
        elif isinstance(event, PrimeSuspectNamed | RunnerUpNamed) and event.seat is not None:
            placed[event.tile] = True
    yield from interviews(placed)


def interviews(placed: dict[str, bool]) -> Iterator[Try]:
    return (("suspect who gains", (tile,), float(gained)) for tile, gained in placed.items())


def mysterium(match: Match) -> Iterator[Try]:
    """Each gift and the guess after it; and each card to be found, by the first guess at it."""
    gifts: dict[str, tuple[str, ...]] = {}
    found: dict[str, int] = {}
    missed: set[str] = set()
    secret = match.view(match.view(None).ghost).secret
    for event in match.story.events:
        if isinstance(event, VisionsSent):
            gifts[event.psychic] = event.cards
        elif isinstance(event, GuessRight | GuessWrong):
            who, right = event.psychic, isinstance(event, GuessRight)
            yield "vision understood", gifts[who], float(right)
            if who not in missed:
                screen, stage = secret[who], found.get(who, 0)
                card = (screen.suspect, screen.location, screen.object)[stage]
                kind = ("suspect", "location", "object")[stage]
                yield f"{kind} found at first", (card,), float(right)
            missed.discard(who)
            if right:
                found[who] = found.get(who, 0) + 1
            else:
                missed.add(who)


def island(match: Match) -> Iterator[Try]:
    """Each group: whether it got in, and whether it found a clue; each ruse: whether it worked."""
    yield from visits(match.story.events)
    for event in match.story.events:
        if isinstance(event, RuseWorked | RuseStopped):
            worked = float(isinstance(event, RuseWorked))
            yield "ruse that works", (event.ruse.rpartition("-")[0] or event.ruse,), worked


def visits(events: Iterable[Event]) -> Iterator[Try]:
    here, clues, inside = "", 0, False
    for event in events:
        if isinstance(event, GroupSetOut):
            here, clues, inside = event.site, 0, False
        elif isinstance(event, SiteEntered):
            inside = True
            yield "site entered", (event.site,), 1.0
        elif isinstance(event, StayedOutside):
            yield "site entered", (event.site,), 0.0
        elif isinstance(event, NumberResolved):
            clues += event.clues
        elif isinstance(event, SearchEnded) and inside:
            yield "search with a clue", (here,), float(clues > 0)
            inside = False


TRIED: dict[str, Callable[[Match], Iterator[Try]]] = {
    "motive": motive,
    "mysterium": mysterium,
    "island": island,
}


def tries_in(match: Match) -> tuple[Try, ...]:
    """In the order in which they came."""
    tried = TRIED.get(match.game.id)
    if tried is None:
        return ()
    return tuple((kind, tuple(map(kind_of, words)), came) for kind, words, came in tried(match))
