"""How does a position become a state? With every word looked up and every piece counted once.

A position need not hold every piece of the box (ISL-17.1), but none twice, none unknown and none
face down.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from parlour.core.errors import NotationError
from parlour.core.game import Move
from parlour.core.notation import read_tagged
from parlour.core.seats import Seat
from parlour.games.island import moves
from parlour.games.island.content import (
    CARD,
    DISCOVERY,
    GUEST,
    PERSONA,
    POWERS,
    RUSE,
    SETBACK,
    SITE,
    TOKEN,
)
from parlour.games.island.moves import Group
from parlour.games.island.options import Options
from parlour.games.island.position import AbilityFound, ActingGroup, BlueFound, Pile, Position
from parlour.games.island.state import NONE, Acting, Proposed, State

PROPOSABLE = (
    *(moves.Enter, moves.Skip, moves.Reveal, moves.Stop, moves.Resolve, moves.Leave),
    *(moves.TakeAbility, moves.DeclineAbility, moves.AssignBlue, moves.Distribute),
)


ABILITIES = {word: number for word, number in TOKEN.items() if word in POWERS}


def refuse(path: str, problem: str) -> NotationError:
    return NotationError(path, problem)


class Box:
    """The pieces of one kind, each of which can lie in one place only."""

    def __init__(self, kind: str, numbers: Mapping[str, int]) -> None:
        self.kind = kind
        self.numbers = numbers
        self.seen: set[str] = set()

    def take(self, word: str, path: str) -> int:
        """The number of a piece that lies here and nowhere else."""
        if word not in self.numbers:
            raise refuse(path, f"is {word!r}, which is no {self.kind}")
        if word in self.seen:
            raise refuse(path, f"is {word}, which lies elsewhere, too")
        self.seen.add(word)
        return self.numbers[word]

    def pile(self, pile: Pile, path: str) -> bytes:
        if isinstance(pile, int):
            raise refuse(path, "lies face down")
        return bytes([self.take(word, f"{path}[{i}]") for i, word in enumerate(pile)])

    def mask(self, pile: Pile, path: str) -> int:
        return sum(1 << number for number in self.pile(pile, path))


def known(word: str, numbers: Mapping[str, int], path: str, kind: str) -> int:
    if word not in numbers:
        raise refuse(path, f"is {word!r}, which is no {kind}")
    return numbers[word]


class Boxes:
    def __init__(self) -> None:
        self.cards = Box("object card", CARD)
        self.tokens = Box("token", TOKEN)
        self.ruses = Box("ruse", RUSE)
        self.setbacks = Box("setback", SETBACK)
        self.discoveries = Box("discovery card", DISCOVERY)
        self.victims = Box("guest", GUEST)


def lay_out(state: State, position: Position, seats: int, options: Options) -> None:
    """Fill a state; raises NotationError for a position that cannot be."""
    if position.seat is not None:
        raise refuse("seat", "belongs to a view, not to a position")
    if len(position.players) > seats:
        raise refuse("players", f"names more than {seats} seats")
    state.clear(seats, options)
    box = Boxes()
    lay_guests(state, position, box)
    lay_players(state, position, box)
    lay_board(state, position, box)
    lay_secrets(state, position, box)
    lay_turn(state, position, box)
    check_phase(state)


def lay_guests(state: State, position: Position, box: Boxes) -> None:
    for name, guest in position.guests.items():
        number = known(name, GUEST, f"guests.{name}", "guest")
        state.alive |= guest.alive << number
        state.up[number] = box.cards.mask(guest.up, f"guests.{name}.up")
        state.down[number] = box.cards.mask(guest.down, f"guests.{name}.down")
        if not guest.alive and (state.up[number] or state.down[number]):
            raise refuse(f"guests.{name}", "is dead and cannot have cards")
    sets = []
    for i, left in enumerate(position.bedroom):
        path = f"bedroom[{i}]"
        number = known(left.guest, GUEST, f"{path}.guest", "guest")
        up = box.cards.mask(left.up, f"{path}.up")
        sets.append((number, up, box.cards.mask(left.down, f"{path}.down")))
    if len({number for number, _, _ in sets}) < len(sets):
        raise refuse("bedroom", "holds two sets of one guest")
    state.bedroom = tuple(sets)


def lay_players(state: State, position: Position, box: Boxes) -> None:
    personas: list[str | None] = [None] * state.seats
    roles: list[str | None] = [None] * state.seats
    for seat, player in enumerate(position.players):
        path = f"players[{seat}]"
        if player.persona is not None:
            known(player.persona, PERSONA, f"{path}.persona", "persona")
        personas[seat], roles[seat] = player.persona, player.role
        state.hands[seat] = box.cards.mask(player.hand, f"{path}.hand")
        for token in player.abilities:
            known(token, ABILITIES, f"{path}.abilities", "ability token")
        state.abilities[seat] = box.tokens.mask(player.abilities, f"{path}.abilities")
        state.ruses[seat] = box.ruses.mask(player.ruses, f"{path}.ruses")
    state.personas, state.roles = tuple(personas), tuple(roles)
    state.spare_role = position.spare_role


def lay_board(state: State, position: Position, box: Boxes) -> None:
    state.deck = box.cards.pile(position.deck, "deck")
    state.discard = box.cards.mask(position.discard, "discard")
    for name, site in position.sites.items():
        number = known(name, SITE, f"sites.{name}", "site")
        state.tokens_down[number] = box.tokens.pile(site.down, f"sites.{name}.down")
        state.tokens_up[number] = box.tokens.mask(site.up, f"sites.{name}.up")
    state.bag = box.tokens.pile(position.bag, "bag")
    state.resolved = box.tokens.mask(position.resolved, "resolved")
    state.track = box.tokens.mask(position.accomplice_tokens, "accomplice_tokens")
    state.spent = box.tokens.mask(position.tokens_out, "tokens_out")
    state.discoveries = box.discoveries.pile(position.discoveries, "discoveries")
    state.victims = box.victims.pile(position.victims, "victims")
    if position.murderer is not None:
        state.murderer = box.victims.take(position.murderer, "murderer")


def lay_secrets(state: State, position: Position, box: Boxes) -> None:
    state.setbacks = box.setbacks.pile(position.setbacks, "setbacks")
    state.setbacks_out = box.setbacks.mask(position.setbacks_out, "setbacks_out")
    if position.setback is not None:
        state.setback = box.setbacks.take(position.setback, "setback")
    state.ruse_deck = box.ruses.pile(position.ruse_deck, "ruse_deck")
    state.ruses_out = box.ruses.mask(position.ruses_out, "ruses_out")
    state.ruse_pile = box.ruses.mask(position.ruse_pile, "ruse_pile")
    if position.ruse_play is not None:
        known(position.ruse_play.card, RUSE, "ruse_play.card", "ruse")
        state.ruse_play = position.ruse_play
    state.ruse_letters = position.ruse_letters
    state.revealed = seat_or_none(position.revealed, state.seats, "revealed")
    state.revealed_turn = position.revealed_turn or 0
    state.acting = position.acting
    state.appetites = position.appetites
    if position.acting and position.revealed is None:
        raise refuse("acting", "needs a revealed accomplice")
    if position.accomplice_at is not None:
        state.accomplice_at = known(position.accomplice_at, SITE, "accomplice_at", "site")
    for seat in position.votes:
        seat_or_none(seat, state.seats, "votes")
    state.votes = dict(sorted(position.votes.items()))
    state.excluded = seat_or_none(position.excluded, state.seats, "excluded")


def seat_or_none(seat: Seat | None, seats: int, path: str) -> Seat:
    if seat is None:
        return NONE
    if not 0 <= seat < seats:
        raise refuse(path, f"names {seat}, which is no seat")
    return seat


def lay_turn(state: State, position: Position, box: Boxes) -> None:
    if position.turn < 1:
        raise refuse("turn", "is less than 1")
    state.turn = position.turn
    state.phase = position.phase
    state.effects = position.effects
    state.plan = position.plan
    state.dropped_plans = position.dropped_plans
    state.queue = position.queue
    drafts = [*position.dropped_plans, position.queue]
    if position.plan is not None:
        drafts.append(position.plan.groups)
    for groups in drafts:
        check_groups(groups, state.seats)
    if position.group is not None:
        state.group = acting(position.group, state.seats, box)
    for seat in position.assigned:
        state.assigned |= 1 << seat_or_none(seat, state.seats, "assigned")
    for seat, count in position.gifts.items():
        state.gifts[seat_or_none(seat, state.seats, "gifts")] = count
    state.used = position.used
    state.ending = position.outcome


def check_groups(groups: Iterable[Group], seats: int) -> None:
    for group in groups:
        known(group.site, SITE, "site", "site")
        for guest in group.guests:
            known(guest, GUEST, "guests", "guest")
        for seat in group.companions:
            seat_or_none(seat, seats, "companions")


def acting(written: ActingGroup, seats: int, box: Boxes) -> Acting:
    check_groups([Group(written.site, written.guests, written.companions)], seats)
    if not written.companions:
        raise refuse("group.companions", "names nobody")
    guests = tuple([GUEST[guest] for guest in written.guests])
    group = Acting(SITE[written.site], guests, written.companions)
    group.stage = written.stage
    group.up = box.cards.mask(written.pool_up, "group.pool_up")
    group.private = box.cards.mask(written.pool_private, "group.pool_private")
    group.reveals = written.reveals
    if written.fresh is not None:
        group.fresh = known(written.fresh, TOKEN, "group.fresh", "token")
    if isinstance(written.pending, AbilityFound):
        group.ability = box.tokens.take(written.pending.token, "group.pending.token")
    elif isinstance(written.pending, BlueFound):
        group.blue = written.pending.blue
    if written.proposal is not None:
        seat, move = proposed(written.proposal.move, written.proposal.agreed)
        sides = dict(sorted(written.proposal.sides.items()))
        group.proposal = Proposed(seat, move, written.proposal.objected, sides)
    group.effects = written.effects
    return group


def proposed(data: Any, agreed: Sequence[Seat]) -> tuple[Seat, Move]:
    """Who proposes what; the seat may stand in the move or among those who agree."""
    path = "group.proposal.move"
    if not isinstance(data, dict):
        raise refuse(path, "is no object")
    seat = data.get("seat", agreed[0] if agreed else NONE)
    if seat not in agreed:
        raise refuse(f"{path}.seat", "does not agree to its own proposal")
    words = {key: thawed(item) for key, item in data.items() if key != "seat"}
    move: Move = read_tagged(PROPOSABLE, words, path)
    return seat, move.canonical(seat)


def thawed(value: Any) -> Any:
    """Frozen JSON as it was."""
    if isinstance(value, tuple):
        return [thawed(item) for item in value]
    if isinstance(value, dict):
        return {key: thawed(item) for key, item in value.items()}
    return value


def check_phase(state: State) -> None:
    """What the phase needs is there."""
    if state.phase in ("group", "group_ruse") and state.group is None:
        raise refuse("group", f"is needed in {state.phase}")
    if state.phase == "ruse_answer" and state.ruse_play is None:
        raise refuse("ruse_play", "is needed in ruse_answer")
    for_accomplice = ("exchange", "ruse", "group_ruse", "accomplice_move", "ruse_answer")
    if state.phase in for_accomplice and not state.acting:
        raise refuse("acting", f"must be true in {state.phase}")
    if state.ending is not None and state.phase != "over":
        raise refuse("outcome", "is there although it is not over")
