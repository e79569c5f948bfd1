"""How does the revelation look? The groups, the shared vision card by card, sleeves and votes."""

from dataclasses import replace

from parlour.games.mysterium import events
from parlour.games.mysterium.content import KINDS, LEVELS
from parlour.games.mysterium.moves import Meant, SharedVision, Vote
from parlour.games.mysterium.position import Group as Story
from parlour.games.mysterium.position import Shared
from parlour.games.mysterium.table.draft import Look
from parlour.games.mysterium.table.ghost import cards_of
from parlour.games.mysterium.table.pieces import Do, Query, Who
from parlour.games.mysterium.table.scene import Scene
from parlour.games.mysterium.table.stories import Group, GroupCard, Lineup, SharedCard, Sleeve, Slot
from parlour.games.mysterium.table.track import track


def lineup(scene: Scene, aim: str) -> Lineup:
    view = scene.view
    return Lineup(
        groups=tuple([group(scene, number, story) for number, story in view.groups.items()]),
        shared=shared(scene),
        sleeves=sleeves(scene),
        track=track(scene),
        slots=slots(scene, aim),
        seal=seal(scene),
        is_open=is_open(scene),
    )


def is_open(scene: Scene) -> bool:
    """Where there is no track votes are open, or there is one alone (MYS-15.7, 15.8)."""
    return all(one.level is None for one in scene.view.psychics.values())


# ---------------------------------------------------------------- groups


def group(scene: Scene, number: int, story: Story) -> Group:
    view = scene.view
    return Group(
        number=number,
        who=scene.who(story.psychic) if story.psychic else None,
        cards=tuple([group_card(scene, getattr(story, kind), kind) for kind in KINDS]),
        pick=pick(scene, number),
        is_picked=picked(scene) == number,
        is_culprit=view.culprit == number,
        is_verdict=scene.outcome is not None and scene.outcome.verdict == number,
        votes=tuple([voter(scene, seat) for seat, vote in view.votes.items() if vote == number]),
    )


def group_card(scene: Scene, card: str, kind: str) -> GroupCard:
    return GroupCard(card, kind, scene.way(replace(scene.look, vision="", card=card)))


def picked(scene: Scene) -> int | None:
    """The group that is marked, to be sealed or made the culprit's."""
    return scene.plan.group


def pick(scene: Scene, number: int) -> Query | None:
    """Marks a group, where one may be named."""
    if scene.view.step == "shared":
        can = scene.is_legal(shared_vision(scene, number, cards_of(scene)[:3]))
    else:
        can = scene.is_legal(Vote(number))
    return scene.way(plan=replace(scene.plan, group=number)) if can else None


def shared_vision(scene: Scene, number: int, cards: tuple[str, ...]) -> SharedVision:
    suspect, location, thing = (*cards, "", "", "")[:3]
    return SharedVision(number, Meant(suspect, location, thing))


def voter(scene: Scene, seat: int) -> Who:
    """A seat by its first psychic."""
    return next(scene.who(w) for w, one in scene.view.psychics.items() if one.seat == seat)


# ---------------------------------------------------------------- the shared vision


def shared(scene: Scene) -> tuple[SharedCard, ...]:
    laid = scene.view.shared
    if laid is None:
        return ()
    fresh = [e.number for e in scene.recent if isinstance(e, events.VisionTurned)]
    return tuple(
        [
            SharedCard(
                number=number,
                card=card,
                is_fresh=number in fresh and len(fresh) < len(laid.order),
                meant=meaning(laid, card),
                look=scene.way(Look(vision=card)) if card else None,
            )
            for number, card in enumerate(laid.order, 1)
        ]
    )


def meaning(laid: Shared, card: str | None) -> str | None:
    if laid.intent is None or card is None:
        return None
    return next((kind for kind in KINDS if getattr(laid.intent, kind) == card), None)


def slots(scene: Scene, aim: str) -> tuple[Slot, ...]:
    """What the ghost has chosen for the shared vision."""
    if scene.view.step != "shared" or not cards_of(scene):
        return ()
    return tuple([slot(scene, kind, aim) for kind in KINDS])


def slot(scene: Scene, kind: str, aim: str) -> Slot:
    card = next(iter(scene.plan.of(kind)), None)
    pick: Query | None = scene.way(Look(kind)) if aim != kind else None
    return Slot(kind, card, aim == kind, pick)


# ---------------------------------------------------------------- the poll


def seal(scene: Scene) -> Do | None:
    number = picked(scene)
    if number is None:
        return None
    if scene.view.step == "shared":
        cards = tuple([card for kind in KINDS for card in scene.plan.of(kind)])
        return scene.may("table.lay", shared_vision(scene, number, cards), "", group=number)
    return scene.may(
        "table.vote" if is_open(scene) else "table.seal", Vote(number), "", group=number
    )


def sleeves(scene: Scene) -> tuple[Sleeve, ...]:
    """The seats of the poll in the order in which they vote; none before it begins."""
    view = scene.view
    if view.step not in ("voting", "over") or not view.groups:
        return ()
    seats = {one.seat: word for word, one in reversed(tuple(view.psychics.items()))}
    found = [sleeve(scene, seat, word) for seat, word in sorted(seats.items())]
    return tuple(sorted(found, key=lambda one: LEVELS.index(one.level)))


def sleeve(scene: Scene, seat: int, word: str) -> Sleeve:
    view = scene.view
    vote = view.votes.get(seat)
    sealed = seat in view.voted or vote is not None
    return Sleeve(
        who=scene.who(word),
        level=scene.facts["levels"].get(word, LEVELS[0]),
        space=view.psychics[word].level,
        state="open" if vote is not None else "sealed" if sealed else state_of(scene, seat),
        vote=vote,
        opens=scene.facts["presenter"] == seat,
    )


def state_of(scene: Scene, seat: int) -> str:
    return "now" if seat in scene.acting else "waits"
