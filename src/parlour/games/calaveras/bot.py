"""How good is this state for me? Calaveras' own judgement, by which its bots think."""

from collections.abc import Sequence

from parlour.core.seats import Seats
from parlour.games.calaveras.content import PLACES
from parlour.games.calaveras.moves import FRONTS
from parlour.games.calaveras.scoring import stake, team
from parlour.games.calaveras.state import COUNT, State


def sides(seats: int) -> tuple[Seats, ...]:
    """The seats of each team (CAL-2.3)."""
    teams = PLACES[seats] // 2
    return tuple([tuple(range(number, seats, teams)) for number in range(teams)])


def judge(state: State) -> Sequence[float]:
    """By seat."""
    places = state.table.places
    points = state.points
    high = max(points)
    teams = places // 2
    trust = [8 * -points[p] + COUNT[state.areas[FRONTS + p]] for p in range(places)]
    best = [max(trust[t], trust[t + teams]) for t in range(teams)]
    holder = team(state, state.nicole)
    out = []
    for t in range(teams):
        other = max(best[:t] + best[t + 1 :])
        x = 0.04 * (best[t] - other) + (0.5 if t == holder else -0.5) * (0.3 + high / 7)
        out.append(x)
    drag = min(1.0, state.played / 250)
    drag = drag * drag * 0.5
    progress = (high * 3 + sum(points) * 0.5 + stake(state) * 0.2) / 35
    val = [(1 - drag) * max(0.02, min(0.98, 0.5 + 0.45 * x)) + drag * progress for x in out]
    return [val[seat % teams] for seat in range(state.table.seats)]
