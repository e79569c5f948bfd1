"""Does the ghost think of who listens?"""

from typing import Any

import pytest

from parlour.games.mysterium.bot import Medium, acquaintance
from parlour.games.mysterium.bot.ghost.plan import Need, Plan
from parlour.games.mysterium.bot.ghost.shared import Voters, voters_of
from parlour.games.mysterium.bot.ghost.worth import Appraiser, best_within, hoped
from parlour.games.mysterium.bot.meaning.looks import Look
from parlour.games.mysterium.bot.minds import EXPECTED, EYES, THINGS, WAYS, Eye
from parlour.games.mysterium.bot.reading import Riddle
from parlour.games.mysterium.events import HandChanged
from parlour.games.mysterium.moves import Crow, Give
from tests.games.mysterium.bot.support import look, new_match, played

CARDS = tuple(sorted([look("bell", "book", "candle"), look("bell", "book", "moon"), look("fish")]))
TARGET = CARDS.index(look("bell", "book", "candle"))


def best(hand: tuple[Look, ...], visions: tuple[Look, ...] = ()) -> list[Look]:
    """The gift that is worth most for the first card."""
    worths = Appraiser(Riddle(visions, CARDS), TARGET, EXPECTED, Eye()).gifts(hand)
    mask = max(range(len(worths)), key=worths.__getitem__)
    return [one for number, one in enumerate(hand) if mask >> number & 1]


def test_a_card_that_singles_out_the_target_beats_one_that_fits_better() -> None:
    """Two motifs fit two cards alike; the one fits the target alone."""
    alike, alone = look("bell", "book"), look("candle")
    worths = Appraiser(Riddle((), CARDS), TARGET, EXPECTED, Eye()).gifts((alike, alone))
    assert worths[2] > worths[1]
    assert alone in best((alike, alone))


def test_what_rivals_are_gone_no_longer_counts() -> None:
    left = (CARDS[TARGET], look("fish"))
    worths = Appraiser(Riddle((), left), 0, EXPECTED, Eye()).gifts((look("bell", "book"),))
    crowded = Appraiser(Riddle((), CARDS), TARGET, EXPECTED, Eye()).gifts((look("bell", "book"),))
    assert worths[1] > crowded[1]


def test_visions_that_lie_there_already_are_part_of_the_gift() -> None:
    """After a misleading vision the ghost sets it right, though another card fits as well."""
    sets_right, neutral = look("candle"), look("bell")
    assert sets_right in best((neutral, sets_right), visions=(look("moon"),))


def test_a_card_goes_along_only_if_it_says_something() -> None:
    assert best((look("candle"), look("anvil"), look("drum"))) == [look("candle")]


def test_one_hand_is_planned_for_all() -> None:
    """The first card is best for both, but only the other one has a second: it waits for that."""
    both = Need("blue", 1.0, [-9.0, -0.1, -0.2, -9.0], ())
    only = Need("red", 1.0, [-9.0, -0.1, -3.0, -9.0], ())
    gift = Plan((both, only), 2).gift()
    assert (gift.psychic, gift.mask) in {("red", 1), ("blue", 2)}


def test_who_has_little_time_is_served_better() -> None:
    calm = Need("blue", 0.5, [-9.0, -0.1, -2.0, -9.0], ())
    pressed = Need("red", 3.0, [-9.0, -0.1, -2.0, -9.0], ())
    gift = Plan((calm, pressed), 2).gift()
    assert (gift.psychic, gift.mask) in {("red", 1), ("blue", 2)}


def test_the_best_of_a_set_is_that_of_its_parts() -> None:
    assert best_within([-9.0, -2.0, -1.0, -4.0]) == [-9.0, -2.0, -1.0, -1.0]
    assert hoped(-2.0, [-3.0, -1.0], 1) == pytest.approx(-1.5)
    assert hoped(-2.0, [-3.0, -1.0], 0) == -2.0


def test_a_ghost_learns_how_its_psychic_looks() -> None:
    """Somebody who takes the card of the right colour, though a thing speaks for another."""
    cards = tuple(sorted([look("bell", colours="blue"), look("fish", colours="red")]))
    riddle = Riddle((look("bell", colours="red"),), cards)
    red = cards.index(look("fish", colours="red"))
    learnt = acquaintance.of_psychic([(riddle, red)] * 3)
    assert learnt[WAYS.index(EYES)] > EXPECTED[WAYS.index(EYES)]
    assert learnt[WAYS.index(THINGS)] < EXPECTED[WAYS.index(THINGS)]
    assert sum(learnt) == pytest.approx(1)


def test_crows_fly_when_they_cost_nothing_and_never_while_others_think() -> None:
    seen: list[Any] = []
    for seed in range(3):
        match = played(new_match(4, f"crows {seed}", difficulty="easy"))
        seen += [event for event in match.story.events if isinstance(event, HandChanged)]
        flown = [number for number, entry in enumerate(match.entries) if type(entry.move) is Crow]
        for number in flown:
            assert type(match.entries[number + 1].move) is not Crow
    assert seen


def test_the_shared_vision_is_made_for_those_who_see_little() -> None:
    match = played(new_match(4))
    view: Any = match.view(None)
    assert sum(voters_of(view).after) == 3
    assert voters_of(played(new_match(3)).view(None)) == Voters((0, 0, 2))


def test_the_ghost_decides_at_the_largest_table() -> None:
    """With nothing remembered from before; `bench.mysterium` says how long it thinks."""
    for seed in range(3):
        match = new_match(7, f"quick {seed}", difficulty="hard")
        ghost = Medium(match.options, seed)
        move = ghost.choose(match.view(0), match.heard(0), match.picks(0), False)
        assert isinstance(move, Give | Crow)
