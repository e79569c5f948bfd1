"""Which positions are refused? Those whose form is wrong (MYS-20.1).

A position is taken as given: whether it could have arisen is not asked. The notation has refused
unknown keys, steps, stages and signs before; here are the colours, cards and seats.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from parlour.core.errors import NotationError
from parlour.core.seats import Seat
from parlour.games.mysterium.content import (
    CARD,
    HAND_SIZE,
    HOURS,
    KIND_OF,
    KINDS,
    LED,
    PLAYED,
    PSYCHICS,
    SHARED,
    VISION,
    leaders,
)
from parlour.games.mysterium.position import PHASE_OF, Pile, Position, Psychic


def refuse(path: str, problem: str) -> NotationError:
    return NotationError(path, problem, "bad_position")


def check(position: Position, seats: int) -> None:
    """Refuse a position whose form is wrong; raises NotationError with the path."""
    if not 0 <= position.ghost < seats:
        raise refuse("ghost", f"is no seat from 0 to {seats - 1}")
    check_view_keys(position)
    check_step(position)
    check_psychics(position, seats)
    check_table(position)
    check_visions(position)
    check_line_up(position)
    check_seats(position, seats)


def check_view_keys(position: Position) -> None:
    """What a view adds, and what it hides."""
    added = {"role": position.role, "may_talk": position.may_talk, "seat": position.seat}
    for key, value in added.items():
        if value is not None:
            raise refuse(key, "belongs to a view, not to a position")
    if position.voted:
        raise refuse("voted", "belongs to a view, not to a position")
    if position.secret is None:
        raise refuse("secret", "lies face down")


def check_step(position: Position) -> None:
    if PHASE_OF[position.step] != position.phase:
        raise refuse("phase", f"does not fit the step {position.step}")
    if not 1 <= position.hour <= HOURS:
        raise refuse("hour", f"is none of 1 to {HOURS}")
    if min(position.crows.game, position.crows.turn) < 0:
        raise refuse("crows", "are fewer than none")


def check_psychics(position: Position, seats: int) -> None:
    """The colours and seats of this number of players, and what lies before each psychic."""
    colours = PSYCHICS[: PLAYED[seats]]
    secret = position.secret or {}
    for path, found in (("psychics", position.psychics), ("secret", secret)):
        if set(found) != set(colours):
            raise refuse(path, f"does not name exactly {', '.join(colours)}")
    for word, seat in zip(colours, leaders(seats, position.ghost), strict=True):
        psychic, path = position.psychics[word], f"psychics.{word}"
        if psychic.seat != seat:
            raise refuse(f"{path}.seat", f"is not {seat}, which leads {word}")
        check_psychic(psychic, path, colours, tracked=LED[seats] == 1)
        for kind in KINDS:
            card = getattr(secret[word], kind)
            check_card(card, kind, f"secret.{word}.{kind}")
            if getattr(psychic.solved, kind) not in (None, card):
                raise refuse(f"{path}.solved.{kind}", "differs from the secret card")


def check_psychic(psychic: Psychic, path: str, colours: tuple[str, ...], *, tracked: bool) -> None:
    for key, value in (("tokens", psychic.tokens), ("level", psychic.level)):
        if (value is not None) != tracked:
            raise refuse(f"{path}.{key}", "is missing" if tracked else "is not used here")
    tokens = psychic.tokens
    counts = [psychic.level or 0]
    if tokens is not None:
        counts += [tokens.yes, tokens.no, tokens.spent_yes, tokens.spent_no]
    if min(counts) < 0:
        raise refuse(path, "counts fewer than none")
    if psychic.placed is not None and psychic.placed not in CARD:
        raise refuse(f"{path}.placed", f"is {psychic.placed!r}, which is no card")
    for judge in psychic.judged:
        if judge not in colours:
            raise refuse(f"{path}.judged", f"names {judge!r}, which is not in play")


def check_card(word: str, kind: str, path: str) -> None:
    if word not in CARD or KINDS[KIND_OF[CARD[word]]] != kind:
        raise refuse(path, f"is {word!r}, which is no {kind}")


def check_table(position: Position) -> None:
    """Cards of the right kinds, each once at most."""
    for kind in KINDS:
        words = getattr(position.table, f"{kind}s")
        for i, word in enumerate(words):
            check_card(word, kind, f"table.{kind}s[{i}]")
        if len(set(words)) < len(words):
            raise refuse(f"table.{kind}s", "holds a card twice")


def piles(position: Position) -> Iterator[tuple[str, Pile]]:
    """Everything that holds visions, with its path."""
    yield from (("hand", position.hand), ("draw", position.draw), ("discard", position.discard))
    for word, psychic in position.psychics.items():
        yield f"psychics.{word}.visions", psychic.visions
    if position.shared is not None:
        yield "shared.order", tuple([str(word) for word in position.shared.order])


def check_visions(position: Position) -> None:
    """Each vision lies face up in one place at most."""
    seen: set[str] = set()
    for path, pile in piles(position):
        if isinstance(pile, int):
            raise refuse(path, "lies face down")
        for i, word in enumerate(pile):
            if word not in VISION:
                raise refuse(f"{path}[{i}]", f"is {word!r}, which is no vision")
            if word in seen:
                raise refuse(f"{path}[{i}]", f"is {word}, which lies elsewhere too")
            seen.add(word)
    if not isinstance(position.hand, int) and len(position.hand) > HAND_SIZE:
        raise refuse("hand", f"holds more than {HAND_SIZE} cards")


def check_line_up(position: Position) -> None:
    """Groups numbered from 1, and a shared vision that is meant for one of them."""
    groups, shared = position.groups, position.shared
    if sorted(groups) != list(range(1, len(groups) + 1)):
        raise refuse("groups", "are not numbered from 1")
    for number, group in groups.items():
        for kind in KINDS:
            check_card(getattr(group, kind), kind, f"groups.{number}.{kind}")
        if group.psychic is not None and group.psychic not in position.psychics:
            raise refuse(f"groups.{number}.psychic", "is not in play")
    if position.culprit is not None and position.culprit not in groups:
        raise refuse("culprit", "is no group")
    if shared is not None:
        check_shared(shared.order, shared.intent, shared.shown)
    if position.step == "voting" and (shared is None or position.culprit is None):
        raise refuse("shared", "is missing in the poll")


def check_shared(order: tuple[str | None, ...], intent: Any, shown: int) -> None:
    if len(order) != SHARED:
        raise refuse("shared.order", f"has not {SHARED} cards")
    if intent is None:
        raise refuse("shared.intent", "lies face down")
    if {getattr(intent, kind) for kind in KINDS} != set(order):
        raise refuse("shared.intent", "names other cards than those that lie there")
    if not 0 <= shown <= SHARED:
        raise refuse("shared.shown", f"is none of 0 to {SHARED}")


def check_seats(position: Position, seats: int) -> None:
    """Flags and votes are those of psychics' seats."""
    players = [seat for seat in range(seats) if seat != position.ghost]
    votes: Mapping[Seat, int | None] = position.votes
    for path, named in (("ready", position.ready), ("votes", tuple(votes))):
        for seat in named:
            if seat not in players:
                raise refuse(path, f"names {seat}, which is no psychic's seat")
    if len(set(position.ready)) < len(position.ready):
        raise refuse("ready", "names a seat twice")
    for seat, group in votes.items():
        if group not in position.groups:
            raise refuse(f"votes.{seat}", "is for no group")
