"""Who says it, at which table? A teller fills the sentences of a book with one table's names."""

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.core.game import Event, Move
from parlour.core.notation import word_of, written_fields
from parlour.core.seats import Seat
from parlour.words.book import Book
from parlour.words.sentence import Part, Sentence, Slots

NOTHING: Slots = {}
SECTIONS = {"reason": "reasons", "short": "short"}
"""Where the title of a kind stands, if not among the titles of what is in the box."""


class Teller:
    """The words of one table in one language.

    `numbered` says which ids stand behind numbers (`{"place": ("william", "elena"), …}`), `names`
    who sits on a seat, `led` what goes by the name of a seat (`{"psychic": {"red": 3}}`). `own` are
    this table's own words: by key, what is said in its place (something with a `key` and `slots`).
    """

    def __init__(
        self,
        book: Book,
        numbered: Mapping[str, Sequence[str]] | None = None,
        names: Mapping[Seat, str] | None = None,
        led: Mapping[str, Mapping[str, Seat]] | None = None,
        own: Mapping[str, Any] | None = None,
    ) -> None:
        self.book = book
        self.led = led or {}
        self.own = own or {}
        self.numbered = numbered or {}
        self.names = names or {}
        self.said: dict[tuple[Any, ...], Sentence] = {}

    def __call__(self, what: Any, /, **slots: Any) -> Sentence:
        """The sentence of a key, or of anything with a `key` and `slots`."""
        if isinstance(what, str):
            return self.say(what, slots)
        return self.say(what.key, what.slots)

    def say(self, key: str, slots: Slots = NOTHING) -> Sentence:
        """The sentence under a key; a key the book lacks is a bug (KeyError)."""
        if key in self.own:
            return self(self.own[key])
        known = (key, *slots.values())
        if known not in self.said:
            self.said[known] = Sentence(self.parts(key, slots))
        return self.said[known]

    def parts(self, key: str, slots: Slots) -> tuple[Part, ...]:
        """The text under a key with its slots filled."""
        parts: list[Part] = []
        for number, piece in enumerate(
            self.book.entries[key].chosen(slots, self.book.plural).pieces
        ):
            if number % 2:
                parts += self.filled(self.book.kind(key, piece), slots[piece])
            elif piece:
                parts.append(Part(piece))
        return tuple(parts)

    def filled(self, kind: str, value: Any) -> list[Part]:
        """What stands in a slot; a kind that ends in a star is a list of that kind."""
        if kind.endswith("*"):
            items = value.items() if isinstance(value, Mapping) else value
            return self.listed([self.filled(kind[:-1], item) for item in items])
        if kind == "area":
            return self.area(value)
        if kind == "seat":
            return [Part(self.names[value], "seat", str(value))]
        if value in self.led.get(kind, ()):
            return [Part(self.names[self.led[kind][value]], kind, value)]
        if kind in self.numbered:
            id_ = self.numbered[kind][value]
            return [Part(self.title(id_), kind, id_)]
        if kind == "quote":
            return list(self.say("list.quote", {"text": value}).parts)
        if kind == "ballot":
            return list(self.say("list.ballot", {"seat": value[0], "group": value[1]}).parts)
        if kind in ("number", "text"):
            return [Part(str(value), kind)]
        section = SECTIONS.get(kind, "content")
        return [Part(str(self.say(f"{section}.{value}")), kind, value)]

    def area(self, word: str) -> list[Part]:
        """A zone by its title; `front:2` by what stands at number 2."""
        head, _, number = word.partition(":")
        if number and head in self.book.areas:
            return self.filled(self.book.areas[head], int(number))
        return [Part(self.title(word), "area", word)]

    def listed(self, items: list[list[Part]]) -> list[Part]:
        """Things one after another, the last two joined by `list.last`."""
        parts: list[Part] = []
        for number, item in enumerate(items):
            if number:
                joint = "list.last" if number == len(items) - 1 else "list.comma"
                parts.append(Part(str(self.say(joint))))
            parts += item
        return parts

    def title(self, id_: str) -> str:
        """What a card, a character, a team or a zone is called."""
        return str(self.say(f"content.{id_}"))

    def event(self, event: Event) -> Sentence | None:
        """An event as a line of the story; None for one that is not told."""
        word = word_of(kind_of(event))
        sentence = self.say(f"events.{word}", fields(event))
        tone = self.book.tones.get(word, "")
        return Sentence(sentence.parts, tone) if sentence.parts else None

    def move(self, move: Move) -> Sentence:
        """A move as its seat would say it."""
        return self.say(f"moves.{word_of(kind_of(move))}", fields(move))

    def refusal(self, code: str, slots: Slots = NOTHING) -> Sentence:
        """Why a move is refused, with the clause it rests on. What slots hold may be anything that
        somebody sent, so it stays out of the sentence."""
        parts = self.say(f"refusals.{code}").parts
        return Sentence(parts, clause=self.book.clauses.get(code, ""))

    def outcome(self, outcome: Any) -> Sentence:
        """How a match ended, by its word of result or by its kind."""
        word = getattr(outcome, "result", word_of(kind_of(outcome)))
        return self.say(f"outcomes.{word}", fields(outcome))

    def prompt(self, phase: str, /, *, mine: bool, **slots: Any) -> Sentence:
        """What a phase asks of the seat it waits for, or tells the others."""
        return self.say(f"prompts.{phase}.{'you' if mine else 'others'}", slots)


def kind_of(value: Any) -> Any:
    return type(value)


def fields(value: Any) -> dict[str, Any]:
    """The fields of a move, an event or an outcome by their keys in the notation."""
    return {key: getattr(value, name) for name, key, _ in written_fields(kind_of(value))}
