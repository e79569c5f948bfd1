"""How does a table play with pictures of its own? The host brings them; eyes that may, see them."""

from collections.abc import Sequence

from parlour.core.errors import NotNow, UnknownMatch
from parlour.matches import own_pictures
from parlour.matches.keys import hashed
from parlour.matches.live import Live
from parlour.matches.own_pictures import Kept, Painted
from parlour.matches.service.door import Door
from parlour.matches.store.rows import Row


class PictureDoor(Door):
    """A table's own pictures. They are its people's: such a table is in no list."""

    async def bring_pictures(self, match: str, browser: str, pictures: Sequence[Painted]) -> None:
        """The host's pictures in place of the game's, and of those brought before; before the deal
        only. NotNow(no_own_pictures) where the game takes none, NotNow(few_pictures) for too few.
        """
        async with self.as_host(match, browser) as live:
            hook = live.game.own_pictures
            if hook is None:
                raise NotNow("no_own_pictures")
            if live.row.status != "waiting":
                raise NotNow("begun")
            if len(pictures) < len(hook.cards):
                raise NotNow("few_pictures")
            rows = own_pictures.rows_of(match, hook.cards, pictures)
            await self.hall.save(live, live.changed(is_listed=False), *rows)

    async def remove_pictures(self, match: str, browser: str) -> None:
        """The host takes them away again, before the deal or after the end; nothing stays."""
        async with self.as_host(match, browser) as live:
            if live.row.status == "playing":
                raise NotNow("begun")
            if live.pack:
                await self.hall.save(live, own_pictures.written(match, {}))

    async def picture(self, match: str, browser: str, name: str, *, large: bool) -> bytes:
        """One of them, as WebP. UnknownMatch alike for a name that there is not, and for one that
        no seat of this browser may see now; without a seat, what spectators see counts."""
        async with self.as_viewer(match, browser) as live:
            seats = live.held_by(hashed(browser)) or (None,)
            names = {live.pack[card].name for seat in seats for card in live.seen(seat)}
        if name not in names:
            raise UnknownMatch(name)
        found = await self.hall.store.pictures(match, name)
        if not found:
            raise UnknownMatch(name)
        return found[0].large if large else found[0].small

    async def taken_along(self, live: Live, after: str) -> list[Row]:
        """The table's pictures for the one that follows it, under new names and drawn anew."""
        hook = live.game.own_pictures
        if hook is None or not live.pack:
            return []
        said = {one.name: one for one in live.pack.values()}
        kept = [
            Kept(row.small, row.large, said[row.name].caption, said[row.name].colours)
            for row in await self.hall.store.pictures(live.id)
        ]
        return own_pictures.rows_of(after, hook.cards, kept)
