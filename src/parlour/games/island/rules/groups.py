"""How does a group act? It sets out, pays or stays outside, and at last shares out its cards."""

from parlour.core.chance import Chance
from parlour.core.game import Story
from parlour.core.masks import members as numbers_in
from parlour.core.notation import Frozen
from parlour.core.seats import Seat
from parlour.games.island.content import BEDROOM, CARD, GUEST, GUESTS, SITE, SITES, TOKENS
from parlour.games.island.events import groups as events
from parlour.games.island.moves import Distribute, Enter, Give, Skip
from parlour.games.island.rules import steps
from parlour.games.island.scoring.effects import any_of, on_group
from parlour.games.island.scoring.numbers import search_is_over
from parlour.games.island.state import NONE, Acting, State
from parlour.games.island.state.written import cards, words


def start_next(state: State, chance: Chance, story: Story | None) -> None:
    """The next group of the plan sets out, its cards in one pool (ISL-4.11, 5.1)."""
    if not state.queue:
        state.phase = steps.END_OF_PLAYERS_PHASE
        return
    coming, *rest = state.queue
    state.queue = tuple(rest)
    guests = tuple([GUEST[guest] for guest in coming.guests])
    group = Acting(SITE[coming.site], guests, coming.companions)
    for guest in guests:
        group.up |= state.up[guest]
        group.private |= state.down[guest]
        state.up[guest] = state.down[guest] = 0
    state.group = group
    if story is not None:
        private = cards(group.private)
        story.tell(
            events.GroupSetOut(
                *(coming.site, coming.guests, coming.companions),
                *(cards(group.up), private, len(private)),
            )
        )
    state.phase = steps.ASK_GROUP_RUSE


def give(state: State, seat: Seat, move: Give, chance: Chance, story: Story | None) -> None:
    """A hand card joins the pool face up; a deal proposed before no longer covers the pool
    (ISL-5.7, 16.13)."""
    group = state.acting_group()
    card = 1 << CARD[move.card]
    state.hands[seat] &= ~card
    group.up |= card
    state.gifts[seat] += 1
    if story is not None:
        story.tell(events.CardGiven(seat, move.card))
    if group.proposal is not None and isinstance(group.proposal.move, Distribute):
        group.proposal = None
        if story is not None:
            story.tell(events.ProposalDropped(seat))


def enter(state: State, seat: Seat, move: Enter, chance: Chance, story: Story | None) -> None:
    """What is paid goes to the discard pile; the group is in (ISL-5.2)."""
    group = state.acting_group()
    paid = [word for payment in move.pay for word in payment.cards or ()]
    mask = sum(1 << CARD[word] for word in paid)
    group.up &= ~mask
    group.private &= ~mask
    state.discard |= mask
    used = tuple(dict.fromkeys(pay.effect for pay in move.pay if pay.effect is not None))
    state.used = (*state.used, *used)
    if story is not None:
        permanents = tuple([pay.guest for pay in move.pay if pay.guest is not None])
        guests = words(group.guests, GUESTS)
        site = SITES[group.site]
        story.tell(events.SiteEntered(site, guests, tuple(paid), permanents, used))
    if group.site == BEDROOM:
        fetch(state, group, move.set_, story)
        to_distribution(state, chance, story)
        return
    group.stage = "search"
    if search_is_over(state, group):
        to_distribution(state, chance, story)


def fetch(state: State, group: Acting, name: str | None, story: Story | None) -> None:
    """A set of the bedroom joins the pool; its sides stay as they were (ISL-9.6)."""
    for guest, up, down in state.bedroom:
        if GUESTS[guest] == name:
            state.bedroom = tuple([other for other in state.bedroom if other[0] != guest])
            group.up |= up
            group.private |= down
            if story is not None:
                private = cards(down)
                story.tell(
                    events.BelongingsFetched(
                        *(words(group.guests, GUESTS), name, cards(up)),
                        *(private, len(private), group.companions),
                    )
                )
            return


def skip(state: State, seat: Seat, move: Skip, chance: Chance, story: Story | None) -> None:
    stay_outside(state, chance, story)


def stay_outside(state: State, chance: Chance, story: Story | None) -> None:
    """No entry: straight to redistribution (ISL-5.6)."""
    group = state.acting_group()
    if story is not None:
        story.tell(events.StayedOutside(SITES[group.site], words(group.guests, GUESTS)))
    to_distribution(state, chance, story)


def to_distribution(state: State, chance: Chance, story: Story | None) -> None:
    """The group turns up no more; what waits for a choice is nobody's (ISL-8.4, 8.12)."""
    group = state.acting_group()
    drop_pending(state, group, story)
    group.stage = "distribution"
    group.proposal = None
    if any_of(on_group(state, group), "random_distribution"):
        deal_at_random(state, chance, story)


def drop_pending(state: State, group: Acting, story: Story | None) -> None:
    """An ability that nobody takes leaves the game; a blue card nobody is named for is lost."""
    if group.ability != NONE:
        state.spent |= 1 << group.ability
        if story is not None:
            story.tell(events.AbilityLeft(TOKENS[group.ability]))
        group.ability = NONE
    if group.blue:
        if story is not None:
            story.tell(events.BlueLost(group.blue))
        group.blue = 0


def distribute(
    state: State, seat: Seat, move: Distribute, chance: Chance, story: Story | None
) -> None:
    """The pool is dealt out as the companion likes (ISL-8.1, 8.2)."""
    share_out(state, {guest: list(held) for guest, held in move.to.items()}, False, story)


def deal_at_random(state: State, chance: Chance, story: Story | None) -> None:
    """Shuffled and dealt one by one; who gets the odd cards is random too (ISL-8.5)."""
    group = state.acting_group()
    guests = chance.shuffled(group.guests)
    dealt: dict[str, list[str]] = {GUESTS[guest]: [] for guest in group.guests}
    for i, card in enumerate(chance.shuffled(numbers_in(group.pool()))):
        dealt[GUESTS[guests[i % len(guests)]]] += cards(1 << card)
    share_out(state, dealt, True, story)


def share_out(
    state: State, dealt: dict[str, list[str]], at_random: bool, story: Story | None
) -> None:
    """Dealt cards lie face up; the group is done (ISL-8.2)."""
    for guest, held in dealt.items():
        state.up[GUEST[guest]] = sum(1 << CARD[word] for word in held)
    if story is not None:
        to = Frozen({guest: tuple(held) for guest, held in dealt.items()})
        story.tell(events.CardsShared(to, at_random))
    state.group = None
    state.phase = steps.NEXT_GROUP
