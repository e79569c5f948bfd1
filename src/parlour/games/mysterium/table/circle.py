"""What do the psychics see? Themselves round the table, a desk of visions, the boards, opinions."""

from parlour.games.mysterium.content import KINDS, SIGNS, TOKENS_RETURN
from parlour.games.mysterium.moves import READY, UNREADY, Judge, Place, Unjudge, Unplace
from parlour.games.mysterium.position import Psychic
from parlour.games.mysterium.table.draft import NO_PLAN, Look
from parlour.games.mysterium.table.pieces import (
    Board,
    BoardCard,
    Candidate,
    Do,
    Note,
    Opinion,
    Query,
    Vision,
    note,
)
from parlour.games.mysterium.table.scene import Scene
from parlour.games.mysterium.table.sides import Chair, Circle, Desk, Ready, Tokens
from parlour.games.mysterium.table.track import track


def circle(scene: Scene) -> Circle:
    word = desk_of(scene)
    shown = desk(scene, word) if word else None
    return Circle(
        chairs=tuple([chair(scene, other, word) for other in scene.view.psychics]),
        desk=shown,
        boards=boards(scene, word, shown.kind if shown else ""),
        track=track(scene),
        tokens=tokens(scene),
        ready=ready(scene),
    )


def desk_of(scene: Scene) -> str:
    """Whose desk lies open: the one asked for, else the viewer's own that still waits for a guess,
    else any that is not done."""
    psychics = scene.view.psychics
    if scene.look.desk in psychics:
        return scene.look.desk
    busy = [word for word, one in psychics.items() if one.stage != "done"]
    own = [word for word in busy if word in scene.led()]
    unplaced = [word for word in own if psychics[word].placed is None]
    return next(iter((*unplaced, *own, *busy)), "")


# ---------------------------------------------------------------- round the table


def chair(scene: Scene, word: str, open_: str) -> Chair:
    one = scene.psychic(word)
    judge = judge_of(scene)
    said = one.judged.get(judge) if judge else None
    yes, no = (sign_of(scene, judge, word, sign) for sign in SIGNS)
    return Chair(
        who=scene.who(word),
        stage=one.stage,
        state=state_of(one),
        guess=one.placed,
        found=scene.found(word),
        visions=len(one.visions),
        opinions=opinions(scene, word),
        is_ready=one.seat in scene.view.ready,
        level=one.level,
        is_open=word == open_,
        look=scene.way(Look(word), NO_PLAN),
        yes=yes,
        no=no,
        said=said,
        back=take_back(scene, judge, word),
        answer=scene.past.answers.get(word),
    )


def state_of(one: Psychic) -> str:
    if one.stage == "done":
        return "done"
    return "guessed" if one.placed else "thinks"


def judge_of(scene: Scene) -> str:
    """The psychic that judges for the viewer: where there are tokens, a seat leads one."""
    return next(iter(scene.led()), "")


def sign_of(scene: Scene, judge: str, on: str, sign: str) -> Do | None:
    if not judge:
        return None
    return scene.may_to(f"table.judge_{sign}", on, Judge(judge, on, sign))


def take_back(scene: Scene, judge: str, word: str) -> Do | None:
    if word in scene.led():
        return scene.may("table.unplace", Unplace(word))
    return scene.may_to("table.unjudge", word, Unjudge(judge, word)) if judge else None


def opinions(scene: Scene, word: str) -> tuple[Opinion, ...]:
    judged = scene.psychic(word).judged
    return tuple(
        [
            Opinion(scene.who(judge), judged[judge])
            for judge in scene.view.psychics
            if judge in judged
        ]
    )


# ---------------------------------------------------------------- the desk


def desk(scene: Scene, word: str) -> Desk:
    one = scene.psychic(word)
    kind = one.stage if one.stage in KINDS else KINDS[-1]
    wrong = scene.past.misses(word)
    cards = [candidate(scene, word, card, wrong) for card in scene.on_table(kind)]
    return Desk(
        who=scene.who(word),
        kind=kind,
        visions=visions(scene, word),
        candidates=tuple(cards) if one.stage != "done" else (),
        can_place=any(card.place for card in cards),
        compare=compare(scene, word, cards),
    )


def compare(scene: Scene, word: str, cards: list[Candidate]) -> Query | None:
    shown = visions(scene, word)
    if not shown or not cards:
        return None
    card = next((one.card for one in cards if one.mine), cards[0].card)
    return scene.way(Look(word, shown[0].card, card), NO_PLAN)


def candidate(scene: Scene, word: str, card: str, wrong: tuple[str, ...]) -> Candidate:
    return Candidate(
        card=card,
        tokens=scene.tokens_on(card),
        mine=scene.psychic(word).placed == card,
        wrong=card in wrong,
        place=scene.may("table.place", Place(word, card), card=card),
        look=scene.way(Look(word, card=card), NO_PLAN),
    )


def visions(scene: Scene, word: str, *, aside: bool = False) -> tuple[Vision, ...]:
    """The newest first; `aside` keeps the plan, for the ghost's screen."""
    came, hour = scene.past.came, scene.view.hour
    order = sorted(scene.psychic(word).visions, key=lambda card: (-came.get(card, 0), card))
    return tuple(
        [
            Vision(
                card,
                came.get(card),
                came.get(card) == hour,
                scene.way(Look(word, card)) if aside else scene.way(Look(word, card), NO_PLAN),
            )
            for card in order
        ]
    )


def boards(scene: Scene, word: str, shown: str) -> tuple[Board, ...]:
    """The boards that are not on the desk."""
    return tuple(
        [
            Board(
                kind,
                tuple(
                    [
                        BoardCard(
                            card, scene.tokens_on(card), scene.way(Look(word, card=card), NO_PLAN)
                        )
                        for card in scene.on_table(kind)
                    ]
                ),
            )
            for kind in KINDS
            if kind != shown
        ]
    )


# ---------------------------------------------------------------- what the viewer may do besides


def tokens(scene: Scene) -> Tokens | None:
    judge = judge_of(scene)
    held = scene.psychic(judge).tokens if judge else None
    if held is None:
        return None
    return Tokens(
        yes=held.yes,
        no=held.no,
        out=sum(judge in one.judged for one in scene.view.psychics.values()),
        spent=held.spent_yes + held.spent_no,
        come_back=scene.view.hour < TOKENS_RETURN,
    )


def ready(scene: Scene) -> Ready | None:
    """The button that does not wait for the sand."""
    if scene.view.step != "placing" or not scene.led():
        return None
    is_said = scene.seat in scene.view.ready
    return Ready(
        go=scene.may("table.unready" if is_said else "table.ready", UNREADY if is_said else READY),
        is_said=is_said,
        said=len(scene.view.ready),
        awaited=len({*scene.acting, *scene.view.ready}),
        why_not=not_yet(scene),
    )


def not_yet(scene: Scene) -> Note | None:
    psychics = scene.view.psychics
    missing = [w for w in scene.led() if psychics[w].stage != "done" and not psychics[w].placed]
    return note("table.ready_not", count=len(missing)) if missing else None
