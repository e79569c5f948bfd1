"""How does a position become a state? The inverse of `written`."""

from parlour.core.masks import mask_of
from parlour.games.mysterium.content import BIT, CARD, KIND, KINDS, PSYCHIC, SIGN, VISION
from parlour.games.mysterium.options import Options
from parlour.games.mysterium.position import Pile, Position, Psychic
from parlour.games.mysterium.position.check import check
from parlour.games.mysterium.state import State
from parlour.games.mysterium.state.table import NONE, STEP


def lay_out(state: State, position: Position, seats: int, options: Options) -> None:
    """Make this the state that a full position describes; raises NotationError (MYS-20.1)."""
    check(position, seats)
    state.clear(seats, options, position.ghost)
    state.step = STEP[position.step]
    state.hour = position.hour
    lay_screen(state, position)
    for psychic, word in enumerate(state.table.colours):
        lay_psychic(state, psychic, position.psychics[word])
    table = position.table
    state.laid = mask_of([CARD[w] for w in (*table.suspects, *table.locations, *table.objects)])
    state.hand = visions(position.hand)
    state.draw = bytes([VISION[word] for word in face_up(position.draw)])
    state.discard = visions(position.discard)
    state.crows_in_game = position.crows.game
    state.crows_in_turn = position.crows.turn
    state.ready = mask_of(position.ready)
    lay_line_up(state, position)


def face_up(pile: Pile) -> tuple[str, ...]:
    assert not isinstance(pile, int), "the check has refused it"
    return pile


def visions(pile: Pile) -> int:
    return mask_of([VISION[word] for word in face_up(pile)])


def lay_screen(state: State, position: Position) -> None:
    secret: list[int] = []
    for word in state.table.colours:
        assert position.secret is not None, "the check has refused it"
        screen = position.secret[word]
        secret += [CARD[screen.suspect], CARD[screen.location], CARD[screen.object]]
    state.secret = tuple(secret)


def lay_psychic(state: State, psychic: int, given: Psychic) -> None:
    """What lies before one psychic, tokens and marker included."""
    state.stages[psychic] = KIND[given.stage]
    state.visions[psychic] = visions(given.visions)
    state.placed[psychic] = 0 if given.placed is None else CARD[given.placed]
    if given.served:
        state.served |= BIT[psychic]
    if given.answered:
        state.answered |= BIT[psychic]
    for kind, word in enumerate(KINDS):
        if getattr(given.solved, word) is not None:
            state.solved |= BIT[3 * psychic + kind]
    for judge, sign in given.judged.items():
        state.judged[2 * psychic + SIGN[sign]] |= BIT[PSYCHIC[judge]]
    state.spaces[psychic] = given.level or 0
    tokens = given.tokens
    if tokens is not None:
        state.held[2 * psychic : 2 * psychic + 2] = [tokens.yes, tokens.no]
        state.spent[2 * psychic : 2 * psychic + 2] = [tokens.spent_yes, tokens.spent_no]


def lay_line_up(state: State, position: Position) -> None:
    """The groups, the shared vision and the votes of phase 2."""
    groups = [position.groups[number + 1] for number in range(len(position.groups))]
    state.groups = tuple(
        [
            (
                NONE if group.psychic is None else PSYCHIC[group.psychic],
                CARD[group.suspect],
                CARD[group.location],
                CARD[group.object],
            )
            for group in groups
        ]
    )
    state.culprit = position.culprit or 0
    shared = position.shared
    if shared is not None:
        assert shared.intent is not None, "the check has refused it"
        meant = (shared.intent.suspect, shared.intent.location, shared.intent.object)
        state.order = tuple([VISION[str(word)] for word in shared.order])
        state.intent = tuple([VISION[word] for word in meant])
        state.shown = shared.shown
    for seat, group in position.votes.items():
        state.votes[seat] = group or 0
