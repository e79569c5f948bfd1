"""How is a pool dealt out? Card by card, to a guest who has room in an even deal (ISL-8.1)."""

from parlour.core.masks import members
from parlour.core.notation import Frozen
from parlour.core.picks import Draft, Picks
from parlour.core.seats import Seat
from parlour.games.island.content import CARDS, GUESTS
from parlour.games.island.moves import Distribute
from parlour.games.island.state import State


def fill(state: State, seat: Seat, draft: Draft) -> Picks:
    group = state.acting_group()
    held: dict[str, list[str]] = {GUESTS[guest]: [] for guest in group.guests}
    pool = [CARDS[card] for card in members(group.pool())]
    for word in pool:
        if f"to.{word}" in draft:
            held[draft[f"to.{word}"]].append(word)
    waiting = [word for word in pool if f"to.{word}" not in draft]
    if not waiting:
        move = Distribute(Frozen({guest: tuple(words) for guest, words in held.items()}))
        return Picks(((move, draft),), draft)
    open_to = roomy(held, len(pool))
    key = f"to.{waiting[0]}"
    return Picks((), draft, tuple([{key: guest} for guest in open_to]))


def roomy(held: dict[str, list[str]], cards: int) -> list[str]:
    """The guests who may get another card: all up to the common size, and some one more."""
    size, odd = divmod(cards, len(held))
    spent = sum(len(words) > size for words in held.values())
    return [
        guest
        for guest, words in held.items()
        if len(words) < size or (len(words) == size and spent < odd)
    ]
