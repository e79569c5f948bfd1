"""The rules of Mission Calaveras, in the order of the specification.

A turn: a card is played; Nicole looks round; the hand is refilled; a suspect may be designated and
Nicole looks round again; the match ends at seven points, or the turn passes clockwise (CAL-4.3).
"""

from typing import Final

from mypy_extensions import i64

from parlour.core.chance import Chance
from parlour.core.game import Move, Story
from parlour.core.seats import NOBODY, ONLY, Seat, Seats
from parlour.core.vectors import vec
from parlour.games.calaveras import events
from parlour.games.calaveras.content import CARD, DECK, GUILTY_AT
from parlour.games.calaveras.law import lying, lying_cards, may_idle, why_not
from parlour.games.calaveras.moves import (
    AREA,
    FRONTS,
    IDLE,
    IDLE_AT,
    INNOCENT,
    KINDS,
    LOCATIONS_HELD,
    MOST_WAYS,
    MOVES,
    SUSPECT,
    TWIST_FROM,
    Play,
    Twist,
)
from parlour.games.calaveras.options import Options, check
from parlour.games.calaveras.position import Position
from parlour.games.calaveras.position import check as check_position
from parlour.games.calaveras.rules.passing import pass_on
from parlour.games.calaveras.rules.play import idle, play, twist
from parlour.games.calaveras.rules.refill import refill
from parlour.games.calaveras.rules.verdict import charge, end, nicole_turns
from parlour.games.calaveras.scoring import Outcome, designated, outcome, trusted
from parlour.games.calaveras.state import COUNT, NONE, TWISTS_HELD, State

FRESH: Final = vec[i64](DECK)
"""The deck before it is shuffled."""


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
        moves = catalogue.lay[hand & LOCATIONS_HELD]
        if hand & TWISTS_HELD:
            carry = catalogue.carry
            moves = moves + carry[INNOCENT][self.innocent]
            moves += carry[SUSPECT][self.suspect]
            area: i64 = FRONTS
            for front in self.fronts:
                if front:
                    moves += carry[area][front]
                area += 1
            if may_idle(self):
                moves.append(IDLE)
        return moves

    def sample(self, seat: Seat, chance: Chance) -> Move:
        """The move that `legal_moves` would hold at a random place, found without the list."""
        hand = self.hands[seat]
        moves = self.table.catalogue.lay[hand & LOCATIONS_HELD]
        if not hand & TWISTS_HELD:
            return moves[chance.below(len(moves))]
        plays: i64 = len(moves)
        ways: i64 = len(self.fronts) + 1
        number: i64 = chance.below(plays + lying_cards(self) * ways + may_idle(self))
        if number < plays:
            return moves[number]
        return MOVES[carried(self, number - plays, ways)]

    def drawn_number(self, seat: i64, chance: Chance) -> i64:
        """The same as a number in `MOVES`, where compiled loops need no move."""
        hand = self.hands[seat]
        catalogue = self.table.catalogue
        held = KINDS[hand & LOCATIONS_HELD]
        ways: i64 = len(self.fronts) + 1
        plays = COUNT[held] * (ways + 1)
        if hand & TWISTS_HELD:
            number: i64 = chance.below(plays + lying_cards(self) * ways + may_idle(self))
        else:
            number = chance.below(plays)
        if number < plays:
            return catalogue.plays[held * MOST_WAYS + number]
        return carried(self, number - plays, ways)

    def move_at_random(self, chance: Chance) -> bool:
        seat = self.acting
        if seat == NONE:
            return False
        self.play_number(seat, self.drawn_number(seat, chance), chance)
        return True

    def why_not(self, seat: Seat, move: Move) -> str | None:
        return why_not(self, seat, move)

    def apply(self, seat: Seat, move: Move, chance: Chance, story: Story | None = None) -> None:
        if isinstance(move, Play):
            play(self, seat, CARD[move.card], AREA[move.to], story)
        elif isinstance(move, Twist):
            twist(self, seat, CARD[move.card], AREA[move.from_], AREA[move.to], story)
        else:
            idle(self, seat, story)
        self.go_on(seat, chance, story)

    def play_number(self, seat: i64, number: i64, chance: Chance) -> None:
        """The same by the number of the move, and no story is told."""
        if number < TWIST_FROM:
            play(self, seat, number >> 3, number & 7, None)
        elif number < IDLE_AT:
            number -= TWIST_FROM
            twist(self, seat, number >> 6, number >> 3 & 7, number & 7, None)
        else:
            idle(self, seat, None)
        self.go_on(seat, chance, None)

    def go_on(self, seat: i64, chance: Chance, story: Story | None) -> None:
        """The turn after its first step (CAL-4.3)."""
        self.played += 1
        to = trusted(self)
        if to != self.nicole:
            nicole_turns(self, to, story)
        refill(self, seat, chance, story)
        suspect = designated(self)
        if suspect != NONE:
            charge(self, suspect, story)
            to = trusted(self)
            if to != self.nicole:
                nicole_turns(self, to, story)
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
        other.innocent = self.innocent
        other.suspect = self.suspect
        other.fronts = self.fronts[:]
        other.hands = self.hands[:]
        other.discard = self.discard
        other.draw = self.draw
        other.left = self.left
        return other


def carried(state: State, number: i64, ways: i64) -> i64:
    """The number of a twist by its place among all twists, area by area; past them, idling."""
    for source in range(ways + 1):
        cards = lying(state, source)
        here = COUNT[cards] * ways
        if number < here:
            way = state.table.catalogue.twists[cards * MOST_WAYS + number]
            past = 1 if way & 7 >= source else 0
            return TWIST_FROM + ((way & ~7) << 3 | source << 3 | (way & 7) + past)
        number -= here
    return IDLE_AT


def setup(options: Options, seats: int, chance: Chance, story: Story | None = None) -> Calaveras:
    """Deal, and give Nicole and the first turn to the first player (CAL-2)."""
    check(options, seats)
    state = Calaveras()
    state.clear(seats, options)
    cards = FRESH[:]
    chance.shuffle(cards)
    state.draw = cards
    state.left = len(cards)
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
    check_position(position, seats)
    return laid_out(position, seats, options)


def laid_out(position: Position, seats: int, options: Options) -> Calaveras:
    """The same of a position that is known to be possible."""
    state = Calaveras()
    state.clear(seats, options)
    state.lay_out(position)
    return state
