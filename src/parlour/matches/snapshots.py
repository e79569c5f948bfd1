"""How does a table look from outside? Rows and match become the values that pages draw."""

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

from parlour.core.errors import NotNow
from parlour.core.game import Game
from parlour.core.notation import Frozen
from parlour.core.picks import Picks, among
from parlour.core.seats import NOBODY, Seat
from parlour.matches.aliases import alias_of, is_veiled
from parlour.matches.clock import Clock
from parlour.matches.drafts import drafts_of
from parlour.matches.live import Live
from parlour.matches.own_pictures import said_of
from parlour.matches.presence import Presence
from parlour.matches.seating import is_reserved, keeps_seats
from parlour.matches.store.rows import ChatRow, Line, MatchRow, SeatRow
from parlour.matches.tables import Chair, ChatLine, Listing, Look, Settings, Status, Table

NO_PICKS: Picks = among(())


def settings_of(row: MatchRow) -> Settings:
    return Settings(row.is_listed, row.may_watch, row.previews, row.aliases is not None)


def chair_of(row: SeatRow, match: MatchRow, key: str, **more: bool) -> Chair:
    kind: Any = row.kind
    strength: Any = row.strength
    mine = row.key is not None
    chair = Chair(
        row.seat,
        kind,
        row.name,
        strength,
        is_host=mine and row.key == match.host,
        is_mine=mine and row.key == key,
        alias=alias_of(match, row.seat),
        **more,
    )
    return veiled(chair) if is_veiled(match) and not chair.is_mine else chair


def veiled(chair: Chair) -> Chair:
    """Somebody else's chair without what says who sits there. A stand-in shows: all see it come."""
    if chair.kind == "open":
        return chair
    strength = chair.strength if chair.has_stand_in else None
    return replace(chair, kind="person", name="", strength=strength, is_host=False)


def chairs_of(live: Live, key: str, presence: Presence, now: float) -> tuple[Chair, ...]:
    return tuple(
        [
            chair_of(
                row,
                live.row,
                key,
                is_present=is_present(live, row, presence, now),
                is_reserved=is_reserved(live, row.seat),
            )
            for row in live.seats
        ]
    )


def is_present(live: Live, row: SeatRow, presence: Presence, now: float) -> bool:
    """There, as far as others may know: under aliases nobody is away but who has kept the table
    waiting for as long as it takes to count as gone."""
    if live.is_veiled and not (row.kind == "person" and has_waited(live, row.seat, now)):
        return row.kind != "open"
    return presence.is_here(row.key, now, live.linger(row.seat))


def has_waited(live: Live, seat: Seat, now: float) -> bool:
    return seat in live.awaited and now - live.asked[seat] >= live.linger(seat)


def watchers(live: Live, presence: Presence) -> int | None:
    """Under aliases one fewer with somebody new at the table would tell a person from a bot."""
    if live.is_veiled:
        return None
    seated = {seat.key for seat in live.seats}
    return sum(page not in seated for page in presence.pages)


def shown(live: Live, presence: Presence, now: float) -> tuple[object, ...]:
    """What pages tell of who is there: when this changes, they wake."""
    here = tuple([is_present(live, row, presence, now) for row in live.seats])
    return (*here, watchers(live, presence), *drafts_of(live, presence, now))


def chat_line(row: ChatRow, match: MatchRow) -> ChatLine:
    name = "" if row.alias is not None and is_veiled(match) else row.name
    return ChatLine(row.number, row.seat, name, row.text, row.at, row.about, row.alias)


def table_of(live: Live, key: str, presence: Presence, now: float, version: str) -> Table:
    row = live.row
    return Table(
        id=row.id,
        game=live.game,
        title=row.title,
        status="frozen" if live.stops_at is not None else cast(Status, row.status),
        chairs=chairs_of(live, key, presence, now),
        options=json.loads(row.options),
        settings=settings_of(row),
        mine=live.held_by(key),
        is_host=row.host == key,
        keeps_seats=keeps_seats(live, key),
        chat=tuple([chat_line(line, row) for line in live.chat]),
        watchers=watchers(live, presence),
        version=version,
        created=row.created,
        rematch=row.rematch,
        rematch_of=row.rematch_of,
        stops_at=live.stops_at,
        own=said_of(live.pack),
    )


def look_of(live: Live, table: Table, seat: Seat | None, now: float) -> Look:
    """The match as a seat sees it; NotNow before the deal."""
    match = live.match
    if match is None:
        raise NotNow("not_begun" if live.stops_at is None else "frozen")
    heard = live.heard(seat)
    clock = live.clock if live.is_playing else Clock()
    latest = match.heard(seat, match.told[-2]) if match.ply else heard
    return Look(
        table,
        seat,
        match.ply,
        match.options,
        match.view(seat),
        tuple(heard),
        len(heard) - len(latest),
        match.picks(seat) if seat is not None and live.is_playing else NO_PICKS,
        match.to_act() if live.is_playing else NOBODY,
        match.outcome(),
        clock.ends,
        clock.left(now),
        None if clock.timer is None else clock.timer.seconds,
        match.may_talk(seat),
        Frozen({card: live.pack[card].name for card in live.seen(seat)}),
    )


def listing_of(game: Game, line: Line, key: str) -> Listing:
    row = line.match
    return Listing(
        row.id,
        game,
        row.title,
        cast(Status, row.status),
        tuple([chair_of(seat, row, key) for seat in line.seats]),
        line.plies,
        row.touched,
        None if row.outcome is None else json.loads(row.outcome),
    )


def listings_of(games: dict[str, Game], lines: Sequence[Line], key: str) -> tuple[Listing, ...]:
    """Lines of the lobby; tables of games that are not here are left out."""
    known = [line for line in lines if line.match.game in games]
    return tuple([listing_of(games[line.match.game], line, key) for line in known])
