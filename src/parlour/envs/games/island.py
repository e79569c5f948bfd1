"""The Island for learners."""

from collections.abc import Iterator
from functools import partial
from itertools import permutations
from typing import Any, get_args

from parlour.envs.rows import Row, counts, flag, number, numbers, one_of, size_of
from parlour.games.island.content import (
    ABILITY,
    CARDS,
    DISCOVERIES,
    GUESTS,
    LETTER,
    MOST_TURNS,
    PERSONAS,
    RUSES,
    SETBACKS,
    SITES,
    SLOTS,
    SORT,
    TOKENS,
)
from parlour.games.island.moves import Group
from parlour.games.island.position import Phase, Role, Stage

ABILITIES = [word for word, sort in zip(TOKENS, SORT, strict=True) if sort == ABILITY]
LETTERS = sorted(set(LETTER))
MOST_GROUPS = 5
MOST_RUSES = len(RUSES)
VOTES = ("negative", "positive")


def tokens(options: Any, seats: int) -> dict[str, list[Any]]:
    everyone = list(range(seats))
    pairs = [list(pair) for pair in permutations(everyone, 2)]
    cards, guests = list(CARDS), list(GUESTS)
    powers = [*PERSONAS, *ABILITIES]
    return {
        "site": list(SITES),
        "groups.site": list(SITES),
        "groups.guests": guests,
        "groups.companions": [*everyone, *pairs],
        "pay.slot": list(SLOTS),
        "pay.cards": cards,
        "pay.guest": guests,
        "pay.effect": powers,
        "set": guests,
        "card": [*cards, *RUSES],
        "cards": cards,
        "effect": powers,
        "replace": list(ABILITIES),
        "to": everyone,
        "target": everyone,
        "take": list(range(MOST_RUSES + 1)),
        "for": [False, True],
        "vote": list(VOTES),
        **{f"to.{card}": guests for card in CARDS},
    }


def rows(options: Any, seats: int) -> list[Row]:
    return [
        *course(seats),
        *[row for guest in GUESTS for row in at_guest(guest)],
        *[row for seat in range(seats) for row in player(seat, seats)],
        *[row for site in SITES for row in at_site(site)],
        *piles(),
        *planned(seats),
        *acting(seats),
        *intrigue(seats),
    ]


def course(seats: int) -> Iterator[Row]:
    """Where the match stands."""
    yield one_of("seat", "the viewer's seat", range(seats), lambda view: view.seat)
    yield number("turn", "the turn", MOST_TURNS + 1, lambda view: view.turn)
    yield one_of("phase", "the phase", get_args(Phase), lambda view: view.phase)
    yield counts("resolved", "numbers resolved", TOKENS, 1, lambda view: view.resolved)
    yield counts("against", "accomplice tokens in play", TOKENS, 1, lambda v: v.accomplice_tokens)
    yield counts("out", "tokens out of the game", TOKENS, 1, lambda view: view.tokens_out)
    yield one_of("murderer", "the murderer, once known", GUESTS, lambda view: view.murderer)


def at_guest(guest: str) -> Iterator[Row]:
    """Alive, cards face up, and how many lie face down."""
    yield numbers(f"{guest}", "alive, cards face down", 2, 9, partial(guest_state, guest))
    yield counts(f"{guest} up", "cards face up", CARDS, 1, partial(guest_up, guest))


def guest_state(guest: str, view: Any) -> list[int]:
    one = view.guests.get(guest)
    return [] if one is None else [int(one.alive), min(size_of(one.down), 9)]


def guest_up(guest: str, view: Any) -> Any:
    one = view.guests.get(guest)
    return () if one is None else one.up


def player(seat: int, seats: int) -> Iterator[Row]:
    """What a seat has before it; of another's hand its size."""
    yield one_of(f"persona {seat}", "who the seat is", PERSONAS, partial(of, seat, "persona"))
    yield counts(f"hand {seat}", "cards seen", CARDS, 1, partial(pile_of, seat, "hand"))
    yield number(f"hand size {seat}", "cards in hand", 60, partial(count_of, seat, "hand"))
    yield counts(
        f"abilities {seat}", "abilities kept", ABILITIES, 1, partial(of, seat, "abilities")
    )
    yield one_of(f"role {seat}", "the role, where known", get_args(Role), partial(of, seat, "role"))
    yield counts(f"ruses {seat}", "ruses seen", RUSES, 1, partial(pile_of, seat, "ruses"))
    yield number(f"ruses held {seat}", "ruses held", MOST_RUSES, partial(count_of, seat, "ruses"))


def of(seat: int, name: str, view: Any) -> Any:
    return getattr(view.players[seat], name) if seat < len(view.players) else None


def pile_of(seat: int, name: str, view: Any) -> Any:
    pile = of(seat, name, view)
    return () if pile is None else pile


def count_of(seat: int, name: str, view: Any) -> int:
    return size_of(pile_of(seat, name, view))


def at_site(site: str) -> Iterator[Row]:
    yield number(f"{site} down", "tokens face down", 9, partial(site_down, site))
    yield counts(f"{site} up", "tokens face up", TOKENS, 1, partial(site_up, site))


def site_down(site: str, view: Any) -> int:
    there = view.sites.get(site)
    return 0 if there is None else size_of(there.down)


def site_up(site: str, view: Any) -> Any:
    there = view.sites.get(site)
    return () if there is None else there.up


def piles() -> Iterator[Row]:
    for name, most in (("deck", 200), ("bag", 60), ("victims", 10), ("ruse_deck", MOST_RUSES)):
        yield number(
            name, f"how many are left: {name.replace('_', ' ')}", most, partial(left, name)
        )
    yield number("setbacks", "setbacks left", len(SETBACKS), partial(left, "setbacks"))
    yield number("discoveries", "discoveries left", len(DISCOVERIES), partial(left, "discoveries"))
    yield counts("discard", "cards thrown away", CARDS, 1, lambda view: view.discard)
    yield one_of("setback", "the setback voted on", SETBACKS, lambda view: view.setback)
    yield counts("setbacks out", "setbacks gone", SETBACKS, 1, lambda view: view.setbacks_out)
    yield numbers("bedroom", "guests whose things lie there, from 1", 10, 10, in_bedroom)


def left(name: str, view: Any) -> int:
    return size_of(getattr(view, name))


def in_bedroom(view: Any) -> list[int]:
    return [GUESTS.index(one.guest) + 1 for one in view.bedroom[:10]]


def planned(seats: int) -> Iterator[Row]:
    """The draft, who is for it, and the groups that wait."""
    for place in range(MOST_GROUPS):
        yield group_row(f"plan {place}", "a group of the draft", partial(drafted, place), seats)
    for place in range(MOST_GROUPS):
        yield group_row(f"queue {place}", "a group that waits", partial(queued, place), seats)
    yield numbers("answers", "by seat: 1 for, 2 against", seats, 2, partial(answers, seats))


def group_row(name: str, meaning: str, see: Any, seats: int) -> Row:
    """A site from 1, then a one for each guest and each companion; who is named second has a 2."""

    def write(view: Any) -> Iterator[int]:
        group: Group | None = see(view)
        if group is not None:
            yield SITES.index(group.site) + 1
            yield from (int(guest in group.guests) for guest in GUESTS)
            order = group.companions
            yield from (order.index(seat) + 1 if seat in order else 0 for seat in range(seats))

    told = f"{meaning}: site from 1, guests, companions by the order they are named in"
    return numbers(name, told, 1 + len(GUESTS) + seats, max(len(SITES), 2), write)


def drafted(place: int, view: Any) -> Any:
    groups = () if view.plan is None else view.plan.groups
    return groups[place] if place < len(groups) else None


def queued(place: int, view: Any) -> Any:
    return view.queue[place] if place < len(view.queue) else None


def answers(seats: int, view: Any) -> list[int]:
    if view.plan is None:
        return []
    plan = view.plan
    return [1 if seat in plan.yes else 2 if seat in plan.no else 0 for seat in range(seats)]


def acting(seats: int) -> Iterator[Row]:
    """The group that acts."""
    yield group_row("acting", "the group that acts", lambda view: view.group, seats)
    yield one_of("stage", "how far it is", get_args(Stage), partial(in_group, "stage"))
    yield counts("pool", "its cards, as far as seen", CARDS, 1, pool)
    yield number("pool size", "cards in its pool", 120, pool_size)
    yield number("reveals", "tokens it has turned up", 20, partial(in_group, "reveals"))
    yield one_of("fresh", "the number in sight", TOKENS, partial(in_group, "fresh"))
    yield one_of("found", "the ability found", ABILITIES, found_ability)
    yield number("blue", "blue cards to be given", 9, found_blue)
    yield flag("proposal", "a companion has proposed", lambda v: proposal(v) is not None)
    yield numbers("agreed", "by seat: agrees to it", seats, 1, partial(agreed, seats))
    yield flag(
        "objected", "somebody objects to it", lambda view: getattr(proposal(view), "objected", 0)
    )


def in_group(name: str, view: Any) -> Any:
    return None if view.group is None else getattr(view.group, name)


def pool(view: Any) -> Any:
    if view.group is None:
        return ()
    closed = view.group.pool_private
    return view.group.pool_up + (() if isinstance(closed, int) else tuple(closed))


def pool_size(view: Any) -> int:
    group = view.group
    return 0 if group is None else len(group.pool_up) + size_of(group.pool_private)


def found_ability(view: Any) -> Any:
    return getattr(in_group("pending", view), "token", None)


def found_blue(view: Any) -> int:
    return int(getattr(in_group("pending", view), "blue", 0))


def proposal(view: Any) -> Any:
    return in_group("proposal", view)


def objected(view: Any) -> bool:
    return bool(getattr(proposal(view), "objected", False))


def agreed(seats: int, view: Any) -> list[int]:
    open_ = proposal(view)
    return [] if open_ is None else [int(seat in open_.agreed) for seat in range(seats)]


def intrigue(seats: int) -> Iterator[Row]:
    """Votes, ruses and the accomplice in the open."""
    everyone = range(seats)
    yield one_of("revealed", "the accomplice, once known", everyone, lambda view: view.revealed)
    yield flag("acts", "the accomplice acts in the open", lambda view: view.acting)
    yield one_of("accomplice at", "where he is", SITES, lambda view: view.accomplice_at)
    yield one_of("excluded", "who has no vote", everyone, lambda view: view.excluded)
    yield numbers("voted", "by seat: has voted", seats, 1, partial(voted, seats))
    yield one_of("ruse", "the ruse on the table", RUSES, partial(in_ruse, "card"))
    yield one_of("ruse target", "whom it is aimed at", everyone, partial(in_ruse, "target"))
    yield counts("letters", "letters of the ruses played", LETTERS, 9, lambda v: v.ruse_letters)
    yield counts("ruses out", "ruses played", RUSES, 1, lambda view: view.ruses_out)


def voted(seats: int, view: Any) -> list[int]:
    return [int(seat in view.votes) for seat in range(seats)]


def in_ruse(name: str, view: Any) -> Any:
    return None if view.ruse_play is None else getattr(view.ruse_play, name)
