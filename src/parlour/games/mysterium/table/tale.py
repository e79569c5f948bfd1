"""What is told when all may speak? Each gift once more: the hand, what was sent, what was meant,
what it was taken for. Made from the after-talk of the bots, which knows a match that is over."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from parlour.games.mysterium.content import CARD, KIND_OF, KINDS
from parlour.games.mysterium.table.draft import Look
from parlour.games.mysterium.table.pieces import Note, Query, Who, note
from parlour.games.mysterium.table.scene import Scene


@dataclass(frozen=True)
class Gift:
    """A line of the list. `is_right` is None where no guess was answered."""

    who: Who
    hour: int
    visions: tuple[str, ...]
    target: str
    is_right: bool | None
    look: Query
    is_now: bool


@dataclass(frozen=True)
class Why:
    """A reason: which vision, and what in it."""

    vision: str
    word: Note


@dataclass(frozen=True)
class Told:
    """A gift in full."""

    gift: Gift
    kind: str
    said: str | None
    hand: tuple[tuple[str, bool], ...]
    """The ghost's hand then, and which cards of it were sent."""
    held: tuple[str, ...]
    """Visions that lay there already."""
    meant: tuple[Why, ...] | None
    """None where the ghost is a person and speaks for itself."""
    taken: tuple[Why, ...]
    is_sure: bool
    """The psychic is a bot: that is what it went by."""
    about: str
    """What a remark on it names."""
    before: Query | None
    after: Query | None


@dataclass(frozen=True)
class Tale:
    gifts: tuple[Gift, ...]
    told: Told | None


def tale(scene: Scene, told: Sequence[Any]) -> Tale | None:
    """None where there is nothing to tell."""
    if not told:
        return None
    at = min(scene.look.gift or 1, len(told)) - 1
    gifts = tuple([gift(scene, one, number, number == at) for number, one in enumerate(told)])
    return Tale(gifts, page(scene, told, gifts, at))


def gift(scene: Scene, one: Any, number: int, is_now: bool) -> Gift:
    sent = one.sent
    return Gift(
        scene.who(sent.psychic),
        sent.hour,
        sent.visions,
        sent.target,
        one.answer.is_right,
        way(scene, number),
        is_now,
    )


def way(scene: Scene, number: int) -> Query:
    return scene.way(Look(gift=number + 1))


def page(scene: Scene, told: Sequence[Any], gifts: tuple[Gift, ...], at: int) -> Told:
    one = told[at]
    sent = one.sent
    return Told(
        gift=gifts[at],
        kind=KINDS[KIND_OF[CARD[sent.target]]],
        said=one.answer.placed,
        hand=tuple([(card, card in sent.visions) for card in sorted(sent.hand)]),
        held=tuple(sorted(sent.held)),
        meant=None if one.meant is None else whys(one.meant),
        taken=whys(one.taken),
        is_sure=one.is_bot,
        about=f"{sent.hour}.{sent.psychic}",
        before=way(scene, at - 1) if at > 0 else None,
        after=way(scene, at + 1) if at + 1 < len(told) else None,
    )


def whys(links: Sequence[Any]) -> tuple[Why, ...]:
    return tuple([Why(link.vision, why(link)) for link in links])


def why(link: Any) -> Note:
    same = link.seen == link.shown
    return note(f"talk.by.{link.by}", seen=link.seen, shown=link.shown, same=same)
