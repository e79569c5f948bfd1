"""How does a psychic decide? It reads the visions of the whole table, places, says what it thinks
of the other guesses, and is ready: it never waits for the sand."""

from collections.abc import Sequence

from parlour.core.chance import Chance
from parlour.core.game import Event, Move
from parlour.core.picks import Picks
from parlour.core.seats import Seat
from parlour.games.mysterium.bot.cases import Scene
from parlour.games.mysterium.bot.meaning.looks import Deck
from parlour.games.mysterium.bot.minds import Eye
from parlour.games.mysterium.bot.poll import LineUp
from parlour.games.mysterium.bot.psychic.opinions import opinion
from parlour.games.mysterium.bot.psychic.table import Chances, ghost_ways, read_table
from parlour.games.mysterium.moves import READY, Place, Vote
from parlour.games.mysterium.options import Options
from parlour.games.mysterium.position import Position

YIELD = 2
"""One in so many times a seat gives way at once where votes must agree."""


class Psychic:
    """A bot on a psychic's seat; with few players it leads two (MYS-15.1)."""

    def __init__(self, options: Options, deck: Deck, eye: Eye, chance: Chance) -> None:
        self.options = options
        self.deck = deck
        self.eye = eye
        self.chance = chance

    def choose(
        self, view: Position, heard: Sequence[Event], picks: Picks, may_wait: bool
    ) -> Move | None:
        assert view.seat is not None, "a psychic has a seat"
        if view.step == "voting":
            return self.vote(Scene(self.deck, view, heard), view.seat, picks, may_wait)
        if view.step != "placing" or view.seat in view.ready:
            return None
        return self.place(Scene(self.deck, view, heard), view.seat, may_wait)

    def place(self, scene: Scene, seat: Seat, may_wait: bool) -> Move | None:
        """A guess, an opinion, or the flag."""
        view = scene.view
        own = [colour for colour, psychic in view.psychics.items() if psychic.seat == seat]
        if may_wait and not is_awaited(view, own):
            return None
        readings = read_table(scene, self.eye, own)
        for colour in own:
            if view.psychics[colour].stage != "done" and view.psychics[colour].placed is None:
                return Place(colour, likeliest(readings[colour]))
        return opinion(view, own[0], readings) or READY

    def vote(self, scene: Scene, seat: Seat, picks: Picks, may_wait: bool) -> Move | None:
        """For the group that the open cards show best."""
        view = scene.view
        votes = [move for move in picks.moves if isinstance(move, Vote)]
        if not votes:
            return None
        if view.votes.get(seat) is not None:  # three players, who must agree (MYS-15.8)
            return self.agree(view, seat, votes, may_wait)
        assert view.shared is not None
        line_up = LineUp(self.deck, view)
        shown = [self.deck.visions[card] for card in view.shared.order if card is not None]
        chances = line_up.chances(shown, ghost_ways(scene), self.eye)
        return Vote(line_up.numbers[chances.index(max(chances))])

    def agree(
        self, view: Position, seat: Seat, votes: Sequence[Vote], may_wait: bool
    ) -> Move | None:
        """Give way to the other vote, or hold on for a while."""
        others = [group for other, group in view.votes.items() if other != seat and group]
        wanted = [vote for vote in votes if vote.group in others]
        if may_wait and (not wanted or self.chance.below(YIELD)):
            return None
        return (wanted or list(votes))[0]


def is_awaited(view: Position, own: Sequence[str]) -> bool:
    """The step does not end without this seat (MYS-6.7)."""
    for colour in own:
        psychic = view.psychics[colour]
        tokens = psychic.tokens
        in_hand = tokens is not None and tokens.yes + tokens.no > 0
        on_table = any(colour in other.judged for other in view.psychics.values())
        if psychic.stage != "done" or in_hand or on_table:
            return True
    return False


def likeliest(chances: Chances) -> str:
    """The card with the best chance; the look decides between equals, never the name."""
    best = max(chances.values())
    return next(card for card in chances if chances[card] == best)
