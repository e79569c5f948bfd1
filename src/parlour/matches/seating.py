"""Who sits where? People, bots, nobody; each function answers with the rows that change.

A seat with a key is its person's, whoever decides there: with a strength as well, a bot stands in
until the person is back.
"""

from collections.abc import Iterable
from dataclasses import replace

from parlour.core.errors import NotAllowed, NotationError, NotNow, NotYourSeat, SeatTaken
from parlour.core.seats import Seat
from parlour.matches.live import Live
from parlour.matches.store.rows import InviteRow, Row, SeatRow, SpectatorRow
from parlour.matches.texts import likeness

BOT_NAMES = ("Wick", "Moth", "Tallow", "Ember", "Soot", "Gleam", "Cinder")


def chair(live: Live, seat: Seat) -> SeatRow:
    """The row of a seat; raises NotationError if the table has no such seat."""
    if type(seat) is not int or not 0 <= seat < len(live.seats):
        raise NotationError("seat", f"is none from 0 to {len(live.seats) - 1}")
    return live.seats[seat]


def own_chair(live: Live, key: str, seat: Seat) -> SeatRow:
    if type(seat) is not int or live.person(seat) != key:
        raise NotYourSeat(str(seat))
    return live.seats[seat]


def is_reserved(live: Live, seat: Seat) -> bool:
    """Kept for whoever uses the seat's invite first."""
    invite = live.invites.get(seat)
    kept = invite is not None and invite.hash is not None and invite.used is None
    return kept and live.seats[seat].kind == "open"


def decides(row: SeatRow) -> str:
    """person, bot or open: who moves there now."""
    return "bot" if row.strength is not None else row.kind


def require_open_name(live: Live, name: str, seat: Seat) -> None:
    """Two people of one name cannot be told apart."""
    others = [likeness(row.name) for row in live.seats if row.seat != seat and row.name]
    if likeness(name) in others:
        raise name_taken()


def name_taken(path: str = "name") -> NotationError:
    return NotationError(path, "is somebody else's at this table", "name_taken")


# ---------------------------------------------------------------- sitting down


def wanted(live: Live, key: str, invite: InviteRow | None, seat: Seat | None) -> SeatRow:
    """The seat this browser may have, or has already; raises SeatTaken or NotAllowed."""
    mine = live.held_by(key)
    if seat is None and mine:
        return live.seats[mine[0]]
    if invite is None and not (live.row.is_listed or mine or key == live.row.host):
        raise NotAllowed("not_invited")
    row = first_open(live) if seat is None else chair(live, seat)
    if row.key != key and (row.kind != "open" or is_reserved(live, row.seat)):
        raise SeatTaken(str(row.seat))
    require_one_hand(live, key, row)
    return row


def require_one_hand(live: Live, key: str, row: SeatRow) -> None:
    """Once the match has begun, who sits at the table takes no further seat: they would know two
    hands, or one of a bot that they have sent away."""
    if row.kind == "open" and live.held_by(key) and live.match is not None:
        raise NotNow("begun")


def first_open(live: Live) -> SeatRow:
    for row in live.seats:
        if row.kind == "open" and not is_reserved(live, row.seat):
            return row
    raise SeatTaken("all")


def bound(live: Live, key: str, invite: InviteRow) -> SeatRow:
    """The seat of an invite, for the browser that has it or may have it: the first that comes. Made
    by the seat's own person, the invite moves the seat to another browser."""
    row = live.seats[invite.seat]
    moves = row.kind == "person" and invite.issuer == row.key
    if row.key != key and (invite.used is not None or not (row.kind == "open" or moves)):
        raise SeatTaken(str(invite.seat))
    require_one_hand(live, key, row)
    return row


def sit_down(live: Live, key: str, name: str, row: SeatRow, invite: InviteRow | None) -> list[Row]:
    """What changes when this browser takes a seat it may have; nothing if it has it."""
    if row.key == key:
        return []
    called = name_there(live, row, name)
    if not live.is_veiled:  # or which names are taken would tell who has left
        require_open_name(live, called, row.seat)
    changes: list[Row] = [SeatRow(live.id, row.seat, "person", called, key)]
    if invite is not None and invite.seat == row.seat:
        changes.append(replace(invite, used=key))
    if row.key is not None:
        changes += moved_away(live, row.key, row.seat, key)
    return changes


def name_there(live: Live, row: SeatRow, name: str) -> str:
    """The newcomer's name. While the rules keep the seat silent a name of one's own would be a
    word: the seat's stays, or the house finds one."""
    if live.match is None or live.match.may_talk(row.seat):
        return name
    return row.name or bot_name([other.name for other in live.seats], row.seat)


def moved_away(live: Live, before: str, seat: Seat, key: str) -> list[Row]:
    """The browser that had the seat may go on watching; a host is host where the seat is now."""
    changes: list[Row] = [SpectatorRow(live.id, before)]
    if live.row.host == before and live.held_by(before) == (seat,):
        changes.append(live.changed(host=key))
    return changes


# ---------------------------------------------------------------- other places


def change(live: Live, key: str, seat: Seat, to: Seat) -> list[Row]:
    """Move to an open seat; the invite of neither seat moves along."""
    row, free = own_chair(live, key, seat), chair(live, to)
    if live.row.status != "waiting":
        raise NotNow("begun")
    if free.kind != "open" or is_reserved(live, to):
        raise SeatTaken(str(to))
    return [SeatRow(live.id, seat), replace(row, seat=to), *revoked(live, seat)]


def leave(live: Live, key: str, seat: Seat, others: list[str]) -> list[Row]:
    """Give the seat up for good; the last seat of the host makes another person host. Not under
    aliases: whoever became host would know who has left."""
    own_chair(live, key, seat)
    changes: list[Row] = [SeatRow(live.id, seat), SpectatorRow(live.id, key), *revoked(live, seat)]
    is_last = live.row.host == key and live.held_by(key) == (seat,)
    if is_last and others and not live.is_veiled:
        changes.append(live.changed(host=others[0]))
    return changes


def revoked(live: Live, seat: Seat) -> list[Row]:
    """The invite of a seat, if there is one, no longer works."""
    invite = live.invites.get(seat)
    return [] if invite is None else [replace(invite, hash=None)]


# ---------------------------------------------------------------- bots


def seat_bot(live: Live, seat: Seat, strength: str, is_here: bool) -> list[Row]:
    """A bot on an open seat, of another strength, or in place of an absent person."""
    row = chair(live, seat)
    if (decides(row) == "person" and is_here) or is_hidden_bot(live, row):
        raise SeatTaken(str(seat))
    if row.kind != "open":
        return [replace(row, strength=strength)]
    name = bot_name([other.name for other in live.seats], seat)
    fresh = SeatRow(live.id, seat, "bot", name, strength=strength)
    return [fresh, *revoked(live, seat)]


def keeps_seats(live: Live, key: str) -> bool:
    """The host sees to the seats; under aliases, where nobody is known as host and nobody becomes
    it, whoever sits there."""
    return key == live.row.host or (live.is_veiled and bool(live.held_by(key)))


def is_hidden_bot(live: Live, row: SeatRow) -> bool:
    """Under aliases a bot's seat answers the host like that of a person who is there."""
    return live.is_veiled and row.kind == "bot"


def bot_name(names: Iterable[str], seat: Seat) -> str:
    """A name nobody at the table has."""
    taken = {likeness(name) for name in names}
    turned = BOT_NAMES[seat % len(BOT_NAMES) :] + BOT_NAMES
    return next((name for name in turned if likeness(name) not in taken), f"Wick {seat + 1}")


def take_back(live: Live, key: str, seat: Seat) -> list[Row]:
    """The person decides again."""
    row = chair(live, seat)
    if key != row.key and not keeps_seats(live, key):
        raise NotYourSeat(str(seat))
    if row.kind != "person" and not is_hidden_bot(live, row):
        raise NotNow("seat_open")
    return [replace(row, strength=None)] if row.kind == "person" and row.strength else []


def send_away(live: Live, seat: Seat) -> list[Row]:
    """A bot's seat is open again, or its person's if it stood in."""
    row = chair(live, seat)
    if row.strength is None or is_hidden_bot(live, row):
        raise NotNow("seat_open") if row.kind == "open" else SeatTaken(str(seat))
    return [replace(row, strength=None) if row.kind == "person" else SeatRow(live.id, seat)]
