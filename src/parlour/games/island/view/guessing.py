"""What may be true behind a view? The cards and tokens nobody showed, dealt again."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from parlour.core.chance import Chance
from parlour.core.game import Event
from parlour.core.notation import Frozen
from parlour.core.seats import Seat
from parlour.games.island.content import (
    CARDS,
    DISCOVERIES,
    GUESTS,
    MUST_REVEAL,
    RUSES,
    SETBACKS,
    TOKENS,
)
from parlour.games.island.options import Options
from parlour.games.island.position import Pile, Position, Role, SiteTokens
from parlour.games.island.rules import Island, from_position
from parlour.games.island.view.memory import Memory, cards_named


def guess(view: Position, heard: Sequence[Event], options: Options, chance: Chance) -> Island:
    """A possible truth behind a view, and behind what the table remembers (`memory`)."""
    seats = len(view.players)
    memory = Memory(heard)
    cards = Unseen(CARDS, open_cards(view), chance)
    ruses = Unseen(RUSES, open_ruses(view), chance)
    roles, spare = guessed_roles(view, options, chance)
    truth = replace(
        with_board(view, memory, cards, chance),
        seat=None,
        players=tuple(
            [
                replace(
                    player,
                    hand=cards.deal(player.hand, memory.hands.get(seat, ())),
                    ruses=ruses.deal(player.ruses),
                    role=roles[seat],
                )
                for seat, player in enumerate(view.players)
            ]
        ),
        spare_role=spare,
        ruse_deck=ruses.deal(view.ruse_deck),
        ruse_pile=ruses.deal(view.ruse_pile),
        setbacks=Unseen(SETBACKS, open_setbacks(view), chance).deal(view.setbacks),
        votes=guessed_votes(view, chance),
    )
    return from_position(truth, seats, options)


class Unseen:
    """The pieces of a kind that lie open nowhere, in a random order."""

    def __init__(self, every: Sequence[str], shown: Iterable[str], chance: Chance) -> None:
        known = set(shown)
        self.pieces = chance.shuffled([word for word in every if word not in known])

    def deal(self, pile: Pile, known: Iterable[str] = ()) -> tuple[str, ...]:
        """The pile itself if it lies open, else as many pieces, those first that are known to be
        there; they are gone then."""
        if not isinstance(pile, int):
            return pile
        there = set(known)
        if there:
            self.pieces.sort(key=lambda word: word not in there)
        taken = self.pieces[:pile]
        del self.pieces[:pile]
        return tuple(taken)

    def deal_in_order(self, pile: Pile, known: Sequence[str | None]) -> tuple[str, ...]:
        """The same for a pile that is known in part, piece by piece; the end of what is known is
        the end of the pile."""
        if not isinstance(pile, int):
            return pile
        places: list[str | None] = [None] * pile
        for back, word in enumerate(reversed(known[-pile:] if pile else ()), start=1):
            places[-back] = word if word in self.pieces else None
        for word in filter(None, places):
            self.pieces.remove(word)
        return tuple([word if word is not None else self.pieces.pop() for word in places])


def face_up(*piles: Pile) -> list[str]:
    return [word for pile in piles if not isinstance(pile, int) for word in pile]


def open_cards(view: Position) -> list[str]:
    """Every object card that the view shows."""
    found = face_up(view.deck, view.discard)
    for guest in view.guests.values():
        found += face_up(guest.up, guest.down)
    for left in view.bedroom:
        found += face_up(left.up, left.down)
    for player in view.players:
        found += face_up(player.hand)
    if view.group is not None:
        found += face_up(view.group.pool_up, view.group.pool_private)
    return found


def open_tokens(view: Position) -> list[str]:
    found = [*view.resolved, *view.accomplice_tokens, *view.tokens_out]
    for site in view.sites.values():
        found += face_up(site.up, site.down)
    for player in view.players:
        found += player.abilities
    if view.group is not None and view.group.pending is not None:
        found += [getattr(view.group.pending, "token", "")]
    return found


def open_ruses(view: Position) -> list[str]:
    found = face_up(view.ruses_out, view.ruse_deck, view.ruse_pile)
    for player in view.players:
        found += face_up(player.ruses)
    return found if view.ruse_play is None else [*found, view.ruse_play.card]


def open_setbacks(view: Position) -> list[str]:
    found = face_up(view.setbacks_out, view.setbacks)
    return found if view.setback is None else [*found, view.setback]


def with_board(view: Position, memory: Memory, cards: Unseen, chance: Chance) -> Position:
    """Cards of guests, sets and pool, tokens, and who dies when."""
    tokens = Unseen(TOKENS, open_tokens(view), chance)
    group = view.group
    if group is not None:
        known = memory.pool
        if group.proposal is not None:
            known = known | cards_named(group.proposal.move)
        group = replace(group, pool_private=cards.deal(group.pool_private, known))
    murderer, victims = guessed_deaths(view, chance)
    return replace(
        view,
        group=group,
        guests=dealt_down(view.guests, cards),
        bedroom=tuple([replace(left, down=cards.deal(left.down)) for left in view.bedroom]),
        sites=dealt_sites(view.sites, memory, tokens),
        bag=tokens.deal(view.bag),
        deck=cards.deal(view.deck),
        discoveries=guessed_discoveries(view, chance),
        murderer=murderer,
        victims=victims,
    )


def dealt_sites(sites: Mapping[str, SiteTokens], memory: Memory, tokens: Unseen) -> Frozen:
    """The face-down tokens; numbers that were covered are known. Sites that are known in part go
    first, so that nobody else takes their tokens."""
    order = sorted(sites, key=lambda name: not any(memory.down.get(name, ())))
    found = {
        name: replace(
            sites[name], down=tokens.deal_in_order(sites[name].down, memory.down.get(name, ()))
        )
        for name in order
    }
    return Frozen({name: found[name] for name in sites})


def dealt_down(places: Mapping[str, Any], unseen: Unseen) -> Frozen:
    """The face-down pieces at each of some places."""
    return Frozen(
        {name: replace(place, down=unseen.deal(place.down)) for name, place in places.items()}
    )


def guessed_deaths(view: Position, chance: Chance) -> tuple[str | None, tuple[str, ...]]:
    """The murderer lives; the others will die in some order (ISL-3.4, 9.9)."""
    if not isinstance(view.victims, int):
        return view.murderer, view.victims
    living = [name for name in GUESTS if name in view.guests and view.guests[name].alive]
    order = chance.shuffled(living)
    murderer = view.murderer
    if murderer is None and order:
        murderer = order[0]
    order = [name for name in order if name != murderer]
    return murderer, tuple(order[: view.victims])


def guessed_discoveries(view: Position, chance: Chance) -> tuple[str, ...]:
    """Any of the discovery cards: which have been turned up the view does not say."""
    return Unseen(DISCOVERIES, (), chance).deal(view.discoveries)


def guessed_roles(
    view: Position, options: Options, chance: Chance
) -> tuple[list[Role | None], Role | None]:
    """Who may hold the accomplice card: of those whose card is not seen, or nobody (ISL-3.10)."""
    roles: list[Role | None] = [player.role for player in view.players]
    hidden = [seat for seat, role in enumerate(roles) if role is None]
    if not options.accomplice or not hidden:
        return roles, view.spare_role
    found = "accomplice" in roles
    holders: list[Seat] = [*hidden, len(roles)]
    if len(view.accomplice_tokens) >= MUST_REVEAL:
        holders = [len(roles)]
    holder = -1 if found else chance.pick(holders)
    for seat in hidden:
        roles[seat] = "accomplice" if seat == holder else "loyal"
    return roles, "accomplice" if holder == len(roles) else "loyal"


def guessed_votes(view: Position, chance: Chance) -> Frozen:
    """Votes of others: any (ISL-11.3, 11.4)."""
    seats = len(view.players)
    found: dict[Seat, Seat | str | None] = dict(view.votes)
    for voter, vote in view.votes.items():
        if vote is not None or voter == view.seat:
            continue
        if view.phase == "setback_vote":
            found[voter] = chance.pick(("positive", "negative"))
        elif view.phase == "exclude_vote":
            found[voter] = chance.below(seats)
    return Frozen(found)
