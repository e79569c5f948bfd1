"""What to say when the table asks: to a draft, a proposal, a vote, a ruse?"""

from collections.abc import Callable
from typing import Final

from parlour.core.game import Move
from parlour.core.masks import members
from parlour.core.seats import Seat
from parlour.games.island.bot import drafts, leading
from parlour.games.island.bot.thinking import Thinking
from parlour.games.island.bot.worth import KEEP
from parlour.games.island.content import CARD, CARDS, POINTS, RUSE, VALUE
from parlour.games.island.moves import (
    Accuse,
    Agree,
    Contribute,
    Decide,
    ExcludeVote,
    Leave,
    Object,
    Side,
    Skip,
    Stop,
)
from parlour.games.island.solver import enough

SAMPLES: Final = 3
STARTS: Final = 3
SURE: Final = 0.5
"""A suspicion strong enough to name somebody."""
POINTS_A_CARD: Final = 4.6


def plan(thinking: Thinking) -> Move:
    """A draft, or a word on the one that lies there."""
    if thinking.state.plan is None:
        return drafts.draft(thinking, SAMPLES, STARTS)
    return drafts.answer(thinking, 1)


def in_group(thinking: Thinking) -> Move:
    """The next step, or a word on what the other companion wants."""
    proposal = thinking.state.acting_group().proposal
    if proposal is None:
        return leading.lead(thinking)
    if proposal.objected:
        return Side(True)
    return Object() if gives_up(proposal.move) and sees_more(thinking) else Agree()


def gives_up(move: Move) -> bool:
    return isinstance(move, Skip | Leave | Stop)


def sees_more(thinking: Thinking) -> bool:
    """One would enter, or meet the number, or turn up another token oneself."""
    return not gives_up(leading.lead(thinking))


def exclude(thinking: Thinking) -> Move:
    """The seat that is suspected most; without a suspicion, turn by turn another (ISL-11.3)."""
    others = [one for one in range(thinking.state.seats) if one != thinking.seat]
    turn = thinking.state.turn
    return ExcludeVote(
        max(others, key=lambda one: (round(thinking.suspects[one], 3), (one + turn) % 7))
    )


def accuse(thinking: Thinking) -> Move:
    """The likeliest, if that is likely (ISL-11.10)."""
    others = range(thinking.state.seats)
    first: Seat = max(others, key=lambda one: thinking.suspects[one])
    return Accuse(first if thinking.suspects[first] > SURE else None)


def contribute(thinking: Thinking) -> Move:
    """Hand cards against a ruse, if together they can stop it (ISL-13.12, 13.13)."""
    state, seat = thinking.state, thinking.seat
    ruse = state.ruse_play
    assert ruse is not None
    offered = sum([VALUE[CARD[card]] for cards in ruse.paid.values() for card in cards])
    missing = POINTS[RUSE[ruse.card]] - offered
    if missing <= 0:
        return Contribute(())
    hand = sorted(members(state.hands[seat]), key=KEEP.__getitem__)
    prices = [KEEP[card] for card in hand]
    for _, places in enough([VALUE[card] for card in hand], missing, prices):
        return Contribute(tuple([CARDS[hand[place]] for place in places]))
    later = [one for one in ruse.payers if one not in ruse.paid and one != seat]
    others = sum([state.hands[one].bit_count() for one in later]) * POINTS_A_CARD
    own = sum([VALUE[card] for card in hand])
    if own + 0.7 * others >= missing:
        return Contribute(tuple([CARDS[card] for card in hand]))
    return Contribute(())


MOVES: Final[dict[str, Callable[[Thinking], Move]]] = {
    "planning": plan,
    "group": in_group,
    "exclude_vote": exclude,
    "setback_vote": lambda thinking: Decide("positive"),
    "ruse_answer": contribute,
    "accusation": accuse,
}
"""By phase, for a seat that is on the table's side."""


def reply(thinking: Thinking) -> Move:
    return MOVES[thinking.state.phase](thinking)
