"""What does a companion do next with the group at hand?"""

from parlour.core.game import Move
from parlour.core.masks import members
from parlour.core.notation import Frozen
from parlour.games.island.bot.acting import Entry, best_entry, meet
from parlour.games.island.bot.dealing import deal
from parlour.games.island.bot.scene import Companion
from parlour.games.island.bot.thinking import Thinking
from parlour.games.island.bot.worth import KEEP
from parlour.games.island.content import (
    BEDROOM,
    CARDS,
    GUESTS,
    MOST_ABILITIES,
    SLOTS,
    TOKENS,
    TOTAL,
)
from parlour.games.island.moves import (
    AssignBlue,
    DeclineAbility,
    Distribute,
    Enter,
    Give,
    Leave,
    Payment,
    Resolve,
    Reveal,
    Skip,
    Stop,
    TakeAbility,
)
from parlour.games.island.scoring import numbers
from parlour.games.island.scoring.effects import any_of, on_group
from parlour.games.island.scoring.entry import owed

LIKED = (
    *("h_picklock", "h_pocket_knife", "h_magnifier", "h_notebook", "h_oilskin", "h_waders"),
    "h_satchel",
)
"""Abilities, the best first; those not named here come last."""
KEPT_AGAINST_RUSES = 3
SAVED = 100
"""What a once-a-turn ability is worth while its owner has another group to lead."""


def lead(thinking: Thinking) -> Move:
    """The next step of the acting group."""
    group = thinking.state.acting_group()
    if group.ability >= 0:
        return take(thinking)
    if group.blue:
        hands = thinking.state.hands
        return AssignBlue(min(group.companions, key=lambda seat: hands[seat].bit_count()))
    if group.stage == "entry":
        return enter(thinking)
    return search(thinking) if group.stage == "search" else distribute(thinking)


def leader(thinking: Thinking) -> Companion:
    """What the own seat and, with a second companion, the other can do together."""
    group, scene = thinking.state.acting_group(), thinking.scene
    own = scene.companions.get(thinking.seat) or Companion(thinking.seat)
    effects = on_group(thinking.state, group)
    if any_of(effects, "no_gift"):
        own.gifts = 0
    own.shows = own.shows and not any_of(effects, "no_guest_abilities")
    for seat in group.companions:
        other = scene.companions.get(seat)
        if other is not None and seat != thinking.seat:
            own.waivers += other.waivers
            own.slack += other.slack
            own.surcharges += other.surcharges
    return own


def leads_again(thinking: Thinking) -> bool:
    return any(thinking.seat in group.companions for group in thinking.state.queue)


def enter(thinking: Thinking) -> Move:
    """In by the best way, after a gift if it takes one; else stay outside."""
    state = thinking.state
    group = state.acting_group()
    companion = leader(thinking)
    if any_of(on_group(state, group), "cannot_enter"):
        return Skip()
    if group.site == BEDROOM and not state.bedroom:
        return Skip()
    saved = SAVED if leads_again(thinking) else 0
    pool = members(group.pool())
    best = best_entry(
        thinking.outlook(0), group.site, slots(thinking), list(group.guests), companion, pool, saved
    )
    if best is None:
        return Skip()
    if best.gift >= 0:
        return Give(CARDS[best.gift])
    return Enter(paid(best, companion, group.guests), fetched(thinking))


def slots(thinking: Thinking) -> list[int]:
    """What the group owes."""
    state = thinking.state
    return owed(state, state.acting_group())


def paid(entry: Entry, companion: Companion, guests: tuple[int, ...]) -> tuple[Payment, ...]:
    """The way to pay in the words of the notation."""
    found: list[Payment] = []
    for payment in entry.way.payments:
        slot = SLOTS[payment.slot]
        if payment.guest >= 0:
            found.append(Payment(slot, guest=GUESTS[guests[payment.guest]]))
        elif payment.waiver >= 0:
            found.append(Payment(slot, effect=companion.waivers[payment.waiver][0]))
        else:
            found.append(Payment(slot, tuple([CARDS[entry.pool[at]] for at in payment.cards])))
    return tuple(found)


def fetched(thinking: Thinking) -> str | None:
    """At the bedroom, the largest set."""
    state = thinking.state
    if state.acting_group().site != BEDROOM:
        return None
    best = max(state.bedroom, key=lambda left: (left[1] | left[2]).bit_count())
    return GUESTS[best[0]]


def search(thinking: Thinking) -> Move:
    """Meet a number if the cards do it, else turn up the next token."""
    state = thinking.state
    group = state.acting_group()
    sight = numbers.in_sight(state, group)
    if sight:
        move = resolve(thinking, min([TOTAL[token] for token in sight]))
        if move is not None:
            return move
        if numbers.is_blocked(state, group):
            return Leave()
    may = state.tokens_down[group.site] and group.reveals < numbers.most_reveals(state, group)
    if may and not numbers.is_blocked(state, group):
        return Reveal()
    return Leave() if sight else Stop()


def resolve(thinking: Thinking, number: int) -> Move | None:
    """The cards that meet a number, or the gift that makes them do."""
    state = thinking.state
    group = state.acting_group()
    if thinking.scene.waits or any_of(on_group(state, group), "no_resolve"):
        return None
    companion = leader(thinking)
    found = meet(number, members(group.pool()), companion, companion.gifts > 0)
    if found is None:
        return None
    if found.gift >= 0:
        return Give(CARDS[found.gift])
    effect = companion.slack[0][0] if found.slack else None
    return Resolve(tuple([CARDS[card] for card in found.cards]), effect)


def liking(token: str) -> int:
    return LIKED.index(token) if token in LIKED else len(LIKED)


def take(thinking: Thinking) -> Move:
    """Keep an ability if there is room, or in the place of one that is liked less."""
    state, seat = thinking.state, thinking.seat
    found = TOKENS[state.acting_group().ability]
    held = [TOKENS[token] for token in members(state.abilities[seat])]
    if len(held) < MOST_ABILITIES:
        return TakeAbility(None, seat)
    worst = max(held, key=liking)
    return TakeAbility(worst, seat) if liking(found) < liking(worst) else DeclineAbility()


def distribute(thinking: Thinking) -> Move:
    """One more card for the guests, then all cards among them."""
    group = thinking.state.acting_group()
    companion = leader(thinking)
    if thinking.weights.generous and companion.gifts > 0 and not leads_again(thinking):
        spare = to_spare(thinking, companion)
        if spare:
            return Give(CARDS[max(spare, key=KEEP.__getitem__)])
    return dealt(members(group.pool()), group.guests)


def to_spare(thinking: Thinking, companion: Companion) -> list[int]:
    """Hand cards for the guests. Against an accomplice who plays ruses some are kept."""
    kept = KEPT_AGAINST_RUSES if thinking.state.acting else 0
    return companion.hand if len(companion.hand) > kept else []


def dealt(pool: list[int], guests: tuple[int, ...]) -> Distribute:
    shares = deal(pool, list(guests))
    return Distribute(
        Frozen(
            {
                GUESTS[guest]: tuple([CARDS[card] for card in cards])
                for guest, cards in shares.items()
            }
        )
    )
