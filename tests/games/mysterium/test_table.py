"""Does the picture show what its viewer may see and do, and nothing else?"""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from parlour.core.chance import Chance
from parlour.core.forms import unfolded
from parlour.core.match import Match, read_move
from parlour.core.seats import Seat
from parlour.games.mysterium import GAME
from parlour.games.mysterium.content import CARD, KINDS, VISION
from parlour.games.mysterium.moves import Crow, Give, Place, SharedVision, Vote
from parlour.games.mysterium.table import before, drawn, picture
from parlour.games.mysterium.table.picture import Picture
from parlour.games.mysterium.table.pieces import Do
from parlour.games.mysterium.view.guessing import guess
from tests.games.mysterium.support import (
    STEPS,
    give_all,
    match,
    over,
    position,
    ready_all,
    reveal_all,
    revelation,
    share,
    shared,
    step,
    voting,
)

VIEWERS: tuple[Seat | None, ...] = (None, 0, 1, 2, 3)
BY_DRAFT = (Give, Crow, SharedVision)
"""Moves that a draft makes; the others have a button of their own."""


def seen(at: Match, seat: Seat | None, draft: Any = None, look: str = "") -> Picture:
    words = {} if draft is None and seat is not None else draft
    recent = at.heard(seat, at.told[-2]) if at.ply else []
    return picture(at.view(seat), at.options, words, recent, look, at.heard(seat))


def parts(value: Any) -> Iterator[Any]:
    """Everything inside a picture."""
    yield value
    if isinstance(value, tuple):
        for item in value:
            yield from parts(item)
    elif is_dataclass(value):
        for field in fields(value):
            yield from parts(getattr(value, field.name))


def words(picture: Picture) -> set[str]:
    """Every word of it, those in addresses as well."""
    texts = [part for part in parts(picture) if isinstance(part, str)]
    return {word for text in texts for word in text.replace("=", ".").replace("&", ".").split(".")}


def texts(event: Any) -> list[str]:
    return [part for part in parts(event) if isinstance(part, str)]


def deeds(picture: Picture) -> list[dict[str, str]]:
    return [dict(part.fields) for part in parts(picture) if isinstance(part, Do)]


def moves(picture: Picture) -> list[Any]:
    return [read_move(GAME, unfolded(deed)) for deed in deeds(picture)]


def known_visions(at: Match, seat: Seat | None) -> set[str]:
    now = position(at)
    found = {card for one in now.psychics.values() for card in one.visions}
    if now.shared is not None:
        found |= {card for card in now.shared.order[: now.shared.shown] if card}
    if now.phase == "over":
        return set(VISION)
    return found | (set(now.hand) if seat == now.ghost and isinstance(now.hand, tuple) else set())


def known_cards(at: Match) -> set[str]:
    now = position(at)
    found = {*now.table.suspects, *now.table.locations, *now.table.objects}
    for one in now.psychics.values():
        found |= {getattr(one.solved, kind) for kind in KINDS} - {None}
    return found | {getattr(group, kind) for group in now.groups.values() for kind in KINDS}


@pytest.mark.parametrize("seats", [2, 3, 4, 7])
def test_a_picture_names_no_card_its_viewer_may_not_see(seats: int) -> None:
    """MYS-18.1: through whole séances, for every seat and a spectator."""
    at, chance = match(seats, "seen", difficulty="easy"), Chance(seats)
    while at.to_act():
        step(at, chance, 7)
        if at.ply % 3:
            continue
        for seat in (None, *range(seats)):
            told = words(seen(at, seat))
            heard = {word for event in at.heard(seat, at.told[-2]) for word in texts(event)}
            assert told & set(VISION) <= known_visions(at, seat) | heard
            assert told & set(CARD) <= known_cards(at)


@pytest.mark.parametrize("seat", VIEWERS)
@pytest.mark.parametrize("name", STEPS)
def test_every_truth_behind_a_view_gives_the_same_picture(name: str, seat: Seat | None) -> None:
    """MYS-24.4"""
    at = STEPS[name]()
    view = at.view(seat)
    draft: Any = None if seat is None else {}
    found = {
        drawn(
            before(guess(view, (), at.options, Chance(n)), view, at.options, draft, (), "", ()),
            (),
            may_move=draft is not None,
        )
        for n in range(6)
    }
    assert len(found) == 1


@pytest.mark.parametrize("seats", [2, 3, 5, 7])
def test_every_button_is_a_legal_move_and_every_simple_move_has_its_button(seats: int) -> None:
    at, chance = match(seats, "buttons", difficulty="easy"), Chance(seats)
    while at.to_act():
        step(at, chance, 7)
        for seat in range(seats):
            offered = moves(seen(at, seat))
            assert [move for move in offered if at.state.why_not(seat, move)] == []
            if at.ply % 5 == 0 and position(at).step != "voting":
                legal = [m for m in at.state.legal_moves(seat) if not isinstance(m, BY_DRAFT)]
                own = position(at).psychics
                desks = [word for word, one in own.items() if one.seat == seat] or [""]
                shown = {move for desk in desks for move in moves(seen(at, seat, {}, desk))}
                assert set(legal) <= shown


def test_who_may_not_move_is_offered_nothing() -> None:
    for make in STEPS.values():
        at = make()
        for seat in VIEWERS:
            assert deeds(picture(at.view(seat), at.options, None)) == []


def test_what_is_not_seen_cannot_be_opened() -> None:
    at = voting()
    laid = position(at).shared
    assert laid is not None
    assert laid.shown == 1
    hidden, turned = laid.order[2], laid.order[0]
    for seat in VIEWERS:
        assert seen(at, seat, look=f"{hidden}").gaze is None
        opened = seen(at, seat, look=f"{turned}").gaze
        assert opened is not None
        assert opened.vision == turned


def test_the_ghosts_hand_cannot_be_opened_by_others() -> None:
    at = STEPS["visions"]()
    card = position(at).hand[0]  # type: ignore[index]  # a whole position holds the cards
    assert seen(at, 0, look=f"blue.{card}").gaze is not None
    assert [seat for seat in (None, 1, 2, 3) if seen(at, seat, look=f"blue.{card}").gaze] == []


def test_the_ghost_sees_who_is_right_and_nobody_else_does() -> None:
    at = STEPS["manifesting"]()
    ghost = seen(at, 0).ghost
    assert ghost is not None
    assert all(pocket.is_right for pocket in ghost.pockets)
    assert [seat for seat in (None, 1, 2, 3) if seen(at, seat).ghost] == []


def test_a_card_known_to_be_wrong_is_marked_on_its_psychics_desk() -> None:
    """MYS-18.2: the view does not say it; the story did."""
    at = match(4)
    wrong = next(card for card in position(at).table.suspects if card != secret(at, "blue").suspect)
    hour_with(at, "blue", wrong)
    desk = seen(at, 1).circle.desk  # type: ignore[union-attr]  # a psychic has a circle
    assert desk is not None
    assert [one.card for one in desk.candidates if one.wrong] == [wrong]
    other = seen(at, 1, look="red").circle.desk  # type: ignore[union-attr]  # a psychic has a circle
    assert other is not None
    assert not any(one.wrong for one in other.candidates)


def secret(at: Match, colour: str) -> Any:
    found = position(at).secret
    assert found is not None
    return found[colour]


def hour_with(at: Match, colour: str, card: str) -> None:
    """An hour in which one psychic guesses this card, and the others right."""
    give_all(at)
    for word, one in position(at).psychics.items():
        at.play(one.seat, Place(word, card if word == colour else secret(at, word).suspect))
    ready_all(at)
    reveal_all(at)


def test_the_prompt_of_a_seat_that_leads_two_names_the_psychic() -> None:
    """MYS-15.2"""
    at = match(2)
    assert seen(at, 0).prompt.key == "table.prompt.visions_of"
    assert seen(match(4), 0).prompt.key == "table.prompt.visions"


def test_votes_are_shown_where_they_are_open_only() -> None:
    """MYS-13.7, MYS-15.8"""
    for at, is_open in ((voting(), False), (share(revelation(match(3))), True)):
        first = at.to_act()[0]
        at.play(first, Vote(2))
        for seat in (None, *range(at.seats)):
            lineup = seen(at, seat).lineup
            assert lineup is not None
            state = next(one.state for one in lineup.sleeves if one.who.seat == first)
            assert state == ("open" if is_open or seat == first else "sealed")


def test_the_culprit_is_shown_to_the_ghost_and_at_the_end() -> None:
    """MYS-12.4, MYS-14.6"""
    at = share(shared(), 2)
    for seat in VIEWERS:
        lineup = seen(at, seat).lineup
        assert lineup is not None
        marked = [group.number for group in lineup.groups if group.is_culprit]
        assert marked == ([2] if seat == 0 else [])
    at = over()
    end = seen(at, None).lineup
    assert end is not None
    assert sum(group.is_culprit for group in end.groups) == 1
    assert all(card.meant for card in end.shared)
