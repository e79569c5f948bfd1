"""Is that guess right? When a clairvoyancy token is well spent on another psychic's guess, and when
one is better taken back."""

from collections.abc import Iterator, Mapping
from typing import Final

from parlour.games.mysterium.bot.psychic.table import Chances
from parlour.games.mysterium.content import HOURS, SIGNS, TOKENS_RETURN
from parlour.games.mysterium.moves import Judge, Unjudge
from parlour.games.mysterium.position import Position, Psychic

FIRST: Final = 0.66
"""How sure an opinion must be at the start, when tokens may still find a better guess."""
LAST: Final = 0.5
"""In the last hour before tokens return or are lost, any opinion is better than none."""
REGRET: Final = 0.3
"""An opinion less likely than this is taken back."""


def threshold(hour: int) -> float:
    """How sure to be. All tokens return once, at the start of the fourth hour, so each half of the
    match spends its own (MYS-7.10)."""
    if hour < TOKENS_RETURN:
        passed = (hour - 1) / max(1, TOKENS_RETURN - 2)
    else:
        passed = (hour - TOKENS_RETURN) / (HOURS - TOKENS_RETURN)
    return FIRST + (LAST - FIRST) * min(1.0, passed)


def opinion(view: Position, mine: str, readings: Mapping[str, Chances]) -> Judge | Unjudge | None:
    """The surest opinion that is sure enough, or the one to be regretted."""
    regret = next(regrets(view, mine, readings), None)
    if regret is not None:
        return regret
    known = [pair for pair in chances(view, mine, readings) if pair[0] >= threshold(view.hour)]
    return max(known, key=lambda pair: pair[0])[1] if known else None


def chances(
    view: Position, mine: str, readings: Mapping[str, Chances]
) -> Iterator[tuple[float, Judge]]:
    """Every opinion that could be given, and how likely it is to be right."""
    tokens = view.psychics[mine].tokens
    if tokens is None:
        return
    for other, psychic in view.psychics.items():
        if other != mine and psychic.placed is not None and mine not in psychic.judged:
            right = of_guess(psychic, readings.get(other))
            for sign, chance in zip(SIGNS, (right, 1 - right), strict=True):
                if getattr(tokens, sign):
                    yield chance, Judge(mine, other, sign)


def regrets(view: Position, mine: str, readings: Mapping[str, Chances]) -> Iterator[Unjudge]:
    """Opinions that have become unlikely, since their guess went to another card."""
    for other, psychic in view.psychics.items():
        if mine in psychic.judged and psychic.placed is not None:
            right = of_guess(psychic, readings.get(other))
            if (right if psychic.judged[mine] == "yes" else 1 - right) < REGRET:
                yield Unjudge(mine, other)


def of_guess(psychic: Psychic, reading: Chances | None) -> float:
    """How likely a guess is right; a card that cannot be meant is wrong."""
    if reading is None or psychic.placed is None:
        return 0.5
    return reading.get(psychic.placed, 0.0)
