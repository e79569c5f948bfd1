"""How does the table of The Island look? Its states, as pages and pictures.

    python -m tools.preview_island FOLDER [STATE…]

Matches are played by its own bots, so that the tables look like tables.
"""

import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from parlour.core.chance import Chance
from parlour.core.match import Match
from parlour.games import GAMES
from parlour.games.island import bot, table
from parlour.games.island.moves import DraftPlan, RejectPlan, RevealSelf
from parlour.games.island.options import Options
from parlour.games.island.position.asks import asked
from parlour.games.island.table.draft import PlanDraft
from tools.preview_table import Scene, show

Wanted = Callable[[Match], bool]


def step(match: Match, chance: Chance) -> None:
    """One move, as a bot would make it."""
    seat = match.to_act()[0]
    view = match.view(seat)
    move = bot.advise(view, match.heard(seat), match.options, chance, False)
    match.play(seat, move or match.picks(seat).sample(chance))


@cache
def after(seats: int, options: Options, wanted: Wanted, seed: str = "island") -> Match:
    """The first match that comes to something, as it then stands."""
    for number in range(12):
        match = Match(GAMES["island"], options, seats, f"{seed} {number}")
        chance = Chance(number)
        while match.to_act():
            if wanted(match):
                return match
            forward(match)
            step(match, chance)
        if wanted(match):
            return match
    raise AssertionError("no match came to it")


def forward(match: Match) -> None:
    """An accomplice steps forward as soon as he may, so that there are ruses to see."""
    for seat in range(match.seats):
        if (
            match.options.ruse_windows == "early"
            and match.state.why_not(seat, RevealSelf()) is None
        ):
            match.play(seat, RevealSelf())


def at(ask: str, turn: int = 3) -> Wanted:
    return cached(ask, turn, "")


@cache
def cached(ask: str, turn: int, more: str) -> Wanted:
    def wanted(match: Match) -> bool:
        view: Any = match.view(None)
        if view.turn < turn or asked(view) != ask:
            return False
        return SPECIAL[more](match, view) if more else True

    return wanted


def number_in_sight(match: Match, view: Any) -> bool:
    seat = match.to_act()[0]
    picture = table.picture(match.view(seat), match.options, {}, (), "", match.heard(seat))
    return bool(picture.group and picture.group.seen and picture.group.ways)


def crowded(match: Match, view: Any) -> bool:
    return len(view.bedroom) > 0


def payable(match: Match, view: Any) -> bool:
    seat = match.to_act()[0]
    picture = table.picture(match.view(seat), match.options, {}, (), "", match.heard(seat))
    return bool(picture.group and len(picture.group.ways) > 2)


def short(match: Match, view: Any) -> bool:
    return not payable(match, view)


def at_bedroom(match: Match, view: Any) -> bool:
    return view.group.site == "bedroom" and len(view.bedroom) > 0


def found(match: Match, view: Any) -> bool:
    return view.group.pending is not None and view.group.pending.kind == "ability"


SPECIAL = {
    "number": number_in_sight,
    "crowded": crowded,
    "payable": payable,
    "short": short,
    "bedroom": at_bedroom,
    "found": found,
}


def actor(match: Match) -> int:
    return match.to_act()[0]


def planned(match: Match, groups: int) -> dict[str, str]:
    """A draft of so many groups, a guest lifted."""
    seat = actor(match)
    plan = bot.suggest(match.view(seat), match.options, Chance(1))
    assert plan is not None
    draft = PlanDraft(plan.groups[:groups])
    rest = [guest for group in plan.groups[groups:] for guest in group.guests]
    return PlanDraft(draft.groups, rest[0] if rest else None).words()


def suggested(match: Match) -> dict[int, dict[str, str]]:
    """What two of the others have drafted: a plan, and the half of one."""
    turn, others = str(match.view(None).turn), [n for n in range(match.seats) if n != actor(match)]
    return {
        seat: {key: word for key, word in planned(match, groups).items() if key != "up"}
        | {"turn": turn}
        for seat, groups in ((others[0], 9), (others[1], 2))
    }


def planning(seats: int, options: Options) -> Iterator[Scene]:
    """A plan from the first guest on, alone and among the suggestions of others."""
    match = after(seats, options, cached("planning", 3, "crowded"))
    yield Scene(f"{seats}-start", match, actor(match), {})
    yield Scene(f"{seats}-draft", match, actor(match), planned(match, 3))
    yield Scene(f"{seats}-whole", match, actor(match), planned(match, 9))
    if seats > 2:
        others = suggested(match)
        yield Scene(f"{seats}-suggested", match, actor(match), {}, drafts=others)
        own = planned(match, 2)
        yield Scene(f"{seats}-between", match, actor(match), own, drafts=others)
    if seats > 1:
        answer = after(seats, options, at("planning_answer"))
        yield Scene(f"{seats}-answer", answer, actor(answer), {})
        author: Any = answer.view(None).plan.author
        yield Scene(f"{seats}-wait", answer, author, {})
        yield Scene(f"{seats}-watch", answer, None, None)


def scenes() -> Iterator[Scene]:
    four, two = Options(), Options(difficulty="medium")
    dark = Options(accomplice=True)
    known = Options(accomplice=True, ruse_windows="early")
    for seats, options in ((4, four), (1, two), (2, two), (6, dark)):
        yield from planning(seats, options)
    answer = after(4, four, at("planning_answer"))
    picture = table.picture(answer.view(actor(answer)), answer.options, {}, (), "", ())
    counter = dict(part.split("=") for part in (picture.plan.change or "").split("&"))
    yield Scene("4-counter", answer, actor(answer), counter)
    other = {(actor(answer) + 1) % 4: counter | {"g0": "pier:0:greta_moll"}}
    other = {seat: words | {"turn": str(answer.view(None).turn)} for seat, words in other.items()}
    yield Scene("4-countered", answer, actor(answer), {}, drafts=other)
    for name, ask, more in (
        ("entry", "group_entry", "payable"),
        ("short", "group_entry", "short"),
        ("bedroom", "group_entry", "bedroom"),
        ("search", "group_search", ""),
        ("number", "group_search", "number"),
        ("found", "group_choice", "found"),
        ("share", "group_distribution", ""),
    ):
        match = after(4, four, cached(ask, 3, more))
        yield Scene(f"4-{name}", match, actor(match), {})
        if name in ("entry", "number"):
            yield Scene(f"4-{name}-wait", match, (actor(match) + 1) % 4, {})
        if name == "entry":
            yield Scene("4-hand", match, actor(match), {"hand": "1"})
        if name == "number":
            view = match.view(actor(match))
            known_cards = [*view.group.pool_up, *view.group.pool_private][:3]
            yield Scene("4-number-part", match, actor(match), {"cards": ".".join(known_cards)})
    for name, ask in (("proposal", "group_proposal"), ("dispute", "group_dispute")):
        match = paired(ask)
        yield Scene(f"5-{name}", match, actor(match), {})
    for seats in (4, 6):
        exclude = after(seats, dark, at("exclude_vote", 4))
        yield Scene(f"{seats}-exclude", exclude, actor(exclude), {})
        vote = after(seats, dark, at("setback_vote", 4))
        yield Scene(f"{seats}-setback", vote, actor(vote), {})
        waiter = next(seat for seat in range(seats) if seat not in vote.to_act())
        yield Scene(f"{seats}-setback-wait", vote, waiter, {})
    for ask in ("exchange", "ruse", "accomplice_move", "group_ruse", "ruse_answer"):
        match = after(5, known, at(ask, 2))
        yield Scene(f"5-{ask}", match, actor(match), {})
        yield Scene(f"5-{ask}-wait", match, (actor(match) + 1) % 5, {})
    yield Scene("4-end", after(4, four, at("over", 1)), 0, None)
    yield Scene("5-end", after(5, known, at("over", 1)), 0, None)
    yield Scene("4-open", after(4, four, at("planning_answer")), None, None, open=True)


@cache
def paired(ask: str) -> Match:
    """A group with two companions, one of whom has proposed something."""
    for number in range(200):
        match = Match(GAMES["island"], Options(), 5, f"pair {number}")
        chance = Chance(number)
        while match.to_act() and match.ply < 400:
            if asked(match.view(None)) == ask:
                return match
            seat = actor(match)
            move = match.picks(seat).sample(chance)
            if isinstance(move, RejectPlan | DraftPlan) and chance.below(3):
                move = match.picks(seat).sample(chance)
            match.play(seat, move)
    raise AssertionError("no match came to it")


if __name__ == "__main__":
    show(Path(sys.argv[1]), "island", scenes(), sys.argv[2:])
