"""Who is there? The ten guests, the players, and the schedule of turns."""

from collections.abc import Mapping

from parlour.core.seats import Seat
from parlour.games.island.content import (
    DISCOVERY_TURNS,
    GUEST,
    GUESTS,
    MOST_TURNS,
    OBJECTS,
    PERMANENT,
    VICTIM_TURNS,
)
from parlour.games.island.events import groups as events
from parlour.games.island.events import planning, turns
from parlour.games.island.scoring import plans
from parlour.games.island.scoring.effects import any_of, on_player, on_table
from parlour.games.island.table.draft import PlanDraft
from parlour.games.island.table.picture import Plan, Spot
from parlour.games.island.table.pieces import (
    Effect,
    Guest,
    Note,
    Person,
    Power,
    Turn,
    note,
)
from parlour.games.island.table.scene import Scene, cards_in, hidden, mask_of, size


def spots(scene: Scene) -> tuple[Spot, ...]:
    """Every seat, the viewer's left neighbour first."""
    seats = len(scene.view.players)
    first = scene.seat or 0
    order = [(first + step) % seats for step in range(1, seats + 1)]
    return tuple([Spot(seat, (seat - first) % seats, seat, seat) for seat in order])


def schedule(scene: Scene) -> tuple[Turn, ...]:
    """The turns that can be played, and what each brings (ISL-12)."""
    level = scene.options.difficulty
    last = MOST_TURNS if MOST_TURNS in VICTIM_TURNS[level] else max(VICTIM_TURNS[level])
    now = scene.view.turn
    return tuple(
        [
            Turn(
                number,
                "now" if number == now else "past" if number < now else "next",
                number in DISCOVERY_TURNS[level],
                number in VICTIM_TURNS[level],
            )
            for number in range(1, last + 1)
        ]
    )


def in_force(scene: Scene) -> tuple[Effect, ...]:
    """The setbacks and ruses that hold this turn, each once."""
    found = [
        Effect(effect.source, effect.seat, effect.guest)
        for effect in scene.in_force()
        if effect.source
    ]
    return tuple(dict.fromkeys(found))


# ---------------------------------------------------------------- guests


def guests(scene: Scene, draft: PlanDraft, plan: Plan) -> tuple[Guest, ...]:
    where = {member.guest: party.number for party in plan.parties for member in party.guests}
    fates = fates_of(scene)
    works = not any_of(on_table(scene.state), "no_guest_abilities")
    return tuple([guest(scene, name, draft, plan, where, fates, works) for name in GUESTS])


def guest(
    scene: Scene,
    name: str,
    draft: PlanDraft,
    plan: Plan,
    where: Mapping[str, int],
    fates: Mapping[str, Note],
    works: bool,
) -> Guest:
    held = scene.view.guests.get(name)
    alive = held is not None and held.alive
    benched = bool(plans.benched_guests(scene.state) >> GUEST[name] & 1)
    up = draft.up == name and plan.kind == "draft"
    pick = None
    if plan.kind == "draft" and alive and not benched:
        pick = draft.lifting(None if up else name).query()
    return Guest(
        guest=name,
        thing=OBJECTS[PERMANENT[GUEST[name]]],
        works=works,
        alive=alive,
        benched=benched and alive,
        cards=cards_in(mask_of(held.up) | mask_of(held.down)) if held is not None else (),
        down=hidden(held.down) if held is not None else 0,
        party=where.get(name),
        up=up,
        pick=pick,
        fate=fates.get(name) if not alive else None,
    )


def fates_of(scene: Scene) -> dict[str, Note]:
    """When the dead died, and what became of their belongings."""
    found: dict[str, Note] = {}
    turn = 1
    waiting = {left.guest for left in scene.view.bedroom}
    for event in scene.heard:
        if isinstance(event, planning.TurnBegan):
            turn = event.turn
        elif isinstance(event, turns.GuestDied):
            key = "waits" if event.guest in waiting else "died"
            count = len(event.cards) + event.hidden
            found[event.guest] = note(f"table.fate.{key}", turn=turn, count=count)
        elif isinstance(event, events.BelongingsFetched):
            found[event.guest] = note("table.fate.fetched", turn=turn)
    return found


# ---------------------------------------------------------------- players


def people(scene: Scene) -> tuple[Person, ...]:
    return tuple([person(scene, seat) for seat in range(len(scene.view.players))])


def person(scene: Scene, seat: Seat) -> Person:
    view = scene.view
    player = view.players[seat]
    owned = [word for word in (player.persona, *player.abilities) if word]
    known = view.revealed == seat
    return Person(
        seat=seat,
        persona=player.persona,
        powers=tuple([Power(word, word in view.used) for word in owned]),
        cards=size(player.hand),
        ruses=size(player.ruses),
        mine=seat == scene.seat,
        state="now" if seat in scene.acting else "wait",
        known=known,
        role=player.role if view.phase == "over" or scene.seat is None else None,
        hand=None if isinstance(player.hand, int) else cards_in(mask_of(player.hand)),
        gifts=gifts(scene, seat),
        note=benched(scene, seat),
    )


def benched(scene: Scene, seat: Seat) -> Note | None:
    if scene.view.phase != "over" and plans.is_benched(scene.state, seat):
        return note("table.benched")
    return None


def gifts(scene: Scene, seat: Seat) -> int:
    """The cards a player may still give this turn (ISL-5.7, 10.9)."""
    effects = list(on_player(scene.state, seat))
    if any_of(effects, "no_gift") or (scene.view.acting and seat == scene.view.revealed):
        return 0
    more = sum(effect.count or 0 for effect in effects if effect.op == "extra_gift")
    return max(0, 1 + more - scene.state.gifts[seat])
