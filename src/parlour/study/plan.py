"""What is to be studied? Arms, each a way to play, and the bots that play them."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from parlour.bots.arena import Plan, planned
from parlour.bots.lineup import entrant
from parlour.core.errors import OptionsError


@dataclass(frozen=True)
class Arm:
    """One way to play: options, and the words that tell it from the other arms."""

    name: str
    options: Mapping[str, Any]


@dataclass(frozen=True)
class Study:
    """In plain words, so that it can be written down and sent to workers."""

    game: str
    seats: int
    bots: tuple[str, ...]
    deals: int
    """At most; every arm and every seating plays each deal."""
    seed: int
    options: Mapping[str, Any]
    sweep: Mapping[str, tuple[Any, ...]]
    """Options with several values; every combination is an arm."""
    settings: Mapping[str, int]
    precision: float = 0.0
    """Half the width, from 0 to 1, at which rates are sure enough; 0 plays every deal."""
    vary: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    """Options changed one at a time: the game as it is, and an arm for each value."""
    fixed: Mapping[str, str] = field(default_factory=dict)
    """By seat: a bot that sits there in every seating, so that partners may differ."""

    def arms(self) -> tuple[Arm, ...]:
        if self.vary:
            each = [(key, value) for key, values in self.vary.items() for value in values]
            return (
                Arm(named((), ()), self.options),
                *[Arm(named((key,), (one,)), {**self.options, key: one}) for key, one in each],
            )
        keys = tuple(self.sweep)
        ways = product(*self.sweep.values())
        return tuple([Arm(named(keys, way), {**self.options, **chosen(keys, way)}) for way in ways])

    def of(self, arm: Arm) -> Plan:
        """An arm as the arena plays it; raises OptionsError if it cannot be played."""
        bots, deals, seed = self.bots, self.deals, self.seed
        return planned(Plan(self.game, self.seats, bots, deals, seed, arm.options, self.settings))


def chosen(keys: tuple[str, ...], way: tuple[Any, ...]) -> dict[str, Any]:
    return dict(zip(keys, way, strict=True))


def named(keys: tuple[str, ...], way: tuple[Any, ...]) -> str:
    """The way to play as the command line spells it: `twist_must_move=true`."""
    chosen = [f"{key}={word(value)}" for key, value in zip(keys, way, strict=True)]
    return ", ".join(chosen) or "as it is"


def word(value: Any) -> str:
    if value is None:
        return "none"
    return value if isinstance(value, str) else json.dumps(value)


def checked(study: Study) -> Study:
    """The study itself; raises OptionsError if one of its arms cannot be played."""
    both = set(study.options) & {*study.sweep, *study.vary}
    if both:
        raise OptionsError(min(both), "is both given and swept")
    if study.sweep and study.vary:
        raise OptionsError("vary", "is for a study without a sweep")
    if not 0 <= study.precision < 1:
        raise OptionsError("precision", f"is {study.precision}, not from 0 to below 1")
    for seat, bot in study.fixed.items():
        if seat not in map(str, range(study.seats)):
            raise OptionsError("fix", f"names seat {seat}; there are 0 to {study.seats - 1}")
        entrant(bot, {})
    for arm in study.arms():
        study.of(arm)
    return study
