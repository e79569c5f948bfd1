"""What is compared with what, and what is wanted of it (docs/performance.md)."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Target:
    """How many times as fast one of ours should be as another's; or, `within`, which part of the
    other's time it may take."""

    name: str
    one: str
    other: str
    wanted: float | None = None
    compiled: bool = True
    """Whether it is wanted of compiled rules, or of interpreted ones."""
    within: bool = False


LIARS, LEDUC, GIN = "open_spiel liars_dice", "open_spiel leduc_poker", "open_spiel gin_rummy"
PLAYED, LISTED = "calaveras, playouts", "calaveras, playouts from lists"
BEHIND = "calaveras, playouts behind the deal"
ALONE, MASKED = "calaveras, environment, from its list", "calaveras, environment, from its mask"
SEARCH = "calaveras, search with random playouts"

TARGETS: Final = (
    Target("T1", "calaveras, stepped", LIARS, 2.5),
    Target("T1", "calaveras, stepped", LEDUC, 2.5),
    Target("T2", "calaveras, stepped", GIN, 25),
    Target("T3", "leduc, stepped", LEDUC, 2),
    Target("T3", "liar's dice, stepped", LIARS, 2),
    Target("T4", f"{BEHIND}, from lists", f"{LIARS}, C++ playouts", 0.6),
    Target("T4", f"{BEHIND}, from lists", "open_spiel hearts, C++ playouts", 0.6),
    Target("T4", BEHIND, f"{LIARS}, C++ playouts", 1.3),
    Target("T4", BEHIND, "open_spiel hearts, C++ playouts", 1.3),
    Target("T5", PLAYED, "plain C, from lists", 0.45),
    Target("T5", LISTED, "plain C, from lists", 0.2),
    Target("T5", PLAYED, "plain C"),
    Target("T6", "calaveras, stepped", LIARS, 0.6, compiled=False),
    Target("T6", "calaveras, stepped", "open_spiel python_liars_poker", 12, compiled=False),
    Target("T7", "calaveras, copy", f"{LEDUC}, clone", 0.5, within=True),
    Target("T8", "calaveras, written into a buffer", f"{LEDUC}, tensor", 2, within=True),
    Target(
        "T8", "calaveras, written into a buffer", "open_spiel hanabi, tensor", 0.15, within=True
    ),
    Target("T9", "calaveras, batch of 1", "pgx leduc, batch of 1", 20),
    Target("T9", "calaveras, batch of 1024", "pgx leduc, batch of 1024", 1.5),
    Target("T9", "calaveras, batch of 16384", "pgx leduc, batch of 16384", 1.5),
    Target("T10", MASKED, "pettingzoo leduc", 20),
    Target("T10", ALONE, "rlcard leduc", 10),
    Target("T11", SEARCH, f"{GIN}, search", 10),
    Target("T11", SEARCH, "open_spiel hearts, search", 0.3),
    Target("T12", PLAYED, "boardgame.io reducer", 150),
    Target("T12", PLAYED, "boardgame.io reducer", 30, compiled=False),
)
OTHERS: Final = tuple(
    target
    for game in ("motive", "mysterium", "island")
    for target in (
        Target("T1", f"{game}, stepped", LIARS),
        Target("T2", f"{game}, stepped", GIN),
        Target("T7", f"{game}, copy", f"{LEDUC}, clone", within=True),
        Target("T8", f"{game}, observation", f"{LEDUC}, tensor", within=True),
        Target("T11", f"{game}, search with random playouts", f"{GIN}, search"),
    )
)
