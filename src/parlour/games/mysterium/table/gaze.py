"""What is opened at full size? A vision, a psychic card, or one beside the other."""

from collections.abc import Sequence
from dataclasses import replace

from parlour.games.mysterium.content import CARD, KIND_OF, KINDS
from parlour.games.mysterium.moves import Place
from parlour.games.mysterium.table.draft import Look
from parlour.games.mysterium.table.ghost import cards_of, meant, toggled, who_of
from parlour.games.mysterium.table.picture import Gaze, Strip
from parlour.games.mysterium.table.pieces import Do, Query, Who
from parlour.games.mysterium.table.scene import Scene


def gaze(scene: Scene, aim: str) -> Gaze | None:
    """None when nothing is opened that this viewer may see."""
    look = seen(scene)
    if not look.is_open:
        return None
    row = visions_beside(scene, look)
    cards = cards_beside(scene, look)
    line = row if look.vision else cards
    at = line.index(look.vision or look.card)
    place, is_mine = placing(scene, look)
    return Gaze(
        vision=look.vision or None,
        card=look.card or None,
        hour=scene.past.came.get(look.vision),
        number=at + 1,
        of=len(line),
        kind=KINDS[KIND_OF[CARD[look.card]]] if look.card else None,
        for_=owner(scene, look.card),
        visions=tuple([strip(scene, replace(look, vision=v), v, look) for v in row]),
        cards=tuple([strip(scene, replace(look, card=c), c, look) for c in cards]),
        before=turn(scene, look, line, at - 1),
        after=turn(scene, look, line, at + 1),
        close=scene.way(replace(look, vision="", card="")),
        closes=f"open-{look.vision or look.card}",
        alone=scene.way(replace(look, card="")) if look.vision and look.card else None,
        lift=lift(scene, look, aim),
        is_up=bool(aim) and scene.plan.aim_of(look.vision) == aim,
        place=place,
        is_mine=is_mine,
    )


def seen(scene: Scene) -> Look:
    """The look without what the viewer does not see."""
    look = scene.look
    return replace(
        look,
        vision=look.vision if look.vision in open_visions(scene) else "",
        card=look.card if look.card in open_cards(scene) else "",
    )


def open_visions(scene: Scene) -> set[str]:
    view = scene.view
    found = {card for one in view.psychics.values() for card in one.visions}
    turned = () if view.shared is None else view.shared.order
    piles = [pile for pile in (view.draw, view.discard) if not isinstance(pile, int)]
    return found.union(cards_of(scene), *piles, [card for card in turned if card])


def open_cards(scene: Scene) -> set[str]:
    view = scene.view
    found = {card for kind in KINDS for card in scene.on_table(kind)}
    found |= {card for word in view.psychics for card in scene.found(word)}
    return found | {getattr(group, kind) for group in view.groups.values() for kind in KINDS}


def visions_beside(scene: Scene, look: Look) -> tuple[str, ...]:
    """The visions to turn to: those that lie where this one lies."""
    view, desk = scene.view, look.desk
    turned = () if view.shared is None else tuple([card for card in view.shared.order if card])
    rows: list[Sequence[str]] = [cards_of(scene), turned]
    rows += [one.visions for one in view.psychics.values()]
    if not look.vision:
        return tuple(sorted(view.psychics[desk].visions)) if desk in view.psychics else turned
    return tuple(next((row for row in rows if look.vision in row), (look.vision,)))


def cards_beside(scene: Scene, look: Look) -> tuple[str, ...]:
    """The psychic cards to turn to: the board of the desk, or the groups of the line-up."""
    view = scene.view
    if view.groups:
        kind = KINDS[KIND_OF[CARD[look.card]]] if look.card else KINDS[0]
        return tuple([getattr(group, kind) for group in view.groups.values()])
    if look.card:
        board = scene.on_table(KINDS[KIND_OF[CARD[look.card]]])
        return board if look.card in board else (look.card,)
    stage = view.psychics[look.desk].stage if look.desk in view.psychics else ""
    return scene.on_table(stage) if stage in KINDS else ()


def strip(scene: Scene, to: Look, card: str, look: Look) -> Strip:
    tokens = scene.tokens_on(card) if card in CARD else ()
    return Strip(card, scene.way(to), card in (look.vision, look.card), tokens)


def turn(scene: Scene, look: Look, line: Sequence[str], at: int) -> Query | None:
    if not 0 <= at < len(line):
        return None
    if look.vision:
        return scene.way(replace(look, vision=line[at]))
    return scene.way(replace(look, card=line[at]))


def owner(scene: Scene, card: str) -> Who | None:
    """Whom a card is assigned to, for the ghost alone."""
    view = scene.view
    if view.secret is None or not card:
        return None
    words = [
        w for w, screen in view.secret.items() if meant(screen, view.psychics[w].stage) == card
    ]
    return who_of(scene, next(iter(words), None))


def lift(scene: Scene, look: Look, aim: str) -> Query | None:
    if not aim or look.vision not in cards_of(scene):
        return None
    return scene.way(plan=toggled(scene.plan, aim, look.vision))


def placing(scene: Scene, look: Look) -> tuple[Do | None, bool]:
    """The button that places the desk's token on the opened card, and whether it lies there."""
    psychics = scene.view.psychics
    own = look.desk if look.desk in scene.led() else next(iter(scene.led()), "")
    if not look.card or not own:
        return None, False
    move = Place(own, look.card)
    return scene.may("table.place", move, card=look.card), psychics[own].placed == look.card
