"""The rules of Mission Calaveras, in the order of the specification.

A turn: a card is played; Nicole looks round; the hand is refilled; a suspect may be designated and
Nicole looks round again; the match ends at seven points, or the turn passes clockwise (CAL-4.3).
"""

from parlour.core.chance import Chance
from parlour.core.game import Move, Story
from parlour.core.seats import NOBODY, ONLY, Seat, Seats
from parlour.games.calaveras import events
from parlour.games.calaveras.content import (
    CARD,
    CARDS,
    DECK,
    GUILTY_AT,
    HAND_SIZE,
    LOCATIONS,
    TWIST,
)
from parlour.games.calaveras.law import lying_cards, may_idle, why_not
from parlour.games.calaveras.moves import AREA, FRONTS, IDLE, INNOCENT, SUSPECT, Play, Twist
from parlour.games.calaveras.options import Options, check
from parlour.games.calaveras.position import Position
from parlour.games.calaveras.scoring import (
    Outcome,
    designated,
    outcome,
    reasons,
    stake,
    team,
    trusted,
)
from parlour.games.calaveras.state import (
    BIT,
    HELD,
    LOCATIONS_OF_HAND,
    NONE,
    ONE,
    State,
    heap_cards,
    heap_words,
    lying_words,
    size,
)

Place = int


class Calaveras(State):
    """A state that knows its rules."""

    __slots__ = ()

    def to_act(self) -> Seats:
        """The seat of the turn's place; for the ghost its partner (CAL-16.8)."""
        return NOBODY if self.acting == NONE else ONLY[self.acting]

    def legal_moves(self, seat: Seat) -> list[Move]:
        """Each different Location to each area, each lying card to each other area, an idle Twist
        (CAL-13.1)."""
        if seat != self.acting or seat == NONE:
            return []
        hand = self.hands[seat]
        catalogue = self.table.catalogue
        moves = catalogue.lay[hand & LOCATIONS_OF_HAND]
        if hand & HELD[TWIST]:
            moves = moves[:]
            carry = catalogue.carry
            for area, lying in enumerate(self.areas):
                moves += carry[area][lying]
            if may_idle(self):
                moves.append(IDLE)
        return moves

    def sample(self, seat: Seat, chance: Chance) -> Move:
        """The move that `legal_moves` would hold at a random place, found without the list."""
        hand = self.hands[seat]
        moves = self.table.catalogue.lay[hand & LOCATIONS_OF_HAND]
        if not hand & HELD[TWIST]:
            return moves[chance.below(len(moves))]
        carried = lying_cards(self) * (len(self.areas) - 1)
        number = chance.below(len(moves) + carried + may_idle(self))
        if number < len(moves):
            return moves[number]
        number -= len(moves)
        carry = self.table.catalogue.carry
        for area, lying in enumerate(self.areas):
            moves = carry[area][lying]
            if number < len(moves):
                return moves[number]
            number -= len(moves)
        return IDLE

    def why_not(self, seat: Seat, move: Move) -> str | None:
        return why_not(self, seat, move)

    def apply(self, seat: Seat, move: Move, chance: Chance, story: Story | None = None) -> None:
        """One turn, step by step (CAL-4.3)."""
        self.played += 1
        play(self, seat, move, story)
        nicole_looks_round(self, story)
        refill(self, seat, chance, story)
        suspect = designated(self)
        if suspect != NONE:
            charge(self, suspect, story)
            nicole_looks_round(self, story)
            if self.points[suspect] >= GUILTY_AT:
                end(self, suspect, story)
                return
        pass_on(self, chance, story)

    def outcome(self) -> Outcome | None:
        return outcome(self)

    def copy(self) -> "Calaveras":
        """Every field of `State`, one by one: the quickest way, interpreted and compiled."""
        other = Calaveras()
        other.table = self.table
        other.played = self.played
        other.turn = self.turn
        other.acting = self.acting
        other.nicole = self.nicole
        other.guilty = self.guilty
        other.points = self.points
        other.areas = self.areas.copy()
        other.hands = self.hands.copy()
        other.discard = self.discard
        other.draw = self.draw
        other.drawn = self.drawn
        return other


def setup(options: Options, seats: int, chance: Chance, story: Story | None = None) -> Calaveras:
    """Deal, and give Nicole and the first turn to the first player (CAL-2)."""
    check(options, seats)
    state = Calaveras()
    state.clear(seats, options)
    state.draw = bytes(chance.shuffled(DECK))
    for seat in range(seats):
        refill(state, seat, chance, None)
    first = chance.below(seats) if options.first is None else options.first
    state.turn = state.acting = state.nicole = first
    if story is not None:
        story.tell(events.AgentsGathered(first, seats))
        story.tell(events.TurnPassed(first, first))
    return state


def from_position(position: Position, seats: int, options: Options) -> Calaveras:
    """The state that a full position describes; raises NotationError for one that cannot be
    (CAL-16.3)."""
    state = Calaveras()
    state.clear(seats, options)
    state.lay_out(position)
    return state


def play(state: State, seat: Seat, move: Move, story: Story | None) -> None:
    """Lay the card, or spend the Twist (CAL-5, CAL-6)."""
    if isinstance(move, Play):
        card = CARD[move.card]
        state.hands[seat] -= ONE[card]
        if story is not None:
            story.tell(played(state, move))
        lay(state, card, AREA[move.to], story)
    elif isinstance(move, Twist):
        spend_twist(state, seat)
        card = CARD[move.card]
        if story is not None:
            story.tell(events.TwistMoved(state.turn, move.card, move.from_, move.to))
        state.areas[AREA[move.from_]] ^= BIT[card]
        lay(state, card, AREA[move.to], story)
    else:
        spend_twist(state, seat)
        if story is not None:
            story.tell(events.TwistDiscarded(state.turn))


def played(state: State, move: Play) -> events.PlayedSelf | events.PlayedOther | events.PlayedZone:
    """What a play is called depends on where the card goes (CAL-14)."""
    place = AREA[move.to] - FRONTS
    if place < 0:
        return events.PlayedZone(state.turn, move.card, move.to)
    if place == state.turn:
        return events.PlayedSelf(state.turn, move.card)
    return events.PlayedOther(state.turn, move.card, place)


def spend_twist(state: State, seat: Seat) -> None:
    """The Twist goes to the discard pile (CAL-6.9)."""
    state.hands[seat] -= ONE[TWIST]
    state.discard += ONE[TWIST]


def lay(state: State, card: int, area: int, story: Story | None) -> None:
    """A Location arrives in an area, where it stays or cancels."""
    if area >= FRONTS:
        lay_in_front(state, card, area, story)
    elif state.areas[INNOCENT] & BIT[card] or state.areas[SUSPECT] & BIT[card]:
        cancel_in_centre(state, card, story)
    else:
        state.areas[area] |= BIT[card]


def lay_in_front(state: State, card: int, area: int, story: Story | None) -> None:
    """Two equal cards before one place cancel out (CAL-5.3, 5.4)."""
    if state.areas[area] & BIT[card]:
        state.discard += 2 * ONE[card]
        if story is not None:
            story.tell(events.FrontCancelled(CARDS[card], area - FRONTS))
    state.areas[area] ^= BIT[card]


def cancel_in_centre(state: State, card: int, story: Story | None) -> None:
    """The same Location twice on the zones, whichever of them, cancels out (CAL-5.7)."""
    state.areas[INNOCENT] &= ~BIT[card]
    state.areas[SUSPECT] &= ~BIT[card]
    state.discard += 2 * ONE[card]
    if story is not None:
        story.tell(events.CentreCancelled(CARDS[card]))


def nicole_looks_round(state: State, story: Story | None) -> None:
    """She goes to whom she trusts now (CAL-10.6)."""
    to = trusted(state)
    if to != state.nicole and story is not None:
        points = state.points
        why = "cards" if points.count(points[to]) > 1 else "points"
        story.tell(events.NicoleTurned(state.nicole, to, why))
    state.nicole = to


def refill(state: State, seat: Seat, chance: Chance, story: Story | None) -> None:
    """The seat draws to three, card by card, while there are any (CAL-7)."""
    hand = before = state.hands[seat]
    missing = HAND_SIZE - size(hand)
    while missing and (state.drawn < len(state.draw) or reshuffle(state, chance, story)):
        hand += ONE[state.draw[state.drawn]]
        state.drawn += 1
        missing -= 1
    state.hands[seat] = hand
    if story is not None:
        drawn = heap_words(hand - before)
        if drawn:
            story.tell(events.HandRefilled(seat, len(drawn), drawn))
        if missing:
            story.tell(events.PilesExhausted(seat, missing, size(hand)))


def reshuffle(state: State, chance: Chance, story: Story | None) -> bool:
    """The discard pile becomes the draw pile, if it holds any card (CAL-7.3, 7.5)."""
    if state.discard == 0:
        return False
    cards = heap_cards(state.discard)
    state.draw = bytes(chance.shuffled(cards))
    state.drawn = 0
    state.discard = 0
    if story is not None:
        story.tell(events.PileReshuffled(len(cards)))
    return True


def charge(state: State, suspect: Place, story: Story | None) -> None:
    """The suspect takes the stake, and the centre is emptied (CAL-9.1, 9.3)."""
    taken = stake(state)
    total = state.points[suspect] + taken
    cards = state.areas[INNOCENT] | state.areas[SUSPECT]
    if story is not None:
        story.tell(events.Designated(suspect, reasons(state), taken, total))
        story.tell(events.CentreEmptied(lying_words(cards)))
    points = list(state.points)
    points[suspect] = total
    state.points = tuple(points)
    for card in LOCATIONS:
        if cards & BIT[card]:
            state.discard += ONE[card]
    state.areas[INNOCENT] = 0
    state.areas[SUSPECT] = 0


def end(state: State, guilty: Place, story: Story | None) -> None:
    """Somebody is guilty; whoever Nicole stands with has won (CAL-11)."""
    state.guilty = guilty
    state.acting = NONE
    if story is not None:
        story.tell(events.FoundGuilty(guilty, state.points[guilty]))
        if state.nicole == guilty:
            story.tell(events.AllFailed(guilty))
        else:
            story.tell(events.TeamWon(team(state, state.nicole), state.nicole))


def stop(state: State, story: Story | None) -> None:
    """The turn cap is reached and nobody is guilty (CAL-11.11)."""
    state.acting = NONE
    if story is not None:
        story.tell(events.MatchStopped(state.played, state.nicole))


def pass_on(state: State, chance: Chance, story: Story | None) -> None:
    """The next place clockwise; a seat without a card only refills (CAL-4.4, 4.7)."""
    table = state.table
    if table.turn_cap and state.played >= table.turn_cap:
        stop(state, story)
        return
    while True:
        state.turn = (state.turn + 1) % table.places
        state.acting = table.deciders[state.turn]
        if state.hands[state.acting]:
            break
        if story is not None:
            story.tell(events.TurnSkipped(state.turn))
        refill(state, state.acting, chance, story)
    if story is not None:
        story.tell(events.TurnPassed(state.turn, state.acting))
