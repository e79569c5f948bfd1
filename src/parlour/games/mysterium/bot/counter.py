"""A yardstick: a bot of another family that counts motifs and knows nothing else.

A vision gets 2 for each motif that it shares with a card and loses 1 for each that it shares with
another card that could be meant. Bots that mean what they show must get along with it.
"""

from collections.abc import Sequence
from typing import Final

from parlour.core.chance import Chance
from parlour.core.game import Event, Move
from parlour.core.picks import Picks
from parlour.core.seats import Seat
from parlour.games.mysterium.bot.cases import Case, Scene
from parlour.games.mysterium.bot.meaning.likeness import shared_motifs
from parlour.games.mysterium.bot.meaning.looks import BOX_DECK, Deck, Look
from parlour.games.mysterium.bot.poll import story
from parlour.games.mysterium.bot.reading import Looks
from parlour.games.mysterium.content import KINDS
from parlour.games.mysterium.moves import (
    READY,
    Give,
    Judge,
    Meant,
    Place,
    Reveal,
    SharedVision,
    StartTimer,
    Vote,
)
from parlour.games.mysterium.options import Options
from parlour.games.mysterium.position import Position

FITS: Final = 2
MISLEADS: Final = -1


class Counter:
    """For either role."""

    def __init__(self, options: Options, seed: int, deck: Deck = BOX_DECK) -> None:
        self.deck = deck
        self.seed = seed

    def choose(
        self, view: Position, heard: Sequence[Event], picks: Picks, may_wait: bool
    ) -> Move | None:
        self.chance = Chance((self.seed << 24) + len(heard))
        scene = Scene(self.deck, view, heard)
        assert view.seat is not None, "a bot has a seat"
        if view.step == "visions":
            return self.give(scene, picks)
        if view.step == "manifesting":
            return next(move for move in picks.moves if isinstance(move, Reveal))
        if view.step == "shared":
            return self.show(scene)
        if view.step == "voting":
            return self.vote(scene, view.seat, picks)
        return self.place(scene, view.seat) if view.role == "psychic" else None

    def count(self, vision: Look, card: int, cards: Looks) -> float:
        """What a vision is worth for a card among these."""
        shared = [len(shared_motifs(vision, other)) for other in cards]
        return FITS * shared[card] + MISLEADS * (sum(shared) - shared[card])

    def give(self, scene: Scene, picks: Picks) -> Move:
        """The best card to the first psychic that waits."""
        view = scene.view
        if any(isinstance(move, StartTimer) for move in picks.moves):
            return StartTimer()
        case = next(case for case in scene.cases.values() if not view.psychics[case.psychic].served)
        assert view.secret is not None
        target = case.names.index(getattr(view.secret[case.psychic], case.kind))
        return Give(case.psychic, (self.best(self.hand(scene), target, case.riddle.cards),))

    def hand(self, scene: Scene) -> list[str]:
        assert isinstance(scene.view.hand, tuple), "a ghost sees its hand"
        return self.chance.shuffled(scene.view.hand)

    def best(self, hand: Sequence[str], target: int, cards: Looks) -> str:
        return max(hand, key=lambda name: self.count(self.deck.visions[name], target, cards))

    def place(self, scene: Scene, seat: Seat) -> Move | None:
        """A guess, then what it thinks of others, by its own guess for them."""
        view = scene.view
        if seat in view.ready:
            return None
        own = [colour for colour, psychic in view.psychics.items() if psychic.seat == seat]
        for colour in own:
            if colour in scene.cases and view.psychics[colour].placed is None:
                return Place(colour, self.guess(scene.cases[colour]))
        return self.judge(scene, own[0]) or READY

    def guess(self, case: Case) -> str:
        """The card with the highest count; a lot among equals."""
        cards = case.riddle.cards
        totals = [
            sum(self.count(vision, number, cards) for vision in case.riddle.visions)
            for number in range(len(cards))
        ]
        best = max(totals)
        names = [name for name, total in zip(case.names, totals, strict=True) if total == best]
        return self.chance.pick(names)

    def judge(self, scene: Scene, mine: str) -> Move | None:
        tokens = scene.view.psychics[mine].tokens
        for other, case in scene.cases.items():
            psychic = scene.view.psychics[other]
            if tokens and other != mine and psychic.placed and mine not in psychic.judged:
                sign = "yes" if self.guess(case) == psychic.placed else "no"
                if getattr(tokens, sign):
                    return Judge(mine, other, sign)
        return None

    def groups(self, view: Position) -> list[int]:
        return self.chance.shuffled(sorted(view.groups))

    def show(self, scene: Scene) -> Move:
        """Each card of a group in turn gets the best vision left; the group with the most."""
        found = [self.shown(scene, group) for group in self.groups(scene.view)]
        _, group, names = max(found, key=lambda one: one[0])
        return SharedVision(group, Meant(*names))

    def shown(self, scene: Scene, group: int) -> tuple[float, int, list[str]]:
        hand, names, total = self.hand(scene), list[str](), 0.0
        for kind in range(len(KINDS)):
            target, cards = self.role(scene.view, group, kind)
            names.append(self.best(hand, target, cards))
            hand.remove(names[-1])
            total += self.count(self.deck.visions[names[-1]], target, cards)
        return total, group, names

    def role(self, view: Position, group: int, kind: int) -> tuple[int, Looks]:
        """The card of this kind in a group, among those of all groups."""
        numbers = sorted(view.groups)
        cards = tuple([self.deck.cards[story(view, number)[kind]] for number in numbers])
        return numbers.index(group), cards

    def vote(self, scene: Scene, seat: Seat, picks: Picks) -> Move | None:
        """For the group to which the open cards, each taken at its best, add up to the most."""
        view = scene.view
        votes = [move for move in picks.moves if isinstance(move, Vote)]
        others = [group for other, group in view.votes.items() if other != seat and group]
        if view.votes.get(seat) is not None:
            return next((vote for vote in votes if vote.group in others), None)
        if not votes:
            return None
        assert view.shared is not None
        shown = [self.deck.visions[card] for card in view.shared.order if card is not None]
        return Vote(max(self.groups(view), key=lambda group: self.fit(view, shown, group)))

    def fit(self, view: Position, shown: Sequence[Look], group: int) -> float:
        roles = [self.role(view, group, kind) for kind in range(len(KINDS))]
        return sum(max(self.count(vision, *role) for role in roles) for vision in shown)
