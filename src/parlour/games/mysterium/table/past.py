"""What came before? The part of the story that lies on the table only as a memory: when a vision
came, which cards a psychic was told are not its own."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from parlour.core.game import Event
from parlour.games.mysterium import events
from parlour.games.mysterium.table.sides import Answer


@dataclass
class Past:
    """The story up to now, as everybody heard it."""

    hour: int = 1
    came: dict[str, int] = field(default_factory=dict)
    """The hour of every vision that was sent."""
    wrong: dict[str, list[str]] = field(default_factory=dict)
    """By psychic, its wrong guesses on the way to the card it looks for."""
    answers: dict[str, Answer] = field(default_factory=dict)
    """By psychic, what the ghost has said since the guesses were last made."""
    finished: dict[str, int] = field(default_factory=dict)
    """In which hour a psychic had its story."""

    def misses(self, psychic: str) -> tuple[str, ...]:
        return tuple(self.wrong.get(psychic, ()))


def past(heard: Sequence[Event]) -> Past:
    found = Past()
    for event in heard:
        remember = HOW.get(type(event))
        if remember is not None:
            remember(found, event)
    return found


def struck(found: Past, event: events.HourStruck) -> None:
    found.hour = event.hour


def sent(found: Past, event: events.VisionsSent) -> None:
    found.came |= dict.fromkeys(event.cards, found.hour)


def right(found: Past, event: events.GuessRight) -> None:
    found.wrong.pop(event.psychic, None)
    found.answers[event.psychic] = Answer(event.card, True)


def wrong(found: Past, event: events.GuessWrong) -> None:
    found.answers[event.psychic] = Answer(event.card, False)
    known = found.wrong.setdefault(event.psychic, [])
    if event.card not in known:
        known.append(event.card)


def silent(found: Past, event: events.StayedSilent) -> None:
    found.answers[event.psychic] = Answer(None, False)


def placing(found: Past, event: events.TimerStarted) -> None:
    found.answers.clear()


def complete(found: Past, event: events.StoryComplete) -> None:
    found.finished[event.psychic] = found.hour


HOW: Mapping[type[Event], Any] = {
    events.HourStruck: struck,
    events.VisionsSent: sent,
    events.GuessRight: right,
    events.GuessWrong: wrong,
    events.StayedSilent: silent,
    events.TimerStarted: placing,
    events.StoryComplete: complete,
}
