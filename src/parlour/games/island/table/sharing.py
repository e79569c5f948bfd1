"""How are the cards shared out? An even deal to begin with, changed card by card.

The draft says who gets what, `d0=key-04.boots-01` for the first guest of the group, and which card
is lifted, `lift=key-04`.
"""

from collections.abc import Sequence
from dataclasses import replace

from parlour.core.notation import Frozen
from parlour.games.island.moves import Distribute
from parlour.games.island.position import ActingGroup
from parlour.games.island.table.acting import Deal, Group
from parlour.games.island.table.draft import query
from parlour.games.island.table.holding import known_pool
from parlour.games.island.table.pieces import Card, Pick, note
from parlour.games.island.table.scene import Scene, cards_in, cards_of, in_order

Hands = dict[str, list[str]]


def dealing(scene: Scene, acting: ActingGroup, plain: Group) -> Group:
    guests = in_order(acting.guests)
    cards = cards_in(known_pool(acting))
    hands = dealt(scene, guests, cards)
    lift = scene.words.get("lift", "")
    lift = lift if any(lift == card.card for card in cards) else ""
    move = Distribute(Frozen({guest: tuple(words) for guest, words in hands.items()}))
    uneven = scene.why_not(move) == "not_equitable"
    return replace(
        plain,
        guests=guests,
        deals=tuple([deal(hands, guest, lift) for guest in guests]),
        go=scene.if_legal(note("table.deed.share"), move),
        problem=note("table.problem.uneven") if uneven else None,
    )


def dealt(scene: Scene, guests: Sequence[str], cards: Sequence[Card]) -> Hands:
    """The draft's deal; what it leaves out goes to whoever has least."""
    left = [card.card for card in cards]
    hands: Hands = {guest: [] for guest in guests}
    for number, guest in enumerate(guests):
        for word in scene.words.get(f"d{number}", "").split("."):
            if word in left:
                left.remove(word)
                hands[guest].append(word)
    for word in left:
        least = min(guests, key=lambda guest: len(hands[guest]))
        hands[least].append(word)
    return hands


def words_of(hands: Hands) -> dict[str, str]:
    return {f"d{number}": ".".join(words) for number, words in enumerate(hands.values())}


def deal(hands: Hands, guest: str, lift: str) -> Deal:
    """A guest's share; a press on a card lifts it, a press on a guest lays it there."""
    words = words_of(hands)
    picks = tuple(
        [
            Pick(
                card,
                card.card == lift,
                query(words if card.card == lift else words | {"lift": card.card}),
            )
            for card in cards_of(hands[guest])
        ]
    )
    pick = None
    if lift and lift not in hands[guest]:
        pick = query(words_of(moved(hands, lift, guest)))
    return Deal(guest, picks, pick)


def moved(hands: Hands, card: str, to: str) -> Hands:
    """The card goes there. If the deal was even and would be no more, one comes back for it."""
    source = next(guest for guest, words in hands.items() if card in words)
    fresh = {guest: [word for word in words if word != card] for guest, words in hands.items()}
    fresh[to].append(card)
    sizes = [len(words) for words in fresh.values()]
    if max(sizes) - min(sizes) > 1 and len(fresh[to]) > 1:
        fresh[source].append(fresh[to].pop(0))
    return fresh
