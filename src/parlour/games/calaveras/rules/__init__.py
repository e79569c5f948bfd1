"""The rules of Mission Calaveras, in the order of the specification.

A turn: a card is played; Nicole looks round; the hand is refilled; a suspect may be designated and
Nicole looks round again; the match ends at seven points, or the turn passes clockwise (CAL-4.3).
"""

from mypy_extensions import i64

from parlour.core.chance import Chance
from parlour.core.game import Move, Story
from parlour.core.seats import NOBODY, ONLY, Seat, Seats
from parlour.core.vectors import vec
from parlour.games.calaveras import events
from parlour.games.calaveras.content import DECK, GUILTY_AT
from parlour.games.calaveras.law import lying_cards, may_idle, why_not
from parlour.games.calaveras.moves import IDLE, IDLE_AT, MOVES, TWIST_FROM, number_of
from parlour.games.calaveras.options import Options, check
from parlour.games.calaveras.position import Position
from parlour.games.calaveras.rules.passing import pass_on
from parlour.games.calaveras.rules.play import play
from parlour.games.calaveras.rules.refill import refill
from parlour.games.calaveras.rules.verdict import charge, end, nicole_looks_round
from parlour.games.calaveras.scoring import Outcome, designated, outcome
from parlour.games.calaveras.state import COUNT, NONE, PICKED, TWISTS_HELD, State, kinds


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
        moves = catalogue.lay[kinds(hand)]
        if hand & TWISTS_HELD:
            moves = moves[:]
            carry = catalogue.carry
            for area in range(len(self.areas)):
                moves += carry[area][self.areas[area]]
            if may_idle(self):
                moves.append(IDLE)
        return moves

    def sample(self, seat: Seat, chance: Chance) -> Move:
        """The move that `legal_moves` would hold at a random place, found without the list."""
        hand = self.hands[seat]
        moves = self.table.catalogue.lay[kinds(hand)]
        if not hand & TWISTS_HELD:
            return moves[chance.below(len(moves))]
        twists = lying_cards(self) * (len(self.areas) - 1)
        number = chance.below(len(moves) + twists + may_idle(self))
        if number < len(moves):
            return moves[number]
        return MOVES[carried(self.areas, number - len(moves), len(self.areas) - 1)]

    def drawn_move(self, seat: i64, chance: Chance) -> i64:
        """The same as a number in `MOVES`, where compiled loops need no move."""
        areas = self.areas
        hand = self.hands[seat]
        held = kinds(hand)
        ways: i64 = len(areas)
        plays = COUNT[held] * ways
        if not hand & TWISTS_HELD:
            number: i64 = chance.below(plays)
            return PICKED[held << 3 | number // ways] << 3 | number % ways
        ways -= 1
        number = chance.below(plays + lying_cards(self) * ways + may_idle(self))
        if number < plays:
            return PICKED[held << 3 | number // (ways + 1)] << 3 | number % (ways + 1)
        return carried(areas, number - plays, ways)

    def move_at_random(self, seat: Seat, chance: Chance) -> None:
        self.take_turn(seat, self.drawn_move(seat, chance), chance, None)

    def why_not(self, seat: Seat, move: Move) -> str | None:
        return why_not(self, seat, move)

    def apply(self, seat: Seat, move: Move, chance: Chance, story: Story | None = None) -> None:
        self.take_turn(seat, number_of(move), chance, story)

    def take_turn(self, seat: i64, number: i64, chance: Chance, story: Story | None) -> None:
        """One turn, step by step (CAL-4.3)."""
        self.played += 1
        play(self, seat, number, story)
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
        other.points = self.points[:]
        other.areas = self.areas[:]
        other.hands = self.hands[:]
        other.discard = self.discard
        other.draw = self.draw
        other.drawn = self.drawn
        return other


def carried(areas: "vec[i64]", number: i64, ways: i64) -> i64:
    """The number of a twist by its place among all twists, area by area; past them, idling."""
    end: i64 = len(areas)
    for source in range(end):
        lying = areas[source]
        here = COUNT[lying] * ways
        if number < here:
            card: i64 = PICKED[lying << 3 | number // ways]
            to = number % ways
            if to >= source:
                to += 1
            return TWIST_FROM + (card << 6 | source << 3 | to)
        number -= here
    return IDLE_AT


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
