"""Can everything be played from the table of The Island, and does it say the truth?"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any
from urllib.parse import parse_qsl

import pytest

from parlour.core.chance import Chance
from parlour.core.forms import unfolded
from parlour.core.game import Move
from parlour.core.match import Match, read_move
from parlour.core.notation import Frozen
from parlour.games import GAMES
from parlour.games.island import table
from parlour.games.island.bot import suggest
from parlour.games.island.content import TOKENS
from parlour.games.island.moves import OPEN, DraftPlan, RevealSelf
from parlour.games.island.options import Options
from parlour.games.island.table.picture import Picture
from parlour.games.island.table.pieces import Deed

TABLES = ((1, False), (2, False), (4, True), (6, True))
each_table = pytest.mark.parametrize(("seats", "dark"), TABLES)


def begun(seats: int, dark: bool = False, seed: str = "table", **more: Any) -> Match:
    return Match(GAMES["island"], Options(accomplice=dark, **more), seats, seed)


def drawn(match: Match, seat: int | None, query: str = "") -> Picture:
    draft = dict(parse_qsl(query)) if seat is not None else None
    recent = match.heard(seat, match.told[-2]) if match.ply else []
    heard = match.heard(seat)
    return table.picture(match.view(seat), match.options, draft, recent, "", heard)


def every_deed(picture: Picture) -> Iterator[Deed]:
    """The whole moves that stand on a page as buttons."""
    plan, group, vote, plot = picture.plan, picture.group, picture.vote, picture.plot
    found: list[Any] = [plan.agree, plan.object, picture.role and picture.role.step]
    found += [plan.drafting and plan.drafting.lay, *[room.deed for room in picture.rooms]]
    if group is not None:
        found += [group.go, *group.others, *[card.deed for card in group.hand]]
    if picture.proposal is not None:
        found += picture.proposal.deeds
    if vote is not None:
        found += [vote.positive, vote.negative, vote.nobody, *[one.deed for one in vote.voters]]
    if plot is not None:
        found += [plot.go, plot.none, *[deed for ruse in plot.ruses for _, deed in ruse.deeds]]
    yield from (deed for deed in found if deed is not None)


def finished(match: Match, seat: int, query: str = "") -> set[Move]:
    deeds = every_deed(drawn(match, seat, query))
    moves = [read_move(match.game, unfolded(dict(deed.fields))) for deed in deeds]
    return {move.canonical(seat) for move in moves}


PLIES = 90


def shown_and_listed(match: Match) -> None:
    """Who is to act, and one who is not: listed moves are buttons, and buttons are legal."""
    acting = match.to_act()
    idle = [seat for seat in range(match.seats) if seat not in acting]
    for seat in (*acting, *idle[:1]):
        listed = {move.canonical(seat) for move in match.state.legal_moves(seat)}
        shown = finished(match, seat)
        assert listed <= shown, f"not on the page: {listed - shown}"
        assert all(match.state.why_not(seat, move) is None for move in shown)


@each_table
def test_every_listed_move_is_a_button_and_every_button_is_legal(seats: int, dark: bool) -> None:
    match, chance = begun(seats, dark), Chance(seats)
    while match.to_act() and match.ply < PLIES:
        shown_and_listed(match)
        seat = match.to_act()[0]
        match.play(seat, match.picks(seat).sample(chance))


def unmasked(seed: int) -> Match:
    """A match in which the accomplice has stepped forward in turn 1."""
    match = begun(5, True, f"known {seed}")
    position: Any = match.state.position()
    hidden = [token for token in TOKENS if token.startswith("accomplice")]
    found, left = tuple(hidden[:3]), tuple(hidden[3:])
    down = {
        site: replace(place, down=tuple([one for one in place.down if one not in hidden]))
        for site, place in position.sites.items()
    }
    bag = tuple([token for token in position.bag if token not in hidden]) + left
    roles = ("accomplice", *["loyal"] * 4)
    players = tuple(
        [replace(one, role=role) for one, role in zip(position.players, roles, strict=True)]
    )
    told = replace(
        position,
        sites=Frozen(down),
        bag=bag,
        accomplice_tokens=found,
        players=players,
        spare_role="loyal",
    )
    match.state = match.game.from_position(told, 5, match.options)
    match.play(0, RevealSelf())
    return match


def test_a_known_accomplice_plays_from_the_page() -> None:
    """Buying, going, playing ruses, and the offers against them."""
    phases: set[str] = set()
    wanted = {"exchange", "ruse", "ruse_answer", "accomplice_move"}
    for seed in range(4):
        match, chance = unmasked(seed), Chance(seed)
        while match.to_act() and match.view(None).turn < 4 and not wanted <= phases:
            phase = match.view(None).phase
            if phase not in phases or phase in wanted:
                shown_and_listed(match)
            phases.add(phase)
            seat = match.to_act()[0]
            match.play(seat, match.picks(seat).sample(chance))
    assert wanted <= phases


def test_a_plan_is_drafted_by_presses_alone() -> None:
    match = begun(4)
    seat = match.to_act()[0]
    query = ""
    for _ in range(60):
        picture = drawn(match, seat, query)
        assert picture.plan.drafting is not None
        if picture.plan.drafting.lay is not None:
            break
        if picture.plan.drafting.lifted is None:
            guest = next(one for one in picture.guests if one.alive and not one.party)
            query = str(guest.pick)
        else:
            rooms = [room for room in picture.rooms if room.pick]
            full = [room for room in rooms if room.party and len(room.guests) < 3]
            query = str((full or rooms)[0].pick)
    assert picture.plan.drafting is not None
    assert picture.plan.drafting.lay is not None
    fields = dict(picture.plan.drafting.lay.fields)
    move = read_move(match.game, unfolded(fields))
    assert isinstance(move, DraftPlan)
    match.play(seat, move)


def test_a_suggestion_is_a_plan_the_law_accepts() -> None:
    match = begun(3)
    seat = match.to_act()[0]
    suggestion = suggest(match.view(seat), match.options, Chance(1))
    assert suggestion is not None
    query = table.drafted_as(suggestion)
    plan = drawn(match, seat, query).plan
    assert plan.drafting is not None
    assert plan.drafting.lay is not None


def test_nobody_is_advised_out_of_turn() -> None:
    match = begun(3)
    seat = match.to_act()[0]
    match.play(seat, match.picks(seat).sample(Chance(3)))
    assert suggest(match.view(1), match.options, Chance(1)) is None
    assert suggest(match.view(None), match.options, Chance(1)) is None


@pytest.mark.parametrize("query", ["g0=::&up=%00", "g0=moon:9:nobody&g1=pier", "cards=x&way=-1"])
def test_a_stale_draft_is_dropped(query: str) -> None:
    match = begun(4)
    assert drawn(match, 0, query).plan.parties == ()


@each_table
def test_open_moves_of_others_never_stand_on_a_page(seats: int, dark: bool) -> None:
    match = begun(seats, dark)
    acting = match.to_act()
    for seat in set(range(seats)) - set(acting):
        assert not any(isinstance(move, OPEN) for move in finished(match, seat))
    assert list(every_deed(drawn(match, None))) == []
