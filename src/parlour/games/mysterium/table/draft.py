"""Where does the viewer's draft stand? What the ghost plans, and what is looked at.

Both come from the address of a page, so they may be stale or rubbish: whatever does not fit the
view is dropped. A plan names cards by the psychic they are meant for (`red=v06.v72`), by the crow
(`crow=v01`), or, for the shared vision, by the kind of card (`location=v02`) with the group
(`group=2`). A look names a desk, a vision and a psychic card, each of them or none:
`look=red.v06.boathouse`.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import urlencode

from parlour.core.notation import Frozen
from parlour.games.mysterium.content import CARD, HOURS, KINDS, PSYCHICS, VISION
from parlour.games.mysterium.table.pieces import Query

CROW: Final = "crow"
GIFTS: Final = frozenset(map(str, range(1, 1 + HOURS * len(PSYCHICS))))
DOT: Final = "."


@dataclass(frozen=True)
class Look:
    """What is opened: `desk` is a psychic, `crow` or a kind of card; the two pictures lie large."""

    desk: str = ""
    vision: str = ""
    card: str = ""
    gift: int = 0
    """After the match: which gift is told, from 1; 0 for none."""

    @property
    def word(self) -> str:
        gift = f"gift{self.gift}" if self.gift else ""
        return DOT.join([word for word in (self.desk, self.vision, self.card, gift) if word])

    @property
    def is_open(self) -> bool:
        """Is a picture opened?"""
        return bool(self.vision or self.card)


@dataclass(frozen=True)
class Plan:
    """Cards of the hand by what they are meant for; one card is meant for one thing."""

    aims: Mapping[str, tuple[str, ...]] = Frozen()
    group: int | None = None

    def of(self, aim: str) -> tuple[str, ...]:
        return self.aims.get(aim, ())

    def aim_of(self, card: str) -> str | None:
        return next((aim for aim, cards in self.aims.items() if card in cards), None)

    def toggled(self, aim: str, card: str, most: int = len(VISION)) -> "Plan":
        """The card is meant for this, or for nothing if it was already; the latest `most` stay."""
        was = self.aim_of(card)
        aims = {other: tuple([c for c in cards if c != card]) for other, cards in self.aims.items()}
        if was != aim:
            aims[aim] = tuple(sorted((*aims.get(aim, ())[-(most - 1) :], card)[-most:]))
        return replace(self, aims=Frozen({key: cards for key, cards in aims.items() if cards}))

    def without(self, *aims: str) -> "Plan":
        """What is left of it when these are done."""
        kept = {aim: cards for aim, cards in self.aims.items() if aim not in aims}
        return replace(self, aims=Frozen(kept))

    def words(self) -> dict[str, str]:
        """As an address spells it."""
        spelled = {aim: DOT.join(self.aims[aim]) for aim in sorted(self.aims)}
        return spelled | ({} if self.group is None else {"group": str(self.group)})


NO_PLAN: Final = Plan()


def query(plan: Plan, look: Look) -> Query:
    return urlencode(plan.words() | ({"look": look.word} if look.word else {}))


def looked(text: str, colours: Sequence[str]) -> Look:
    """What an address wants to see, word by word; what is none of ours is dropped."""
    found = Look()
    for word in text.split(DOT):
        if word in colours or word == CROW or word in KINDS:
            found = replace(found, desk=word)
        elif word in VISION:
            found = replace(found, vision=word)
        elif word in CARD:
            found = replace(found, card=word)
        elif word.removeprefix("gift") in GIFTS:
            found = replace(found, gift=int(word.removeprefix("gift")))
    return found


def planned(words: Mapping[str, str], hand: Sequence[str], groups: Sequence[int]) -> Plan:
    """The plan as far as the hand holds it; a card named twice counts where it comes first."""
    left = set(hand)
    aims: dict[str, tuple[str, ...]] = {}
    for aim in (*PSYCHICS, CROW, *KINDS):
        cards = tuple(sorted(taken(words.get(aim, ""), left)))
        if cards:
            aims[aim] = cards[:1] if aim in KINDS else cards
    number = words.get("group", "")
    group = int(number) if number in map(str, groups) else None
    return Plan(Frozen(aims), group)


def taken(text: str, left: set[str]) -> Iterator[str]:
    for card in text.split(DOT):
        if card in left:
            left.remove(card)
            yield card
