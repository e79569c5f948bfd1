"""The rules of Mission Calaveras, in the order of the specification.

A turn: a card is played; Nicole looks round; the hand is refilled; a suspect may be designated and
Nicole looks round again; the match ends at seven points, or the turn passes clockwise (CAL-4.3).
"""

from parlour.core.chance import Chance
from parlour.core.game import Move, Story
from parlour.core.seats import NOBODY, ONLY, Seat, Seats
from parlour.games.calaveras import events
from parlour.games.calaveras.content import DECK, GUILTY_AT, TWIST
from parlour.games.calaveras.law import lying_cards, may_idle, why_not
from parlour.games.calaveras.moves import IDLE
from parlour.games.calaveras.options import Options, check
from parlour.games.calaveras.position import Position
from parlour.games.calaveras.rules.passing import pass_on
from parlour.games.calaveras.rules.play import play
from parlour.games.calaveras.rules.refill import refill
from parlour.games.calaveras.rules.verdict import charge, end, nicole_looks_round
from parlour.games.calaveras.scoring import Outcome, designated, outcome
from parlour.games.calaveras.state import HELD, LOCATIONS_OF_HAND, NONE, State


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
