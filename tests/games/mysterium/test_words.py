"""Has everything in the box a name, and does the story read as the specification has it?"""

import pytest

from parlour import words
from parlour.core.game import Event, Move
from parlour.core.notation import Frozen
from parlour.games.mysterium import events, moves
from parlour.games.mysterium.content import CARDS, DIFFICULTIES, PSYCHICS, TITLES, VISIONS
from parlour.games.mysterium.scoring import OUT_OF_TIME, Outcome
from tests.games.mysterium.support import wise_playout

NAMES = dict(enumerate(["Ann", "Ben", "Cy", "Dot", "Eve", "Flo", "Gus"]))
TELLER = words.Teller(words.book("mysterium", "en"), {}, NAMES)


def test_everything_in_the_box_has_a_name() -> None:
    book = words.book("mysterium", "en")
    ids = (*CARDS[1:], *VISIONS[1:], *PSYCHICS, *DIFFICULTIES)
    assert [id_ for id_ in ids if f"content.{id_}" not in book] == []
    assert {id_: TELLER.title(id_) for id_ in VISIONS[1:]} == {
        id_: title.replace("'", "’") for id_, title in TITLES.items()
    }
    refusals = ("bad_seat_count", "bad_option", "bad_position")
    assert [code for code in refusals if f"refusals.{code}" not in book] == []


BLUE, RED = "Leopold Ferncastle", "Mrs Hyacinth Okonjo"


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (
            events.SeanceOpened(4, 7, "medium"),
            "The séance opens: 4 psychics, 7 cards of each kind, medium.",
        ),
        (events.HourStruck(4), "The clock strikes IV."),
        (
            events.VisionsSent("blue", 1, ("v01",)),
            f"The ghost sends {BLUE} a vision: The Teacup Regatta.",
        ),
        (events.HandChanged(0, 2, None), "A crow flies up: the ghost changes 2 cards."),
        (
            events.HandChanged(0, 1, ("v01",)),
            "A crow flies up: the ghost changes a card. It was The Teacup Regatta.",
        ),
        (events.TimerStarted(120), "The sand is running: 120 seconds."),
        (events.TimerStarted(0), "There is no sand: take your time."),
        (events.TokenPlaced("red", "hatpin"), f"{RED} turns to The Hatpin."),
        (events.OpinionGiven("red", "blue", "yes"), f"{RED} thinks {BLUE} is right."),
        (events.OpinionGiven("red", "blue", "no"), f"{RED} thinks {BLUE} is mistaken."),
        (events.GuessRight("red", "hatpin"), f"One knock: {RED} found The Hatpin."),
        (
            events.GuessWrong("red", "hatpin"),
            f"Two knocks: The Hatpin was not what the ghost meant for {RED}.",
        ),
        (
            events.StoryComplete("red", 3, 4),
            f"{RED} has the whole story with 3 hours left, and moves 3 spaces.",
        ),
        (
            events.StoryComplete("red", 1, 1),
            f"{RED} has the whole story with an hour left, and moves a space.",
        ),
        (events.StoryComplete("red", 2, None), f"{RED} has the whole story with 2 hours left."),
        (events.StoryComplete("red", 0, 5), f"{RED} has the whole story in the last hour."),
        (events.VisionTurned(2, "v01"), "Vision 2 of 3: The Teacup Regatta."),
        (events.Voted(2, None), "Cy has voted."),
        (events.Voted(2, 1), "Cy votes for group 1."),
        (
            events.VotesOpened(1, Frozen({1: 2, 2: 3, 3: 3})),
            "Ben opens the votes: Ben 2, Cy 3 and Dot 3.",
        ),
        (events.TieSettled("age", 2), "A tie, settled by age in favour of group 2."),
        (
            events.CulpritMissed(1, 2),
            "The table named group 1; it was group 2. The ghost must wait another year.",
        ),
    ],
)
def test_lines_of_the_story(event: Event, line: str) -> None:
    assert str(TELLER.event(event)) == line


@pytest.mark.parametrize(
    ("move", "line"),
    [
        (moves.Give("blue", ("v01",)), f"The Teacup Regatta for {BLUE}"),
        (moves.Place("blue", "attic"), f"{BLUE}: The Attic"),
        (moves.Judge("blue", "red", "no"), f"{BLUE}: {RED} is mistaken"),
        (moves.Vote(3), "Group 3"),
    ],
)
def test_moves_in_words(move: Move, line: str) -> None:
    assert str(TELLER.move(move)) == line


def test_how_it_ended() -> None:
    won = Outcome("win", "culprit_found", 1, 1, None)
    assert str(TELLER.outcome(won)) == "The ghost may rest"
    assert str(TELLER.outcome(OUT_OF_TIME)) == "The bond is broken"


@pytest.mark.parametrize("seats", range(2, 8))
def test_a_whole_seance_can_be_told_to_everybody(seats: int) -> None:
    at = wise_playout(seats, 5, 8)
    for viewer in (None, *range(seats)):
        lines = [TELLER.event(event) for event in at.heard(viewer)]
        assert all(line and str(line) and "{" not in str(line) for line in lines)
