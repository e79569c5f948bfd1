"""Lines of matches that nobody played."""

from parlour.study.dealing import Dealt
from parlour.study.playing import Line


def toss(number: int, is_won: bool, dealt: tuple[Dealt, ...] = ()) -> Line:
    """Two seats, of which 0 wins or 1."""
    return Line(
        number=number,
        arm=0,
        deal=number,
        seating=("uniform", "uniform"),
        sides=((0,), (1,)),
        winners=(0,) if is_won else (1,),
        plies=1,
        ending="over",
        leads=-1,
        low=-1.0,
        roles=((0, "moves first"), (1, "moves later")),
        played=(),
        dealt=dealt,
        tries=(),
        ends=(),
    )
