"""How does the table of Mysterium look? Its states as plain pages, and pictures of them at several
sizes.

    python -m tools.preview_mysterium FOLDER [STATE…]
"""

import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from parlour.core.chance import Chance
from parlour.core.match import Match
from parlour.games import GAMES
from parlour.games.mysterium.moves import READY, Judge, Place
from parlour.games.mysterium.options import Options
from tools.preview_table import Scene, show

Wanted = Callable[[Any], bool]


@cache
def after(seats: int, options: Options, wanted: Wanted, start: int = 0) -> Match:
    """The first match at random that comes to something, as it then stands."""
    for number in range(start, start + 400):
        match = Match(GAMES["mysterium"], options, seats, str(number))
        chance = Chance(number)
        while match.to_act():
            if wanted(match.view(None)):
                return match
            seat = chance.pick(list(match.to_act()))
            match.play(seat, played(match, seat, chance))
        if wanted(match.view(None)):
            return match
    raise AssertionError("no match came to it")


def played(match: Match, seat: int, chance: Chance) -> Any:
    """A move at random, though psychics find what they look for more often than not, and know each
    other."""
    view: Any = match.state.position()
    moves = match.picks(seat)
    if view.step != "placing" or not chance.below(8):
        return moves.sample(chance)
    for word, one in view.psychics.items():
        if one.seat == seat and one.placed is None and one.stage != "done" and chance.below(3):
            return Place(word, getattr(view.secret[word], one.stage))
    good = [move for move in moves.moves if isinstance(move, Judge) and is_true(view, move)]
    if good and chance.below(3):
        return chance.pick(good)
    return READY if READY in moves.moves else moves.sample(chance)


def is_true(view: Any, move: Judge) -> bool:
    one = view.psychics[move.on]
    return bool((one.placed == getattr(view.secret[move.on], one.stage)) == (move.sign == "yes"))


@cache
def step(name: str, hour: int = 1, served: int = 0, placed: int = 0) -> Wanted:
    """A step of an hour, with so many psychics served, or guesses on the table."""

    def wanted(view: Any) -> bool:
        psychics = view.psychics.values()
        return (
            view.step == name
            and view.hour >= hour
            and sum(one.served for one in psychics) >= served
            and sum(one.placed is not None for one in psychics) >= placed
        )

    return wanted


@cache
def judged(count: int) -> Wanted:
    return lambda view: (
        view.step == "placing" and sum(len(one.judged) for one in view.psychics.values()) >= count
    )


@cache
def all_served(hour: int) -> Wanted:
    return lambda view: (
        view.step == "visions"
        and view.hour >= hour
        and all(one.served or one.stage == "done" for one in view.psychics.values())
    )


@cache
def answered(count: int) -> Wanted:
    return lambda view: (
        view.step == "manifesting"
        and view.hour > 1
        and sum(one.answered for one in view.psychics.values()) >= count
        and any(one.placed for one in view.psychics.values())
    )


@cache
def turned(cards: int, votes: int = 0) -> Wanted:
    return lambda view: (
        view.step == "voting" and view.shared.shown >= cards and len(view.voted) >= votes
    )


@cache
def ended(won: bool, *, late: bool = False) -> Wanted:
    def wanted(view: Any) -> bool:
        if view.phase != "over":
            return False
        if not view.groups or late:
            return late and not view.groups
        votes = list(view.votes.values())
        return bool(max(set(votes), key=votes.count) == view.culprit) is won

    return wanted


def scenes() -> Iterator[Scene]:
    """Every state, for two to seven seats."""
    yield from of_ghost()
    yield from of_psychics()
    yield from of_line_up()
    yield from of_the_end()


def waiting(match: Match) -> list[str]:
    view: Any = match.view(None)
    return [word for word, one in view.psychics.items() if not one.served and one.stage != "done"]


def of_ghost() -> Iterator[Scene]:
    for seats, difficulty in ((6, "medium"), (7, "hard"), (2, "easy"), (3, "medium")):
        options = Options(difficulty=difficulty)  # type: ignore[arg-type]  # one of the three
        match = after(seats, options, step("visions", 3, served=1))
        hand = sorted(match.view(0).hand)
        first, *rest = waiting(match)
        plan = {first: f"{hand[0]}.{hand[1]}"} | ({rest[0]: hand[4]} if rest else {})
        name = f"ghost{seats}"
        yield Scene(name, match, 0, {})
        yield Scene(f"{name}-plan", match, 0, plan)
        yield Scene(f"{name}-gaze", match, 0, plan, look=f"{first}.{hand[2]}")
        target = getattr(match.view(0).secret[first], match.view(0).psychics[first].stage)
        yield Scene(f"{name}-beside", match, 0, plan, look=f"{first}.{hand[0]}.{target}")
        crow = {"crow": f"{hand[2]}.{hand[3]}.{hand[5]}"}
        yield Scene(f"{name}-crow", match, 0, crow, look="crow")
    yield Scene("ghost5-first", after(5, Options(), step("visions")), 0, {})
    yield Scene("ghost6-sand", after(6, Options(), all_served(2)), 0, {})
    yield Scene("ghost6-placing", after(6, Options(), step("placing", 2, placed=3)), 0, {})
    yield Scene("ghost6-answer", after(6, Options(), answered(2)), 0, {})
    yield Scene("open6", after(6, Options(), step("placing", 2, placed=3)), None, None, open=True)


def of_psychics() -> Iterator[Scene]:
    for seats, difficulty in ((6, "medium"), (7, "hard"), (2, "hard"), (3, "hard"), (4, "easy")):
        options = Options(difficulty=difficulty)  # type: ignore[arg-type]  # one of the three
        match = after(seats, options, step("placing", 3))
        view: Any = match.view(None)
        word = next(w for w, one in view.psychics.items() if one.stage != "done")
        me = view.psychics[word].seat
        name = f"psychic{seats}"
        yield Scene(f"{name}-first", match, me, {})
        vision = sorted(view.psychics[word].visions)[0]
        card = getattr(view.table, f"{view.psychics[word].stage}s")[1]
        yield Scene(f"{name}-gaze", match, me, {}, look=f"{word}.{vision}")
        yield Scene(f"{name}-beside", match, me, {}, look=f"{word}.{vision}.{card}")
        match = after(seats, options, step("placing", 3, placed=min(3, seats - 1)))
        yield Scene(f"{name}-placed", match, 1, {})
    match = after(6, Options(), judged(4))
    yield Scene("psychic6-judged", match, 2, {})
    yield Scene("psychic6-other", match, 2, {}, look="violet")
    yield Scene("psychic6-card", match, 2, {}, look=f"red.{match.view(None).table.suspects[0]}")
    yield Scene("psychic6-visions", after(6, Options(), step("visions", 2, served=2)), 3, {})
    yield Scene("psychic6-answer", after(6, Options(), answered(2)), 3, {})
    yield Scene("watch6", after(6, Options(), step("placing", 2, placed=2)), None, None)


def of_line_up() -> Iterator[Scene]:
    for seats in (5, 7, 2, 3):
        options = Options(difficulty="easy")
        match = after(seats, options, step("shared"))
        hand = sorted(match.view(0).hand)
        yield Scene(f"shared{seats}", match, 0, {})
        plan = {"group": "2", "suspect": hand[1], "object": hand[4]}
        yield Scene(f"shared{seats}-plan", match, 0, plan)
        yield Scene(f"shared{seats}-whole", match, 0, plan | {"location": hand[2]})
        yield Scene(f"shared{seats}-wait", match, 1, {})
        match = after(seats, options, turned(1 if seats > 3 else 3))
        me = match.to_act()[0]
        yield Scene(f"vote{seats}", match, me, {})
        yield Scene(f"vote{seats}-marked", match, me, {"group": "1"})
        yield Scene(f"vote{seats}-ghost", match, 0, {})
    match = after(6, Options(difficulty="easy"), turned(2, 2))
    yield Scene("vote6-late", match, match.to_act()[0], {})
    yield Scene("vote6-sealed", match, match.view(None).voted[0], {})


def of_the_end() -> Iterator[Scene]:
    for seats in (2, 5, 7):
        match = after(seats, Options(difficulty="easy"), ended(True))
        yield Scene(f"won{seats}", match, 1, {})
    yield Scene("lost5", after(5, Options(difficulty="easy"), ended(False)), 0, {})
    yield Scene("late6", after(6, Options(difficulty="hard"), ended(False, late=True)), 2, {})


if __name__ == "__main__":
    show(Path(sys.argv[1]), "mysterium", scenes(), sys.argv[2:])
