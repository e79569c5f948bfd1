"""Matches between bots, bots under other names, and pictures made up for a test."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from parlour.bots.sitting import Sitting
from parlour.core.bot import Bot
from parlour.core.chance import Chance
from parlour.core.game import Event, Move
from parlour.core.match import Match, read_move, read_options
from parlour.core.notation import read, read_tagged, write
from parlour.core.picks import Picks
from parlour.games.mysterium import GAME
from parlour.games.mysterium.bot import Medium
from parlour.games.mysterium.bot.meaning.looks import BOX_DECK, Deck, Look
from parlour.games.mysterium.content import CARDS, OF_KIND, VISIONS

Maker = Callable[[Any, int], Bot]
VIEW = GAME.positions
WORDS = VISIONS[1:]


def look(*motifs: str, colours: str = "", mood: str = "", activity: str = "") -> Look:
    """A picture with these motifs."""
    return Look(tuple(sorted(motifs)), tuple(sorted(colours.split())), mood, activity)


def new_match(seats: int = 4, seed: str = "seance", **options: Any) -> Match:
    return Match(GAME, read_options(GAME, options, seats), seats, seed)


def played(match: Match, ghost: Maker = Medium, psychic: Maker = Medium, seed: int = 1) -> Match:
    """The match, played to its end by bots."""
    Sitting(match, seated(match, ghost, psychic, seed), seed).play_out(2000)
    assert match.outcome() is not None
    return match


def seated(match: Match, ghost: Maker, psychic: Maker, seed: int = 1) -> dict[int, Bot]:
    return {
        seat: (ghost if seat == match.options.ghost else psychic)(match.options, seed * 10 + seat)
        for seat in range(match.seats)
    }


def renamed_bot(names: Mapping[str, str], options: Any, seed: int, level: int = 3) -> "Renamed":
    """A bot that knows every card by another name and lying in another place."""
    deck = Deck(
        {names[name]: picture for name, picture in BOX_DECK.visions.items()},
        {names[name]: picture for name, picture in BOX_DECK.cards.items()},
    )
    return Renamed(Medium(options, seed, level, deck), names, seed)


def new_names(seed: int) -> dict[str, str]:
    """Every card under the name of another one of its kind."""
    chance = Chance(seed)
    kinds = [list(WORDS), *[[CARDS[card] for card in kind] for kind in OF_KIND]]
    return {
        old: new for kind in kinds for old, new in zip(kind, chance.shuffled(kind), strict=True)
    }


class Renamed:
    """Between a table and a bot: other names, other orders."""

    def __init__(self, bot: Bot, names: Mapping[str, str], seed: int) -> None:
        self.bot = bot
        self.names = names
        self.back = {new: old for old, new in names.items()}
        self.chance = Chance(seed)

    def choose(
        self, view: Any, heard: Sequence[Event], picks: Picks, may_wait: bool
    ) -> Move | None:
        seen = read(VIEW, self.mixed(write(view), self.names))
        told = [read_tagged(GAME.events, self.mixed(write(event), self.names)) for event in heard]
        move = self.bot.choose(seen, told, picks, may_wait)
        if move is None:
            return None
        words = self.mixed(write(move), self.back)
        if "cards" in words and isinstance(words["cards"], list):
            words["cards"].sort()
        return read_move(GAME, words)

    def mixed(self, data: Any, names: Mapping[str, str]) -> Any:
        """The same with other names, and with lists of cards in another order; the shared vision
        lies as it lies."""
        if isinstance(data, dict):
            return {
                key: [self.mixed(one, names) for one in item]
                if key == "order"
                else self.mixed(item, names)
                for key, item in data.items()
            }
        if isinstance(data, list):
            return self.chance.shuffled([self.mixed(item, names) for item in data])
        return names.get(data, data) if isinstance(data, str) else data


def questions(match: Match, bots: Mapping[int, Bot]) -> Iterator[tuple[int, Any]]:
    """Seat and question of every decision, while these bots play on."""
    while match.to_act():
        for seat in match.to_act():
            question = match.view(seat), match.heard(seat), match.picks(seat), False
            yield seat, question
            move = bots[seat].choose(*question)
            assert move is not None
            match.play(seat, move)
            break
