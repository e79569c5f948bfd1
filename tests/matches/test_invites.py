"""Invite links: who may hand them out, what they open, and to whom."""

import pytest

from parlour.core.errors import NotAllowed, NotationError, SeatTaken
from parlour.matches.keys import hashed
from parlour.matches.store.memory import MemoryStore
from parlour.matches.store.rows import InviteRow
from parlour.matches.tables import Invites, Settings
from tests.matches.support import ADA, BRAM, CLEO, DEV, a_service, a_table, seated

pytestmark = pytest.mark.anyio


async def test_the_invite_of_a_table_opens_any_seat() -> None:
    async with a_service() as service:
        match = await service.create(ADA, "calaveras", 3, name="Ada")
        invite = (await service.invites(match, ADA)).table
        assert invite is not None
        assert len(invite) >= 22  # 128 bits in base 64
        seen = await service.invitation(invite, BRAM)
        assert (seen.match, seen.seat, seen.is_taken, seen.mine) == (match, None, False, ())
        assert (await service.join(BRAM, "Bram", invite=invite)).seat == 1
        assert (await service.join(CLEO, "Cleo", invite=invite)).seat == 2
        assert (await service.invitation(invite, DEV)).is_taken
        assert not (await service.invitation(invite, CLEO)).is_taken
        with pytest.raises(SeatTaken):
            await service.join(DEV, "Dev", invite=invite)


async def test_only_hashes_of_secrets_are_stored() -> None:
    store = MemoryStore()
    async with a_service(store) as service:
        match = await seated(service, ADA, BRAM, DEV)
        token = await service.renew_invite(match, ADA)
        kept = repr(store.rows)
        assert token not in kept
        assert ADA not in kept
        assert BRAM not in kept
        assert hashed(token) in kept


async def test_a_joining_sent_twice_takes_one_seat() -> None:
    async with a_service() as service:
        match = await service.create(ADA, "calaveras", 3, name="Ada")
        invite = (await service.invites(match, ADA)).table
        first = await service.join(BRAM, "Bram", invite=invite)
        assert await service.join(BRAM, "Bram", invite=invite) == first
        assert (await service.read(match, BRAM)).mine == (1,)


async def test_one_browser_may_hold_several_seats() -> None:
    """Pass and play."""
    async with a_service() as service:
        match = await service.create(ADA, "calaveras", 3, name="Ada")
        await service.join(ADA, "Bram", match=match, seat=2)
        with pytest.raises(NotationError, match="somebody else's"):
            await service.join(ADA, "ADA", match=match, seat=1)
        assert (await service.read(match, ADA)).mine == (0, 2)


async def test_a_seats_invite_keeps_it_for_whoever_comes_first() -> None:
    async with a_service() as service:
        match = await service.create(ADA, "calaveras", 3, name="Ada")
        invite = await service.renew_invite(match, ADA, 1)
        everybody = (await service.invites(match, ADA)).table
        assert (await service.read(match, ADA)).chairs[1].is_reserved
        with pytest.raises(SeatTaken):
            await service.join(CLEO, "Cleo", invite=everybody, seat=1)
        assert (await service.join(CLEO, "Cleo", invite=everybody)).seat == 2
        assert (await service.invitation(invite, BRAM)).seat == 1
        assert (await service.join(BRAM, "Bram", invite=invite)).seat == 1
        assert (await service.join(BRAM, "Bram", invite=invite)).seat == 1
        with pytest.raises(SeatTaken):
            await service.join(DEV, "Dev", invite=invite)
        assert (await service.invitation(invite, DEV)).is_taken
        assert await service.admit(invite, DEV) == match
        assert (await service.read(match, DEV)).mine == ()


async def test_looking_at_an_invite_uses_nothing_up() -> None:
    """Chat programs fetch links to show a preview."""
    async with a_service() as service:
        match = await service.create(ADA, "calaveras", 3, name="Ada")
        invite = await service.renew_invite(match, ADA, 1)
        for _ in range(3):
            await service.invitation(invite, "a preview")
        assert (await service.read(match, ADA)).open_seats == (1, 2)
        assert (await service.join(BRAM, "Bram", invite=invite)).seat == 1


async def test_a_renewed_or_revoked_invite_opens_nothing_any_more() -> None:
    async with a_service() as service:
        match = await service.create(ADA, "calaveras", 3, name="Ada")
        old = (await service.invites(match, ADA)).table
        assert old is not None
        new = await service.renew_invite(match, ADA)
        assert new != old
        for call in (
            service.join(BRAM, "Bram", invite=old),
            service.invitation(old, BRAM),
            service.admit(old, BRAM),
        ):
            with pytest.raises(NotAllowed, match="invite_unknown"):
                await call
        await service.revoke_invite(match, ADA)
        assert (await service.invites(match, ADA)).table is None
        with pytest.raises(NotAllowed, match="invite_unknown"):
            await service.join(BRAM, "Bram", invite=new)
        seat = await service.renew_invite(match, ADA, 1)
        await service.revoke_invite(match, ADA, 1)
        assert not (await service.read(match, ADA)).chairs[1].is_reserved
        with pytest.raises(NotAllowed, match="invite_unknown"):
            await service.join(BRAM, "Bram", invite=seat)


async def test_only_those_at_the_table_see_invites_and_only_the_host_those_of_seats() -> None:
    async with a_service() as service:
        match = await service.create(ADA, "calaveras", 4, name="Ada")
        invite = (await service.invites(match, ADA)).table
        await service.join(BRAM, "Bram", invite=invite)
        bound = await service.renew_invite(match, ADA, 2)
        assert (await service.invites(match, ADA)).seats == {2: bound}
        assert await service.invites(match, BRAM) == Invites(invite, {})
        with pytest.raises(NotAllowed, match="not_seated"):
            await service.invites(match, CLEO)
        with pytest.raises(NotAllowed, match="not_host"):
            await service.renew_invite(match, BRAM)
        with pytest.raises(NotAllowed, match="not_host"):
            await service.revoke_invite(match, BRAM, 2)
        with pytest.raises(SeatTaken):
            await service.renew_invite(match, ADA, 1)
        with pytest.raises(NotationError):
            await service.renew_invite(match, ADA, 4)


async def test_who_sits_there_takes_the_seat_to_another_device() -> None:
    async with a_service() as service:
        match = await a_table(service, ADA, BRAM, CLEO)
        invite = await service.renew_invite(match, ADA, 0)
        assert (await service.invites(match, ADA)).seats == {0: invite}
        assert (await service.invites(match, BRAM)).seats == {}
        assert (await service.join("ada's phone", "Ada", invite=invite)).seat == 0
        table = await service.read(match, "ada's phone")
        assert (table.mine, table.is_host) == ((0,), True)
        assert (await service.read(match, ADA)).mine == ()
        with pytest.raises(SeatTaken):
            await service.join(DEV, "Dev", invite=invite)
        with pytest.raises(SeatTaken):
            await service.join(ADA, "Ada", invite=invite)


async def test_the_host_cannot_make_a_link_to_somebodys_cards() -> None:
    async with a_service() as service:
        match = await a_table(service, ADA, BRAM, CLEO)
        with pytest.raises(SeatTaken):
            await service.renew_invite(match, ADA, 1)


async def test_a_table_that_is_not_listed_is_for_the_invited() -> None:
    async with a_service() as service:
        match = await seated(service, ADA, BRAM, "eve's browser")
        with pytest.raises(NotAllowed, match="not_invited"):
            await service.read(match, CLEO)
        with pytest.raises(NotAllowed, match="not_invited"):
            await service.join(CLEO, "Cleo", match=match)
        invite = (await service.invites(match, ADA)).table or ""
        await service.admit(invite, CLEO)
        assert (await service.read(match, CLEO)).mine == ()
        await service.settle(match, ADA, settings=Settings(may_watch=False))
        with pytest.raises(NotAllowed, match="not_invited"):
            await service.read(match, CLEO)
        with pytest.raises(NotAllowed, match="not_invited"):
            await service.admit(invite, DEV)


async def test_a_listed_table_is_open_to_all() -> None:
    async with a_service() as service:
        match = await service.create(ADA, "toy", 2, name="Ada", settings=Settings(is_listed=True))
        assert (await service.read(match, CLEO)).open_seats == (1,)
        assert (await service.join(CLEO, "Cleo", match=match)).seat == 1


async def test_tokens_of_every_table_seat_and_renewal_differ() -> None:
    store = MemoryStore()
    async with a_service(store) as service:
        tokens = []
        for _ in range(3):
            match = await service.create(ADA, "calaveras", 6)
            tokens += [await service.renew_invite(match, ADA, seat) for seat in range(6)]
            tokens += [await service.renew_invite(match, ADA, 0) for _ in range(3)]
        assert len(set(tokens)) == len(tokens)
        assert len(store.rows[InviteRow]) == 21
