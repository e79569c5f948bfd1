"""How far did it get? Numbers of a match's end, which tell more than who won."""

from collections import Counter
from collections.abc import Callable, Iterator

from parlour.core.match import Match
from parlour.games.calaveras.events import Designated, TwistDiscarded, TwistMoved
from parlour.games.island.events.planning import TurnBegan
from parlour.games.mysterium.events import GuessRight, GuessWrong, HandChanged

End = tuple[str, float]


def calaveras(match: Match) -> Iterator[End]:
    kinds = told(match)
    yield "suspects named", kinds[Designated]
    yield "twists that moved a card", kinds[TwistMoved]
    yield "twists thrown away", kinds[TwistDiscarded]
    seen = match.view(None)
    if seen.guilty is not None:
        places = len(seen.fronts)
        team = {seat for seat in range(match.seats) if (seat - seen.guilty) % (places // 2) == 0}
        yield "guilty side wins, %", 100 * bool(team & set(winners(match)))


def motive(match: Match) -> Iterator[End]:
    """Points of the first and how far the second is behind; alone, the record."""
    outcome = match.outcome()
    if match.seats == 1:
        yield "record", getattr(outcome, "total", 0)
    elif outcome is not None:
        first, second, *_ = sorted(match.view(None).scores, reverse=True)
        yield "points of the first", first
        yield "lead of the first", first - second
        yield "shared wins, %", 100 * (len(winners(match)) > 1)
    yield "second bodies at the end", len(match.view(None).bodies) - 1


def mysterium(match: Match) -> Iterator[End]:
    kinds = told(match)
    outcome = match.outcome()
    yield "hour", match.view(None).hour
    yield "wrong guesses", kinds[GuessWrong]
    guesses = kinds[GuessRight] + kinds[GuessWrong]
    yield "guesses that are right, %", 100 * kinds[GuessRight] / max(1, guesses)
    yield "crows used", kinds[HandChanged]
    yield "lost to the clock, %", 100 * (getattr(outcome, "reason", "") == "out_of_time")


def island(match: Match) -> Iterator[End]:
    seen = match.view(None)
    yield "clues", len(seen.resolved)
    yield "guests alive", sum(guest.alive for guest in seen.guests.values())
    yield "turns", told(match)[TurnBegan]


ENDS: dict[str, Callable[[Match], Iterator[End]]] = {
    "calaveras": calaveras,
    "motive": motive,
    "mysterium": mysterium,
    "island": island,
}


def ends_of(match: Match) -> tuple[End, ...]:
    ends = ENDS.get(match.game.id)
    return tuple((name, float(number)) for name, number in ends(match)) if ends is not None else ()


def told(match: Match) -> Counter[type]:
    """How often each thing happened."""
    return Counter(map(type, match.story.events))


def winners(match: Match) -> tuple[int, ...]:
    outcome = match.outcome()
    return () if outcome is None else tuple(outcome.winning(match.seats))
