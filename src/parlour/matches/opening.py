"""How does a table come about, and how does its match begin? Rows for a new table, and the deal."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from random import Random
from typing import Any, Final

from parlour.core.errors import NotNow, OptionsError
from parlour.core.game import Game
from parlour.core.match import Match, read_options
from parlour.core.notation import write
from parlour.core.record import header_of, write_header
from parlour.core.seats import Seat
from parlour.matches.aliases import WANTED, drawn, may_have, seated_anew
from parlour.matches.keys import hashed, invite_token, new_id
from parlour.matches.live import Live
from parlour.matches.seating import bot_name, name_taken
from parlour.matches.store.rows import TABLE, InviteRow, MatchRow, Row, SeatRow
from parlour.matches.tables import Settings, Strength
from parlour.matches.texts import LIMITS, clean, likeness

BOTS_ONLY: Final = {"turn_cap": 400}
"""Options of a table of bots alone, where the game has them and the host chose nothing: bots can
drag on without an end."""


def known_game(games: Mapping[str, Game], game: str) -> Game:
    if game not in games:
        raise OptionsError("game", f"is none of {', '.join(games)}", "unknown_game")
    return games[game]


def chosen(game: Game, seats: int, options: Mapping[str, Any] | None) -> str:
    """The host's choices as JSON, exactly those; raises OptionsError for any the game has not."""
    given = dict(options or {})
    read_options(game, given, seats)
    return json.dumps(given)


def require_aliases(game: Game, seats: int, settings: Settings) -> None:
    """NotNow(no_aliases) where nobody has a side to hide."""
    if settings.aliases and not may_have(game, seats):
        raise NotNow("no_aliases")


def wanted(settings: Settings) -> str | None:
    """The aliases of a table before the deal."""
    return WANTED if settings.aliases else None


def new_table(
    game: Game, seats: int, host: str, title: str, options: str, settings: Settings, now: float
) -> MatchRow:
    return MatchRow(
        id=new_id(),
        game=game.id,
        seats=seats,
        title=title,
        host=host,
        options=options,
        is_listed=settings.is_listed,
        may_watch=settings.may_watch,
        previews=settings.previews,
        status="waiting",
        created=now,
        touched=now,
        aliases=wanted(settings),
    )


def fresh_invite(
    secret: bytes, match: str, issuer: str, seat: Seat = TABLE, before: InviteRow | None = None
) -> tuple[InviteRow, str]:
    """An invite in place of the one before, and its token."""
    serial = 1 if before is None else before.serial + 1
    token = invite_token(secret, match, seat, serial)
    return InviteRow(match, seat, serial, hashed(token), issuer), token


def rows_of_table(row: MatchRow, secret: bytes, seated: Sequence[SeatRow] = ()) -> list[Row]:
    """A new table with an invite, and open seats where nobody sits yet."""
    invite, _ = fresh_invite(secret, row.id, row.host)
    taken = {seat.seat: seat for seat in seated}
    return [row, *[taken.get(seat) or SeatRow(row.id, seat) for seat in range(row.seats)], invite]


def people(row: MatchRow, names: Mapping[Seat, str]) -> list[SeatRow]:
    """Seats of the host's browser; raises NotationError naming `name` (of seat 0) or `name.N`."""
    found: list[SeatRow] = []
    for seat, name in sorted(names.items()):
        path = f"name.{seat}" if seat else "name"
        called = clean("name", name, path)
        if likeness(called) in [likeness(other.name) for other in found]:
            raise name_taken(path)
        found.append(SeatRow(row.id, seat, "person", called, row.host))
    return found


def with_bots(
    row: MatchRow, seated: Sequence[SeatRow], bots: Mapping[Seat, Strength]
) -> list[SeatRow]:
    """The same with bots, called like nobody there."""
    found = list(seated)
    for seat, strength in bots.items():
        name = bot_name([other.name for other in found], seat)
        found.append(SeatRow(row.id, seat, "bot", name, strength=strength))
    return found


def rows_of_rematch(live: Live, host: str, secret: bytes, now: float) -> tuple[str, list[Row]]:
    """A new table with the same seats and choices, and the old one pointing to it."""
    row = replace(
        live.row,
        id=new_id(),
        host=host,
        status="waiting",
        created=now,
        touched=now,
        header=None,
        begun=None,
        outcome=None,
        rematch=None,
        rematch_of=live.id,
        aliases=None if live.row.aliases is None else WANTED,
    )
    invite, _ = fresh_invite(secret, row.id, host)
    seats = [
        replace(seat, match=row.id, strength=own_strength(seat)) for seat in told_apart(live.seats)
    ]
    return row.id, [row, *seats, invite, live.changed(rematch=row.id)]


def told_apart(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """The rows without two of one name: behind aliases there may have been some."""
    found: list[SeatRow] = []
    for row in seats:
        taken = {likeness(other.name) for other in found}
        number = 2
        name = row.name
        while name and likeness(name) in taken:
            name = f"{row.name[: LIMITS['name'][1] - 2]} {number}"
            number += 1
        found.append(replace(row, name=name))
    return found


def own_strength(seat: SeatRow) -> str | None:
    """Stand-ins do not come along."""
    return seat.strength if seat.kind == "bot" else None


def begun(live: Live, now: float, lots: Random) -> list[Row]:
    """The table's row with the cards dealt; under aliases everybody on a seat drawn by lot. Who
    can foretell `lots` knows every card."""
    if live.row.status != "waiting":
        raise NotNow("begun")
    if any(seat.kind == "open" for seat in live.seats):
        raise NotNow("seats_open")
    options = read_options(live.game, options_of(live), live.row.seats)
    match = Match(live.game, options, live.row.seats, f"{lots.getrandbits(256):064x}")
    header = write_header(header_of(match))
    row = live.changed(header=header, begun=now, touched=now, status="playing")
    if row.aliases is None:
        return [row]
    row = replace(row, aliases=drawn(row.seats, lots))
    return [row, *seated_anew(live.seats, lots), *unbound(live)]


def unbound(live: Live) -> list[Row]:
    """The invites of single seats no longer work: who used one would be known by it."""
    return [
        replace(row, hash=None, used=None) for seat, row in live.invites.items() if seat != TABLE
    ]


def options_of(live: Live) -> dict[str, Any]:
    """The host's choices, completed for a table of bots alone."""
    given: dict[str, Any] = json.loads(live.row.options)
    if any(seat.kind == "person" for seat in live.seats):
        return given
    known = {field.name for field in fields(live.game.options)}
    return {key: value for key, value in BOTS_ONLY.items() if key in known} | given


def ended(live: Live, now: float) -> list[Row]:
    """What the last move writes beside its entry."""
    outcome = live.match.outcome() if live.match is not None else None
    if outcome is None:
        return []
    return [live.changed(status="over", touched=now, outcome=json.dumps(write(outcome)))]
