"""Do the pages speak the code's language? Specification tables, links and commands."""

import re
import shlex
import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from parlour import cli
from parlour.core.game import Game
from parlour.core.notation import word_of
from parlour.games import GAMES
from tools.clauses import clauses, games, missing

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted(
    [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "src").rglob("README.md")]
)
CODE = re.compile(r"`([^`]+)`")
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


def specification(game: Game) -> str:
    return (ROOT / "docs" / "rules" / f"{game.id}.md").read_text(encoding="utf-8")


def rows(game: Game, heading: str) -> list[list[str]]:
    """The cells of each row of the table whose first column has this heading."""
    found: list[list[str]] = []
    inside = False
    for line in specification(game).splitlines():
        if inside and not line.startswith("|"):
            return found[1:]  # without the rule under the headings
        if inside:
            found.append([cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]])
        inside = inside or line.startswith(f"| {heading} |")
    raise AssertionError(f"docs/rules/{game.id}.md has no table headed {heading}")


def keys(kind: type[Any]) -> list[str]:
    """The fields of a record as the notation writes them."""
    return [field.name.rstrip("_") for field in fields(kind)]


def word(kind: Any) -> str:
    """How the notation names a kind of move or event."""
    return word_of(kind)


@each_game
def test_every_game_has_its_specification(game: Game) -> None:
    assert game.id in games()


@each_game
def test_moves_are_those_of_the_specification(game: Game) -> None:
    """Each kind of move with its keys: what a record, a case and a form may say."""
    shown = {}
    for example, *_ in rows(game, "move"):
        words = re.findall(r'"type": "(\w+)"', example)
        assert len(words) == 1, f"{example} does not show one type"
        shown[words[0]] = [key for key in re.findall(r'"(\w+)":', example) if key != "type"]
    assert shown == {word(kind): ["seat", *keys(kind)] for kind in game.moves}


@each_game
def test_refusals_stand_in_the_order_of_the_specification(game: Game) -> None:
    """The order is part of the rules: the first refusal that applies is the one reported."""
    orders = [text for text in clauses(game.id).values() if text.startswith("Tests run in this")]
    assert len(orders) == 1, "one clause gives the order in which refusals are tested"
    assert tuple(CODE.findall(orders[0])) == game.refusals


@each_game
def test_every_refusal_has_a_clause_of_its_own(game: Game) -> None:
    explained = {CODE.findall(text)[0] for text in clauses(game.id).values() if text[:1] == "`"}
    assert set(game.refusals) <= explained


@each_game
def test_options_are_those_of_the_specification(game: Game) -> None:
    """The section on options opens a clause with each option's name, in the order of the code."""
    section = re.search(r"^## \d+\. Options$(.*?)^## ", specification(game), re.M | re.S)
    assert section, "the specification has a section on options"
    assert re.findall(r"^- \S+ `(\w+)`:", section[1], re.M) == keys(game.options)


@each_game
def test_phases_are_those_of_the_specification(game: Game) -> None:
    """Phases with a name in code are states of a position; the others pass by themselves."""
    named = [CODE.fullmatch(row[0]) for row in rows(game, "phase")]
    assert {match[1] for match in named if match} == set(game.phases)


@each_game
def test_events_are_those_of_the_specification(game: Game) -> None:
    """Each event with its fields, in the order of the code."""
    shown = {
        CODE.findall(row[0])[0]: re.sub(r" \(.*?\)", "", row[1]).split(", ")
        for row in rows(game, "event")
    }
    assert shown == {word(kind): keys(kind) for kind in game.events}
    assert list(shown) == [word(kind) for kind in game.events]


@each_game
def test_a_position_has_the_keys_of_the_specification(game: Game) -> None:
    """A view has `seat` besides."""
    shown = [key for row in rows(game, "key") for key in CODE.findall(row[0])]
    assert set(shown) | {"seat"} == set(keys(game.positions))


@each_game
def test_no_clause_is_without_a_test(game: Game) -> None:
    """`make clauses` shows which tests prove which clause."""
    unproved = missing(game.id)
    assert not unproved, f"no case and no test names {', '.join(unproved)}"


@each_game
def test_refusals_are_shown_with_the_clause_that_speaks_of_them(game: Game) -> None:
    """The page puts the clause beside the sentence (text/keys.toml)."""
    folder = ROOT / "src" / "parlour" / "games" / game.id
    shown = tomllib.loads((folder / "text" / "keys.toml").read_text("utf-8"))["clauses"]
    wrong = [code for code, name in shown.items() if f"`{code}`" not in clauses(game.id)[name]]
    assert not wrong


def test_clauses_that_are_named_exist() -> None:
    """In code, words, cases, tests and pages; a renumbered clause leaves no stale name behind."""
    known = {name for game in games() for name in clauses(game)}
    prefixes = "|".join(sorted({name[:3] for name in known}))
    files = [*PAGES, *named_files("src", "py", "toml"), *named_files("tests", "py", "json")]
    wrong = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in files
        for name in re.findall(rf"\b(?:{prefixes})-\d+\.\d+", path.read_text("utf-8"))
        if name not in known
    ]
    assert not wrong, "\n".join(wrong)


def named_files(folder: str, *endings: str) -> list[Path]:
    return [path for ending in endings for path in sorted((ROOT / folder).rglob(f"*.{ending}"))]


@each_page
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.S)
    targets = re.findall(r"\]\(([^)#\s]+)[^)]*\)", text)
    broken = [
        target for target in targets if "://" not in target and not (page.parent / target).exists()
    ]
    assert not broken, f"{page.relative_to(ROOT)} links to {', '.join(broken)}"


@each_page
def test_make_targets_exist(page: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    known = set(re.findall(r"^([a-z-]+):", makefile, re.M))
    named = set(re.findall(r"(?:`|^ {4}|^)make ([a-z-]+)", page.read_text("utf-8"), re.M))
    assert named <= known, f"{page.relative_to(ROOT)}: no target {', '.join(named - known)}"


@each_page
def test_commands_can_be_given_as_shown(page: Path) -> None:
    """Each `parlour …` line of a page is read by the command line's own parser."""
    shown = re.findall(
        r"^ *(?:\$ )?(?:\.venv/bin/)?parlour (.*?)(?: +#.*)?$", page.read_text("utf-8"), re.M
    )
    for line in shown:
        try:
            cli.parser().parse_args(shlex.split(line))
        except SystemExit:
            pytest.fail(f"{page.relative_to(ROOT)} shows a command that does not work: {line}")


def test_every_target_is_explained_and_declared() -> None:
    """`make help` prints the line after ##."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.M))
    explained = set(re.findall(r"^([a-z-]+):.*? ## \S", makefile, re.M))
    declared = set(re.findall(r"^\.PHONY: (.*)$", makefile, re.M)[0].split())
    assert targets == explained == declared


def test_decisions_are_numbered_and_listed() -> None:
    """Each decision is one page, and the index names every one."""
    folder = ROOT / "docs" / "decisions"
    pages = {path.name for path in folder.glob("*.md")} - {"README.md"}
    numbers = sorted(int(name[:4]) for name in pages)
    assert len(set(numbers)) == len(numbers)
    index = (folder / "README.md").read_text(encoding="utf-8")
    assert pages == set(re.findall(r"\((\d{4}-[\w-]+\.md)\)", index))
