"""How does a state become the position it is written as?"""

from collections.abc import Iterable, Sequence
from typing import Any

from parlour.core.masks import members
from parlour.core.match import said
from parlour.core.notation import Frozen, frozen
from parlour.games.island.content import CARDS, DISCOVERIES, GUESTS, RUSES, SETBACKS, SITES, TOKENS
from parlour.games.island.position import (
    AbilityFound,
    ActingGroup,
    Belongings,
    BlueFound,
    Guest,
    Player,
    Position,
    Proposal,
    SiteTokens,
)
from parlour.games.island.state import NONE, Acting, Proposed, State


def words(numbers: Iterable[int], names: Sequence[str]) -> tuple[str, ...]:
    return tuple([names[number] for number in numbers])


def cards(mask: int) -> tuple[str, ...]:
    """The cards of a mask, by their ids."""
    return tuple([CARDS[card] for card in members(mask)])


def tokens(mask: int) -> tuple[str, ...]:
    return tuple([TOKENS[token] for token in members(mask)])


def word(number: int, names: Sequence[str]) -> str | None:
    return None if number == NONE else names[number]


def position_of(state: State) -> Position:
    """The whole truth."""
    fields: dict[str, Any] = on_the_board(state) | hidden_helpers(state) | this_turn(state)
    return Position(
        turn=state.turn,
        phase=state.phase,  # type: ignore[arg-type]  # one of the words of Phase
        deck=words(state.deck, CARDS),
        discard=cards(state.discard),
        guests=Frozen(
            {
                GUESTS[guest]: Guest(
                    bool(state.alive >> guest & 1), cards(state.up[guest]), cards(state.down[guest])
                )
                for guest in range(len(GUESTS))
            }
        ),
        players=tuple([player_of(state, seat) for seat in range(state.seats)]),
        outcome=state.ending,
        **fields,
    )


def player_of(state: State, seat: int) -> Player:
    return Player(
        state.personas[seat],
        cards(state.hands[seat]),
        tokens(state.abilities[seat]),
        words(members(state.ruses[seat]), RUSES),
        state.roles[seat],  # type: ignore[arg-type]  # one of the words of Role
    )


def on_the_board(state: State) -> dict[str, Any]:
    return {
        "sites": Frozen(
            {
                SITES[site]: SiteTokens(words(state.tokens_down[site], TOKENS), tokens(up))
                for site, up in enumerate(state.tokens_up)
            }
        ),
        "bedroom": tuple(
            [Belongings(GUESTS[guest], cards(up), cards(down)) for guest, up, down in state.bedroom]
        ),
        "bag": words(state.bag, TOKENS),
        "discoveries": words(state.discoveries, DISCOVERIES),
        "victims": words(state.victims, GUESTS),
        "murderer": word(state.murderer, GUESTS),
        "resolved": tokens(state.resolved),
        "accomplice_tokens": tokens(state.track),
        "tokens_out": tokens(state.spent),
    }


def hidden_helpers(state: State) -> dict[str, Any]:
    """What belongs to the accomplice and the votes."""
    return {
        "setbacks": words(state.setbacks, SETBACKS),
        "setbacks_out": words(members(state.setbacks_out), SETBACKS),
        "setback": word(state.setback, SETBACKS),
        "ruse_deck": words(state.ruse_deck, RUSES),
        "ruses_out": words(members(state.ruses_out), RUSES),
        "ruse_pile": words(members(state.ruse_pile), RUSES),
        "ruse_play": state.ruse_play,
        "ruse_letters": state.ruse_letters,
        "spare_role": state.spare_role,
        "revealed": None if state.revealed == NONE else state.revealed,
        "revealed_turn": state.revealed_turn or None,
        "acting": state.acting,
        "appetites": state.appetites,
        "accomplice_at": word(state.accomplice_at, SITES),
        "votes": Frozen(state.votes),
        "excluded": None if state.excluded == NONE else state.excluded,
    }


def this_turn(state: State) -> dict[str, Any]:
    return {
        "effects": state.effects,
        "plan": state.plan,
        "dropped_plans": state.dropped_plans,
        "queue": state.queue,
        "group": None if state.group is None else group_of(state.group),
        "assigned": tuple(members(state.assigned)),
        "gifts": Frozen({seat: count for seat, count in enumerate(state.gifts) if count}),
        "used": state.used,
    }


def group_of(group: Acting) -> ActingGroup:
    pending: AbilityFound | BlueFound | None = None
    if group.ability != NONE:
        pending = AbilityFound("ability", TOKENS[group.ability])
    elif group.blue:
        pending = BlueFound("blue", group.blue)
    return ActingGroup(
        SITES[group.site],
        words(group.guests, GUESTS),
        group.companions,
        group.stage,  # type: ignore[arg-type]  # one of the words of Stage
        cards(group.up),
        cards(group.private),
        group.reveals,
        word(group.fresh, TOKENS),
        pending,
        None if group.proposal is None else proposal_of(group.proposal),
        group.effects,
    )


def proposal_of(proposed: Proposed) -> Proposal:
    move = frozen(said(proposed.seat, proposed.move))
    return Proposal(move, (proposed.seat,), proposed.objected, Frozen(proposed.sides))
