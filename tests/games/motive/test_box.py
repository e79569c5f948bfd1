"""What is in the box (section 1), and what the tiles can do."""

from collections import Counter

from parlour.games.motive import content
from parlour.games.motive.content import ARROWS, BOX, EDGES, KIND, KINDS, OPPOSITE, PIECES, TILES
from tests.games.motive.support import fresh, shown


def test_twenty_two_suspects_and_thirty_cards_share_one_numbering() -> None:
    """MOT-1.1, MOT-1.2: men first, then women, then cards."""
    genders = [tile["gender"] for tile in BOX["tile"]]
    assert genders == ["male"] * 10 + ["female"] * 12
    assert len(PIECES) == 53
    assert len(set(PIECES)) == 53
    assert [KIND[number] for number in TILES] == [-1] * 22


def test_the_copies_of_each_card() -> None:
    """MOT-1.3, MOT-1.9: counts, ranges of numbers, one id a copy."""
    counts = Counter(KINDS[KIND[card]] for card in content.CARDS)
    assert counts == {
        **dict.fromkeys(("secret_loyalty", "secret_enemies", "second_body"), 1),
        **dict.fromkeys(("concealed_motive", "secret_marriage", "psychopath", "disguise"), 1),
        **dict.fromkeys(("destitute", "obsession", "sympathetic", "reformed", "alibi"), 2),
        **dict.fromkeys(("hobnob", "brilliant_deduction", "one_more_thing"), 3),
        "false_evidence": 4,
    }
    first = {KINDS[KIND[card]] for card in range(23, 33)}
    assert first == {"secret_loyalty", "secret_enemies", "hobnob", "brilliant_deduction"} | {
        "second_body",
        "concealed_motive",
    }
    assert [KINDS[KIND[card]] for card in range(50, 53)] == ["one_more_thing"] * 3
    assert {"hobnob_1", "hobnob_2", "hobnob_3", "second_body"} <= set(PIECES)


def test_cubes_and_markers_of_each_player() -> None:
    """MOT-1.4, MOT-1.6, MOT-1.7, MOT-1.8: six cubes, three markers, a detective, also for the fifth
    player."""
    view = shown(fresh(5, level=5))
    assert view["cubes"] == [6] * 5
    assert view["interviews_left"] == [["prime", "prime_or_second", "neither"]] * 5
    assert len(set(view["detectives"])) == 5
    assert len(content.DETECTIVES) == 10


def test_two_body_markers() -> None:
    """MOT-1.5: one for each victim there can be."""
    markers = {marker["id"]: marker["count"] for marker in BOX["marker"]}
    assert markers["body"] == markers["second_body"] == 1


def test_each_half_of_an_edge_holds_one_arrow_at_most() -> None:
    """MOT-3.1: halves are named by the kind of edge."""
    for tile in TILES:
        for edge, word in enumerate(EDGES):
            halves = [arrow.half for arrow in ARROWS[tile][edge]]
            upright = word in ("left", "right")
            assert set(halves) <= ({"upper", "lower"} if upright else {"left", "right"})
            assert len(set(halves)) == len(halves)
            assert sum(abs(arrow.value) == 1 for arrow in ARROWS[tile][edge]) <= 1


def test_no_two_tiles_meet_twice_across_one_edge() -> None:
    """MOT-3.5: what the clause rules for cannot happen, and the engine relies on it."""
    for tile in TILES:
        for other in TILES:
            for edge in range(4):
                mine = {arrow.half for arrow in ARROWS[tile][edge]}
                theirs = {arrow.half for arrow in ARROWS[other][OPPOSITE[edge]]}
                assert tile == other or len(mine & theirs) <= 1
