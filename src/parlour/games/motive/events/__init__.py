"""What can happen? The log lines of section 21 as values, and who hears them.

Pieces are named by their ids; `at` is a space. An event that tells of a piece which only one seat
may know hears differently there: everybody else finds null in its place (MOT-18.1, 21.1).
"""

from typing import Any, Final

from parlour.games.motive.events import dealing, playing, scoring

EVENTS: Final[tuple[type[Any], ...]] = (
    dealing.CaseOpened,
    dealing.HandDealt,
    dealing.DetectivesDealt,
    dealing.DetectiveChosen,
    dealing.PieceCommitted,
    dealing.CommitmentsRevealed,
    dealing.DisplayLaid,
    dealing.DisplayDiscarded,
    dealing.PositionChosen,
    dealing.OrderSet,
    playing.SuspectInterviewed,
    playing.RelationshipFound,
    playing.FeelingsTurned,
    playing.CardPlayed,
    playing.PointsGained,
    playing.SuspectsLinked,
    playing.LinkRemoved,
    playing.ArrowTurned,
    playing.MarkerRemoved,
    playing.CardDiscarded,
    playing.CardRedrawn,
    playing.PieceDrawn,
    playing.PieceKept,
    playing.DrawnPiecePlayed,
    playing.DrawnCardDiscarded,
    playing.NothingDrawn,
    playing.LeadsGathered,
    playing.PieceBought,
    playing.SecondBodyFound,
    playing.SecondBodyDeclined,
    playing.SecondInterviewPlaced,
    playing.SecondInterviewDoubled,
    playing.TurnPassed,
    playing.TurnSkipped,
    playing.DrawAreaRefilled,
    playing.ReserveFetched,
    playing.WalkerMoved,
    playing.AlibiFound,
    scoring.DisguiseKept,
    scoring.DisguiseDropped,
    scoring.PrimeSuspectNamed,
    scoring.RunnerUpNamed,
    scoring.BetweenScored,
    scoring.NobodySuspected,
    scoring.SuspectScored,
    scoring.SecondInterviewRevealed,
    scoring.CaseClosed,
    scoring.PlayerPromoted,
    scoring.LawSlipped,
    scoring.MurdererCaught,
)
