"""What was dealt, used or tried: a card that matters is found, and one that does not is not."""

from random import Random

import pytest

from parlour.study.pieces import DEALT, Pieces, surely
from parlour.study.plan import Study
from parlour.study.playing import Stage
from parlour.study.sureness import ERROR
from tests.study.lines import toss


def dealt(helps: float, deals: int, seed: int) -> Pieces:
    """Somebody holds an ace, which helps; somebody holds a deuce, which is worth nothing."""
    random, pieces = Random(seed), Pieces()
    for number in range(deals):
        ace, deuce = random.randrange(2), random.randrange(2)
        won = random.random() < 0.5 + (helps if ace == 0 else -helps)
        pieces.add([toss(number, won, dealt=((ace, "ace"), (deuce, "deuce")))])
    return pieces


def test_a_card_that_helps_is_found_and_its_worth_is_told() -> None:
    impacts = dealt(0.1, 1500, 1).impacts()
    assert [one.piece for one in surely(impacts, ERROR)] == ["ace"]
    ace = next(one for one in impacts if one.piece == "ace")
    assert ace.kind == DEALT
    assert ace.change == pytest.approx(ace.with_it - ace.without)
    assert abs(ace.change - 0.2) < ace.reach() < 0.2


def test_cards_worth_nothing_are_hardly_ever_called_sure() -> None:
    """Of twenty studies with two such cards each, one in twenty at most is to be expected."""
    cried = [surely(dealt(0.0, 200, seed).impacts(), ERROR) for seed in range(20)]
    assert sum(map(bool, cried)) <= 2


def test_a_deal_is_one_observation_however_often_it_is_played() -> None:
    once, often = Pieces(), Pieces()
    random = Random(5)
    for number in range(60):
        line = toss(number, random.random() < 0.5, dealt=((number % 2, "ace"),))
        once.add([line])
        often.add([line] * 4)
    (one,), (four,) = once.impacts(), often.impacts()
    assert four.uses == 4 * one.uses
    assert four.change == pytest.approx(one.change)
    assert four.reach() == pytest.approx(one.reach())


@pytest.mark.parametrize(
    ("game", "seats", "dealt", "tried", "end"),
    [
        ("calaveras", 3, "twists: ", None, "suspects named"),
        ("motive", 2, "victim ", "suspect who gains", "lead of the first"),
        ("motive", 1, "victim ", None, "record"),
        ("mysterium", 2, None, "vision understood", "guesses that are right, %"),
        ("island", 1, "cook", "site entered", "clues"),
    ],
)
def test_each_game_tells_what_was_dealt_tried_and_reached(
    game: str, seats: int, dealt: str | None, tried: str | None, end: str
) -> None:
    bot = "greedy:guesses=1" if game in ("calaveras", "motive") else "own:level=1"
    stage = Stage(Study(game, seats, (bot,), 8, 1, {}, {}, {}))
    lines = [stage.play(number) for number in range(4)]
    words = [word for line in lines for _, word in line.dealt]
    assert words
    assert dealt is None or any(word.startswith(dealt) for word in words)
    kinds = {kind for line in lines for kind, _, _ in line.tries}
    assert (tried in kinds) if tried else not kinds
    assert all(end in dict(line.ends) for line in lines)


def test_where_a_choice_comes_before_the_deal_there_is_no_victim_yet() -> None:
    options = {"level": 5, "detective_choice": True}
    line = Stage(Study("motive", 3, ("uniform",), 1, 1, options, {}, {})).play(0)
    assert not [word for _, word in line.dealt if word.startswith("victim ")]


def test_a_guess_belongs_to_the_gift_before_it() -> None:
    """As many gifts are understood as guesses are right; three seats play four psychics, who look
    for three cards each."""
    line = Stage(Study("mysterium", 3, ("own",), 1, 1, {}, {}, {})).play(0)
    gifts = [came for kind, _, came in line.tries if kind == "vision understood"]
    first = [words for kind, words, _ in line.tries if kind.endswith("found at first")]
    assert sum(gifts) / len(gifts) * 100 == pytest.approx(
        dict(line.ends)["guesses that are right, %"]
    )
    assert len(set(first)) == len(first) == 12
