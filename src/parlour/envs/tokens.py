"""How is a move chosen by number? Word by word: every choice is a token of a fixed alphabet.

A move in its notation is a handful of leaves: `type=play`, `card=hotel`, `to=front:2`. Learners
choose one leaf after the other, in the order of the notation; a leaf that is the only one left is
taken for them. Open moves grow by the game's own picks, whose leaves are chosen in the same way.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from parlour.core.game import Move
from parlour.core.notation import write
from parlour.core.picks import Draft, Picks

WAIT: Final = "wait"
"""Leave it to the others, where somebody else can act."""
DONE: Final = "done"
"""The move as it stands, though it could grow."""
PLACE: Final = re.compile(r"(?<=[a-z])\.\d+(?=[.=])")
FIXED: Final = (WAIT, DONE)
"""The first tokens of every alphabet."""


def leaves(draft: Draft) -> tuple[str, ...]:
    """Everything that a draft says, a token each.

    >>> leaves({"type": "give", "cards": ("v01", "v07"), "at": (0, -1), "to": {"a": "hotel"}})
    ('type=give', 'cards=v01', 'cards=v07', 'at=0,-1', 'to.a=hotel')
    """
    return tuple([leaf for key, value in draft.items() for leaf in told(key, write(value))])


def told(path: str, value: Any) -> Iterator[str]:
    """The leaves of one plain value."""
    if isinstance(value, Mapping):
        for key, item in value.items():
            yield from told(f"{path}.{key}", item)
    elif isinstance(value, list) and value and all(type(item) is int for item in value):
        yield f"{path}={','.join(map(str, value))}"
    elif isinstance(value, list):
        for item in value:
            yield from told(path, item)
    elif value is not None:
        yield f"{path}={str(value).lower() if isinstance(value, bool) else value}"


def beyond(way: Draft, taken: Sequence[str]) -> tuple[str, ...]:
    """The leaves of a way that a draft does not say yet."""
    left, found = Counter(taken), []
    for leaf in leaves(way):
        if left[leaf]:
            left[leaf] -= 1
        else:
            found.append(leaf)
    return tuple(found)


@dataclass(frozen=True)
class Goal:
    """Where a row of leaves leads: to a finished move, or to a longer draft."""

    leaves: tuple[str, ...]
    move: Move | None
    step: Draft


class Walk:
    """One seat's way to a move, token by token."""

    def __init__(self, picks: Picks) -> None:
        self.picks = picks
        self.said: tuple[str, ...] = ()
        """The tokens chosen so far, and those that followed of themselves."""
        self.chosen: tuple[str, ...] = ()
        """Those that were a choice."""
        self.goals = goals(picks)
        self.depth = 0

    def tokens(self) -> tuple[str, ...]:
        """What may be chosen next, each once; never empty before the move is there."""
        ends = [goal for goal in self.goals if len(goal.leaves) == self.depth]
        nexts = [goal.leaves[self.depth] for goal in self.goals if len(goal.leaves) > self.depth]
        return tuple(dict.fromkeys(([DONE] if ends else []) + nexts))

    def choose(self, token: str) -> Move | None:
        """Take a token that is offered, and all that follow of themselves; the move, once it is
        whole."""
        self.chosen += (token,)
        move = self.take(token)
        while move is None and len(offered := self.tokens()) == 1:
            move = self.take(offered[0])
        return move

    def take(self, token: str) -> Move | None:
        if token == DONE:
            return self.arrive(next(one for one in self.goals if len(one.leaves) == self.depth))
        self.said += (token,)
        ahead = [
            goal for goal in self.goals if goal.leaves[self.depth : self.depth + 1] == (token,)
        ]
        self.goals, self.depth = ahead, self.depth + 1
        return self.arrive(ahead[0]) if len(ahead) == 1 and self.is_at(ahead[0]) else None

    def is_at(self, goal: Goal) -> bool:
        return len(goal.leaves) == self.depth

    def arrive(self, goal: Goal) -> Move | None:
        """At the move; or at a longer draft, from which it goes on."""
        if goal.move is not None:
            return goal.move
        self.picks = self.picks.after(**goal.step)
        self.goals, self.depth = goals(self.picks), 0
        return None


def goals(picks: Picks) -> list[Goal]:
    taken = leaves(picks.draft)
    moves = [Goal(bare(beyond(way, taken)), move, {}) for move, way in picks.ways]
    return moves + [Goal(bare(beyond(step, taken)), None, step) for step in picks.steps]


def bare(row: tuple[str, ...]) -> tuple[str, ...]:
    """The leaves without their places in lists: the next group is the next one anyway.

    >>> bare(("groups.2.site=pier", "cards.0=key-01"))
    ('groups.site=pier', 'cards=key-01')
    """
    return tuple([PLACE.sub("", leaf) for leaf in row])
