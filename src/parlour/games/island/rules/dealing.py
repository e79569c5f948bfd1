"""How is the table laid? Tokens, guests, cards, personas, and perhaps an accomplice (ISL-3)."""

from parlour.core.chance import Chance
from parlour.core.game import Story
from parlour.core.seats import Seat
from parlour.games.island.content import (
    ALL_GUESTS,
    CARDS,
    DISCOVERIES,
    GUESTS,
    PERSONAS,
    RUSES,
    SETBACKS,
    TOKEN_SITES,
    TOKENS,
)
from parlour.games.island.events import planning as events
from parlour.games.island.options import Options, check
from parlour.games.island.rules.piles import draw
from parlour.games.island.rules.turns import lay_traces
from parlour.games.island.state import State
from parlour.games.island.state.written import cards

FACE_UP = 2
HAND = 3
CARDS_AT_SETUP = 2
"""Discovery cards turned up before the first turn (ISL-3.2)."""


def set_up(state: State, options: Options, seats: int, chance: Chance, story: Story | None) -> None:
    check(options, seats)
    state.clear(seats, options)
    personas = chance.shuffled(PERSONAS)[:seats]
    state.personas = tuple(personas)
    if story is not None:
        story.tell(events.GuestsArrived(seats, tuple(personas)))
    lay_tokens(state, chance, story)
    hide_murderer(state, chance)
    deal_cards(state, chance, story)
    if options.accomplice:
        hide_accomplice(state, chance, story)
    if story is not None:
        story.tell(events.TurnBegan(1, len(GUESTS), 0))


def lay_tokens(state: State, chance: Chance, story: Story | None) -> None:
    """One token a site, and three for each of two discovery cards; the rest is the bag (ISL-3.1 to
    3.3)."""
    state.bag = bytes(chance.shuffled(range(len(TOKENS))))
    for site in TOKEN_SITES:
        state.tokens_down[site] = state.bag[:1]
        state.bag = state.bag[1:]
    found = chance.shuffled(range(len(DISCOVERIES)))
    for card in found[:CARDS_AT_SETUP]:
        lay_traces(state, card, story)
    state.discoveries = bytes(found[CARDS_AT_SETUP:])


def hide_murderer(state: State, chance: Chance) -> None:
    """One victim card is set aside unseen; the others lie in random order (ISL-3.4, 3.5)."""
    state.alive = ALL_GUESTS
    state.murderer, *victims = chance.shuffled(range(len(GUESTS)))
    state.victims = bytes(victims)


def deal_cards(state: State, chance: Chance, story: Story | None) -> None:
    """Two cards face up and one face down for each guest, three for each hand (ISL-3.6, 3.7)."""
    state.deck = bytes(chance.shuffled(range(len(CARDS))))
    for guest in range(len(GUESTS)):
        state.up[guest] = draw(state, FACE_UP, chance, story)
        state.down[guest] = draw(state, 1, chance, story)
    for seat in range(state.seats):
        state.hands[seat] = draw(state, HAND, chance, story)
        if story is not None:
            story.tell(events.HandDealt(seat, HAND, cards(state.hands[seat])))


def hide_accomplice(state: State, chance: Chance, story: Story | None) -> None:
    """As many accomplice cards as seats and one more, the accomplice among them (ISL-3.9,
    3.10)."""
    state.setbacks = bytes(chance.shuffled(range(len(SETBACKS))))
    state.ruse_deck = bytes(chance.shuffled(range(len(RUSES))))
    holder: Seat = chance.below(state.seats + 1)
    roles = ["accomplice" if seat == holder else "loyal" for seat in range(state.seats + 1)]
    state.roles = tuple(roles[:-1])
    state.spare_role = roles[-1]
    if story is not None:
        for seat in range(state.seats):
            story.tell(events.RoleDealt(seat, roles[seat]))
