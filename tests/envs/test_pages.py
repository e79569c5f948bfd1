"""The pages for learners say what the code does."""

import pytest

from parlour.games import GAMES
from tools.layouts import FOLDER, page


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_page_of_a_game_is_as_written_by_its_tool(game: str) -> None:
    assert (FOLDER / f"{game}.md").read_text(encoding="utf-8") == page(GAMES[game])
