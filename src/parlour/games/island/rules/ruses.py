"""How does a ruse work? It is played, the payers answer, and it is stopped or strikes (ISL-13)."""

from dataclasses import replace

from parlour.core.chance import Chance
from parlour.core.game import Story
from parlour.core.notation import Frozen
from parlour.core.seats import Seat
from parlour.games.island.content import CARD, DOES, LETTER, POINTS, RUSE
from parlour.games.island.events import ruses as events
from parlour.games.island.moves import Contribute, Pass, PlayRuse
from parlour.games.island.position import RusePlay
from parlour.games.island.rules import steps
from parlour.games.island.rules.effects import Blow, strike
from parlour.games.island.scoring.numbers import value_of
from parlour.games.island.scoring.ruses import may_play, payers
from parlour.games.island.state import State


def ask(state: State, chance: Chance, story: Story | None) -> None:
    """Before planning he may play a ruse, if he has one (ISL-13.16, 13.17)."""
    state.phase = "ruse"
    if not may_play(state):
        state.phase = steps.PLAN


def ask_at_group(state: State, chance: Chance, story: Story | None) -> None:
    """Before a group acts as well, wherever he is himself (ISL-13.11, 13.17)."""
    state.phase = "group_ruse"
    if not (state.acting and may_play(state)):
        state.phase = "group"


def play(state: State, seat: Seat, move: PlayRuse, chance: Chance, story: Story | None) -> None:
    """The card lies on the table; its payers answer in seat order (ISL-13.13)."""
    ruse = RUSE[move.card]
    asked = payers(state, ruse, move.target)
    back = state.phase
    state.ruses[seat] &= ~(1 << ruse)
    state.ruse_letters = (*state.ruse_letters, LETTER[ruse])
    state.ruse_play = RusePlay(
        move.card,
        move.target,
        asked,
        Frozen(),
        "ruse" if back == "ruse" else "group_ruse",
    )
    state.phase = "ruse_answer"
    if story is not None:
        story.tell(events.RusePlayed(seat, move.card, move.target))


def contribute(
    state: State, seat: Seat, move: Contribute, chance: Chance, story: Story | None
) -> None:
    """An offer, openly; after the last one the ruse is settled."""
    ruse = state.ruse_play
    assert ruse is not None
    paid = Frozen({**ruse.paid, seat: move.cards})
    state.ruse_play = replace(ruse, paid=paid)
    if story is not None:
        points = value_of([CARD[word] for word in move.cards])
        story.tell(events.PointsOffered(seat, move.cards, points))
    if all(payer in paid for payer in ruse.payers):
        settle(state, state.ruse_play, chance, story)


def settle(state: State, play: RusePlay, chance: Chance, story: Story | None) -> None:
    """Enough: all offered cards are spent. Too little: they stay, and it works (ISL-13.12,
    13.13)."""
    ruse = RUSE[play.card]
    points = value_of([CARD[word] for words in play.paid.values() for word in words])
    state.ruse_play = None
    state.ruses_out |= 1 << ruse
    state.phase = play.back
    stopped = points >= POINTS[ruse]
    if stopped:
        for seat, words in play.paid.items():
            spent = sum(1 << CARD[word] for word in words)
            state.hands[seat] &= ~spent
            state.discard |= spent
    if story is not None:
        told = events.RuseStopped if stopped else events.RuseWorked
        story.tell(told(play.card, points))
    if not stopped:
        strike(state, Blow(DOES[play.card], LETTER[ruse], play.target), chance, story)
    state.phase = steps.ASK_RUSE if play.back == "ruse" else steps.ASK_GROUP_RUSE


def stop_playing(state: State, seat: Seat, move: Pass, chance: Chance, story: Story | None) -> None:
    """No further ruse now."""
    state.phase = steps.PLAN if state.phase == "ruse" else "group"
