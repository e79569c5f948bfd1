"""The third step of an hour: the ghost answers each guess (MYS-8)."""

from parlour.core.chance import Chance
from parlour.core.game import Story
from parlour.core.masks import members
from parlour.core.seats import Seat
from parlour.games.mysterium import events
from parlour.games.mysterium.content import BIT, CARDS, HOURS, PSYCHIC, SIGN, SIGNS
from parlour.games.mysterium.moves import Reveal
from parlour.games.mysterium.rules.hours import end_hour
from parlour.games.mysterium.state import State

YES = SIGN["yes"]
NO = SIGN["no"]


def reveal(state: State, seat: Seat, move: Reveal, chance: Chance, story: Story | None) -> None:
    """The ghost chooses whom to answer, never what (MYS-8.2)."""
    answer(state, PSYCHIC[move.psychic], story)
    go_on(state, chance, story)


def answer_all(state: State, story: Story | None) -> None:
    """All guesses in colour order (MYS-8.13)."""
    for psychic in range(state.table.count):
        if state.guessing(psychic):
            answer(state, psychic, story)


def go_on(state: State, chance: Chance, story: Story | None) -> None:
    """After the last answer the hour ends (MYS-9.1)."""
    if not any(state.guessing(psychic) for psychic in range(state.table.count)):
        end_hour(state, chance, story)


def answer(state: State, psychic: int, story: Story | None) -> None:
    """One knock or two; the opinions are scored, and right cards go to the sleeve."""
    card = state.placed[psychic]
    word, colour = CARDS[card], state.table.colours[psychic]
    right = state.secret[3 * psychic + state.stages[psychic]] == card
    state.answered |= BIT[psychic]
    state.placed[psychic] = 0
    if story is not None:
        kind = events.GuessRight if right else events.GuessWrong
        story.tell(kind(colour, word))
    score_opinions(state, psychic, YES if right else NO, story)
    if right:
        take_card(state, psychic, card, story)


def score_opinions(state: State, psychic: int, fitting: int, story: Story | None) -> None:
    """Who was right about the guess moves on; all tokens on it are spent (MYS-7.13, 8.6, 8.8)."""
    for judge in members(state.judged[2 * psychic + fitting]):
        state.spaces[judge] += 1
        if story is not None:
            story.tell(events.MarkerMoved(state.table.colours[judge], state.spaces[judge]))
    spend(state, psychic)


def spend(state: State, psychic: int) -> None:
    """The tokens on a guess go to the clock (MYS-7.9)."""
    for sign in range(len(SIGNS)):
        for judge in members(state.judged[2 * psychic + sign]):
            state.spent[2 * judge + sign] += 1
        state.judged[2 * psychic + sign] = 0


def take_card(state: State, psychic: int, card: int, story: Story | None) -> None:
    """The card goes to the sleeve, the visions are discarded, the next board waits (MYS-8.3 to
    8.5)."""
    state.solved |= BIT[3 * psychic + state.stages[psychic]]
    state.laid &= ~BIT[card]
    state.discard |= state.visions[psychic]
    state.visions[psychic] = 0
    state.stages[psychic] += 1
    if state.is_finished(psychic):
        finish(state, psychic, story)


def finish(state: State, psychic: int, story: Story | None) -> None:
    """With the third card a psychic moves as many spaces as there are hours left (MYS-8.10)."""
    hours = HOURS - state.hour
    tracked = state.table.tracked
    if tracked:
        state.spaces[psychic] += hours
    if story is not None:
        space = state.spaces[psychic] if tracked else None
        story.tell(events.StoryComplete(state.table.colours[psychic], hours, space))
