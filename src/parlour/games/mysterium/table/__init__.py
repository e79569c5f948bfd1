"""What does a seat see? From a view to a picture that a template can draw without knowing a rule.

    picture(view, options, draft, recent, look, heard, talk) -> Picture

`view` is what `seen_by` gives a seat or a spectator; a replay with all hands open hands in a whole
position. `draft` holds what the ghost plans (`{"red": "v06.v72"}`) or which group is marked
(`{"group": "2"}`), None where nobody may move. `recent` are the events of the last ply as the
viewer heard them, `heard` the whole story; `look` is what is opened: `red.v06.boathouse`. `talk` is
what the bots say when the match is over.

What may be done is asked of the law, on a guess of what lies face down; no answer hangs on that,
save for the ghost's, and the ghost sees what they hang on.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.core.chance import Chance
from parlour.core.game import Event, Move
from parlour.core.notation import Frozen
from parlour.games.mysterium.content import HOURS, LED, PSYCHICS
from parlour.games.mysterium.options import Options
from parlour.games.mysterium.position import Position
from parlour.games.mysterium.rules import Mysterium
from parlour.games.mysterium.scoring import facts
from parlour.games.mysterium.table import notes
from parlour.games.mysterium.table.circle import circle
from parlour.games.mysterium.table.draft import looked, planned
from parlour.games.mysterium.table.gaze import gaze
from parlour.games.mysterium.table.ghost import aimed, cards_of, ghost
from parlour.games.mysterium.table.lineup import lineup
from parlour.games.mysterium.table.own import own_words
from parlour.games.mysterium.table.past import past
from parlour.games.mysterium.table.picture import Picture, Spot, Step
from parlour.games.mysterium.table.scene import Scene
from parlour.games.mysterium.table.tale import tale
from parlour.games.mysterium.view.guessing import guess

__all__ = ["Picture", "numbered", "own_words", "picture"]


def numbered(seats: int) -> dict[str, tuple[str, ...]]:
    """No ids stand behind numbers here."""
    return {}


def led(seats: int, options: Mapping[str, Any]) -> dict[str, Frozen]:
    """The psychics that go by the name of a player: those of seats that lead no other."""
    if LED[seats] > 1:
        return {}
    ghost = options.get("ghost", 0)
    players = [seat for seat in range(seats) if seat != ghost]
    return {"psychic": Frozen(zip(PSYCHICS, players, strict=False))}


def picture(
    view: Position,
    options: Options,
    draft: Mapping[str, str] | None = None,
    recent: Sequence[Event] = (),
    look: str = "",
    heard: Sequence[Event] = (),
    talk: Sequence[Any] = (),
) -> Picture:
    """The table as this viewer sees it."""
    state = guess(view, (), options, Chance(0))
    scene = before(state, view, options, draft, recent, look, heard)
    return drawn(scene, talk, may_move=draft is not None)


def before(
    state: Mysterium,
    view: Position,
    options: Options,
    draft: Mapping[str, str] | None,
    recent: Sequence[Event],
    look: str,
    heard: Sequence[Event],
) -> Scene:
    """What the parts of the picture share; `state` could lie behind the view."""
    seat = view.seat

    def is_legal(move: Move) -> bool:
        return draft is not None and seat is not None and state.why_not(seat, move) is None

    hand = () if isinstance(view.hand, int) else view.hand
    return Scene(
        view=view,
        options=options,
        facts=facts(state),
        is_legal=is_legal,
        plan=planned(draft or {}, hand, tuple(view.groups)),
        look=looked(look, tuple(view.psychics)),
        past=past(heard),
        recent=recent,
        acting=state.to_act(),
        outcome=state.outcome(),
    )


def drawn(scene: Scene, talk: Sequence[Any], *, may_move: bool) -> Picture:
    view, outcome = scene.view, scene.outcome
    role = view.role or ("ghost" if cards_of(scene) else "spectator")
    aim = aimed(scene)
    is_ghost = role == "ghost" and view.step != "over"
    return Picture(
        seat=view.seat,
        role=role,
        mine=may_move and view.seat in scene.acting,
        phase=view.phase,
        step=Step(view.step, tuple(scene.plan.words().items()), scene.way()),
        hour=view.hour,
        hours=tuple([when(number, view.hour) for number in range(1, HOURS + 1)]),
        places=spots(view),
        ghost_seat=view.ghost,
        difficulty=scene.options.difficulty,
        prompt=notes.prompt(scene, aim),
        help=notes.help_(scene, aim),
        hush=notes.hush(scene),
        has_sand=view.step == "placing" and scene.options.timer > 0,
        ghost=ghost(scene, aim) if is_ghost else None,
        circle=circle(scene) if not is_ghost and view.phase == "reconstruction" else None,
        lineup=lineup(scene, aim) if view.phase != "reconstruction" and view.groups else None,
        gaze=gaze(scene, aim),
        end=None if outcome is None else notes.end(scene, outcome),
        tale=tale(scene, talk) if outcome is not None else None,
        recent=tuple(scene.recent),
    )


def when(number: int, hour: int) -> str:
    return "now" if number == hour else "past" if number < hour else "next"


def spots(view: Position) -> tuple[Spot, ...]:
    """The seats of the waiting room: the ghost, then the psychics in colour order."""
    first = {
        one.seat: place for place, one in reversed(tuple(enumerate(view.psychics.values(), 1)))
    }
    return tuple(
        [Spot(seat, seat, seat, first.get(seat, 0)) for seat in sorted({view.ghost, *first})]
    )
