"""The second step of an hour: guesses and opinions, until all are ready or the sand is out (MYS-6,
MYS-7)."""

from parlour.core.chance import Chance
from parlour.core.game import Story
from parlour.core.masks import members
from parlour.core.seats import Seat, Seats
from parlour.games.mysterium import events
from parlour.games.mysterium.content import BIT, CARD, PSYCHIC, SIGN, SIGNS
from parlour.games.mysterium.moves import (
    Judge,
    Place,
    Ready,
    TimeUp,
    Unjudge,
    Unplace,
    Unready,
)
from parlour.games.mysterium.rules.answers import answer_all, go_on
from parlour.games.mysterium.state import State
from parlour.games.mysterium.state.table import MANIFESTING


def place(state: State, seat: Seat, move: Place, chance: Chance, story: Story | None) -> None:
    """An intuition token goes to a card, opinions and all; nobody is ready any more (MYS-6.8)."""
    psychic = PSYCHIC[move.psychic]
    moved = state.placed[psychic] != 0
    state.placed[psychic] = CARD[move.card]
    state.ready = 0
    if story is not None:
        kind = events.TokenMoved if moved else events.TokenPlaced
        story.tell(kind(move.psychic, move.card))


def unplace(state: State, seat: Seat, move: Unplace, chance: Chance, story: Story | None) -> None:
    """A guess is taken back, and the opinions about it return to their psychics (MYS-7.5)."""
    psychic = PSYCHIC[move.psychic]
    state.placed[psychic] = 0
    state.ready = 0
    for sign in range(len(SIGNS)):
        for judge in members(state.judged[2 * psychic + sign]):
            state.held[2 * judge + sign] += 1
        state.judged[2 * psychic + sign] = 0
    if story is not None:
        story.tell(events.TokenTakenBack(move.psychic))


def judge(state: State, seat: Seat, move: Judge, chance: Chance, story: Story | None) -> None:
    """A clairvoyancy token is added to a guess (MYS-7.1)."""
    sign, psychic = SIGN[move.sign], PSYCHIC[move.psychic]
    state.held[2 * psychic + sign] -= 1
    state.judged[2 * PSYCHIC[move.on] + sign] |= BIT[psychic]
    state.ready &= ~BIT[seat]
    if story is not None:
        story.tell(events.OpinionGiven(move.psychic, move.on, move.sign))


def unjudge(state: State, seat: Seat, move: Unjudge, chance: Chance, story: Story | None) -> None:
    """A clairvoyancy token comes back to hand (MYS-7.6)."""
    psychic, on = PSYCHIC[move.psychic], PSYCHIC[move.on]
    for sign in range(len(SIGNS)):
        if state.judged[2 * on + sign] & BIT[psychic]:
            state.judged[2 * on + sign] ^= BIT[psychic]
            state.held[2 * psychic + sign] += 1
    state.ready &= ~BIT[seat]
    if story is not None:
        story.tell(events.OpinionTakenBack(move.psychic, move.on))


def say_ready(state: State, seat: Seat, move: Ready, chance: Chance, story: Story | None) -> None:
    """When everybody that is awaited is ready, the step ends (MYS-6.7)."""
    state.ready |= BIT[seat]
    if story is not None:
        story.tell(events.SaidReady(seat))
    if not awaited(state):
        if story is not None:
            story.tell(events.AllReady(state.hour))
        end(state, chance, story)


def withdraw_ready(
    state: State, seat: Seat, move: Unready, chance: Chance, story: Story | None
) -> None:
    state.ready &= ~BIT[seat]
    if story is not None:
        story.tell(events.ReadyWithdrawn(seat))


def run_out(state: State, seat: Seat, move: TimeUp, chance: Chance, story: Story | None) -> None:
    """The sand has run out (MYS-17.2)."""
    if story is not None:
        story.tell(events.SandRanOut(state.hour))
    end(state, chance, story)


def end(state: State, chance: Chance, story: Story | None) -> None:
    """Who has not guessed stays silent; the others wait for the ghost (MYS-6.9, 19.4)."""
    state.step = MANIFESTING
    state.ready = 0
    if story is not None:
        for psychic, word in enumerate(state.table.colours):
            if not state.is_finished(psychic) and not state.placed[psychic]:
                story.tell(events.StayedSilent(word))
    if state.table.auto_reveal:
        answer_all(state, story)
    go_on(state, chance, story)


def awaited(state: State) -> Seats:
    """The seats whose readiness is still missing (MYS-6.7)."""
    lying = 0
    for mask in state.judged:
        lying |= mask
    return tuple(
        [
            seat
            for seat in state.table.players
            if not state.ready & BIT[seat] and has_a_stake(state, seat, lying)
        ]
    )


def has_a_stake(state: State, seat: Seat, lying: int) -> bool:
    """An unfinished psychic, or a clairvoyancy token in hand or on the table."""
    for psychic in state.table.led[seat]:
        held = state.held[2 * psychic] or state.held[2 * psychic + 1]
        if not state.is_finished(psychic) or held or lying & BIT[psychic]:
            return True
    return False
