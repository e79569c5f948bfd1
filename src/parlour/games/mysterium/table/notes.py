"""What does the table say? Which sentence fits: prompt, help, why somebody is silent, the end."""

from typing import Any

from parlour.games.mysterium.content import KINDS
from parlour.games.mysterium.scoring import Outcome
from parlour.games.mysterium.table.circle import desk_of
from parlour.games.mysterium.table.draft import CROW, Look
from parlour.games.mysterium.table.picture import End, Story
from parlour.games.mysterium.table.pieces import Note, note
from parlour.games.mysterium.table.scene import Scene
from parlour.games.mysterium.table.stories import GroupCard


def prompt(scene: Scene, aim: str) -> Note:
    """The next thing to do, or what is waited for."""
    view = scene.view
    if view.step == "over":
        return note("prompts.over.others" if scene.seat is None else "prompts.over.you")
    if view.role == "ghost":
        return of_ghost(scene, aim)
    if view.step == "placing" and scene.led():
        return of_psychic(scene)
    if view.step == "voting" and scene.led():
        return of_voter(scene)
    return note(f"table.prompt.{view.step}_wait", seat=view.ghost, hour=view.hour)


def of_ghost(scene: Scene, aim: str) -> Note:
    view = scene.view
    if aim == CROW:
        return note("table.prompt.crow")
    if view.step == "visions":
        key = named(scene, "table.prompt.visions", aim) if aim else None
        return key or note("table.prompt.start")
    if view.step == "shared":
        return shared(scene, aim)
    return note(f"table.prompt.{view.step}_ghost")


def shared(scene: Scene, aim: str) -> Note:
    if scene.plan.group is None:
        return note("table.prompt.shared")
    return note(f"table.prompt.shared_{aim}" if aim else "table.prompt.shared_lay")


def named(scene: Scene, key: str, word: str, **slots: Any) -> Note:
    key, name = scene.named(key, word)
    return note(key, **(name | slots))


def of_psychic(scene: Scene) -> Note:
    """While tokens are placed: what the open desk asks, if it is the viewer's."""
    if scene.seat in scene.view.ready:
        return note("table.prompt.ready")
    own = scene.led()
    word = desk_of(scene)
    one = scene.psychic(word if word in own else own[0])
    if one.stage == "done":
        return note("table.prompt.done")
    return note(f"table.prompt.{'placed' if one.placed else one.stage}")


def of_voter(scene: Scene) -> Note:
    view = scene.view
    shown = 0 if view.shared is None else view.shared.shown
    if scene.seat in scene.acting:
        return note("table.prompt.vote", count=shown)
    return note("table.prompt.voted" if scene.seat in view.voted else "table.prompt.vote_later")


def help_(scene: Scene, aim: str) -> Note | None:
    """A second, smaller line."""
    view = scene.view
    if view.step == "over":
        return None
    if view.role == "ghost":
        return note(f"table.help.ghost_{'crow' if aim == CROW else view.step}")
    if scene.seat is None:
        return note("table.help.watching")
    if view.step == "placing":
        return note(
            "table.help.placing" if view.psychics[scene.led()[0]].tokens else "table.help.two"
        )
    return level(scene) if view.step == "voting" else note(f"table.help.{view.step}")


def level(scene: Scene) -> Note | None:
    """How many cards the viewer sees before it votes; nothing where there is no track."""
    word = scene.led()[0]
    space = scene.psychic(word).level
    return None if space is None else note(f"table.sees.{scene.facts['levels'][word]}", space=space)


def hush(scene: Scene) -> Note | None:
    """Why the viewer has nothing to say (MYS-16)."""
    if scene.view.may_talk or scene.view.may_talk is None or scene.seat is None:
        return None
    return note("table.hush.ghost" if scene.view.role == "ghost" else "table.hush.poll")


# ---------------------------------------------------------------- the end


def end(scene: Scene, outcome: Outcome) -> End:
    view = scene.view
    won = outcome.result == "win"
    group = view.groups.get(outcome.culprit or 0)
    slots: dict[str, Any] = {"culprit": outcome.culprit or 0, "verdict": outcome.verdict or 0}
    if group is not None:
        slots |= {kind: getattr(group, kind) for kind in KINDS}
    word = "won" if won else "lost"
    return End(
        won=won,
        title=note(f"table.end.{word}"),
        why=note(f"table.end.why.{outcome.reason}", **slots),
        you=None if scene.seat is None else note(f"table.end.you.{word}"),
        tie=note(f"table.end.tie.{outcome.tie_break}", **slots) if outcome.tie_break else None,
        stories=tuple([story(scene, word) for word in view.psychics]),
        culprit=outcome.culprit,
    )


def story(scene: Scene, word: str) -> Story:
    """What a psychic had to find, and whether it did."""
    screen = scene.view.secret[word] if scene.view.secret else None
    cards = [
        GroupCard(getattr(screen, kind), kind, scene.way(Look(word, card=getattr(screen, kind))))
        for kind in KINDS
        if screen is not None
    ]
    solved = scene.psychic(word).solved
    found = tuple([getattr(solved, kind) is not None for kind in KINDS])
    return Story(scene.who(word), tuple(cards), found, scene.past.finished.get(word))
