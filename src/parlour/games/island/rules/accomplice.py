"""What does the accomplice do? He steps forward, buys ruses, and says where he goes (ISL-11.7,
13.1 to 13.8)."""

from parlour.core.chance import Chance
from parlour.core.game import Story
from parlour.core.masks import members
from parlour.core.seats import Seat
from parlour.games.island.content import CARD, RUSES, SITE
from parlour.games.island.events import planning
from parlour.games.island.events import ruses as events
from parlour.games.island.moves import AccompliceGo, ExchangeRuses, Pass, RevealSelf
from parlour.games.island.rules import steps
from parlour.games.island.rules.piles import draw_ruse, some_of
from parlour.games.island.state import NONE, State
from parlour.games.island.state.written import cards, words

RUSES_A_TURN = 2


def step_forward(
    state: State, seat: Seat, move: RevealSelf, chance: Chance, story: Story | None
) -> None:
    """By choice; the turn ends as normal (ISL-11.7, 11.9)."""
    reveal(state, seat, False, story)


def force(state: State, story: Story | None) -> None:
    """He must; if no seat is the accomplice nothing is said (ISL-11.8)."""
    if not state.options.accomplice or state.revealed != NONE:
        return
    for seat, role in enumerate(state.roles):
        if role == "accomplice":
            reveal(state, seat, True, story)


def reveal(state: State, seat: Seat, forced: bool, story: Story | None) -> None:
    state.revealed = seat
    state.revealed_turn = state.turn
    if story is not None:
        story.tell(events.AccompliceRevealed(seat, forced))


def begin_acting(state: State, story: Story | None) -> None:
    """From this turn on he plays as the accomplice; the others hand in their ruses (ISL-13.1)."""
    state.acting = True
    for seat in state.players():
        state.ruse_pile |= state.ruses[seat]
        state.ruses[seat] = 0
    state.phase = "exchange"
    if story is not None:
        story.tell(events.RusesHandedIn(state.ruse_pile.bit_count()))


def exchange(
    state: State, seat: Seat, move: ExchangeRuses, chance: Chance, story: Story | None
) -> None:
    """He takes ruses unseen; what is left of them and of his cards is discarded (ISL-13.2,
    13.3)."""
    bought = some_of(state.ruse_pile, move.take, chance)
    spent = sum(1 << CARD[word] for word in move.cards)
    rest = state.ruse_pile & ~bought
    left = state.hands[seat] & ~spent
    state.ruses[seat] |= bought
    state.ruses_out |= rest
    state.discard |= state.hands[seat]
    state.ruse_pile = 0
    state.hands[seat] = 0
    state.phase = steps.OPEN_TURN
    if story is not None:
        ruses = words(members(bought), RUSES)
        story.tell(events.RusesBought(seat, move.take, move.cards, ruses))
        story.tell(events.RemaindersDiscarded(seat, words(members(rest), RUSES), cards(left)))


def draw_ruses(state: State, story: Story | None) -> None:
    """Two at the start of each of his turns (ISL-13.4)."""
    before = state.ruses[state.revealed]
    for _ in range(RUSES_A_TURN):
        draw_ruse(state, state.revealed)
    drawn = state.ruses[state.revealed] & ~before
    if story is not None:
        ruses = words(members(drawn), RUSES)
        story.tell(events.RusesDrawn(state.revealed, len(ruses), ruses))


def go(
    state: State, seat: Seat, move: AccompliceGo | Pass, chance: Chance, story: Story | None
) -> None:
    """He names a site, or stays away (ISL-13.8)."""
    site = move.site if isinstance(move, AccompliceGo) else None
    state.accomplice_at = NONE if site is None else SITE[site]
    if story is not None:
        story.tell(planning.AccompliceWent(seat, site))
    state.phase = steps.NEXT_GROUP
