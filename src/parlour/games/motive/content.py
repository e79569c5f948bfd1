"""What is in the box, and how is the table laid out? Nothing else here reads a file.

Pieces go by their printed numbers: tiles 1 to 22, cards 23 to 52 (MOT-1.1, 1.2); 0 is no piece. A
set of pieces is a mask with one bit a number. A space of the table is a number, too: `SPACE` says
which; so is an edge (`EDGES`, clockwise from the top), and a set of edges is a mask.
"""

import tomllib
from collections.abc import Mapping
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

from parlour.core.masks import mask_of, members
from parlour.core.notation import Frozen

SOURCE: Final[bytes] = Path(__file__).with_name("content.toml").read_bytes()
BOX: Final[dict[str, Any]] = tomllib.loads(SOURCE.decode())

Spot = tuple[int, int]
"""A space as it is written: x grows to the right, y upward, the victim lies at (0, 0) (MOT-2.1)."""

# ---------------------------------------------------------------- the table

WIDTH: Final = 10
FARTHEST: Final = 4
"""A second body lies two away at most, and a tile two away from that (MOT-2.7, 2.8)."""
CELLS: Final = 100
CENTRE: Final = 44
EDGES: Final[tuple[str, ...]] = ("top", "right", "bottom", "left")
EDGE: Final[dict[str, int]] = {word: edge for edge, word in enumerate(EDGES)}
OPPOSITE: Final[tuple[int, ...]] = (2, 3, 0, 1)
STEP: Final[tuple[int, ...]] = (WIDTH, 1, -WIDTH, -1)
"""From a space to the next one beyond each edge."""


def space_of(spot: Spot) -> int:
    x, y = spot
    return CENTRE + WIDTH * y + x


def distance(one: Spot, other: Spot) -> int:
    """Along the grid (MOT-2.2)."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


SPOTS: Final[tuple[Spot, ...]] = tuple(
    [
        (x, y)
        for y in range(-FARTHEST, FARTHEST + 1)
        for x in range(-FARTHEST, FARTHEST + 1)
        if distance((x, y), (0, 0)) <= FARTHEST
    ]
)
"""Every space that a tile can ever lie on."""
SPACE: Final[dict[Spot, int]] = {spot: space_of(spot) for spot in SPOTS}
SPOT: Final[dict[int, Spot]] = {space: spot for spot, space in SPACE.items()}
AT: Final[list[int]] = [1 << space for space in range(CELLS + WIDTH)]
"""Sets of spaces are masks."""
BESIDE: Final[list[int]] = [
    sum(AT[space + step] for step in STEP) if space in SPOT else 0 for space in range(CELLS)
]
"""The four neighbours of a space."""
REACH: Final[list[int]] = [
    sum(AT[other] for spot, other in SPACE.items() if distance(spot, SPOT[space]) <= 2)
    if space in SPOT
    else 0
    for space in range(CELLS)
]
"""What lies within two of a space (MOT-2.3)."""
NEAR: Final[tuple[int, ...]] = tuple([CENTRE + step for step in STEP])
"""The four spaces around the victim, clockwise from the top."""

# ---------------------------------------------------------------- pieces

TILES: Final = range(1, 23)
CARDS: Final = range(23, 53)
PIECES: Final[tuple[str, ...]] = (
    "",
    *[tile["id"] for tile in sorted(BOX["tile"], key=lambda tile: int(tile["number"]))],
    *[
        card["id"]
        for card in sorted(
            (card for kind in BOX["card"] for card in kind["cards"]),
            key=lambda card: int(card["number"]),
        )
    ],
)
"""The word of each number."""
PIECE: Final[dict[str, int]] = {word: number for number, word in enumerate(PIECES) if number}
BIT: Final[list[int]] = [1 << number for number in range(len(PIECES))]


ALL_TILES: Final = mask_of(TILES)
ALL_CARDS: Final = mask_of(CARDS)
WOMEN: Final = mask_of(PIECE[tile["id"]] for tile in BOX["tile"] if tile["gender"] == "female")
NAMES: Final[dict[str, str]] = {
    item["id"]: item["name"] for kind in ("tile", "detective") for item in BOX[kind]
}

# ---------------------------------------------------------------- arrows

RED: Final = "red"
BLUE: Final = "blue"


class Arrow(NamedTuple):
    """One arrow of a tile. `value` is its number, positive for red and negative for blue; a story
    arrow is blue until judged, and a value of 1 takes the colour that its tile was given."""

    half: str
    label: str
    value: int
    role: str
    story: str


def arrow(data: dict[str, Any]) -> Arrow:
    value = data["value"] if data["colour"] == RED else -data["value"]
    return Arrow(data["half"], data["label"], value, data["role"], data.get("story", ""))


ARROWS: Final[list[list[list[Arrow]]]] = [
    [[] for _ in EDGES],
    *[
        [[arrow(data) for data in tile["arrows"] if data["edge"] == edge] for edge in EDGES]
        for tile in sorted(BOX["tile"], key=lambda tile: int(tile["number"]))
    ],
]
"""By tile and edge (MOT-3.1)."""

Meeting = tuple[int, int]
OTHER: Final = 0
AFFAIR: Final = 1
MARRIAGE: Final = 2
BONDS: Final[tuple[str, ...]] = ("other", "affair", "marriage")


def touching(tile: int, edge: int, other: int) -> tuple[Arrow, Arrow] | None:
    """The two arrows that point at each other across an edge (MOT-3.2 to 3.4); no two tiles of this
    set have two such pairs (MOT-3.5)."""
    for mine in ARROWS[tile][edge]:
        for theirs in ARROWS[other][OPPOSITE[edge]]:
            if mine.half == theirs.half:
                return mine, theirs
    return None


def bond(mine: Arrow, theirs: Arrow) -> int:
    """Of what kind a printed relationship is (MOT-3.8, 3.9)."""
    roles = {mine.role, theirs.role}
    if {"husband", "wife"} <= roles:
        return MARRIAGE
    return AFFAIR if "lover" in roles else OTHER


def table_of_meetings() -> tuple[list[list[list[Meeting | None]]], list[list[list[int]]]]:
    count = len(ARROWS)
    meet: list[list[list[Meeting | None]]] = [[[None] * count for _ in ARROWS] for _ in EDGES]
    bonds = [[[OTHER] * count for _ in ARROWS] for _ in EDGES]
    for edge, tile, other in product(range(4), TILES, TILES):
        pair = touching(tile, edge, other)
        if pair is not None and tile != other:
            meet[edge][tile][other] = (pair[0].value, pair[1].value)
            bonds[edge][tile][other] = bond(*pair)
    return meet, bonds


MEET, BOND = table_of_meetings()
"""By edge, tile and neighbour: the values of the two arrows, and the kind of relationship."""

VARIABLE: Final[list[int]] = [
    mask_of(edge for edge in range(4) if any(abs(arrow.value) == 1 for arrow in edges[edge]))
    for edges in ARROWS
]
"""The edges with a 1-point arrow, by tile; an edge has one at most (MOT-5.1, 23.1)."""
STORIES: Final[list[tuple[int, int, bool]]] = [
    (tile, edge, arrow.story == "partner_has_lover")
    for tile in TILES
    for edge in range(4)
    for arrow in ARROWS[tile][edge]
    if arrow.story
]
"""Tile, edge, and whether an affair is enough or it takes a marriage (MOT-5.5, 5.9)."""
STORY_TILES: Final = mask_of(tile for tile, _, _ in STORIES)
STORY_VALUE: Final[dict[int, int]] = {
    tile: next(-arrow.value for arrow in ARROWS[tile][edge] if arrow.story)
    for tile, edge, _ in STORIES
}
"""The number of a tile's story arrow."""


def colouring(edges: int, blue: int) -> Frozen:
    """A colour for each of these edges."""
    return Frozen({EDGES[edge]: BLUE if blue >> edge & 1 else RED for edge in members(edges)})


def subsets(mask: int) -> list[int]:
    """Every part of a mask, the empty one first."""
    found = [0]
    for number in members(mask):
        found += [part | 1 << number for part in found]
    return found


COLOURINGS: Final[dict[Mapping[str, str], tuple[int, int]]] = {
    colouring(edges, blue): (edges, blue) for edges in range(16) for blue in subsets(edges)
}
"""Every way to name colours, as the edges named and those among them that are blue."""

SHADED: Final[list[list[tuple[str, int]]]] = [
    [(EDGES[edge], 1 << edge) for edge in members(edges)] for edges in VARIABLE
]


def blue_edges(tile: int, colours: Mapping[str, str]) -> int:
    """The edges that lawful colours make blue."""
    blue = 0
    for edge, bit in SHADED[tile]:
        if colours[edge] == BLUE:
            blue |= bit
    return blue


# ---------------------------------------------------------------- cards

KINDS: Final[tuple[str, ...]] = tuple([kind["kind"] for kind in BOX["card"]])
(
    LOYALTY,
    ENEMIES,
    HOBNOB,
    DEDUCTION,
    SECOND_BODY_CARD,
    CONCEALED,
    SECRET_MARRIAGE,
    DESTITUTE,
    OBSESSION,
    PSYCHOPATH,
    SYMPATHETIC,
    REFORMED,
    ALIBI,
    FALSE_EVIDENCE,
    DISGUISE_CARD,
    ONE_MORE_THING,
) = range(len(KINDS))
KIND: Final[list[int]] = [-1] * 23 + [
    kind
    for _, kind in sorted(
        (card["number"], kind) for kind, data in enumerate(BOX["card"]) for card in data["cards"]
    )
]
"""By card; -1 for tiles."""
OF_KIND: Final[list[int]] = [
    mask_of(card for card in CARDS if KIND[card] == kind) for kind in range(len(KINDS))
]
LINKS: Final[tuple[int, ...]] = (LOYALTY, ENEMIES, SECRET_MARRIAGE)
LINK_VALUE: Final[dict[int, int]] = {
    kind: params["value"] if params["colour"] == RED else -params["value"]
    for kind, params in ((kind, BOX["card"][kind]["params"]) for kind in LINKS)
}
"""Both arrows of a relationship marker (MOT-7.3, 7.4, 7.9)."""
MODIFIER: Final[dict[int, int]] = {
    kind: data["params"]["modifier"]
    for kind, data in enumerate(BOX["card"])
    if data["effect"] == "modifier"
}
"""What a motive marker adds (MOT-7.16)."""
MARKERS: Final[frozenset[str]] = frozenset(KINDS[kind] for kind in MODIFIER)
MODIFIERS: Final = mask_of(card for card in CARDS if KIND[card] in MODIFIER)
MOST_MARKERS: Final = 2
EXTRA_ACTION: Final = OF_KIND[DESTITUTE] | OF_KIND[OBSESSION]
RAISING: Final = EXTRA_ACTION | OF_KIND[PSYCHOPATH]

ALLOWED: Final[list[int]] = [
    mask_of(card for card in CARDS if number in BOX["card"][KIND[card]]["rounds"])
    for number in range(4)
]
"""The cards of each round (MOT-7.2)."""
NOT_DEAD: Final[list[int]] = [
    mask_of(card for card in CARDS if number <= max(BOX["card"][KIND[card]]["rounds"]))
    for number in range(4)
]
"""The cards that this round or a later one allows."""
FIRST_SET: Final = mask_of(card for card in CARDS if BOX["card"][KIND[card]]["from_level"] == 3)
"""The ten cards of level 3 (MOT-10.2)."""
FULL_SET: Final = mask_of(card for card in CARDS if BOX["card"][KIND[card]]["from_level"] <= 4)
"""The 26 cards of level 4 (MOT-11.2)."""

# ---------------------------------------------------------------- people and points

DETECTIVES: Final[tuple[str, ...]] = tuple([person["id"] for person in BOX["detective"]])
(
    CRANE,
    FLINT,
    PELL,
    SABLE,
    QUILLFEATHER,
    OAKES,
    LACROIX,
    BRACKEN,
    TOLLIVER,
    NIGHTINGALE,
) = range(len(DETECTIVES))
PERSON: Final[dict[str, int]] = {word: number for number, word in enumerate(DETECTIVES)}

INTERVIEWS: Final[tuple[str, ...]] = ("prime", "prime_or_second", "neither")
INTERVIEW: Final[dict[str, int]] = {word: kind for kind, word in enumerate(INTERVIEWS)}
ALL_INTERVIEWS: Final = 0b111
TEXT_POINTS: Final[tuple[int, ...]] = tuple(
    [BOX["second_interview"][word]["text_points"] for word in INTERVIEWS]
)
HEADING_POINTS: Final[tuple[int, ...]] = tuple(
    [BOX["second_interview"][word]["heading_points"] for word in INTERVIEWS]
)

CUBES: Final[int] = BOX["components"]["interview_cubes"]["per_player"]
PRIME_POINTS: Final[tuple[int, ...]] = (0, *BOX["scoring"]["prime"])
RUNNER_UP_POINTS: Final[tuple[int, ...]] = (0, *BOX["scoring"]["runner_up"])
START_AT_LEVEL_3: Final[int] = BOX["scoring"]["game3_start"]
HOBNOB_PARAMS: Final[dict[str, int]] = BOX["card"][HOBNOB]["params"]
DISPLAY: Final[tuple[int, ...]] = tuple(BOX["two_players"]["display"])
"""How many pieces a row gets before each round (MOT-16.5 to 16.9)."""
DISPLAY_COST: Final[tuple[int, ...]] = tuple(BOX["two_players"]["display_cost"])

SOLO_SIZES: Final[dict[str, Any]] = BOX["solo"]
SOLO_CARDS: Final = mask_of(PIECE[word] for word in BOX["solo"]["cards"])
HARD_CARDS: Final = mask_of(PIECE[word] for word in BOX["solo"]["hard"]["extra_cards"])
EXCULPATORY: Final = mask_of(PIECE[word] for word in BOX["solo"]["hard"]["exculpatory"])
ESCAPES: Final[tuple[tuple[int, int], ...]] = tuple(
    [(suspects, motive) for suspects, motive in BOX["solo"]["win"]]
)
TITLES: Final[tuple[tuple[int, int, str], ...]] = tuple(
    [(low, high, title) for low, high, title in BOX["solo"]["titles"]]
)
GAP_TITLE: Final[dict[str, str]] = {"plotter": "Plotter"}
