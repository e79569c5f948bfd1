"""How does a state become the position it is written as?"""

from typing import Any

from parlour.core.masks import members
from parlour.core.notation import Frozen
from parlour.games.mysterium.content import BIT, CARDS, KIND_OF, STAGES, VISIONS
from parlour.games.mysterium.moves import Meant
from parlour.games.mysterium.position import (
    PHASE_OF,
    Crows,
    Group,
    Laid,
    Position,
    Psychic,
    Screen,
    Shared,
    Solved,
    Tokens,
)
from parlour.games.mysterium.state import State
from parlour.games.mysterium.state.table import NONE, STEPS


def position_of(state: State) -> Position:
    """The whole truth (MYS-20)."""
    colours = state.table.colours
    step = STEPS[state.step]
    return Position(
        phase=PHASE_OF[step],
        step=step,
        psychics=Frozen({word: psychic_of(state, i) for i, word in enumerate(colours)}),
        secret=Frozen({word: screen_of(state, i) for i, word in enumerate(colours)}),
        table=table_of(state),
        hand=vision_words(state.hand),
        hour=state.hour,
        ghost=state.table.ghost,
        draw=tuple([VISIONS[card] for card in state.draw[state.drawn :]]),
        discard=vision_words(state.discard),
        crows=Crows(state.crows_in_game, state.crows_in_turn),
        ready=tuple([seat for seat in range(state.table.seats) if state.ready & BIT[seat]]),
        groups=Frozen({number + 1: group_of(state, number) for number in range(len(state.groups))}),
        culprit=state.culprit or None,
        shared=shared_of(state),
        votes=Frozen({seat: group for seat, group in enumerate(state.votes) if group}),
    )


def vision_words(mask: int) -> tuple[str, ...]:
    """Visions always in the order of their names, wherever they lie."""
    return tuple([VISIONS[card] for card in members(mask)])


def psychic_of(state: State, psychic: int) -> Psychic:
    placed = state.placed[psychic]
    stage: Any = STAGES[state.stages[psychic]]
    return Psychic(
        seat=state.table.leaders[psychic],
        stage=stage,
        tokens=tokens_of(state, psychic),
        level=state.spaces[psychic] if state.table.tracked else None,
        visions=vision_words(state.visions[psychic]),
        served=bool(state.served & BIT[psychic]),
        placed=CARDS[placed] if placed else None,
        answered=bool(state.answered & BIT[psychic]),
        solved=solved_of(state, psychic),
        judged=judged_of(state, psychic),
    )


def tokens_of(state: State, psychic: int) -> Tokens | None:
    if not state.table.tracked:
        return None
    held, spent = state.held, state.spent
    yes, no = 2 * psychic, 2 * psychic + 1
    return Tokens(held[yes], held[no], spent[yes], spent[no])


def solved_of(state: State, psychic: int) -> Solved:
    found = [
        CARDS[state.secret[index]] if state.solved & BIT[index] else None
        for index in range(3 * psychic, 3 * psychic + 3)
    ]
    return Solved(*found)


def judged_of(state: State, psychic: int) -> Frozen:
    """Who thinks what of the guess, in colour order."""
    colours = state.table.colours
    found = {}
    for judge, word in enumerate(colours):
        if state.judged[2 * psychic] & BIT[judge]:
            found[word] = "yes"
        elif state.judged[2 * psychic + 1] & BIT[judge]:
            found[word] = "no"
    return Frozen(found)


def screen_of(state: State, psychic: int) -> Screen:
    return Screen(*[CARDS[card] for card in state.secret[3 * psychic : 3 * psychic + 3]])


def table_of(state: State) -> Laid:
    lying = members(state.laid)
    piles = [tuple([CARDS[card] for card in lying if KIND_OF[card] == kind]) for kind in range(3)]
    return Laid(*piles)


def group_of(state: State, number: int) -> Group:
    psychic, suspect, location, object_ = state.groups[number]
    owner = None if psychic == NONE else state.table.colours[psychic]
    return Group(owner, CARDS[suspect], CARDS[location], CARDS[object_])


def shared_of(state: State) -> Shared | None:
    if not state.order:
        return None
    order = tuple([VISIONS[card] for card in state.order])
    return Shared(order, Meant(*[VISIONS[card] for card in state.intent]), state.shown)
