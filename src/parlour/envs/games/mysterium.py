"""Mysterium for learners."""

from collections.abc import Iterator
from functools import partial
from typing import Any, get_args

from parlour.envs.rows import Row, counts, flag, number, numbers, one_of, size_of
from parlour.games.mysterium.content import (
    CARDS,
    CROWS,
    HOURS,
    KINDS,
    PSYCHICS,
    SHARED,
    SIGNS,
    STAGES,
    TOKENS,
    VISIONS,
)
from parlour.games.mysterium.position import Step

CARD_WORDS = list(CARDS[1:])
VISION_WORDS = list(VISIONS[1:])
MOST_GROUPS = 9
MOST_HAND = 7
MOST_LEVEL = 2 * max(map(sum, TOKENS.values())) + HOURS - len(KINDS)
"""All tokens twice, and the hours left by the third card at its earliest (R11)."""


def tokens(options: Any, seats: int) -> dict[str, list[Any]]:
    colours = list(PSYCHICS)
    groups = list(range(1, MOST_GROUPS + 1))
    meant = {f"cards.{kind}": VISION_WORDS for kind in KINDS}
    return {
        "psychic": colours,
        "card": CARD_WORDS,
        "on": colours,
        "sign": list(SIGNS),
        "group": groups,
        "cards": VISION_WORDS,
        **meant,
    }


def rows(options: Any, seats: int) -> list[Row]:
    return [
        *course(seats),
        *laid(),
        *[row for colour in PSYCHICS for row in psychic(colour)],
        *secrets(),
        *line_up(seats),
    ]


def course(seats: int) -> Iterator[Row]:
    """Where the match stands."""
    everyone = range(seats)
    yield one_of("seat", "the viewer's seat", everyone, lambda view: view.seat)
    yield one_of("ghost", "the ghost's seat", everyone, lambda view: view.ghost)
    yield flag("is ghost", "the viewer is the ghost", lambda view: view.role == "ghost")
    yield one_of("step", "the step", get_args(Step), lambda view: view.step)
    yield number("hour", "the hour", HOURS + 1, lambda view: view.hour)
    yield number("crows", "crows used in the game", max(CROWS.values()) or 1, crows_used)
    yield number("crows now", "crows used this turn", 9, lambda view: view.crows.turn)
    yield number("draw", "visions left to draw", 84, lambda view: size_of(view.draw))
    yield number("discard", "visions thrown away", 84, lambda view: size_of(view.discard))
    yield numbers("ready", "by seat: will not wait", seats, 1, partial(by_seat, seats, "ready"))
    yield numbers("voted", "by seat: has voted", seats, 1, partial(by_seat, seats, "voted"))


def crows_used(view: Any) -> int:
    return min(int(view.crows.game), max(CROWS.values()) or 1)


def by_seat(seats: int, name: str, view: Any) -> list[int]:
    named = getattr(view, name) or ()
    return [int(seat in named) for seat in range(seats)]


def laid() -> Iterator[Row]:
    """Cards that lie on the table."""
    for kind in KINDS:
        name = f"{kind}s"
        yield counts(name, f"the {name} on the table", CARD_WORDS, 1, partial(on_table, name))


def on_table(name: str, view: Any) -> Any:
    return () if view.table is None else getattr(view.table, name)


def psychic(colour: str) -> Iterator[Row]:
    """What lies before one psychic; zeros if nobody has that colour."""
    see = partial(of, colour)
    yield one_of(f"{colour} stage", "looks for", STAGES, see("stage"))
    yield counts(f"{colour} visions", "visions received", VISION_WORDS, 1, see("visions", ()))
    yield one_of(f"{colour} guess", "the card guessed", CARD_WORDS, see("placed"))
    yield numbers(
        f"{colour} state",
        "served, answered, level; clairvoyancy tokens yes, no, spent yes, spent no",
        7,
        MOST_LEVEL,
        partial(state, colour),
    )
    yield counts(f"{colour} solved", "cards in the sleeve", CARD_WORDS, 1, partial(solved, colour))
    yield numbers(
        f"{colour} judged",
        "by the judge's colour: 1 yes, 2 no",
        len(PSYCHICS),
        2,
        partial(judged, colour),
    )


def of(colour: str, name: str, missing: Any = None) -> Any:
    def see(view: Any) -> Any:
        one = view.psychics.get(colour)
        return missing if one is None else getattr(one, name)

    return see


def state(colour: str, view: Any) -> list[int]:
    one = view.psychics.get(colour)
    if one is None:
        return []
    kept = one.tokens
    held = [kept.yes, kept.no, kept.spent_yes, kept.spent_no] if kept is not None else []
    return [int(one.served), int(one.answered), one.level or 0, *held]


def solved(colour: str, view: Any) -> list[str]:
    one = view.psychics.get(colour)
    found = [] if one is None else [getattr(one.solved, kind) for kind in KINDS]
    return [card for card in found if card is not None]


def judged(colour: str, view: Any) -> list[int]:
    one = view.psychics.get(colour)
    signs = {} if one is None else one.judged
    return [SIGNS.index(signs[by]) + 1 if by in signs else 0 for by in PSYCHICS]


def secrets() -> Iterator[Row]:
    """What only the ghost sees."""
    yield counts("hand", "the ghost's hand", VISION_WORDS, 1, lambda view: view.hand)
    yield number("hand size", "cards in the ghost's hand", MOST_HAND, lambda v: size_of(v.hand))
    for colour in PSYCHICS:
        meant = partial(secret, colour)
        yield counts(f"{colour} secret", "what the ghost wants found", CARD_WORDS, 1, meant)
    yield one_of("culprit", "the culprit's group", range(1, MOST_GROUPS + 1), lambda v: v.culprit)


def secret(colour: str, view: Any) -> list[str]:
    screen = (view.secret or {}).get(colour)
    return [] if screen is None else [getattr(screen, kind) for kind in KINDS]


def line_up(seats: int) -> Iterator[Row]:
    """The groups, the shared vision and the votes."""
    for group in range(1, MOST_GROUPS + 1):
        see = partial(grouped, group)
        yield counts(f"group {group}", "cards of the group", CARD_WORDS, 1, see)
    yield counts("shared", "shared visions turned up", VISION_WORDS, 1, shared)
    yield numbers("meant", "what the ghost meant, visions from 1", SHARED, 84, meant_by_kind)
    yield numbers(
        "votes", "votes the viewer knows, by seat", seats, MOST_GROUPS, partial(votes, seats)
    )


def grouped(group: int, view: Any) -> list[str]:
    one = (view.groups or {}).get(group)
    return [] if one is None else [getattr(one, kind) for kind in KINDS]


def shared(view: Any) -> list[str]:
    return [] if view.shared is None else [card for card in view.shared.order if card is not None]


def meant_by_kind(view: Any) -> list[int]:
    intent = None if view.shared is None else view.shared.intent
    return [] if intent is None else [VISION_WORDS.index(getattr(intent, k)) + 1 for k in KINDS]


def votes(seats: int, view: Any) -> list[int]:
    known = view.votes or {}
    return [known.get(seat) or 0 for seat in range(seats)]
