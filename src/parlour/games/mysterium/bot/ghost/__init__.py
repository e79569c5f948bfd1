"""How does a ghost decide? By the pictures alone: which card singles out what it means, to somebody
who sees no more than the table. When it acts, in what order, and how many cards it gives say
nothing."""

from collections.abc import Sequence

from parlour.core.game import Event, Move
from parlour.core.picks import Picks
from parlour.games.mysterium.bot import acquaintance
from parlour.games.mysterium.bot.cases import Case, Scene, looks
from parlour.games.mysterium.bot.ghost import crow
from parlour.games.mysterium.bot.ghost.plan import PATIENCE, Need, Plan
from parlour.games.mysterium.bot.ghost.shared import Stage, voters_of
from parlour.games.mysterium.bot.ghost.worth import Appraiser, of_each
from parlour.games.mysterium.bot.meaning.looks import Deck
from parlour.games.mysterium.bot.minds import Eye
from parlour.games.mysterium.bot.poll import LineUp
from parlour.games.mysterium.bot.reading import Looks, Weights, shares
from parlour.games.mysterium.content import CROWS, HOURS, PER_TURN
from parlour.games.mysterium.moves import Crow, Give, Meant, Reveal, SharedVision, StartTimer
from parlour.games.mysterium.options import Options
from parlour.games.mysterium.position import Position

DOUBTFUL = 0.75
"""A shared vision that wins less often is worth a crow."""


class Ghost:
    """A bot on the ghost's seat."""

    def __init__(self, options: Options, deck: Deck, eye: Eye) -> None:
        self.options = options
        self.deck = deck
        self.eye = eye

    def choose(self, view: Position, heard: Sequence[Event], picks: Picks) -> Move | None:
        """None where psychics decide: it never stirs while they think."""
        if view.step == "visions":
            return Turn(self, view, heard, picks).move()
        if view.step == "manifesting":
            return next(move for move in picks.moves if isinstance(move, Reveal))
        if view.step == "shared":
            return self.show(Scene(self.deck, view, heard))
        return None

    def show(self, scene: Scene) -> Move:
        """The shared vision, or a crow first."""
        view = scene.view
        names, hand = hand_of(scene)
        weights = [self.weights(scene, psychic) for psychic in view.psychics]
        everybody = shares([sum(column) for column in zip(*weights, strict=True)])
        stage = Stage(LineUp(self.deck, view), hand, everybody, voters_of(view), self.eye)
        showing = stage.best()
        if showing.win < DOUBTFUL and may_crow(view, self.options):
            rest = [name for number, name in enumerate(names) if number not in showing.cards]
            return Crow(tuple(sorted(rest)))
        suspect, location, object_ = stage.meant(showing)
        group = stage.line_up.numbers[showing.group]
        return SharedVision(group, Meant(names[suspect], names[location], names[object_]))

    def weights(self, scene: Scene, psychic: str) -> Weights:
        """How this psychic seems to look at pictures."""
        own = [guess for guess in scene.memory.guesses if guess.psychic == psychic]
        return acquaintance.of_psychic([scene.riddle_of(guess) for guess in own])


class Turn:
    """The hand, and those who wait for it."""

    def __init__(self, ghost: Ghost, view: Position, heard: Sequence[Event], picks: Picks) -> None:
        self.ghost = ghost
        self.scene = Scene(ghost.deck, view, heard)
        self.picks = picks
        self.names, self.hand = hand_of(self.scene)

    def move(self) -> Move:
        if any(isinstance(move, StartTimer) for move in self.picks.moves):
            return StartTimer()
        waiting = [case for case in self.scene.cases.values() if not self.served(case)]
        has_crow = may_crow(self.scene.view, self.ghost.options)
        unseen = self.unseen() if has_crow or len(waiting) > 1 else ()
        plan = Plan(tuple([self.need(case, unseen) for case in waiting]), len(self.hand))
        if has_crow:
            mask = crow.changed(plan)
            view, options = self.scene.view, self.ghost.options
            price = crow.price(options.difficulty, view.crows.game, view.hour)
            if mask and crow.gain(plan, mask) > price:
                return Crow(self.cards(mask))
        gift = plan.gift()
        return Give(gift.psychic, self.cards(gift.mask))

    def served(self, case: Case) -> bool:
        return self.scene.view.psychics[case.psychic].served

    def cards(self, mask: int) -> tuple[str, ...]:
        return tuple(sorted(name for number, name in enumerate(self.names) if mask >> number & 1))

    def need(self, case: Case, unseen: Looks) -> Need:
        weights = self.ghost.weights(self.scene, case.psychic)
        target, eye, everything = self.target(case), self.ghost.eye, self.scene.visions
        worths = Appraiser(case.riddle, target, weights, eye).gifts(self.hand)
        draws: list[float] = []
        if unseen:
            alone = of_each(case.riddle, target, weights, eye, everything)
            draws = sorted(alone[vision] for vision in unseen)
        hours = HOURS + 1 - self.scene.view.hour
        weight = PATIENCE + self.scene.boards_left(case.psychic) / hours
        return Need(case.psychic, weight, worths, tuple(draws))

    def target(self, case: Case) -> int:
        secret = self.scene.view.secret
        assert secret is not None, "a ghost sees its screen"
        return case.names.index(getattr(secret[case.psychic], case.kind))

    def unseen(self) -> Looks:
        """What may still be drawn: neither in hand nor before a psychic."""
        seen = set(self.names)
        for psychic in self.scene.view.psychics.values():
            seen.update(psychic.visions)
        deck = self.ghost.deck.visions
        return looks(look for name, look in deck.items() if name not in seen)


def hand_of(scene: Scene) -> tuple[list[str], Looks]:
    """The hand in the order of its pictures."""
    hand = scene.view.hand
    assert isinstance(hand, tuple), "a ghost sees its hand"
    names = sorted(hand, key=scene.deck.visions.__getitem__)
    return names, tuple([scene.deck.visions[name] for name in names])


def may_crow(view: Position, options: Options) -> bool:
    used = view.crows.turn if PER_TURN[options.difficulty] else view.crows.game
    return used < CROWS[options.difficulty]
