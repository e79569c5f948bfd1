"""The straw poll: cards are turned up, levels vote, and the votes name a group (MYS-13, 14)."""

from parlour.core.chance import Chance
from parlour.core.game import Story
from parlour.core.notation import Frozen
from parlour.core.seats import Seat, Seats
from parlour.games.mysterium import events
from parlour.games.mysterium.content import CARDS, SHARED, VISIONS
from parlour.games.mysterium.moves import Vote
from parlour.games.mysterium.scoring import presenter, verdict, votes_after
from parlour.games.mysterium.state import State
from parlour.games.mysterium.state.table import OVER


def open_poll(state: State, story: Story | None) -> None:
    """The first card is turned up; without a track all three (MYS-13.1, 15.6)."""
    turn_card(state, story)
    turn_on(state, story)


def turn_on(state: State, story: Story | None) -> None:
    """The next card, as soon as nobody of the levels so far is waited for (MYS-13.3, 13.12)."""
    while state.shown < SHARED and not (state.table.tracked and awaited(state)):
        turn_card(state, story)


def turn_card(state: State, story: Story | None) -> None:
    card = state.order[state.shown]
    state.shown += 1
    if story is not None:
        story.tell(events.VisionTurned(state.shown, VISIONS[card]))


def awaited(state: State) -> Seats:
    """Who may vote now and has not; without a track everybody, until they agree (MYS-19.2)."""
    table = state.table
    if not table.tracked:
        return table.players
    return tuple([seat for seat in table.players if not state.votes[seat] and sees(state, seat)])


def sees(state: State, seat: Seat) -> bool:
    """Whether the cards turned up are as many as the level of the seat's psychic sees."""
    return votes_after(state, state.table.led[seat][0]) <= state.shown


def vote(state: State, seat: Seat, move: Vote, chance: Chance, story: Story | None) -> None:
    """A group is named, in secret with a track, openly without (MYS-13.7, 15.8)."""
    state.votes[seat] = move.group
    if state.table.tracked:
        if story is not None:
            story.tell(events.Voted(seat, None))
        turn_on(state, story)
        if not awaited(state):
            open_votes(state, story)
        return
    if story is not None:
        story.tell(events.Voted(seat, move.group))
    named, _ = verdict(state)
    if named:
        close(state, named, story)


def open_votes(state: State, story: Story | None) -> None:
    """All votes at once (MYS-14.1)."""
    named, tie_break = verdict(state)
    if story is not None:
        votes = Frozen({seat: state.votes[seat] for seat in state.table.players})
        story.tell(events.VotesOpened(presenter(state), votes))
        if tie_break is not None:
            story.tell(events.TieSettled(tie_break, named))
    close(state, named, story)


def close(state: State, named: int, story: Story | None) -> None:
    """The culprit's number is shown (MYS-14.6)."""
    state.step = OVER
    if story is None:
        return
    if named == state.culprit:
        _, suspect, location, object_ = state.groups[named - 1]
        found = (CARDS[suspect], CARDS[location], CARDS[object_])
        story.tell(events.CulpritFound(named, *found))
    else:
        story.tell(events.CulpritMissed(named, state.culprit))
