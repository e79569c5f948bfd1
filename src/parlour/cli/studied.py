"""What `parlour study` prints when it is done: the gist, without opening the report."""

from rich.console import Console

from parlour.study.pieces import Impact
from parlour.study.running import Findings
from parlour.study.sums import effects, flags, sure_effects

MOST_PIECES = 6
"""Of one way to play; the report has them all."""


def show(found: Findings, console: Console) -> None:
    """Whether it is fair, how it ends, what the options and the pieces surely change."""
    from parlour.study.report import lengths, outstanding, say, signed

    def told(text: str) -> None:
        console.print(text, highlight=False, markup=False, soft_wrap=True)

    names = [arm.name for arm in found.study.arms()]
    told(f"{found.deals} deals, {len(found.lines)} matches ({found.ended})")
    for flag in flags(found.sums):
        told(f"unfair: {say(flag)}, ± {100 * flag.reach:.1f} ({names[flag.arm]})")
    for name, arm in zip(names, found.sums, strict=True):
        shares = [f"{word} {100 * mean.value:.1f} %" for word, mean in sorted(arm.endings.items())]
        least, half, most, longest = lengths(arm)
        told(f"{name}: {', '.join(shares)}; moves {least}, {half}, {most}, longest {longest}")
        told_pieces = sorted(outstanding(arm), key=lambda one: -abs(one.change))
        for one in told_pieces[:MOST_PIECES]:
            told(f"  {said(one)}")
    for effect in sure_effects(effects(found.by_deal())):
        change, reach = effect.share * effect.change.value, effect.share * effect.change.reach()
        told(f"{names[effect.arm]}: {effect.figure} {signed(change)}, ± {reach:.1f}")


def said(one: Impact) -> str:
    """A piece in words."""
    rates = f"{100 * one.with_it:.1f} % with it, {100 * one.without:.1f} % without"
    return f"{one.piece}, {one.kind}: {rates}, ± {100 * one.reach():.1f}, {one.uses} times"
