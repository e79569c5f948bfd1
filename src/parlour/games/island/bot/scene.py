"""What does a bot think about? The table in small numbers, as one seat knows it.

The numbers are those of the content. What the seat cannot see is a count here, and `unseen` holds
what may lie there.
"""

from parlour.core.seats import Seat


class Companion:
    """A player who can go with groups, and what he brings along."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat
        self.hand: list[int] = []
        """The cards of the hand that are known: all of one's own, none of another's."""
        self.hidden: int = 0
        """How many more there are."""
        self.waivers: list[tuple[str, int]] = []
        """Source, and the objects it may stand for as bits; only those not used this turn."""
        self.slack: list[tuple[str, int]] = []
        """Source, and by how much a total may miss a number."""
        self.bonus: int = 0
        """More cards for the group from each cards token."""
        self.gifts: int = 1
        """Cards this seat may still give this turn."""
        self.most: int = 3
        """Guests in a group."""
        self.barred: int = 0
        """Sites as bits."""
        self.surcharges: list[tuple[int, int, int]] = []
        """Sites as bits, slot, count."""
        self.reveals: int = 99
        """Tokens a group may turn up."""
        self.shows: bool = True
        """The permanent objects of the guests work for him."""
        self.trust: float = 1.0
        """How much of what he could do for the table he is likely to do."""


class Scene:
    """A turn as it is about to be planned."""

    def __init__(self) -> None:
        self.phases_left: int = 9
        """Players phases to come, this one among them."""
        self.needed: int = 9
        """Clues still needed."""
        self.cards: dict[int, list[int]] = {}
        """By free living guest: the cards that are known."""
        self.hidden: dict[int, int] = {}
        """By guest: how many more lie face down."""
        self.down: list[int] = []
        """By site: tokens face down."""
        self.number: list[int] = []
        """By site: the number in sight, or 0."""
        self.sets: list[tuple[int, list[int], int]] = []
        """In the bedroom: whose, the cards that are known, how many more."""
        self.unseen: list[int] = []
        """Cards that may lie face down or in another hand."""
        self.tokens: list[int] = []
        """Tokens that may lie face down."""
        self.companions: dict[Seat, Companion] = {}
        self.most_groups: int = 4
        self.load: int = 1
        """Groups one player may go with."""
        self.must_place: int = 0
        self.waits: bool = False
        """The ninth clue must not be found yet."""
        self.closed: int = 0
        """Sites as bits."""
        self.unpaired: int = 0
        """Objects no pair stands for, as bits."""
