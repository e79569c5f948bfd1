"""The pictures of a report, as SVG to be set into its page."""

import os
from collections.abc import Mapping, Sequence
from io import StringIO
from typing import Any

os.environ.setdefault("MPLBACKEND", "svg")

import matplotlib as mpl
from matplotlib.figure import Figure

from parlour.study.pieces import Impact
from parlour.study.sureness import Mean

INK, PAPER, LAMP, RED, BLUE = "#2a1c2e", "#f8efdc", "#b7791f", "#a8322d", "#2f5d8a"
SHADES = (BLUE, LAMP, RED, "#4b7a4b", "#6b4a86", "#777777")
STYLE: Any = {
    "svg.hashsalt": "parlour",
    "svg.fonttype": "path",
    "font.family": "DejaVu Serif",
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "axes.facecolor": PAPER,
    "figure.facecolor": PAPER,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
}
WIDE, TALL = 6.6, 2.9


def drawn(figure: Figure) -> str:
    """The figure as an `svg` element, the same each time."""
    text = StringIO()
    figure.savefig(text, format="svg", metadata={"Date": None})
    return text.getvalue().partition("<svg")[1] + text.getvalue().partition("<svg")[2]


def canvas(tall: float = TALL) -> tuple[Figure, Any]:
    figure = Figure(figsize=(WIDE, tall), layout="constrained")
    return figure, figure.subplots()


def rates(by_arm: Mapping[str, Mapping[str, Mean]], fair: float | None, title: str) -> str:
    """Rates with their intervals, a colour an arm; the fair share as a line."""
    with mpl.rc_context(STYLE):
        names = list(dict.fromkeys(name for arm in by_arm.values() for name in arm))
        figure, axes = canvas(1.1 + 0.32 * len(names) * max(1, len(by_arm) * 0.6))
        for row, (arm, found) in enumerate(by_arm.items()):
            shift = (row - (len(by_arm) - 1) / 2) * 0.7 / max(1, len(by_arm))
            for place, name in enumerate(names):
                if name in found:
                    mean = found[name]
                    reach = min(mean.reach(), 1.0)
                    axes.errorbar(
                        100 * mean.value,
                        place + shift,
                        xerr=100 * reach,
                        fmt="o",
                        color=SHADES[row % len(SHADES)],
                        capsize=3,
                        label=arm if place == 0 else None,
                    )
        axes.set_yticks(range(len(names)), names)
        axes.invert_yaxis()
        axes.set_xlim(0, 100)
        axes.set_xlabel("won, per cent")
        if fair is not None:
            axes.axvline(100 * fair, color=INK, linestyle=":", linewidth=1)
        return finished(figure, axes, title, len(by_arm))


def spread(by_arm: Mapping[str, Mapping[int, int]], title: str, label: str) -> str:
    """How often each number came, a step line an arm."""
    with mpl.rc_context(STYLE):
        figure, axes = canvas()
        highest = max((number for found in by_arm.values() for number in found), default=1)
        edges = bins(highest)
        for row, (arm, found) in enumerate(by_arm.items()):
            axes.hist(
                list(found),
                bins=edges,
                weights=[100 * count / sum(found.values()) for count in found.values()],
                histtype="step" if len(by_arm) > 1 else "stepfilled",
                color=SHADES[row % len(SHADES)],
                label=arm,
            )
        axes.set_xlabel(label)
        axes.set_ylabel("per cent")
        return finished(figure, axes, title, len(by_arm))


def bins(highest: int) -> list[float]:
    """About forty steps, whole numbers each."""
    wide = max(1, (highest + 1) // 40)
    return [edge - 0.5 for edge in range(0, highest + 2 * wide, wide)]


def bars(impacts: Sequence[Impact], title: str) -> str:
    """What came of it with a piece, less what came of it without, and how sure that is."""
    with mpl.rc_context(STYLE):
        figure, axes = canvas(0.9 + 0.24 * len(impacts))
        changes = [100 * one.change for one in impacts]
        reaches = [100 * min(one.reach(), 1.0) for one in impacts]
        colours = [BLUE if change >= 0 else RED for change in changes]
        axes.barh([one.piece for one in impacts], changes, xerr=reaches, color=colours)
        axes.invert_yaxis()
        axes.axvline(0, color=INK, linewidth=1)
        axes.set_xlabel("points above or below those without it")
        return finished(figure, axes, title, 1)


def finished(figure: Figure, axes: Any, title: str, arms: int) -> str:
    axes.set_title(title, loc="left")
    if arms > 1:  # below the picture, where it hides nothing
        figure.set_figheight(figure.get_figheight() + 0.2 * ((arms + 1) // 2))
        figure.legend(loc="outside lower left", ncols=2, frameon=False, fontsize=8)
    return drawn(figure)
