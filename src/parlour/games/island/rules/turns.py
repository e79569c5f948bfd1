"""What ends a turn and begins the next? Draws, traces, death, a setback; ruses (ISL-8.6 to 9.5)."""

from parlour.core.chance import Chance
from parlour.core.game import Story
from parlour.core.masks import members
from parlour.core.seats import Seat
from parlour.games.island.content import (
    DISCOVERIES,
    DISCOVERY_TURNS,
    GUESTS,
    SETBACKS,
    SITES,
    TRACES,
    VICTIM_TURNS,
)
from parlour.games.island.events import planning
from parlour.games.island.events import turns as events
from parlour.games.island.rules import accomplice, ending, steps
from parlour.games.island.rules.piles import draw, draw_ruse
from parlour.games.island.scoring import clues
from parlour.games.island.scoring.effects import any_of, appetite, on_player, on_table
from parlour.games.island.state import NONE, State
from parlour.games.island.state.written import cards, words

ALWAYS_DRAW = 4
"""So many players draw whatever the appetites."""


def end_players_phase(state: State, chance: Chance, story: Story | None) -> None:
    """Draws and events; then the end, a vote, or the next turn (ISL-9.1)."""
    guests_draw(state, chance, story)
    for seat in those_who_draw(state, chance):
        player_draws(state, seat, chance, story)
    if state.options.accomplice and not state.acting:
        idle_draw_ruses(state, story)
    state.effects = ()
    state.accomplice_at = NONE
    find_traces(state, story)
    victim_falls(state, story)
    if ending.is_too_late(state):
        ending.come_too_late(state, story)
    elif state.options.accomplice and not state.acting and state.setbacks:
        draw_setback(state, story)
    else:
        state.phase = steps.NEXT_TURN


def guests_draw(state: State, chance: Chance, story: Story | None) -> None:
    """One face-down card for each living guest, in the order of the content file (ISL-8.6)."""
    if any_of(on_table(state), "no_guest_draw"):
        return
    count = 0
    for guest in fed(state, chance):
        drawn = draw(state, 1, chance, story)
        state.down[guest] |= drawn
        count += drawn.bit_count()
    if story is not None:
        story.tell(events.GuestsDrew(count))


def fed(state: State, chance: Chance) -> list[int]:
    """The living guests, less those whom the appetite of personas leaves short (ISL-10.13)."""
    living = members(state.alive)
    short = appetite(state, "guests_go_short")
    return sorted(chance.shuffled(living)[short:]) if short else living


def those_who_draw(state: State, chance: Chance) -> list[Seat]:
    """The players, less those whom an appetite leaves short; four always draw (ISL-10.13)."""
    players = list(state.players())
    short = min(appetite(state, "players_go_short"), len(players) - ALWAYS_DRAW)
    return sorted(chance.shuffled(players)[short:]) if short > 0 else players


def cards_due(state: State, seat: Seat) -> int:
    """One object card, one more without a group, unless something forbids it (ISL-8.7, 10.5,
    10.8)."""
    effects = list(on_player(state, seat))
    leads = bool(state.assigned >> seat & 1)
    if any_of(effects, "no_player_draw") or (leads and any_of(effects, "no_draw_after_leading")):
        return 0
    return 1 if leads or any_of(effects, "no_idle_bonus") else 2


def player_draws(state: State, seat: Seat, chance: Chance, story: Story | None) -> None:
    drawn = draw(state, cards_due(state, seat), chance, story)
    state.hands[seat] |= drawn
    if story is not None and drawn:
        story.tell(events.PlayerDrew(seat, drawn.bit_count(), cards(drawn)))


def idle_draw_ruses(state: State, story: Story | None) -> None:
    """Players without a group draw a ruse that nobody sees (ISL-8.8)."""
    for seat in range(state.seats):
        idle = not state.assigned >> seat & 1
        if idle and draw_ruse(state, seat) and story is not None:
            story.tell(events.RuseDrawn(seat))


def find_traces(state: State, story: Story | None) -> None:
    """A discovery card puts a token on each of its sites (ISL-9.2)."""
    if state.turn in DISCOVERY_TURNS[state.options.difficulty] and state.discoveries:
        card = state.discoveries[0]
        state.discoveries = state.discoveries[1:]
        lay_traces(state, card, story)


def lay_traces(state: State, card: int, story: Story | None) -> None:
    for site in TRACES[card]:
        state.tokens_down[site] += state.bag[:1]
        state.bag = state.bag[1:]
    if story is not None:
        story.tell(events.TracesFound(DISCOVERIES[card], words(TRACES[card], SITES)))


def victim_falls(state: State, story: Story | None) -> None:
    """A guest dies and leaves the cards in the bedroom (ISL-9.3 to 9.5)."""
    if state.turn not in VICTIM_TURNS[state.options.difficulty] or not state.victims:
        return
    guest = state.victims[0]
    state.victims = state.victims[1:]
    up, down = state.up[guest], state.down[guest]
    state.alive &= ~(1 << guest)
    state.up[guest] = state.down[guest] = 0
    if up | down:
        state.bedroom = (*state.bedroom, (guest, up, down))
    if story is not None:
        story.tell(events.GuestDied(GUESTS[guest], cards(up), down.bit_count()))


def draw_setback(state: State, story: Story | None) -> None:
    """A setback is drawn and shown; the table says who has no vote (ISL-11.2, 11.3)."""
    state.setback = state.setbacks[0]
    state.setbacks = state.setbacks[1:]
    state.votes = {}
    state.excluded = NONE
    state.phase = "exclude_vote"
    if story is not None:
        story.tell(events.SetbackDrawn(SETBACKS[state.setback]))


def begin_next(state: State, chance: Chance, story: Story | None) -> None:
    """A new turn starts from nothing (ISL-8.11); a known accomplice acts from now on."""
    state.turn += 1
    state.assigned = 0
    state.gifts = [0] * state.seats
    state.used = ()
    state.ruse_letters = ()
    state.accomplice_at = NONE
    state.plan = None
    state.dropped_plans = ()
    if story is not None:
        story.tell(planning.TurnBegan(state.turn, state.alive.bit_count(), clues(state)))
    if state.revealed != NONE and not state.acting:
        accomplice.begin_acting(state, story)
    else:
        state.phase = steps.OPEN_TURN


def open_turn(state: State, chance: Chance, story: Story | None) -> None:
    """The acting accomplice draws and may play; then the table plans (ISL-13.4)."""
    if state.acting:
        accomplice.draw_ruses(state, story)
    state.phase = steps.ASK_RUSE if state.acting else steps.PLAN
