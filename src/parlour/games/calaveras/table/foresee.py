"""What would follow? The move is made on a copy of a guess, and only its public events are read.

Who is named, whom Nicole trusts and how it ends hang on fronts, zones and points alone, so every
guess gives the same answer.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from parlour.core.chance import Chance
from parlour.core.game import Event, Story
from parlour.core.notation import Frozen
from parlour.games.calaveras import events
from parlour.games.calaveras.moves import Play, Twist
from parlour.games.calaveras.rules import Calaveras
from parlour.games.calaveras.table.picture import Note, Place, Target


@dataclass
class Consequence:
    """What the events of a move amount to. `result` is a word of the outcome, if it ends the
    match."""

    cancels: bool = False
    named: Place | None = None
    stake: int = 0
    nicole: Place | None = None
    result: str = ""
    team: int | None = None


def target(state: Calaveras, move: Play | Twist) -> Target:
    """The target of a move that lacks nothing else."""
    copy = state.copy()
    story = Story()
    copy.apply(state.acting, move, Chance(0), story)
    found = consequence(story.events, state.nicole)
    stays = "moves" if isinstance(move, Twist) else "stays"
    word, slots = then(found)
    return Target(
        to=move.to,
        name=note("table.target", card=move.card, to=move.to),
        does="cancels" if found.cancels else stays,
        then=Note(f"table.then.{word}", slots),
        brief=Note(f"table.brief.{word}", slots),
        loud=word != "nobody",
    )


def consequence(told: Sequence[Event], holder: Place) -> Consequence:
    """What these events amount to, Nicole's walks taken together."""
    found = Consequence()
    for event in told:
        if isinstance(event, (events.FrontCancelled, events.CentreCancelled)):
            found.cancels = True
        elif isinstance(event, events.Designated):
            found.named, found.stake = event.place, event.stake
        elif isinstance(event, events.NicoleTurned):
            found.nicole = event.to if event.to != holder else None
        else:
            end(found, event)
    return found


def end(found: Consequence, event: Event) -> None:
    if isinstance(event, events.TeamWon):
        found.result, found.team = "win", event.team
    elif isinstance(event, events.AllFailed):
        found.result = "all_failed"
    elif isinstance(event, events.MatchStopped):
        found.result = "unfinished"


def then(found: Consequence) -> tuple[str, Frozen]:
    """The word under which the catalogue tells it, and its slots."""
    slots: dict[str, Any] = {}
    if found.named is not None:
        slots = {"place": found.named, "stake": found.stake}
    if found.result:
        slots |= {} if found.team is None else {"team": found.team}
        return found.result, Frozen(slots)
    if found.nicole is not None:
        slots["nicole"] = found.nicole
    word = "named" if found.named is not None else ""
    word += "_nicole" if found.nicole is not None else ""
    return word.strip("_") or "nobody", Frozen(slots)


def note(key: str, **slots: Any) -> Note:
    return Note(key, Frozen(slots))
