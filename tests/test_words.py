"""Is everything said, in every language, and nothing said wrong?"""

from dataclasses import fields
from typing import Any

import pytest

from parlour import words
from parlour.core.chance import Chance
from parlour.core.game import Event
from parlour.core.match import Match
from parlour.core.notation import word_of, written_fields
from parlour.games import GAMES
from parlour.games.calaveras import content, events, table
from parlour.games.calaveras.moves import IDLE, Play, Twist
from parlour.games.calaveras.scoring import Outcome
from parlour.words.sentence import Phrase, parsed

LANGUAGES = [(game, language) for game in GAMES for language in words.languages(game)]
NAMES = dict(enumerate(["Ann", "Ben", "Cy", "Dot", "Eve", "Flo"]))


def teller(seats: int = 6, names: dict[int, str] | None = None) -> words.Teller:
    book = words.book("calaveras", "en")
    return words.Teller(book, table.numbered(seats), NAMES if names is None else names)


def keys_of(game: Any) -> list[str]:
    """What every game must be able to say."""
    kinds: tuple[Any, ...] = (*game.events,)
    moves: tuple[Any, ...] = (*game.moves,)
    found = [f"events.{word_of(kind)}" for kind in kinds]
    found += [f"moves.{word_of(kind)}" for kind in moves]
    found += [f"prompts.{phase}.{who}" for phase in game.phases for who in ("you", "others")]
    found += [f"refusals.{code}" for code in game.refusals]
    found += [f"options.{field.name}" for field in fields(game.options)]
    return [*found, "game.title", "game.hook", "game.goal"]


OF_CALAVERAS = [
    *(f"content.{id_}" for id_ in (*content.CARDS, "innocent", "suspect", "nicole")),
    *(f"content.{id_}" for pair in content.TEAM_OF.items() for id_ in pair),
    *(f"short.{id_}" for id_ in content.CARDS),
    *(f"reasons.{id_}" for id_ in ("sole_uncleared", "most_marks", "points", "cards")),
    *(f"outcomes.{result}" for result in ("win", "all_failed", "unfinished")),
    *(f"table.then.{word}" for word in ("nobody", "named", "named_nicole", "nicole")),
    *(f"table.then.{word}" for word in ("win", "all_failed", "unfinished")),
    *(f"refusals.{code}" for code in ("bad_seat_count", "bad_option", "bad_position")),
]


@pytest.mark.parametrize(("game", "language"), LANGUAGES)
def test_everything_has_words(game: str, language: str) -> None:
    book = words.book(game, language)
    own = OF_CALAVERAS if game == "calaveras" else []
    missing = [key for key in keys_of(GAMES[game]) + own if key not in book]
    assert not missing, f"{game} says nothing in {language} for: {', '.join(missing)}"


@pytest.mark.parametrize(("game", "language"), LANGUAGES)
def test_every_refusal_names_its_clause(game: str, language: str) -> None:
    book = words.book(game, language)
    assert [code for code in GAMES[game].refusals if code not in book.clauses] == []


@pytest.mark.parametrize(("game", "language"), LANGUAGES)
def test_no_sentence_has_a_slot_that_nothing_fills(game: str, language: str) -> None:
    book = words.book(game, language)
    kinds: tuple[Any, ...] = (*GAMES[game].events, *GAMES[game].moves)
    for kind in kinds:
        section = "events" if issubclass(kind, Event) else "moves"
        known = {key for _, key, _ in written_fields(kind)}
        entry = f"{section}.{word_of(kind)}"
        assert set(book.entries[entry].slots()) <= known, entry
    assert all(not list(book.entries[f"refusals.{code}"].slots()) for code in GAMES[game].refusals)


@pytest.mark.parametrize(("game", "language"), LANGUAGES)
def test_languages_say_the_same_things(game: str, language: str) -> None:
    english, other = words.book(game, "en"), words.book(game, language)
    assert other.entries.keys() == english.entries.keys()
    for key, entry in english.entries.items():
        assert set(other.entries[key].slots()) <= set(entry.slots()), key


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_whole_match_can_be_told_to_everybody(seats: int) -> None:
    match = Match(GAMES["calaveras"], GAMES["calaveras"].options(), seats, f"told {seats}")
    chance = Chance(seats)
    while match.to_act() and match.ply < 400:
        seat = match.to_act()[0]
        match.play(seat, match.picks(seat).sample(chance))
    t = teller(seats)
    for viewer in (None, *range(seats)):
        lines = [t.event(event) for event in match.heard(viewer)]
        assert all(line and str(line) and "{" not in str(line) for line in lines)


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (events.PlayedSelf(0, "hotel"), "William claims to have been at the Hotel."),
        (events.PlayedZone(1, "airport", "suspect"), "Elena: the killer passed the Airport."),
        (
            events.PlayedZone(1, "airport", "innocent"),
            "Elena: whoever was at the Airport is clear.",
        ),
        (
            events.TwistMoved(2, "carnival", "front:3", "suspect"),
            "Twist by Colette: the Carnival card goes from Grace to Suspect.",
        ),
        (events.HandRefilled(4, 1, None), "Viktor draws a card."),
        (events.HandRefilled(4, 2, None), "Viktor draws 2 cards."),
        (events.HandRefilled(4, 2, ("hotel", "twist")), "Viktor draws: Hotel and Twist."),
        (
            events.Designated(0, ("sole_uncleared", "most_marks"), 3, 5),
            "William is the suspect (the only one not cleared and the most suspect places) "
            "and takes 3 points: now 5.",
        ),
        (events.NicoleTurned(0, 3, "points"), "Nicole turns to Grace: fewest points."),
        (events.NicoleTurned(0, 3, "cards"), "Nicole turns to Grace: more cards in a tie."),
        (events.TeamWon(2, 5), "Nicole leaves with Marius: DGSE wins."),
        (events.TurnPassed(1, 1), "Elena to play."),
        (events.MatchStopped(40, 1), "Stopped undecided after 40 moves; Nicole is with Elena."),
    ],
)
def test_lines_of_the_story(event: Event, line: str) -> None:
    assert str(teller().event(event)) == line


def test_a_ghost_is_played_by_a_person() -> None:
    assert str(teller(5).event(events.TurnPassed(5, 2))) == "Marius, played by Cy, to play."
    prompt = teller(5).prompt("play", mine=True, place=5, seat=2)
    assert str(prompt) == "Your turn for Marius: pick a card"


def test_moves_in_words() -> None:
    t = teller()
    assert str(t.move(Play("hotel", "front:0"))) == "Hotel to William"
    carried = t.move(Twist("telephone_booth", "innocent", "front:4"))
    assert str(carried) == "Twist: Telephone Booth from Innocent to Viktor"
    assert str(t.move(IDLE)) == "Discard a Twist unused"


def test_refusals_and_outcomes() -> None:
    refused = teller().refusal("same_place")
    assert refused.clause == "CAL-13.9"
    assert "lies there already" in str(refused)
    assert str(teller().outcome(Outcome("win", 1, 0, 0, (0, 3)))) == "The CIA wins"


def test_names_and_cards_are_parts_of_their_own() -> None:
    line = teller().event(events.PlayedOther(0, "hotel", 1))
    assert line is not None
    found = [(part.kind, part.id, part.text) for part in line.parts]
    assert ("place", "william", "William") in found
    assert ("card", "hotel", "Hotel") in found


def test_a_name_is_never_read_as_words_or_markup() -> None:
    """What people call themselves fills a slot and is not looked into again."""
    odd = "<b onclick=x>{place}</b>"
    said = teller(names={2: odd}).prompt("play", mine=False, place=2, seat=2)
    assert [part.text for part in said.parts if part.kind == "seat"] == [odd]


@pytest.mark.parametrize(
    ("number", "text"), [(0, "0 cards"), (1, "a card"), (2, "2 cards"), (21, "21 cards")]
)
def test_plurals(number: int, text: str) -> None:
    entry = parsed({"by": "n", "one": "a card", "other": "{n} cards"})
    chosen = entry.chosen({"n": number}, words.book(None, "en").plural)
    assert isinstance(chosen, Phrase)
    assert "".join(str(number) if piece == "n" else piece for piece in chosen.pieces) == text


def test_a_missing_key_is_a_bug() -> None:
    with pytest.raises(KeyError):
        teller().say("events.nothing")
