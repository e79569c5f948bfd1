"""What comes next by itself? Words that stand in for the phase until somebody is waited for.

A rule that ends its part names the next step; `flow` carries out steps until a phase is reached.
"""

from typing import Final

PLAN: Final = "then plan"
NEXT_GROUP: Final = "then the next group"
ASK_GROUP_RUSE: Final = "then a ruse against the group"
END_OF_PLAYERS_PHASE: Final = "then draws and events"
NEXT_TURN: Final = "then the next turn"
OPEN_TURN: Final = "then the turn is open"
ASK_RUSE: Final = "then a ruse before planning"
