"""Do Mysterium's bots mean what they show? Every ghost with every psychic (decision 0016).

    python -m tools.crossplay guesses [TRIES] [GHOST:PSYCHICS ...]
    python -m tools.crossplay matches [MATCHES] [GHOST:PSYCHICS ...]

`guesses`: a fresh table of so many cards, one psychic, seven cards at random in the ghost's hand,
no crow; how often the first guess is right. `matches`: whole matches at the three difficulties, how
often they are won, and the longest thought. Whatever is drawn at random is the same for all pairs;
intervals hold 95 times in 100. `counter` sees motifs only, `other` what they remind of; `easy`,
`normal` and `sharp` are our own.
"""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from time import process_time
from typing import Any, Final

from parlour.bots.intervals import wilson
from parlour.bots.sitting import Sitting
from parlour.core.bot import Bot
from parlour.core.chance import Chance
from parlour.core.game import Story
from parlour.core.match import Match, read_options
from parlour.core.notation import read
from parlour.core.picks import picks
from parlour.games.mysterium import GAME
from parlour.games.mysterium.bot import Medium
from parlour.games.mysterium.bot.counter import Counter
from parlour.games.mysterium.bot.meaning.looks import Look
from parlour.games.mysterium.bot.minds import SENSES, scores
from parlour.games.mysterium.bot.reading import Looks
from parlour.games.mysterium.content import CARDS, DIFFICULTIES, KINDS, OF_KIND, VISIONS

GHOST: Final = 0
SEATS: Final = 4
LONG_ENOUGH: Final = 2000


class Other(Counter):
    """Of yet another family: it goes by what things remind of, and hardly by the things."""

    def count(self, vision: Look, card: int, cards: Looks) -> float:
        return scores(SENSES, vision, cards)[card]


def medium(level: int) -> Callable[[Any, int], Bot]:
    return lambda options, seed: Medium(options, seed, level)


FAMILIES: Final[Mapping[str, Callable[[Any, int], Bot]]] = {
    "counter": Counter,
    "other": Other,
    "easy": medium(1),
    "normal": medium(2),
    "sharp": medium(3),
}
PAIRS: Final = (
    *("counter:counter", "counter:sharp", "sharp:counter", "sharp:sharp"),
    *("other:sharp", "sharp:other", "normal:normal", "easy:easy"),
)
"""A ghost and its psychics."""
Pair = tuple[str, str]


# ---------------------------------------------------------------- first guesses


def table_of(number: int, count: int) -> dict[str, Any]:
    """A position with one psychic that has not begun and so many cards that could be meant; the
    others have their stories."""
    chance = Chance(number * 100 + count)
    cards = [chance.shuffled([CARDS[card] for card in kind]) for kind in OF_KIND]
    kind = chance.below(len(KINDS))
    secret = {
        colour: {word: cards[k][i] for k, word in enumerate(KINDS)}
        for i, colour in enumerate(("blue", "white", "red"))
    }
    laid = {f"{word}s": cards[k][3:9] for k, word in enumerate(KINDS)}
    laid[f"{KINDS[kind]}s"] = sorted([cards[kind][0], *cards[kind][3 : 2 + count]])
    deck = chance.shuffled(VISIONS[1:])
    solved = {word: secret["blue"][word] for word in KINDS[:kind]}
    none = {"yes": 0, "no": 0, "spent_yes": 0, "spent_no": 0}
    psychics = {
        colour: {
            "seat": seat,
            "stage": "done",
            "solved": secret[colour],
            "tokens": none,
            "level": 0,
        }
        for seat, colour in enumerate(secret, start=1)
    }
    psychics["blue"] |= {"stage": KINDS[kind], "solved": solved}
    return {
        **{
            "phase": "reconstruction",
            "step": "visions",
            "hour": 1,
            "crows": {"game": 1, "turn": 0},
        },
        **{"psychics": psychics, "secret": secret, "table": laid},
        **{"hand": deck[:7], "draw": deck[7:]},
    }


def is_right(number: int, count: int, ghost: str, psychic: str) -> bool:
    """Whether the first guess is."""
    options = read_options(GAME, {"difficulty": "hard", "timer": 0}, SEATS)
    position = table_of(number, count)
    state: Any = GAME.from_position(read(GAME.positions, position), SEATS, options)
    bots = {
        GHOST: FAMILIES[ghost](options, number * 2),
        1: FAMILIES[psychic](options, number * 2 + 1),
    }
    story, chance = Story(), Chance(number)
    while True:
        seat = state.to_act()[0]
        view = GAME.seen_by(state, seat)
        move = bots[seat].choose(view, story.heard_by(seat), picks(GAME, state, seat), False)
        assert move is not None
        state.apply(seat, move, chance, story)
        placed = GAME.seen_by(state, GHOST).psychics["blue"].placed
        if placed is not None:
            kind = position["psychics"]["blue"]["stage"]
            return bool(placed == position["secret"]["blue"][kind])


def guesses(tries: int, pairs: Sequence[Pair]) -> Iterator[str]:
    for count in (6, 5, 7, 9):
        for ghost, psychic in pairs:
            right = sum(is_right(number, count, ghost, psychic) for number in range(tries))
            yield f"| {count} | {ghost} | {psychic} | {percent(right, tries)} |"


# ---------------------------------------------------------------- matches


class Timed:
    """A bot that remembers its longest thought."""

    longest = 0.0

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, *question: Any) -> Any:
        start = process_time()
        answer = self.bot.choose(*question)
        Timed.longest = max(Timed.longest, process_time() - start)
        return answer


def is_won(number: int, difficulty: str, ghost: str, psychic: str) -> bool:
    options = read_options(GAME, {"difficulty": difficulty, "timer": 0}, SEATS)
    match = Match(GAME, options, SEATS, f"crossplay.{number}")
    names = dict.fromkeys(range(SEATS), psychic) | {GHOST: ghost}
    bots = {
        seat: Timed(FAMILIES[name](options, number * SEATS + seat)) for seat, name in names.items()
    }
    Sitting(match, bots, number).play_out(LONG_ENOUGH)
    outcome: Any = match.outcome()
    return outcome is not None and outcome.result == "win"


def matches(count: int, pairs: Sequence[Pair]) -> Iterator[str]:
    for difficulty in reversed(DIFFICULTIES):
        for ghost, psychic in pairs:
            Timed.longest = 0.0
            won = sum(is_won(number, difficulty, ghost, psychic) for number in range(count))
            time = f"{Timed.longest * 1000:.0f} ms"
            yield f"| {difficulty} | {ghost} | {psychic} | {percent(won, count)} | {time} |"


def percent(won: int, tried: int) -> str:
    rate = wilson(won, tried)
    return f"{rate.value:.1%} | {rate.low:.1%} to {rate.high:.1%}"


def paired(text: str) -> Pair:
    ghost, _, psychic = text.partition(":")
    if ghost not in FAMILIES or psychic not in FAMILIES:
        raise SystemExit(f"{text!r} is no pair of {', '.join(FAMILIES)}")
    return ghost, psychic


def main(arguments: list[str]) -> int:
    what, size, *named = arguments + ["guesses", "300"][len(arguments) :]
    pairs = [paired(text) for text in named or PAIRS]
    ask = {"guesses": guesses, "matches": matches}[what]
    for line in ask(int(size), pairs):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
