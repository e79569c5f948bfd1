"""Mission Calaveras: the table of contents."""

from typing import Final

from parlour.core.game import Game
from parlour.games.calaveras import (
    content,
    events,
    law,
    moves,
    options,
    position,
    rules,
    scoring,
    view,
)

GAME: Final = Game(
    id="calaveras",
    rules_version=1,
    content=content.SOURCE,
    seats=content.SEATS,
    options=options.Options,
    positions=position.Position,
    moves=(moves.Play, moves.Twist, moves.TwistIdle),
    events=(
        events.AgentsGathered,
        events.PlayedSelf,
        events.PlayedOther,
        events.PlayedZone,
        events.FrontCancelled,
        events.CentreCancelled,
        events.TwistMoved,
        events.TwistDiscarded,
        events.HandRefilled,
        events.PileReshuffled,
        events.TurnSkipped,
        events.PilesExhausted,
        events.Designated,
        events.CentreEmptied,
        events.NicoleTurned,
        events.FoundGuilty,
        events.TeamWon,
        events.AllFailed,
        events.MatchStopped,
        events.TurnPassed,
    ),
    phases=("play", "over"),
    refusals=law.REFUSALS,
    setup=rules.setup,
    from_position=rules.from_position,
    seen_by=view.seen_by,
    guess=view.guess,
    facts=scoring.facts,
    in_order=("draw", "teams"),
    check=options.check,
)
