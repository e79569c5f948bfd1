"""What is planned? The viewer's draft, the plan on the table with its answers, or the one that
stands: always the same groups, each with what it could pay."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations

from parlour.core.seats import Seat
from parlour.games.island.content import BEDROOM, SITE
from parlour.games.island.events import planning
from parlour.games.island.moves import ConfirmPlan, Group, RejectPlan
from parlour.games.island.rules import Island
from parlour.games.island.scoring import plans
from parlour.games.island.table.draft import PlanDraft
from parlour.games.island.table.paying import UNPRICED, Price, hints, priced
from parlour.games.island.table.picture import Drafting, Dropped, Plan
from parlour.games.island.table.pieces import Answer, Deed, Leader, Member, Note, Party, note
from parlour.games.island.table.scene import Scene, in_order, size


def may_draft(scene: Scene) -> bool:
    """The viewer may work on a plan: before one is on the table, or a counter to one that is."""
    players = scene.state.players()
    return scene.may_move and scene.view.phase == "planning" and scene.seat in players


def groups_of(scene: Scene) -> tuple[Group, ...]:
    """The groups of the plan on the table, or of the one that stands, those still to act."""
    view = scene.view
    if view.plan is not None:
        return view.plan.groups
    acting: tuple[Group, ...] = ()
    if view.group is not None:
        group = view.group
        acting = (Group(group.site, group.guests, group.companions),)
    return (*acting, *view.queue)


def adopted(scene: Scene) -> tuple[Group, ...]:
    """The plan that stands this turn, whole; what has acted keeps its number."""
    for event in reversed(scene.heard):
        if isinstance(event, planning.PlanAdopted):
            return event.groups
        if isinstance(event, planning.TurnBegan):
            break
    return groups_of(scene)


def plan(scene: Scene, draft: PlanDraft) -> Plan:
    view = scene.view
    if may_draft(scene) and not is_watching(scene, draft):
        groups, kind = draft.groups, "draft"
    elif view.plan is not None:
        groups, kind = view.plan.groups, "open"
    else:
        groups = adopted(scene)
        kind = "stands" if groups else "none"
    shown = parties(scene, groups, draft if kind == "draft" else None)
    return Plan(
        kind=kind,
        parties=shown,
        author=None if view.plan is None else view.plan.author,
        answers=answers(scene),
        needed=len(scene.state.players()) // 2 + 1,
        agree=scene.if_legal(note("table.deed.agree"), ConfirmPlan()),
        object=objection(scene, draft),
        change=change(scene),
        dropped=dropped(scene),
        drafting=drafting(scene, draft) if kind == "draft" else None,
        waiting=waiting(scene, groups),
    )


def is_watching(scene: Scene, draft: PlanDraft) -> bool:
    """A plan is open, and the viewer has no other of his own."""
    open_plan = scene.view.plan
    if open_plan is None:
        return False
    return not draft.groups or (draft.groups == open_plan.groups and not draft.up and is_old(scene))


def is_old(scene: Scene) -> bool:
    """The draft became the plan on the table: the viewer has answered to it."""
    open_plan = scene.view.plan
    return open_plan is not None and scene.seat in open_plan.yes


def answers(scene: Scene) -> tuple[Answer, ...]:
    open_plan = scene.view.plan
    if open_plan is None:
        return ()
    said = dict.fromkeys(open_plan.yes, "yes") | dict.fromkeys(open_plan.no, "no")
    return tuple(
        [
            Answer(seat, said.get(seat, "wait"), seat == scene.seat, seat == open_plan.author)
            for seat in scene.state.players()
        ]
    )


def objection(scene: Scene, draft: PlanDraft) -> Deed | None:
    deed = scene.if_legal(note("table.deed.object"), RejectPlan())
    return None if deed is None else replace(deed, then=draft.query() if draft.groups else "")


def change(scene: Scene) -> str | None:
    """The plan on the table as a draft of one's own."""
    open_plan = scene.view.plan
    if open_plan is None or not may_draft(scene):
        return None
    return PlanDraft(open_plan.groups).query()


def dropped(scene: Scene) -> tuple[Dropped, ...]:
    """The plans of this turn that found no majority, with their authors where they were heard."""
    authors: dict[tuple[Group, ...], Seat] = {}
    for event in scene.heard:
        if isinstance(event, planning.TurnBegan):
            authors.clear()
        if isinstance(event, planning.PlanProposed):
            authors[event.groups] = event.seat
    can = may_draft(scene)
    return tuple(
        [
            Dropped(authors.get(groups), len(groups), PlanDraft(groups).query() if can else None)
            for groups in scene.view.dropped_plans
        ]
    )


def waiting(scene: Scene, groups: Sequence[Group]) -> tuple[str, ...]:
    placed = {guest for group in groups for guest in group.guests}
    return tuple([guest for guest in scene.alive() if guest not in placed])


# ---------------------------------------------------------------- the viewer's draft


def drafting(scene: Scene, draft: PlanDraft) -> Drafting:
    placed = sum(len(group.guests) for group in draft.groups)
    code = scene.why_not(draft.move)
    is_open = scene.view.plan is not None
    lay = None
    if code is None:
        lay = scene.deed(note("table.deed.lay", count=len(scene.state.players())), draft.move)
    left = max(0, plans.must_place(scene.state) - placed)
    return Drafting(
        left=left,
        lifted=draft.up,
        lay=lay,
        why_not=None if lay or is_open else obstacle(code, left),
        clear=PlanDraft().query() if draft.groups or draft.up else None,
        may_suggest=not is_open and scene.mine,
        counters=is_open,
    )


def obstacle(code: str | None, left: int) -> Note:
    if code in ("empty_plan", "guests_left_out"):
        return note("table.why_not.left", count=left)
    return note("table.why_not.refused") if code is None else note(f"refusals.{code}")


def best_leader(scene: Scene, draft: PlanDraft, site: str, guests: tuple[str, ...]) -> Group | None:
    """A new group with the companion who makes it cheapest; the viewer before others."""
    best: tuple[tuple[int, int, int], Group] | None = None
    for seat in leaders_at(scene, draft, site, len(guests)):
        group = Group(site, guests, (seat,))
        price = priced(scene, scene.state, group)
        rank = ("yes", "gift", "may", "no").index(price.state)
        key = (rank, draft.led(seat), seat != scene.seat)
        if best is None or key < best[0]:
            best = (key, group)
    return None if best is None else best[1]


def leaders_at(scene: Scene, draft: PlanDraft, site: str, guests: int) -> list[Seat]:
    """The players who may lead so many guests there."""
    state = scene.state
    return [
        seat
        for seat in state.players()
        if not plans.is_benched(state, seat)
        and not plans.is_barred(state, seat, SITE[site])
        and draft.led(seat) < plans.groups_per_player(state)
        and guests <= plans.group_size(state, seat)
    ]


def most_guests(scene: Scene, group: Group) -> int:
    return min([plans.group_size(scene.state, seat) for seat in group.companions], default=3)


def choices_of(scene: Scene, draft: PlanDraft, number: int) -> tuple[Leader, ...]:
    """Who else could lead the group, or join it as a second companion."""
    group = draft.groups[number]
    rest = draft.led_by(number, ())
    able = leaders_at(scene, rest, group.site, len(group.guests))
    found = [
        leader(scene, seat, draft.led_by(number, (seat,)).query(), on=False)
        for seat in able
        if (seat,) != group.companions[:1]
    ]
    if len(group.companions) == 1:
        for first, second in permutations((*group.companions, *able), 2):
            if first == group.companions[0] and plans.may_join(scene.state, second):
                pick = draft.led_by(number, (first, second)).query()
                found.append(replace(leader(scene, second, pick, on=False), joins=True))
    return tuple(found)


def leader(scene: Scene, seat: Seat, pick: str | None = None, *, on: bool = True) -> Leader:
    return Leader(seat, scene.view.players[seat].persona, pick, on)


# ---------------------------------------------------------------- groups


def parties(scene: Scene, groups: Sequence[Group], draft: PlanDraft | None) -> tuple[Party, ...]:
    """The groups in their order; what one uses up is gone for the next."""
    state = scene.state.copy()
    view = scene.view
    left = groups_of(scene) if view.plan is None and view.phase != "planning" else tuple(groups)
    found = []
    given = False
    asks = view.phase in ("planning", "accomplice_move")
    for number, group in enumerate(groups):
        price = priced(scene, state, group, gift=not given) if asks else UNPRICED
        given = given or price.state == "gift"
        state.used = (*state.used, *price.used)
        one = party(scene, number, group, price, draft)
        is_now = view.group is not None and group.site == view.group.site
        is_now = is_now and view.group is not None and group.guests == view.group.guests
        found.append(replace(one, now=is_now, done=group not in left))
    return tuple(found)


def party(scene: Scene, number: int, group: Group, price: Price, draft: PlanDraft | None) -> Party:
    place = scene.view.sites.get(group.site)
    picks = draft is not None
    return Party(
        number=number + 1,
        site=group.site,
        down=0 if place is None else size(place.down),
        seen=seen_at(scene, group.site),
        leaders=tuple([leader(scene, seat) for seat in group.companions]),
        others=choices_of(scene, draft, number) if draft is not None else (),
        guests=tuple(
            [
                Member(
                    guest,
                    draft.lifting(None if draft.up == guest else guest).query() if draft else None,
                    draft is not None and draft.up == guest,
                )
                for guest in in_order(group.guests)
            ]
        ),
        slots=price.slots,
        state=price.state,
        verdict=price.verdict,
        hints=hints(scene, group, price),
        reach=price.reach,
        mine=scene.seat in group.companions,
        earlier=draft.earlier(number).query() if draft is not None and number else None,
        away=draft.dissolved(number).query() if draft is not None and picks else None,
    )


def seen_at(scene: Scene, site: str) -> tuple[int, ...]:
    """The numbers in sight at a site."""
    place = scene.view.sites.get(site)
    tokens = () if place is None else place.up
    return tuple(
        [int(token.removeprefix("number-")) for token in tokens if token.startswith("number-")]
    )


def has_room(state: Island, draft: PlanDraft, site: str) -> bool:
    """Whether a further group could go there."""
    number = SITE[site]
    places = len(state.bedroom) if number == BEDROOM else 1
    taken = sum(group.site == site for group in draft.groups)
    return taken < places and len(draft.groups) < plans.max_groups(state)


def is_closed(state: Island, site: str) -> bool:
    return bool(plans.closed_sites(state) >> SITE[site] & 1)
