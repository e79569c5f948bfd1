"""What lies where? The engine's compact form of The Island; it knows no rule.

Cards, tokens, guests and sites are the small numbers of `content`; sets of them are masks, piles
whose order counts are bytes, top first. Plans, effects and offers stay in the words of the
notation, for they are values that nobody changes.
"""

from parlour.core import game
from parlour.core.game import Move
from parlour.core.seats import Seat
from parlour.games.island.content import GUESTS, SITES, Effect
from parlour.games.island.moves import Group
from parlour.games.island.options import Options
from parlour.games.island.position import Outcome, Plan, RusePlay

NONE = -1


class Proposed:
    """A decision of two companions that one of them has proposed (ISL-16.6); never changed."""

    def __init__(
        self, seat: Seat, move: Move, objected: bool = False, sides: dict[Seat, bool] | None = None
    ) -> None:
        self.seat: Seat = seat
        self.move: Move = move
        self.objected: bool = objected
        self.sides: dict[Seat, bool] = {} if sides is None else sides


class Acting:
    """The group that acts, and what it holds."""

    __slots__ = (
        *("site", "guests", "companions", "stage", "up", "private", "reveals", "fresh"),
        *("ability", "blue", "proposal", "effects"),
    )

    def __init__(self, site: int, guests: tuple[int, ...], companions: tuple[Seat, ...]) -> None:
        self.site: int = site
        self.guests: tuple[int, ...] = guests
        self.companions: tuple[Seat, ...] = companions
        self.stage: str = "entry"
        self.up: int = 0
        self.private: int = 0
        """The pool: cards known to all, and those only its companions know."""
        self.reveals: int = 0
        self.fresh: int = NONE
        """The number that this group turned up and has not resolved."""
        self.ability: int = NONE
        self.blue: int = 0
        """What waits for a choice: an ability token, or so many blue cards."""
        self.proposal: Proposed | None = None
        self.effects: tuple[Effect, ...] = ()

    def pool(self) -> int:
        return self.up | self.private

    def is_pending(self) -> bool:
        """Whether a choice is open."""
        return self.ability != NONE or self.blue > 0

    def copy(self) -> "Acting":
        other = Acting(self.site, self.guests, self.companions)
        other.stage = self.stage
        other.up = self.up
        other.private = self.private
        other.reveals = self.reveals
        other.fresh = self.fresh
        other.ability = self.ability
        other.blue = self.blue
        other.proposal = self.proposal
        other.effects = self.effects
        return other


class State(game.State):
    """What lies where; `rules.Island` adds the rules."""

    __slots__ = (
        *("abilities", "accomplice_at", "acting", "alive", "appetites", "assigned", "bag"),
        *("bedroom", "deck"),
        *("discard", "discoveries", "down", "dropped_plans", "effects", "ending", "excluded"),
        *("gifts", "group", "hands", "murderer", "options", "personas", "phase", "plan", "queue"),
        *("resolved", "revealed", "revealed_turn", "roles", "ruse_deck", "ruse_letters"),
        *("ruse_pile", "ruse_play", "ruses", "ruses_out", "seats", "setback", "setbacks"),
        *("setbacks_out", "spare_role", "spent", "tokens_down", "tokens_up", "track", "turn"),
        *("up", "used", "victims", "votes"),
    )

    options: Options
    seats: int
    phase: str
    turn: int

    alive: int
    """The living guests."""
    up: list[int]
    down: list[int]
    """By guest: the cards face up and face down."""
    personas: tuple[str | None, ...]
    hands: list[int]
    abilities: list[int]
    ruses: list[int]
    roles: tuple[str | None, ...]
    """By seat."""
    spare_role: str | None
    deck: bytes
    discard: int
    bedroom: tuple[tuple[int, int, int], ...]
    """Dead guest, cards face up, cards face down; the oldest first."""

    tokens_down: list[bytes]
    tokens_up: list[int]
    """By site."""
    bag: bytes
    resolved: int
    track: int
    """The accomplice tokens found."""
    spent: int
    discoveries: bytes
    victims: bytes
    murderer: int

    setbacks: bytes
    setbacks_out: int
    setback: int
    votes: dict[Seat, Seat | str | None]
    excluded: Seat
    ruse_deck: bytes
    ruses_out: int
    ruse_pile: int
    ruse_play: RusePlay | None
    ruse_letters: tuple[str, ...]
    revealed: Seat
    revealed_turn: int
    """The turn in which the accomplice became known; 0 before."""
    acting: bool
    """Whether he plays as the accomplice now."""
    appetites: bool
    """Whether the appetites of personas count; they do in every match that is dealt."""
    accomplice_at: int

    effects: tuple[Effect, ...]
    plan: Plan | None
    dropped_plans: tuple[tuple[Group, ...], ...]
    queue: tuple[Group, ...]
    group: Acting | None
    assigned: int
    """The seats that accompany a group this turn."""
    gifts: list[int]
    used: tuple[str, ...]
    """The once-a-turn abilities used."""
    ending: Outcome | None

    def clear(self, seats: int, options: Options) -> None:
        """A table before anything is laid on it."""
        self.options = options
        self.seats = seats
        self.phase = "planning"
        self.turn = 1
        self.alive = 0
        self.up = [0] * len(GUESTS)
        self.down = [0] * len(GUESTS)
        self.personas = (None,) * seats
        self.hands = [0] * seats
        self.abilities = [0] * seats
        self.ruses = [0] * seats
        self.roles = (None,) * seats
        self.spare_role = None
        self.deck = b""
        self.discard = 0
        self.bedroom = ()
        self.tokens_down = [b""] * len(SITES)
        self.tokens_up = [0] * len(SITES)
        self.bag = self.discoveries = self.victims = b""
        self.resolved = self.track = self.spent = 0
        self.murderer = NONE
        self.setbacks = self.ruse_deck = b""
        self.setbacks_out = self.ruses_out = self.ruse_pile = 0
        self.setback = self.excluded = self.revealed = self.accomplice_at = NONE
        self.votes = {}
        self.ruse_play = None
        self.ruse_letters = ()
        self.revealed_turn = 0
        self.acting = False
        self.appetites = False
        self.effects = ()
        self.plan = None
        self.dropped_plans = ()
        self.queue = ()
        self.group = None
        self.assigned = 0
        self.gifts = [0] * seats
        self.used = ()
        self.ending = None

    def copy_to(self, other: "State") -> None:
        """Every field, one by one: the quickest way, interpreted and compiled."""
        other.options = self.options
        other.seats = self.seats
        other.phase = self.phase
        other.turn = self.turn
        other.alive = self.alive
        other.up = self.up.copy()
        other.down = self.down.copy()
        other.personas = self.personas
        other.hands = self.hands.copy()
        other.abilities = self.abilities.copy()
        other.ruses = self.ruses.copy()
        other.roles = self.roles
        other.spare_role = self.spare_role
        other.deck = self.deck
        other.discard = self.discard
        other.bedroom = self.bedroom
        other.tokens_down = self.tokens_down.copy()
        other.tokens_up = self.tokens_up.copy()
        other.bag = self.bag
        other.resolved = self.resolved
        other.track = self.track
        other.spent = self.spent
        other.discoveries = self.discoveries
        other.victims = self.victims
        other.murderer = self.murderer
        other.setbacks = self.setbacks
        other.setbacks_out = self.setbacks_out
        other.setback = self.setback
        other.votes = self.votes.copy()
        other.excluded = self.excluded
        other.ruse_deck = self.ruse_deck
        other.ruses_out = self.ruses_out
        other.ruse_pile = self.ruse_pile
        other.ruse_play = self.ruse_play
        other.ruse_letters = self.ruse_letters
        other.revealed = self.revealed
        other.revealed_turn = self.revealed_turn
        other.acting = self.acting
        other.appetites = self.appetites
        other.accomplice_at = self.accomplice_at
        other.effects = self.effects
        other.plan = self.plan
        other.dropped_plans = self.dropped_plans
        other.queue = self.queue
        other.group = None if self.group is None else self.group.copy()
        other.assigned = self.assigned
        other.gifts = self.gifts.copy()
        other.used = self.used
        other.ending = self.ending

    def players(self) -> tuple[Seat, ...]:
        """All seats but the acting accomplice: those who plan and lead groups."""
        return tuple(
            [seat for seat in range(self.seats) if not (self.acting and seat == self.revealed)]
        )

    def acting_group(self) -> Acting:
        """The group at hand; there must be one."""
        assert self.group is not None
        return self.group
