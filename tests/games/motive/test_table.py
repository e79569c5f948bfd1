"""Can everything be played from the table, and does it say the truth?"""

from collections.abc import Iterator
from typing import Any
from urllib.parse import parse_qsl

import pytest

from parlour.core.chance import Chance
from parlour.core.forms import unfolded
from parlour.core.game import Move
from parlour.core.match import Match, read_move
from parlour.games import GAMES
from parlour.games.motive import table
from parlour.games.motive.moves import PlayTile
from parlour.games.motive.options import Options
from parlour.games.motive.scoring import facts
from parlour.games.motive.table.picture import Picture
from parlour.games.motive.view.guessing import guess

TABLES: tuple[tuple[Any, int], ...] = (
    *((1, 2), (1, 5), (2, 3), (3, 4), (4, 2), (4, 3), (4, 5), (5, 2), (5, 4)),
    ("solo", 1),
)
each_table = pytest.mark.parametrize(("level", "seats"), TABLES)


def begun(level: Any, seats: int, seed: str = "table", **more: Any) -> Match:
    return Match(GAMES["motive"], Options(level=level, **more), seats, seed)


def wander(match: Match, plies: int) -> None:
    chance = Chance(plies)
    while match.ply < plies and match.to_act():
        seat = match.to_act()[0]
        match.play(seat, match.picks(seat).sample(chance))


def drawn(match: Match, seat: int | None, query: str = "", look: str = "") -> Picture:
    draft = dict(parse_qsl(query)) if seat is not None else None
    recent = match.heard(seat, match.told[-2]) if match.ply else []
    return table.picture(match.view(seat), match.options, draft, recent, look)


def links(picture: Picture) -> Iterator[str]:
    """Every draft that a click makes."""
    pieces: list[Any] = [*picture.tiles, *picture.cards]
    pieces += [*picture.row_tiles, *picture.row_cards]
    yield from (piece.pick for piece in pieces if piece.pick)
    yield from (option.pick for option in picture.options)
    for fix in picture.fixes:
        yield from (fix.red, fix.blue)
    for cell in picture.board.cells if picture.board else ():
        if cell.pick:
            yield cell.pick
        if cell.suspect and cell.suspect.pick:
            yield cell.suspect.pick


def finished(match: Match, picture: Picture) -> set[Move]:
    """The whole moves that stand on a page as buttons."""
    forms = [deed.fields for deed in picture.deeds]
    forms += [place.deed.fields for place in picture.opens if place.deed]
    forms += [picture.step.fields] if picture.step.fields else []
    return {read_move(match.game, unfolded(dict(form))) for form in forms}


def reachable(match: Match, seat: int) -> set[Move]:
    """Every move that clicks come to, from every page that clicks lead to."""
    seen, ahead, found = {""}, [""], set()
    while ahead:
        picture = drawn(match, seat, ahead.pop())
        found |= finished(match, picture)
        new = set(links(picture)) - seen
        seen |= new
        ahead += new
    return {move.canonical(seat) for move in found}


@each_table
@pytest.mark.parametrize("plies", [0, 3, 9])
def test_every_legal_move_can_be_made_by_clicks(level: Any, seats: int, plies: int) -> None:
    match = begun(level, seats)
    wander(match, plies)
    for seat in match.to_act()[:1]:
        legal = {move.canonical(seat) for move in match.state.legal_moves(seat)}
        assert reachable(match, seat) == legal


@each_table
def test_a_whole_game_is_played_from_the_table(level: Any, seats: int) -> None:
    """What the last click sends is legal, and every viewer's table can be drawn all along."""
    match, chance = begun(level, seats, "whole"), Chance(7)
    while match.to_act():
        seat = match.to_act()[0]
        drawn(match, None)
        drawn(match, (seat + 1) % seats, "type=play_tile")
        picture = drawn(match, seat)
        while not picture.step.fields and not (picture.deeds and chance.below(3) == 0):
            ways = sorted(set(links(picture)))
            if not ways:
                break
            picture = drawn(match, seat, chance.pick(ways))
        made = finished(match, picture)
        match.play(seat, chance.pick(sorted(made, key=repr)))
    ended = drawn(match, 0)
    assert ended.end is not None
    assert ended.step.name == "over"


RUBBISH = (
    "type=play_tile&tile=nobody",
    "type=play_tile&tile=karl&at=9,9",
    "type=play_card&card=alibi_1&at=x&marker=y",
    "type=nonsense",
    "type=play_card&card=second_body&victim_colours.top=green",
    "at=0,1",
    "type=second_interview&at=0,0&kind=prime",
    "type=bid&piece=karl&look=nobody",
)


@each_table
def test_rubbish_in_an_address_is_dropped(level: Any, seats: int) -> None:
    match = begun(level, seats)
    wander(match, 4)
    for seat in match.to_act()[:1]:
        for query in RUBBISH:
            picture = drawn(match, seat, query, look="nobody")
            assert picture.zoom is None
            for move in finished(match, picture):
                assert match.state.why_not(seat, move) is None


def test_the_preview_is_what_comes_of_it() -> None:
    """The ranking shown with a tile held is the ranking after it is placed."""
    match = begun(1, 3)
    wander(match, 5)
    for move in match.state.legal_moves(match.to_act()[0]):
        assert isinstance(move, PlayTile)
        seat = match.to_act()[0]
        colours = "".join(f"&colours.{edge}={name}" for edge, name in move.colours.items())
        query = f"type=play_tile&tile={move.tile}&at={move.at[0]},{move.at[1]}{colours}"
        shown = drawn(match, seat, query).rankings[0]
        after = match.state.copy()
        after.apply(seat, move, Chance(0), None)
        known = {line.tile: line.points for line in shown.lines} | dict.fromkeys(shown.idle, 0)
        assert known == facts(after)["motive"]["0,0"]  # type: ignore[arg-type]  # a state of Motive


@each_table
def test_the_picture_hangs_on_open_pieces_alone(
    level: Any, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the hidden pieces may be, everybody's picture is the same (MOT-18.1)."""
    match = begun(level, seats, "guess")
    for plies in (2, 6, 14):
        wander(match, plies)
        for seat in (None, *range(seats)):
            pictures = []
            for number in range(3):
                monkeypatch.setattr(
                    table, "guess", lambda v, h, o, c, n=number: guess(v, h, o, Chance(n))
                )
                pictures.append(drawn(match, seat))
            assert pictures[0] == pictures[1] == pictures[2]


def test_a_suspect_can_be_opened() -> None:
    match = begun(4, 4)
    wander(match, 6)
    tile = match.view(None).board[-1].tile
    zoom = drawn(match, None, look=tile).zoom
    assert zoom is not None
    assert zoom.tile == tile
    assert len(zoom.arrows) >= 4
    total = sum(chain.points for why in zoom.why for chain in why.chains)
    added = sum(value for why in zoom.why for _, value in why.markers)
    assert sum(why.total for why in zoom.why) == max(0, total + added)


def test_levels_four_and_five_name_ranks_and_what_they_pay() -> None:
    for number in range(40):
        match = begun(4, 3, str(number))
        wander(match, 7)
        picture = drawn(match, None)
        if picture.rankings and len(picture.rankings[0].lines) > 1:
            first, second = picture.rankings[0].lines[:2]
            assert {first.rank, second.rank} == {1, 2}
            assert picture.pays[0] in (3, 5, 7)
            return
    pytest.fail("no such table")


def test_a_scoring_is_told_step_by_step() -> None:
    match = begun(4, 4)
    wander(match, 200)
    titles = []
    replayed = begun(4, 4)
    for entry in match.entries:
        replayed.play(entry.seat, entry.move)
        sheet = drawn(replayed, None).sheet
        titles += [sheet.title.key] if sheet else []
    assert titles.count("table.sheet.round") >= 8
    assert titles.count("table.sheet.case") == 2


def test_a_form_without_sense_is_for_the_law_to_refuse() -> None:
    match = begun(1, 2)
    for words in ({"type": "play_tile", "at": "1,2,3"}, {"type": "pass", "colours.a.b": "x"}):
        move = read_move(match.game, unfolded(words))
        assert match.state.why_not(match.to_act()[0], move) == "unknown_move"


def test_numbers_words_and_spaces_survive_a_form() -> None:
    words = {"type": "x", "at": "-1,2", "between": "0,0;0,1", "position": "3", "colours.top": "red"}
    assert unfolded(words) == {
        "type": "x",
        "at": [-1, 2],
        "between": [[0, 0], [0, 1]],
        "position": 3,
        "colours": {"top": "red"},
    }
