"""Steps 2 and 4 to 6: Nicole, the suspect's points, and the end (CAL-9 to CAL-11)."""

from mypy_extensions import i64

from parlour.core.game import Story
from parlour.games.calaveras import events
from parlour.games.calaveras.scoring import reasons, stake, team
from parlour.games.calaveras.state import NONE, PILED, State, lying_words

Place = i64


def nicole_turns(state: State, to: Place, story: Story | None) -> None:
    """She goes to whom she trusts now (CAL-10.6)."""
    if story is not None:
        points = list(state.points)
        why = "cards" if points.count(points[to]) > 1 else "points"
        story.tell(events.NicoleTurned(state.nicole, to, why))
    state.nicole = to


def charge(state: State, suspect: Place, story: Story | None) -> None:
    """The suspect takes the stake, and the centre is emptied (CAL-9.1, 9.3)."""
    taken = stake(state)
    total = state.points[suspect] + taken
    cards = state.innocent | state.suspect
    if story is not None:
        story.tell(events.Designated(suspect, reasons(state), taken, total))
        story.tell(events.CentreEmptied(lying_words(cards)))
    points = state.points[:]
    points[suspect] = total
    state.points = points
    state.discard += PILED[cards]
    state.innocent = 0
    state.suspect = 0


def end(state: State, guilty: Place, story: Story | None) -> None:
    """Somebody is guilty; whoever Nicole stands with has won (CAL-11)."""
    state.guilty = guilty
    state.acting = NONE
    if story is not None:
        story.tell(events.FoundGuilty(guilty, state.points[guilty]))
        if state.nicole == guilty:
            story.tell(events.AllFailed(guilty))
        else:
            story.tell(events.TeamWon(team(state, state.nicole), state.nicole))
