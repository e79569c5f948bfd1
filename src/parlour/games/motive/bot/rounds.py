"""Levels 4 and 5: how many points will each seat have at the end of the case?

Every round to come is foretold for every body (`foresight`). What falls to a newcomer is shared
among the seats by the turns they have until then, so a turn is worth something; what a seat holds
in hand adds to that (`hands`).
"""

from math import sqrt

from parlour.core.seats import Seat
from parlour.games.motive.bot.foresight import LAST, outlook, turns_of
from parlour.games.motive.bot.hands import in_hand
from parlour.games.motive.content import INTERVIEW, NIGHTINGALE, PELL
from parlour.games.motive.scoring.motives import between, totals
from parlour.games.motive.state import State
from parlour.games.motive.state.table import AFTER_ROUND, DISGUISE, TURN, TURN_ORDER


def doubt(state: State) -> float:
    """How many points make a difference: the more, the more rounds are to come."""
    return 2.0 + 1.2 * sqrt(3 * (LAST - state.case) + LAST + 1 - state.round)


def foretold(state: State) -> list[float]:
    """By seat, less what all seats have in common."""
    points = [float(score) for score in state.scores]
    first = state.round
    if state.phase == TURN_ORDER and state.after_choice == AFTER_ROUND:
        first += 1
    if first > LAST:
        return points
    left = turns_left(state, first)
    boards = [Board(state, body, first, sum(left)) for body in state.bodies]
    for board in boards:
        board.add_to(points, left)
    if state.interviews:
        add_interviews(state, points, boards)
    seats = state.table.seats
    later = sum([turns_of(seats, number) // seats for number in range(first + 1, LAST + 1)])
    for seat, count in enumerate(left):
        points[seat] += in_hand(state.hands[seat], count + later, first)
    return points


def turns_left(state: State, first: int) -> list[int]:
    """By seat: the turns that are left of the round being played, or of the next one."""
    seats = state.table.seats
    if state.phase not in (TURN, DISGUISE):
        return [turns_of(seats, first) // seats] * seats
    extra = seats == 3 and state.round == 2 and state.pass_ == 1
    left = [int(extra)] * seats
    for seat in state.turn_order[state.turn_index :]:
        left[seat] += 1
    return left


class Board:
    """The suspects of one body, and their outlook."""

    __slots__ = ("between", "outlook", "owners", "tiles")

    def __init__(self, state: State, body: int, first: int, ahead: int) -> None:
        ranking = [32 * motive - tile for tile, motive in totals(state, body).items() if motive]
        ranking.sort(reverse=True)
        self.tiles = [-weight & 31 for weight in ranking]
        self.owners = [state.owner[tile] for tile in self.tiles]
        motives = tuple([(weight + 31) >> 5 for weight in ranking])
        self.outlook = outlook(motives, state.table.seats, first, ahead)
        self.between = go_betweens(state, body, self.tiles[0]) if ranking else []

    def add_to(self, points: list[float], left: list[int]) -> None:
        """What each seat will have of them (MOT-12.4 to 12.6)."""
        coming = self.outlook
        for seat, more in zip(self.owners, coming.points, strict=True):
            if seat >= 0:
                points[seat] += more
        for seat in self.between:
            points[seat] += coming.between
        for seat, count in enumerate(left):
            points[seat] += coming.turn * count

    def chances(self, tile: int) -> tuple[float, float]:
        """To be prime suspect and runner-up after round 3."""
        return self.outlook.last[self.tiles.index(tile)] if tile in self.tiles else (0.0, 0.0)


def go_betweens(state: State, body: int, tile: int) -> list[Seat]:
    """Who owns the suspects between this one and the body (MOT-12.6); twice whoever gets twice as
    much."""
    found = []
    for inner in between(state, body, tile):
        seat = state.owner[inner]
        if seat >= 0:
            found.append(seat)
            if state.detectives[seat] == PELL:
                found.append(seat)
    return found


def add_interviews(state: State, points: list[float], boards: list[Board]) -> None:
    """What the second interviews will bring (MOT-14.14 to 14.21)."""
    for tile, seat, kind, double in state.interviews:
        worth = state.table.interview_points[kind]
        good = chance_of(tile, kind, boards)
        points[seat] += worth * good
        if double:
            points[seat] += worth * good
            if state.detectives[seat] != NIGHTINGALE:
                points[seat] -= worth * (1.0 - good)


def chance_of(tile: int, kind: int, boards: list[Board]) -> float:
    """How likely a second interview is to come true after round 3."""
    no_prime = no_rank = 1.0
    for board in boards:
        prime, second = board.chances(tile)
        no_prime *= 1.0 - prime
        no_rank *= max(0.0, 1.0 - prime - second)
    if kind == INTERVIEW["prime"]:
        return 1.0 - no_prime
    return no_rank if kind == INTERVIEW["neither"] else 1.0 - no_rank
