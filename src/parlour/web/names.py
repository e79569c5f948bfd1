"""What is everybody called on a page? Their names, their aliases, or both."""

from dataclasses import replace
from typing import Any

from parlour.core.seats import Seat
from parlour.matches.tables import Chair, ChatLine, Table
from parlour.words import Teller


def names(t: Teller, table: Table) -> dict[Seat, str]:
    """By seat, as this browser may know them. Whoever sits alone at it is called as by the others
    while the match runs; several at one device must know which of them is meant."""
    alone = table.status != "over" and len(table.mine) == 1
    return {chair.seat: called(t, chair, alone=alone) for chair in table.chairs}


def called(t: Teller, chair: Chair, *, alone: bool = False) -> str:
    name = "" if chair.alias and alone and chair.is_mine else chair.name
    if chair.kind == "open":
        name = str(t("room.open_seat"))
    return both(t, chair.alias, name)


def both(t: Teller, alias: str | None, name: str) -> str:
    """The alias, the name, or one with the other behind it."""
    if alias is None:
        return name
    shown = str(t(f"aliases.{alias}"))
    return str(t("names.both", alias=shown, name=name)) if name else shown


def said(t: Teller, line: ChatLine) -> ChatLine:
    """A line of talk under the name that its author may be known by."""
    return line if line.alias is None else replace(line, name=both(t, line.alias, line.name))


def veil(t: Any, table: Table) -> Any:
    """What is said of names while nobody is to know who is who; None if all know."""
    if not table.settings.aliases or table.status == "over":
        return None
    mine = own_alias(t, table)
    return t("names.veiled") if mine is None else t("names.yours", alias=mine)


def own_alias(t: Any, table: Table) -> Any:
    """What this browser goes by while nobody is to know who is who; None if all know."""
    aliases = [table.chairs[seat].alias for seat in table.mine]
    if table.status == "over" or len(aliases) != 1 or aliases[0] is None:
        return None
    return t(f"aliases.{aliases[0]}")
