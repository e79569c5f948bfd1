"""What does the acting group hold, as far as the viewer knows? Its pool, the numbers it could make,
the viewer's hand, and what forbids it something."""

from parlour.core.game import Move
from parlour.core.masks import members
from parlour.games.island.content import CARD, VALUE
from parlour.games.island.moves import Give
from parlour.games.island.position import ActingGroup
from parlour.games.island.scoring import numbers
from parlour.games.island.scoring.effects import any_of, on_group
from parlour.games.island.solver import reachable
from parlour.games.island.table.acting import Pool
from parlour.games.island.table.draft import picked, query, toggled
from parlour.games.island.table.paying import NUMBERS
from parlour.games.island.table.pieces import Deed, Note, Pick, note
from parlour.games.island.table.planning import seen_at
from parlour.games.island.table.scene import Scene, cards_in, mask_of


def known_pool(acting: ActingGroup) -> int:
    return mask_of(acting.pool_up) | mask_of(acting.pool_private)


def pool(scene: Scene, acting: ActingGroup, chosen: tuple[str, ...], picks: bool = False) -> Pool:
    """The cards that the viewer knows, each with the click that picks it."""
    closed = mask_of(acting.pool_private)
    cards = tuple(
        [
            Pick(
                card=one,
                on=one.card in chosen,
                pick=query({"cards": toggled(chosen, one.card)}) if picks else None,
                closed=bool(closed >> CARD[one.card] & 1),
            )
            for one in cards_in(known_pool(acting))
        ]
    )
    unknown = acting.pool_private if isinstance(acting.pool_private, int) else 0
    return Pool(cards, unknown, sum(one.card.value for one in cards))


def reach(scene: Scene, acting: ActingGroup) -> tuple[tuple[int, str], ...]:
    """Which numbers the known cards of the pool could make now."""
    values = [VALUE[card] for card in members(known_pool(acting))]
    unknown = acting.pool_private if isinstance(acting.pool_private, int) else 0
    solved = {int(token.removeprefix("number-")) for token in scene.view.resolved}
    here = seen_at(scene, acting.site)
    marks = []
    for number in NUMBERS:
        can = reachable(values, number, number)
        mark = "can" if can else "may" if unknown else "not"
        mark = "got" if number in solved else f"now {mark}" if number in here else mark
        marks.append((number, mark))
    return tuple(marks)


def hand(scene: Scene, acting: ActingGroup) -> tuple[Pick, ...]:
    """The viewer's hand, each card with the button that gives it."""
    return tuple(
        [
            Pick(one, False, None, deed=scene.if_legal(note("table.deed.give"), Give(one.card)))
            for one in cards_in(scene.hand)
        ]
        if scene.seat in acting.companions
        else [Pick(one, False, None) for one in cards_in(scene.hand)]
    )


def limit(scene: Scene, acting: ActingGroup) -> Note | None:
    """What a setback or a ruse forbids this group."""
    state = scene.state
    if state.group is None:
        return None
    effects = on_group(state, state.group)
    for op in ("cannot_enter", "no_resolve", "random_distribution", "no_guest_abilities"):
        if any_of(effects, op):
            return note(f"table.limit.{op}")
    most = numbers.most_reveals(state, state.group)
    if most < numbers.NO_LIMIT:
        return note("table.limit.max_reveals", count=max(0, most - acting.reveals))
    return None


def legal(scene: Scene, *wished: tuple[str, Move]) -> tuple[Deed, ...]:
    """The buttons for those of these moves that the law accepts."""
    found = [scene.if_legal(note(f"table.deed.{key}"), move) for key, move in wished]
    return tuple([deed for deed in found if deed is not None])


def chosen_of(scene: Scene, acting: ActingGroup) -> tuple[str, ...]:
    return picked(scene.words, [one.card for one in cards_in(known_pool(acting))])
