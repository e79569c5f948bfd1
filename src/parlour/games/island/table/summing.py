"""How is a number met? The cards picked so far, and every exact way with what it keeps."""

from dataclasses import replace
from itertools import islice

from parlour.core.masks import members
from parlour.games.island.content import CARD, CARDS, NEEDED, VALUE
from parlour.games.island.moves import Leave, Resolve, Reveal
from parlour.games.island.position import ActingGroup
from parlour.games.island.rules.picks import sets
from parlour.games.island.scoring import numbers
from parlour.games.island.solver import exact, plain_prices, selections
from parlour.games.island.table.acting import Group, Total
from parlour.games.island.table.draft import query
from parlour.games.island.table.holding import chosen_of, known_pool, legal, pool
from parlour.games.island.table.pieces import Note, Way, note
from parlour.games.island.table.scene import Scene, cards_in, cards_of

SHOWN = 6


def meeting(scene: Scene, acting: ActingGroup, plain: Group) -> Group:
    """A number lies face up: resolve it, or leave it."""
    chosen = chosen_of(scene, acting)
    wanted = aimed(plain.seen, sum(VALUE[CARD[word]] for word in chosen))
    found = [way(scene, acting, cards, chosen) for cards in exact_ways(acting, plain.seen)]
    move = resolving(scene, chosen)
    clue = len(scene.view.resolved) + 1
    more = note(
        "table.deed.resolve_last" if clue >= NEEDED else "table.deed.resolve_more", clue=clue
    )
    return replace(
        plain,
        pool=pool(scene, acting, chosen, picks=True),
        total=total(chosen, wanted, slack=move is not None),
        ways=tuple(found[:SHOWN]),
        more_ways=int(len(found) > SHOWN),
        go=None
        if move is None
        else scene.if_legal(note("table.deed.resolve", number=wanted), move, more),
        others=legal(scene, ("reveal", Reveal()), ("leave", Leave())),
        problem=problem(found),
    )


def aimed(seen: tuple[int, ...], total: int) -> int:
    """The number that the cards are nearest to."""
    return min(seen, key=lambda number: (abs(number - total), number))


def exact_ways(acting: ActingGroup, seen: tuple[int, ...]) -> list[tuple[str, ...]]:
    """Cards that make a number in sight, the fewest first."""
    cards = members(known_pool(acting))
    values = [VALUE[card] for card in cards]
    prices = plain_prices(values)
    found: list[tuple[str, ...]] = []
    for number in seen:
        for _, places in islice(exact(values, number, prices), SHOWN + 1):
            found.append(tuple([CARDS[cards[place]] for place in places]))
    return found


def way(scene: Scene, acting: ActingGroup, cards: tuple[str, ...], chosen: tuple[str, ...]) -> Way:
    gone = sum(1 << CARD[word] for word in cards)
    on = sorted(cards) == sorted(chosen)
    pick = query({"cards": ".".join(cards)})
    return Way(cards_of(cards), cards_in(known_pool(acting) & ~gone), (), pick, on)


def resolving(scene: Scene, chosen: tuple[str, ...]) -> Resolve | None:
    """The move that the cards make: exact, or within what an ability allows."""
    group = scene.state.acting_group()
    for source in sets.slacks(scene.state, group):
        move = Resolve(chosen, source)
        if scene.is_legal(move):
            return move
    return None


def total(chosen: tuple[str, ...], wanted: int, *, slack: bool) -> Total:
    points = numbers.value_of([CARD[word] for word in chosen])
    if points == wanted:
        return Total(points, wanted, "exact", 0)
    state = "near" if slack else "over" if points > wanted else "short"
    return Total(points, wanted, state, abs(wanted - points))


def problem(found: list[Way]) -> Note | None:
    return None if found else note("table.problem.no_sum")


# ---------------------------------------------------------------- against a ruse


def enough_ways(hand: int, points: int) -> list[tuple[str, ...]]:
    """Cards of a hand that reach so many points, the fewest first."""
    cards = members(hand)
    values = [VALUE[card] for card in cards]
    most = sum(values)
    if points > most or points < 1:
        return []
    found = islice(selections(values, plain_prices(values), points, most), SHOWN)
    return [tuple([CARDS[cards[place]] for place in places]) for _, places in found]
