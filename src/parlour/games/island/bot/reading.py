"""What does a seat know? A possible truth behind its view, told as a scene.

The truth is a guess, so only its open parts are used here: what lies face down counts as a number.
"""

from parlour.core.masks import members
from parlour.core.seats import Seat
from parlour.games.island.bot.scene import Companion, Scene
from parlour.games.island.content import (
    ALL_CARDS,
    NEEDED,
    NUMBER,
    OBJECTS,
    SITE,
    SITES,
    SLOT,
    SORT,
    TOKENS,
    TOTAL,
    VICTIM_TURNS,
    Effect,
)
from parlour.games.island.scoring import clues
from parlour.games.island.scoring.effects import any_of, least_of, on_player, total_of
from parlour.games.island.scoring.entry import may_pair_for, waived_things
from parlour.games.island.scoring.plans import (
    closed_sites,
    free_guests,
    group_size,
    groups_per_player,
    is_benched,
    max_groups,
    must_place,
    open_places,
)
from parlour.games.island.state import State

EVERY_TOKEN = (1 << len(TOKENS)) - 1
NO_LIMIT = 99


def scene_of(state: State, seat: Seat) -> Scene:
    """The table as a seat knows it."""
    scene = Scene()
    scene.phases_left = max(VICTIM_TURNS[state.options.difficulty]) - state.turn + 1
    scene.needed = NEEDED - clues(state)
    for guest in members(free_guests(state)):
        scene.cards[guest] = members(state.up[guest])
        scene.hidden[guest] = state.down[guest].bit_count()
    scene.down = [len(tokens) for tokens in state.tokens_down]
    scene.number = [number_at(state, site) for site in range(len(SITES))]
    scene.sets = [(guest, members(up), down.bit_count()) for guest, up, down in state.bedroom]
    scene.unseen = members(ALL_CARDS & ~seen_cards(state, seat))
    scene.tokens = members(EVERY_TOKEN & ~seen_tokens(state))
    scene.companions = {
        one: companion_of(state, one, one == seat)
        for one in state.players()
        if not is_benched(state, one)
    }
    scene.most_groups = min(max_groups(state), open_places(state))
    scene.load = groups_per_player(state)
    scene.must_place = must_place(state)
    scene.closed = closed_sites(state)
    scene.unpaired = unpaired(state)
    return scene


def unpaired(state: State) -> int:
    """The objects for which no pair may stand, as bits."""
    return sum([1 << thing for thing in range(len(OBJECTS)) if not may_pair_for(state, thing)])


def number_at(state: State, site: int) -> int:
    """The number in sight there, the lowest if there are two; 0 if there is none."""
    found = [TOTAL[token] for token in members(state.tokens_up[site]) if SORT[token] == NUMBER]
    return min(found, default=0)


def seen_cards(state: State, seat: Seat) -> int:
    """The cards that lie open to the seat."""
    seen = state.discard | state.hands[seat]
    for cards in state.up:
        seen |= cards
    for _, up, _ in state.bedroom:
        seen |= up
    group = state.group
    if group is not None:
        seen |= group.pool() if seat in group.companions else group.up
    return seen


def seen_tokens(state: State) -> int:
    seen = state.resolved | state.track | state.spent
    for tokens in [*state.tokens_up, *state.abilities]:
        seen |= tokens
    if state.group is not None and state.group.ability >= 0:
        seen |= 1 << state.group.ability
    return seen


def companion_of(state: State, seat: Seat, own: bool) -> Companion:
    """What a player can do for a group; the cards of one's own hand only."""
    companion = Companion(seat)
    if own:
        companion.hand = members(state.hands[seat])
    else:
        companion.hidden = state.hands[seat].bit_count()
    effects = list(on_player(state, seat))
    companion.gifts = 1 + total_of(effects, "extra_gift") - state.gifts[seat]
    if any_of(effects, "no_gift"):
        companion.gifts = 0
    companion.most = group_size(state, seat)
    companion.bonus = total_of(effects, "bonus_draw")
    companion.reveals = least_of(effects, "max_reveals", NO_LIMIT)
    companion.shows = not any_of(effects, "no_guest_abilities")
    for effect in effects:
        add_effect(state, companion, effect)
    return companion


def add_effect(state: State, companion: Companion, effect: Effect) -> None:
    source = effect.source or ""
    if effect.op in ("free_slot", "wild_slot") and source not in state.used:
        companion.waivers += [(source, waived_things(effect))] * (effect.count or 1)
    elif effect.op == "number_slack" and source not in state.used:
        companion.slack.append((source, effect.amount or 0))
    elif effect.op == "barred_sites":
        companion.barred |= sites_of(effect)
    elif effect.op == "surcharge" and effect.slot in SLOT:
        companion.surcharges.append((sites_of(effect), SLOT[effect.slot], effect.count or 0))


def sites_of(effect: Effect) -> int:
    """The sites it names, as bits."""
    return sum([1 << SITE[site] for site in effect.sites if site in SITE])
