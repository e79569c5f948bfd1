"""Which moves can be listed? All but those too many to list (ISL-17.9)."""

from parlour.core.game import Move
from parlour.core.masks import members
from parlour.core.seats import NOBODY, Seat, Seats
from parlour.games.island.content import CARDS, LETTER, MOST_ABILITIES, RUSES, SITES, TOKENS
from parlour.games.island.law import accomplice as accomplice_law
from parlour.games.island.law import search as search_law
from parlour.games.island.law.entry import why_no_gift
from parlour.games.island.law.shape import next_payer, outsiders
from parlour.games.island.moves import (
    AccompliceGo,
    Accuse,
    Agree,
    AssignBlue,
    ConfirmPlan,
    Decide,
    DeclineAbility,
    ExcludeVote,
    Give,
    Leave,
    Object,
    Pass,
    PlayRuse,
    RejectPlan,
    Reveal,
    RevealSelf,
    Side,
    Skip,
    Stop,
    TakeAbility,
)
from parlour.games.island.scoring import numbers, ruses
from parlour.games.island.state import NONE, Acting, State

ANSWERS: list[Move] = [ConfirmPlan(), RejectPlan()]
VOTES: list[Move] = [Decide("positive"), Decide("negative")]
SIDES: list[Move] = [Side(True), Side(False)]
REPLIES: list[Move] = [Agree(), Object()]
GOES: list[Move] = [*[AccompliceGo(site) for site in SITES], Pass()]


def awaited(state: State) -> Seats:
    """The seats whose move is awaited, in seat order (ISL-16.8)."""
    phase = state.phase
    if phase == "over":
        return NOBODY
    if phase == "planning":
        answered = () if state.plan is None else state.plan.yes + state.plan.no
        return tuple([seat for seat in state.players() if seat not in answered])
    if phase == "group":
        return deciding(state)
    if phase in ("exclude_vote", "setback_vote", "accusation"):
        voters = [seat for seat in range(state.seats) if seat not in state.votes]
        out = state.excluded if phase == "setback_vote" else NONE
        return tuple([seat for seat in voters if seat != out])
    return (next_payer(state) if phase == "ruse_answer" else state.revealed,)


def deciding(state: State) -> Seats:
    """The companions; of a proposal the one who has not agreed; of a dispute the others."""
    group = state.acting_group()
    proposal = group.proposal
    companions = tuple(sorted(group.companions))
    if proposal is None:
        return companions
    if proposal.objected:
        return tuple([seat for seat in outsiders(state) if seat not in proposal.sides])
    return tuple([seat for seat in companions if seat != proposal.seat])


def listed(state: State, seat: Seat) -> list[Move]:
    """What the law accepts from this seat, open moves excepted."""
    if state.phase == "over" or not 0 <= seat < state.seats:
        return []
    found: list[Move] = []
    if state.phase == "group":
        found = in_group(state, seat)
    elif seat in awaited(state):
        found = asked(state, seat)
    if state.phase != "accusation" and accomplice_law.why_not_step_forward(state, seat) is None:
        found = [*found, RevealSelf()]
    return found


def asked(state: State, seat: Seat) -> list[Move]:
    """Outside the groups."""
    phase = state.phase
    if phase == "planning":
        return [] if state.plan is None else ANSWERS
    if phase == "exclude_vote":
        return [ExcludeVote(target) for target in range(state.seats)]
    if phase == "setback_vote":
        return VOTES
    if phase == "accusation":
        return [*[Accuse(target) for target in range(state.seats)], Accuse(None)]
    if phase == "accomplice_move":
        return GOES
    if phase in ("ruse", "group_ruse"):
        return [*playable(state, seat), Pass()]
    return []


def playable(state: State, seat: Seat) -> list[Move]:
    """Every ruse that may be played now, against everyone it may hit."""
    found: list[Move] = []
    if len(state.ruse_letters) >= ruses.MOST_RUSES:
        return found
    for ruse in members(state.ruses[seat]):
        if LETTER[ruse] in state.ruse_letters or not ruses.fits_window(state, ruse):
            continue
        targets: tuple[Seat | None, ...] = (None,)
        if LETTER[ruse] == "P":
            targets = state.players()
        found += [PlayRuse(RUSES[ruse], target) for target in targets]
    return found


def in_group(state: State, seat: Seat) -> list[Move]:
    """The companions' decisions, and what the others answer to a dispute."""
    group = state.acting_group()
    if seat not in group.companions:
        return SIDES if seat in deciding(state) else []
    found: list[Move] = []
    if why_no_gift(state, seat) is None:
        found = [Give(CARDS[card]) for card in members(state.hands[seat])]
    if group.proposal is not None:
        return found + REPLIES if seat in deciding(state) else found
    if group.stage == "entry":
        return [*found, Skip()]
    return found + searching(state, group, seat) if group.stage == "search" else found


def searching(state: State, group: Acting, seat: Seat) -> list[Move]:
    found: list[Move] = []
    if group.ability != NONE:
        for to in group.companions:
            found += kept(state, to)
        found.append(DeclineAbility())
    if group.blue:
        found += [AssignBlue(to) for to in group.companions]
    if search_law.why_not_reveal(state, seat, Reveal()) is None:
        found.append(Reveal())
    if search_law.why_not_stop(state, seat, Stop()) is None:
        found.append(Stop())
    if numbers.in_sight(state, group) and not group.is_pending():
        found.append(Leave())
    return found


def kept(state: State, to: Seat) -> list[Move]:
    """The ways in which a companion can keep the ability found."""
    held = members(state.abilities[to])
    found: list[Move] = [TakeAbility(TOKENS[token], to) for token in held]
    return found if len(held) >= MOST_ABILITIES else [TakeAbility(None, to), *found]
