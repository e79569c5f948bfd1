"""The same seed, options and version give the same match, today and in ten years."""

import json

import pytest

from parlour.core.notation import write
from parlour.core.record import begin, read_entry, read_header
from parlour.games import GAMES
from tools.golden import FOLDER, WITH_OPTIONS, digest, matches, perft_counts

FILES = sorted(FOLDER.glob("*/*.jsonl"))


@pytest.mark.parametrize("name", [f"{path.parent.name}/{path.name}" for path in FILES])
def test_a_golden_match_replays_ply_by_ply(name: str) -> None:
    """If this fails on purpose: `make golden`, look at the diff, think of `rules_version`."""
    first, *plies, last = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    header = read_header(first)
    game = GAMES[header.game]
    match = begin(game, header)
    for number, text in enumerate(plies, start=2):
        entry = read_entry(game, text, number)
        match.play(entry.seat, entry.move)
        assert digest(match) == json.loads(text)["digest"], f"ply {entry.ply} went another way"
    assert write(match.state.position(), whole=True) == json.loads(last)["position"]


def test_every_game_and_number_of_seats_has_one() -> None:
    found = {(path.parent.name, path.stem) for path in FILES}
    assert found == {(game.id, name) for game in GAMES.values() for name in matches(game)}
    for game in GAMES.values():
        assert {int(name) for name in matches(game) if name.isdigit()} == set(game.seats)


def test_an_accomplice_steps_forward_in_a_golden_match() -> None:
    """The match is there for the ruses; random play seldom comes to them."""
    for name in WITH_OPTIONS["island"]:
        moves = (FOLDER / "island" / f"{name}.jsonl").read_text(encoding="utf-8")
        for type_ in ("reveal_self", "exchange_ruses", "play_ruse", "contribute", "accomplice_go"):
            assert f'"{type_}"' in moves, f"{name} has no {type_}"


@pytest.mark.parametrize("name", GAMES)
def test_the_tree_of_moves_has_as_many_leaves(name: str) -> None:
    kept = json.loads((FOLDER / name / "perft.json").read_text(encoding="utf-8"))
    assert perft_counts(GAMES[name]) == kept
