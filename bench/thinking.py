"""How long does a bot think over each kind of question? CPU time of this process."""

import statistics
from collections.abc import Callable
from time import process_time
from typing import Any

from rich.console import Console
from rich.table import Table

from parlour.core.bot import Bot

Notes = dict[str, list[float]]
"""Seconds, by what was asked."""


class Timed:
    """A bot that notes how long each of its answers took; `called` names the question."""

    def __init__(self, bot: Bot, notes: Notes, called: Callable[[Any], str]) -> None:
        self.bot = bot
        self.notes = notes
        self.called = called

    def choose(self, view: Any, *question: Any) -> Any:
        start = process_time()
        answer = self.bot.choose(view, *question)
        self.notes.setdefault(self.called(view), []).append(process_time() - start)
        return answer


def show(title: str, notes: Notes) -> None:
    table = Table("milliseconds", "times", "half take less", "19 of 20", "longest", title=title)
    for name, times in notes.items():
        times.sort()
        marks = (statistics.median(times), times[len(times) * 19 // 20], times[-1])
        table.add_row(name, str(len(times)), *[f"{1000 * mark:,.2f}" for mark in marks])
    Console().print(table)
