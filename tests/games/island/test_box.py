"""What is in the box, and what a pack may put in its place."""

import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.core.errors import NotationError
from parlour.games.island import content
from parlour.games.island.content import box
from parlour.games.island.content.box import BOX, OPERATIONS, check, effects_of, packed, read_box

COUNTS = BOX["counts"]


def test_the_box_holds_what_the_rulebook_counts() -> None:
    """ISL-2.1: cards, records and tokens."""
    assert len(content.CARDS) == COUNTS["object_cards"] == 96
    assert len(content.TOKENS) == COUNTS["investigation_tokens"] == 35
    assert len(content.GUESTS) == COUNTS["guest_records"] == 10
    assert len(content.PERSONAS) == COUNTS["persona_records"] == 6
    assert len(content.DISCOVERIES) == COUNTS["discovery_cards"] == 8
    assert len(content.SETBACKS) == COUNTS["setback_cards"] == 12
    assert len(content.RUSES) == COUNTS["ruse_cards"] == 24


def test_equal_objects_may_differ_in_value_and_few_values_are_odd() -> None:
    """ISL-2.2: about one card in six is odd."""
    assert any(len(set(thing["values"])) > 1 for thing in BOX["objects"].values())
    odd = sum(value % 2 for value in content.VALUE)
    assert len(content.CARDS) / 8 < odd < len(content.CARDS) / 5


def test_there_are_the_twelve_objects_of_the_access_table() -> None:
    """ISL-2.3, ISL-5.3: every object opens some door, and no door asks for anything else."""
    asked = {slot for site in BOX["sites"].values() for slot in site.get("cost", [])}
    asked |= {slot for site in BOX["sites"].values() for slot in site.get("cost_per_guest", [])}
    assert asked - {"any"} == set(content.OBJECTS)
    assert len(content.OBJECTS) == 12


def test_the_tokens_are_of_four_types() -> None:
    """ISL-2.4, ISL-2.5, ISL-1.2: eleven numbers of which nine are needed."""
    types = Counter(token["type"] for token in BOX["tokens"].values())
    assert types == {"number": 11, "accomplice": 7, "cards": 10, "ability": 7}
    assert content.NEEDED == 9


def test_eleven_sites_have_tokens_and_the_bedroom_and_the_entrance_none() -> None:
    """ISL-2.6."""
    assert len(content.TOKEN_SITES) == 11
    assert content.BEDROOM not in content.TOKEN_SITES
    assert "entrance" not in content.SITES


def test_each_object_that_is_no_key_belongs_to_one_guest() -> None:
    """ISL-2.7."""
    owned = [content.OBJECTS[thing] for thing in content.PERMANENT]
    assert sorted(owned) == sorted(set(content.OBJECTS) - {"key", "special_key"})


def test_the_turns_of_traces_and_deaths() -> None:
    """ISL-12.1, ISL-12.2, ISL-12.3, ISL-12.4, ISL-12.5: six discoveries and nine deaths."""
    for row in BOX["schedule"].values():
        assert len(row["discovery"]) == 6
        assert len(row["victim"]) == 9
    assert content.VICTIM_TURNS["easy"] == {1, 2, 4, 5, 6, 7, 8, 9, 10}
    assert content.VICTIM_TURNS["hard"] == content.VICTIM_TURNS["medium"] == set(range(1, 10))
    assert content.DISCOVERY_TURNS["hard"] == {1, 3, 5, 6, 7, 8}
    laid_out = len(content.TOKEN_SITES) + 3 * len(content.DISCOVERIES)
    assert laid_out == len(content.TOKENS)


def test_every_effect_is_one_of_the_operations() -> None:
    """ISL-17.7, ISL-10.2: what cards and personas do is data."""
    used = {data["op"] for _, data, _ in effects_of(BOX)}
    assert used <= set(OPERATIONS)
    assert {"free_slot", "surcharge", "discard_random", "random_distribution"} <= used


def changed(path: str, value: Any) -> dict[str, Any]:
    """The box with one thing in it changed."""
    box: dict[str, Any] = deepcopy(BOX)
    *way, last = path.split("/")
    place = box
    for word in way:
        place = place[word]
    place[last] = value
    return box


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("objects/key/values", [2, 3]),
        ("counts/ruse_cards", 25),
        ("game/numbers_needed", 12),
        ("game/players", [1, 7]),
        ("guests/greta_moll/ability_object", "umbrella"),
        ("sites/pier/cost", ["umbrella"]),
        ("discoveries/discovery_1/sites", ["pier", "bedroom", "safe"]),
        ("ruses/panic/letter", "Q"),
        ("ruses/panic/effect", {"op": "explode"}),
        ("ruses/panic/effect", {"op": "max_guests"}),
        ("ruses/panic/effect", {"op": "close_sites", "sites": ["cellar"]}),
        ("personas/cook/ability", {"op": "free_slot", "slot": "umbrella", "count": 1}),
        ("personas/cook/ability", {"op": "discard_hidden"}),
        ("setbacks/fog/immediate", True),
    ],
)
def test_a_box_that_cannot_be_played_is_refused(path: str, value: Any) -> None:
    """ISL-21.6: with the place."""
    with pytest.raises(NotationError):
        check(changed(path, value))


def test_a_pack_replaces_decks_as_a_whole_and_lines_of_other_tables() -> None:
    """ISL-21.6."""
    fog = {"name": "Fog", "effect": {"op": "no_gift"}, "immediate": False}
    found = packed(BOX, {"setbacks": {"fog": fog}, "sites": {"pier": {"cost": ["key"]}}})
    assert found["setbacks"] == {"fog": fog}
    assert found["sites"]["pier"]["cost"] == ["key"]
    assert found["sites"]["pier"]["cost_per_guest"] == ["boots", "raincoat"]
    assert BOX["sites"]["pier"]["cost"] == ["lantern"]


PACK = """
[counts]
setback_cards = 11

[personas.pilot]
name = "The Pilot"
ability = { op = "wild_slot", except = ["key"], count = 2 }
handicap = { op = "max_guests", count = 1 }
"""

OWN_GAME = """
from parlour.core.chance import Chance
from parlour.core.playout import playout
from parlour.games.island import GAME, content
from parlour.games.island.options import Options
assert "pilot" in content.PERSONAS and "cook" not in content.PERSONAS
for seed in range(4):
    state = GAME.setup(Options(accomplice=True), 4, Chance(seed), None)
    playout(state, Chance(seed))
    assert state.outcome() is not None
print(len(content.SETBACKS), GAME.content.endswith(b"# my own" + bytes([10])))
"""


def copy_of_the_package(folder: Path) -> Path:
    package, copied = Path(parlour.__file__).parent, folder / "parlour"
    shutil.copytree(package, copied, ignore=shutil.ignore_patterns("__pycache__", "static"))
    return copied


def test_an_owner_enters_the_real_cards_without_touching_code(tmp_path: Path) -> None:
    """ISL-21.6: a file beside the content file; the record's hash covers it."""
    copied = copy_of_the_package(tmp_path)
    personas = {name: data for name, data in BOX["personas"].items() if name != "cook"}
    setbacks = {name: data for name, data in BOX["setbacks"].items() if name != "gale"}
    pack = PACK + "".join(table("personas", name, data) for name, data in personas.items())
    pack += "".join(table("setbacks", name, data) for name, data in setbacks.items())
    (copied / "games" / "island" / "pack.toml").write_text(f"{pack}# my own\n", "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", OWN_GAME],
        env={"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        check=True,
        text=True,
    )
    assert done.stdout.split() == ["11", "True"]


@pytest.mark.parametrize(
    ("pack", "problem"),
    [
        (
            '[sites.pier]\ncost = ["umbrella"]\n',
            "sites.pier asks for 'umbrella', which is no object",
        ),
        ("[sites", "is no TOML: "),
        ('[setbacks.fog]\nname = "Fog"\n', "counts.setback_cards is 12, but there are 1"),
        ('[counts]\nsetback_cards = 1\n[setbacks.fog]\nname = "Fog"\n', "lacks 'effect'"),
    ],
)
def test_a_pack_that_cannot_be_played_is_refused_with_its_file(
    pack: str, problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ISL-21.6: and the place in it."""
    file = tmp_path / "pack.toml"
    file.write_text(pack, "utf-8")
    monkeypatch.setattr(box, "PACK", file)
    with pytest.raises(NotationError) as refusal:
        read_box()
    assert str(refusal.value).startswith(str(file))
    assert problem in str(refusal.value)


def test_the_command_line_says_what_is_wrong_with_a_pack(tmp_path: Path) -> None:
    """ISL-21.6: it stops before anything is played."""
    copied = copy_of_the_package(tmp_path)
    (copied / "games" / "island" / "pack.toml").write_text("[sites", "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "parlour", "--version"],
        env={"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("parlour: ")
    assert done.stderr.count("\n") == 1


def table(kind: str, name: str, data: dict[str, Any]) -> str:
    """A table of a pack, as its owner would write it."""
    lines = [f"\n[{kind}.{name}]", f"immediate = {str(data.get('immediate', False)).lower()}"]
    for part in ("ability", "handicap", "effect"):
        if part in data:
            fields = ", ".join(f"{key} = {plain(value)}" for key, value in data[part].items())
            lines.append(f"{part} = {{ {fields} }}")
    return "\n".join(lines) + "\n"


def plain(value: Any) -> str:
    return (
        str(value).replace("'", '"') if isinstance(value, list) else repr(value).replace("'", '"')
    )


def test_the_pack_of_the_test_is_toml() -> None:
    """The helper above writes what the game reads."""
    written = table("setbacks", "fog", BOX["setbacks"]["fog"])
    assert tomllib.loads(written)["setbacks"]["fog"]["effect"] == {"op": "max_reveals", "count": 1}
