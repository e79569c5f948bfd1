"""Does the table have words for everything, and do its pages hold together?"""

from typing import Any

import pytest

from parlour import words
from parlour.core.chance import Chance
from parlour.core.match import Match
from parlour.core.notation import word_of
from parlour.games import GAMES
from parlour.games.motive.content import ARROWS, BOX, EDGES, PIECES
from parlour.games.motive.options import Options
from parlour.web import render
from tools.preview_table import Scene, context

GAME = GAMES["motive"]
BOOK = words.book("motive", "en")


@pytest.mark.parametrize(
    "key",
    [
        *[f"content.{word}" for word in PIECES if word],
        *[f"epithets.{tile['id']}" for tile in BOX["tile"]],
        *[f"cards.{kind['kind']}" for kind in BOX["card"]],
        *[f"detectives.{person['id']}" for person in BOX["detective"]],
        *[f"events.{word_of(kind)}" for kind in GAME.events],  # type: ignore[arg-type]  # a class
        *[f"moves.{word_of(kind)}" for kind in GAME.moves],  # type: ignore[arg-type]  # a class
        *[f"prompts.{phase}.{who}" for phase in GAME.phases for who in ("you", "others")],
        *[f"refusals.{code}" for code in GAME.refusals],
    ],
)
def test_everything_has_words(key: str) -> None:
    assert key in BOOK


def test_every_refusal_names_its_clause() -> None:
    assert set(GAME.refusals) <= set(BOOK.clauses)


def test_the_words_on_the_tiles_are_those_of_the_box() -> None:
    t = words.Teller(BOOK)
    for tile, edges in enumerate(ARROWS):
        for edge, arrows in enumerate(edges):
            for arrow in arrows:
                key = f"arrows.{PIECES[tile]}.{EDGES[edge]}_{arrow.half}"
                assert str(t(key)) == arrow.label


SCENES: tuple[tuple[Any, int, dict[str, Any]], ...] = (
    (1, 2, {}),
    (2, 3, {}),
    (3, 4, {}),
    (4, 2, {}),
    (4, 5, {}),
    (5, 4, {"detective_choice": True, "omt_any_marker": True}),
    (5, 2, {}),
    ("solo", 1, {"hard": True}),
)


@pytest.mark.parametrize(("level", "seats", "more"), SCENES)
def test_every_page_of_a_game_can_be_written(level: Any, seats: int, more: dict[str, Any]) -> None:
    """No word is missing from start to end, whoever looks; no page is heavy."""
    match, chance = Match(GAME, Options(level=level, **more), seats, "words"), Chance(3)
    template = render.environment().get_template("motive/table.html")
    while match.to_act():
        seat = match.to_act()[0]
        for viewer in {seat, (seat + 1) % seats, None}:
            draft: dict[str, str] | None = None if viewer is None else {}
            look = match.view(None).board[-1].tile if match.ply % 5 == 4 else ""
            made = context(Scene("", match, viewer, draft, look=look))
            html = template.render(art="/art", static="/static", token="t", **made)
            assert len(html.encode()) < 80_000
        match.play(seat, match.picks(seat).sample(chance))
    made = context(Scene("", match, 0, None))
    assert template.render(art="/art", static="/static", token="t", **made)
    assert str(made["t"].outcome(match.outcome()))
