"""What is a table asked for? Finer than the phase: the stage of the group, a draft, a proposal.

The catalogues have a prompt for each of these words.
"""

from typing import Final

from parlour.games.island.position import Position

ASKS: Final[tuple[str, ...]] = (
    "planning",
    "planning_answer",
    "accomplice_move",
    "group_ruse",
    "group_entry",
    "group_search",
    "group_choice",
    "group_distribution",
    "group_proposal",
    "group_dispute",
    "exclude_vote",
    "setback_vote",
    "exchange",
    "ruse",
    "ruse_answer",
    "accusation",
    "over",
)


def asked(position: Position) -> str:
    """The word for what the seats to act are asked."""
    group = position.group
    if position.phase == "planning":
        return "planning" if position.plan is None else "planning_answer"
    if position.phase != "group" or group is None:
        return position.phase
    if group.proposal is not None:
        return "group_dispute" if group.proposal.objected else "group_proposal"
    return "group_choice" if group.pending is not None else f"group_{group.stage}"
