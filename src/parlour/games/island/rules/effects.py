"""What happens when a setback or a ruse strikes? A handful of operations (ISL-17.7, 17.10).

Most lie on the table, or on the acting group, until the turn is over; some work at once.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from parlour.core.chance import Chance
from parlour.core.game import Story
from parlour.core.masks import members
from parlour.core.notation import Frozen
from parlour.core.seats import Seat
from parlour.games.island.content import GUESTS, SITES, TOKENS, Effect
from parlour.games.island.events import turns
from parlour.games.island.rules.piles import some_of
from parlour.games.island.state import State
from parlour.games.island.state.written import cards


@dataclass(frozen=True)
class Blow:
    """One card that strikes: what it does, and whom it is aimed at."""

    effect: Effect
    letter: str
    """Of a ruse, what its card says: A, P, T or G (ISL-13.5, 13.17); of a setback none."""
    target: Seat | None

    @property
    def count(self) -> int:
        return self.effect.count or 0


def strike(state: State, blow: Blow, chance: Chance, story: Story | None) -> None:
    """A setback or a ruse takes effect (ISL-11.5, 13.15)."""
    at_once = AT_ONCE.get(blow.effect.op)
    if at_once is not None:
        at_once(state, blow, chance, story)
    elif blow.letter == "G":
        group = state.acting_group()
        group.effects = (*group.effects, blow.effect)
    else:
        state.effects = (*state.effects, replace(blow.effect, seat=blow.target))


def lose_cards(state: State, blow: Blow, chance: Chance, story: Story | None) -> None:
    """From the hand of the target, or from the pool of the group."""
    if blow.letter == "G" or blow.target is None:
        group = state.acting_group()
        lost = some_of(group.pool(), blow.count, chance)
        group.up &= ~lost
        group.private &= ~lost
        state.discard |= lost
        if story is not None:
            story.tell(turns.PoolCardsLost(cards(lost)))
    else:
        lose_from_hand(state, blow.target, blow.count, chance, story)


def all_lose_cards(state: State, blow: Blow, chance: Chance, story: Story | None) -> None:
    """From every hand; of a ruse, not from that of the accomplice."""
    for seat in state.players() if blow.letter else range(state.seats):
        lose_from_hand(state, seat, blow.count, chance, story)


def lose_from_hand(
    state: State, seat: Seat, count: int, chance: Chance, story: Story | None
) -> None:
    lost = some_of(state.hands[seat], count, chance)
    state.hands[seat] &= ~lost
    state.discard |= lost
    if story is not None and lost:
        story.tell(turns.HandCardsLost(seat, cards(lost)))


def lose_hidden(state: State, blow: Blow, chance: Chance, story: Story | None) -> None:
    """All face-down cards of living guests; bedroom sets keep theirs."""
    lost: dict[str, tuple[str, ...]] = {}
    for guest in members(state.alive):
        if state.down[guest]:
            lost[GUESTS[guest]] = cards(state.down[guest])
            state.discard |= state.down[guest]
            state.down[guest] = 0
    if story is not None:
        story.tell(turns.HiddenCardsLost(Frozen(lost)))


def cover_numbers(state: State, blow: Blow, chance: Chance, story: Story | None) -> None:
    """Face-up numbers are turned down and go last at their site."""
    covered = []
    for site in range(len(SITES)):
        turned = members(state.tokens_up[site])
        covered += [TOKENS[token] for token in turned]
        state.tokens_down[site] += bytes(turned)
        state.tokens_up[site] = 0
    if story is not None:
        story.tell(turns.NumbersCovered(tuple(covered)))


def lose_ability(state: State, blow: Blow, chance: Chance, story: Story | None) -> None:
    """Random ability tokens of the target leave the game."""
    if blow.target is None:
        return
    lost = some_of(state.abilities[blow.target], blow.count, chance)
    state.abilities[blow.target] &= ~lost
    state.spent |= lost
    if story is not None:
        for token in members(lost):
            story.tell(turns.AbilityLost(blow.target, TOKENS[token]))


def bench_guests(state: State, blow: Blow, chance: Chance, story: Story | None) -> None:
    """Living guests, drawn at random, stay at the entrance."""
    for guest in members(some_of(state.alive, blow.count, chance)):
        benched = Effect("benched", guest=GUESTS[guest], source=blow.effect.source)
        state.effects = (*state.effects, benched)
        if story is not None:
            story.tell(turns.GuestBenched(GUESTS[guest]))


Strike = Callable[[State, Blow, Chance, Story | None], None]
AT_ONCE: Final[dict[str, Strike]] = {
    "discard_random": lose_cards,
    "discard_random_each_player": all_lose_cards,
    "discard_hidden": lose_hidden,
    "cover_numbers": cover_numbers,
    "lose_ability": lose_ability,
    "bench_guest": bench_guests,
}
