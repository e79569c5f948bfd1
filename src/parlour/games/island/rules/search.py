"""What does a group find, and what becomes of it? (ISL-7)"""

from parlour.core.chance import Chance
from parlour.core.game import Story
from parlour.core.seats import Seat
from parlour.games.island.content import (
    ABILITY,
    ACCOMPLICE,
    BLUE,
    CARD,
    FIND,
    MUST_REVEAL,
    SITES,
    SORT,
    TOKEN,
    TOKENS,
    TOTAL,
    WHITE,
)
from parlour.games.island.events import groups as events
from parlour.games.island.moves import (
    AssignBlue,
    DeclineAbility,
    Leave,
    Resolve,
    Reveal,
    Stop,
    TakeAbility,
)
from parlour.games.island.rules import accomplice, ending
from parlour.games.island.rules.groups import drop_pending, to_distribution
from parlour.games.island.rules.piles import draw
from parlour.games.island.scoring import clues, has_enough, numbers
from parlour.games.island.scoring.effects import on_group, total_of
from parlour.games.island.state import NONE, Acting, State
from parlour.games.island.state.written import cards


def reveal(state: State, seat: Seat, move: Reveal, chance: Chance, story: Story | None) -> None:
    """The next token is turned up, the oldest first (ISL-7.16)."""
    group = state.acting_group()
    down = state.tokens_down[group.site]
    token = down[0]
    state.tokens_down[group.site] = down[1:]
    group.reveals += 1
    if story is not None:
        story.tell(events.TokenFound(SITES[group.site], TOKENS[token]))
    if SORT[token] == ACCOMPLICE:
        find_trace(state, token, story)
    elif SORT[token] == FIND:
        find_cards(state, group, token, chance, story)
    elif SORT[token] == ABILITY:
        group.ability = token
    else:
        state.tokens_up[group.site] |= 1 << token
        group.fresh = token
    go_on(state, chance, story)


def go_on(state: State, chance: Chance, story: Story | None) -> None:
    """The search goes on, or ends by itself (ISL-7.17)."""
    if search_is_over(state):
        end_search(state, chance, story)


def search_is_over(state: State) -> bool:
    return numbers.search_is_over(state, state.acting_group())


def end_search(state: State, chance: Chance, story: Story | None) -> None:
    if story is not None:
        story.tell(events.SearchEnded(SITES[state.acting_group().site]))
    to_distribution(state, chance, story)


def find_trace(state: State, token: int, story: Story | None) -> None:
    """An accomplice token goes to its track; the fifth makes him known (ISL-7.3, 11.8)."""
    state.track |= 1 << token
    if state.track.bit_count() >= MUST_REVEAL:
        accomplice.force(state, story)


def find_cards(
    state: State, group: Acting, token: int, chance: Chance, story: Story | None
) -> None:
    """White cards for the group first, then blue ones for its companion (ISL-7.5 to 7.7)."""
    state.spent |= 1 << token
    white = WHITE[token] + total_of(on_group(state, group), "bonus_draw")
    found = draw(state, white, chance, story)
    group.private |= found
    if story is not None:
        story.tell(events.CardsFound(found.bit_count(), cards(found), group.companions))
    if BLUE[token] and len(group.companions) == 1:
        give_blue(state, group.companions[0], BLUE[token], chance, story)
    else:
        group.blue = BLUE[token]


def give_blue(state: State, seat: Seat, count: int, chance: Chance, story: Story | None) -> None:
    drawn = draw(state, count, chance, story)
    state.hands[seat] |= drawn
    if story is not None:
        story.tell(events.BlueDrawn(seat, drawn.bit_count(), cards(drawn)))


def assign_blue(
    state: State, seat: Seat, move: AssignBlue, chance: Chance, story: Story | None
) -> None:
    group = state.acting_group()
    count, group.blue = group.blue, 0
    give_blue(state, move.to, count, chance, story)
    go_on(state, chance, story)


def take_ability(
    state: State, seat: Seat, move: TakeAbility, chance: Chance, story: Story | None
) -> None:
    """A companion keeps the ability; one he gives up for it leaves the game (ISL-7.13, 7.14)."""
    group = state.acting_group()
    to = seat if move.to is None else move.to
    if move.replace is not None:
        state.abilities[to] &= ~(1 << TOKEN[move.replace])
        state.spent |= 1 << TOKEN[move.replace]
    state.abilities[to] |= 1 << group.ability
    if story is not None:
        story.tell(events.AbilityKept(to, TOKENS[group.ability], move.replace))
    group.ability = NONE
    go_on(state, chance, story)


def decline_ability(
    state: State, seat: Seat, move: DeclineAbility, chance: Chance, story: Story | None
) -> None:
    drop_pending(state, state.acting_group(), story)
    go_on(state, chance, story)


def resolve(state: State, seat: Seat, move: Resolve, chance: Chance, story: Story | None) -> None:
    """The cards are spent and the number is a clue; the ninth ends the game (ISL-7.8, 14.1)."""
    group = state.acting_group()
    spent = [CARD[word] for word in move.cards]
    total = numbers.value_of(spent)
    token = numbers.met(state, group, total, numbers.slack(state, group, move.effect))
    mask = sum(1 << card for card in spent)
    group.up &= ~mask
    group.private &= ~mask
    state.discard |= mask
    helped = move.effect if total != TOTAL[token] else None
    if helped is not None:
        state.used = (*state.used, helped)
    state.tokens_up[group.site] &= ~(1 << token)
    state.resolved |= 1 << token
    if group.fresh == token:
        group.fresh = NONE
    if story is not None:
        word, value = numbers.number_word(token)
        story.tell(events.NumberResolved(word, value, move.cards, clues(state), helped))
    if has_enough(state):
        ending.find_murderer(state, story)
    else:
        go_on(state, chance, story)


def leave(state: State, seat: Seat, move: Leave, chance: Chance, story: Story | None) -> None:
    """The number stays face up; the search is over (ISL-7.9)."""
    group = state.acting_group()
    if story is not None:
        for token in numbers.in_sight(state, group):
            story.tell(events.NumberLeft(*numbers.number_word(token)))
    to_distribution(state, chance, story)


def stop(state: State, seat: Seat, move: Stop, chance: Chance, story: Story | None) -> None:
    end_search(state, chance, story)
