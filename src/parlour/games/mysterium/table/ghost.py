"""What does the ghost see? Its screen with a pocket for each psychic, the hand, the crows."""

from parlour.games.mysterium.content import CROWS, KINDS, PER_TURN
from parlour.games.mysterium.moves import START_TIMER, Give, Reveal
from parlour.games.mysterium.moves import Crow as ChangeHand
from parlour.games.mysterium.position import Screen
from parlour.games.mysterium.table.circle import opinions, visions
from parlour.games.mysterium.table.draft import CROW, Look, Plan
from parlour.games.mysterium.table.pieces import Do, Query, Who
from parlour.games.mysterium.table.scene import Scene
from parlour.games.mysterium.table.sides import Crow, Ghost, HandCard, Pocket


def ghost(scene: Scene, aim: str) -> Ghost:
    """`aim` is what the hand's cards are chosen for now."""
    view = scene.view
    pockets = tuple([pocket(scene, word, aim) for word in view.psychics])
    return Ghost(
        pockets=pockets,
        hand=hand(scene, aim),
        crow=crow(scene, aim),
        start=scene.may("table.start", START_TIMER, seconds=scene.options.timer),
        waiting=sum(one.state in ("open", "waits") for one in pockets),
        pile=view.draw if isinstance(view.draw, int) else len(view.draw),
    )


def aimed(scene: Scene) -> str:
    """What the hand's cards are chosen for: what was opened, else the first psychic that waits, or
    in phase 2 the first kind of card that is still without a vision."""
    step, wanted = scene.view.step, scene.look.desk
    if wanted == CROW and may_crow(scene):
        return CROW
    if step == "visions":
        waits = [word for word in scene.view.psychics if may_give(scene, word)]
        return wanted if wanted in waits else next(iter(waits), "")
    if step == "shared":
        empty = [kind for kind in KINDS if not scene.plan.of(kind)]
        return wanted if wanted in KINDS else next(iter(empty), "")
    return ""


def may_give(scene: Scene, word: str) -> bool:
    return any(scene.is_legal(Give(word, (card,))) for card in cards_of(scene)[:1])


def may_crow(scene: Scene) -> bool:
    return any(scene.is_legal(ChangeHand((card,))) for card in cards_of(scene)[:1])


def cards_of(scene: Scene) -> tuple[str, ...]:
    """The hand, where it lies open, in the order of the cards' names."""
    pile = scene.view.hand
    return () if isinstance(pile, int) else tuple(sorted(pile))


# ---------------------------------------------------------------- the screen


def pocket(scene: Scene, word: str, aim: str) -> Pocket:
    one = scene.psychic(word)
    screen = None if scene.view.secret is None else scene.view.secret[word]
    target = meant(screen, one.stage)
    planned = scene.plan.of(word)
    return Pocket(
        who=scene.who(word),
        stage=one.stage,
        state=state_of(scene, word, aim),
        target=target,
        found=scene.found(word),
        later=later(screen, one.stage),
        visions=visions(scene, word, aside=True),
        misses=scene.past.misses(word),
        planned=len(planned),
        pick=scene.way(Look(word)) if word != aim and may_give(scene, word) else None,
        look=scene.way(Look(word, card=target)) if target else None,
        guess=one.placed,
        is_right=one.placed is not None and one.placed == target,
        opinions=opinions(scene, word),
        level=one.level,
        give=give(scene, word, planned),
        reveal=scene.may_to("table.answer", word, Reveal(word)),
    )


def meant(screen: Screen | None, stage: str) -> str | None:
    """The card that a psychic looks for now."""
    return getattr(screen, stage, None) if stage in KINDS else None


def later(screen: Screen | None, stage: str) -> tuple[str, ...]:
    """The cards that come after it."""
    if screen is None or stage not in KINDS:
        return ()
    return tuple([getattr(screen, kind) for kind in KINDS[KINDS.index(stage) + 1 :]])


def state_of(scene: Scene, word: str, aim: str) -> str:
    one, step = scene.psychic(word), scene.view.step
    if step == "manifesting" and one.answered:
        return "answered"
    if one.stage == "done":
        return "done"
    if step == "visions":
        return "served" if one.served else "open" if word == aim else "waits"
    if one.placed:
        return "guessed"
    return "thinks" if step == "placing" else "silent"


def give(scene: Scene, word: str, planned: tuple[str, ...]) -> Do | None:
    then = scene.way(Look(), scene.plan.without(word))
    return scene.may_to("table.send", word, Give(word, planned), then, count=len(planned))


# ---------------------------------------------------------------- the hand


def hand(scene: Scene, aim: str) -> tuple[HandCard, ...]:
    return tuple([hand_card(scene, card, aim) for card in cards_of(scene)])


def hand_card(scene: Scene, card: str, aim: str) -> HandCard:
    meant_for = scene.plan.aim_of(card)
    return HandCard(
        card=card,
        who=who_of(scene, meant_for),
        aim=meant_for,
        up=bool(aim) and meant_for == aim,
        pick=scene.way(plan=toggled(scene.plan, aim, card)) if aim else None,
        look=scene.way(beside(scene, aim or scene.look.desk, card)),
    )


def beside(scene: Scene, desk: str, card: str) -> Look:
    """A card of the hand large, with what the open psychic has to find next to it."""
    secret = scene.view.secret
    if secret is None or desk not in secret:
        return Look(desk, card)
    return Look(desk, card, meant(secret[desk], scene.psychic(desk).stage) or "")


def who_of(scene: Scene, aim: str | None) -> Who | None:
    return scene.who(aim) if aim and aim in scene.view.psychics else None


def toggled(plan: Plan, aim: str, card: str) -> Plan:
    """For a kind of card in the shared vision one vision is meant, for all else any number."""
    return plan.toggled(aim, card, 1) if aim in KINDS else plan.toggled(aim, card)


def crow(scene: Scene, aim: str) -> Crow:
    chosen = scene.plan.of(CROW)
    difficulty, is_open = scene.options.difficulty, aim == CROW
    return Crow(
        left=scene.facts["crows_left"],
        spent=CROWS[difficulty] - scene.facts["crows_left"],
        each_turn=PER_TURN[difficulty],
        is_open=is_open,
        pick=way_of_crow(scene, is_open),
        go=scene.may(
            "table.change",
            ChangeHand(chosen),
            scene.way(Look(), scene.plan.without(CROW)),
            count=len(chosen),
        ),
        count=len(chosen),
    )


def way_of_crow(scene: Scene, is_open: bool) -> Query | None:
    if is_open:
        return scene.way(Look(), scene.plan.without(CROW))
    return scene.way(Look(CROW)) if may_crow(scene) else None
