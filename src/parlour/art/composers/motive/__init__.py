"""The pictures of Mystery! Motive for Murder."""

from collections.abc import Callable
from typing import Any

from parlour.art.brush.canvas import Canvas
from parlour.art.composers.motive import evidence, fates, links, room, society, tempers

SCENES: dict[str, Callable[[Canvas], None]] = {
    "alibi": evidence.alibi,
    "brilliant_deduction": evidence.brilliant_deduction,
    "concealed_motive": fates.concealed_motive,
    "destitute": fates.destitute,
    "disguise": society.disguise,
    "false_evidence": evidence.false_evidence,
    "hobnob": society.hobnob,
    "obsession": tempers.obsession,
    "one_more_thing": society.one_more_thing,
    "psychopath": tempers.psychopath,
    "reformed": fates.reformed,
    "second_body": evidence.second_body,
    "secret_enemies": links.secret_enemies,
    "secret_loyalty": links.secret_loyalty,
    "secret_marriage": links.secret_marriage,
    "sympathetic": tempers.sympathetic,
}


def card(canvas: Canvas, words: dict[str, Any]) -> None:
    """Words: `scene`, one of SCENES."""
    room.backdrop(canvas)
    SCENES[str(words["scene"])](canvas)
    room.foreground(canvas)
