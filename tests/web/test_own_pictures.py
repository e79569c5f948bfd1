"""Own pictures at a table: eyes that may see them, eyes that may not, and what they are called."""

import re

import pytest

from parlour.core.chance import Chance
from parlour.core.match import Match
from parlour.games.mysterium.content import TITLES
from tests.web.gallery import Gallery, a_pack
from tests.web.seance import KEYS
from tests.web.support import House

pytestmark = pytest.mark.anyio
BOX = "/static/mysterium/art/vision-"


@pytest.fixture
async def gallery(house: House) -> Gallery:
    return await Gallery(house).opened()


# ---------------------------------------------------------------- who sees what


async def test_the_ghosts_page_shows_its_own_hand_and_no_card_of_ours(gallery: Gallery) -> None:
    page = await gallery.page(0)
    names = await gallery.names()
    hand = (await gallery.at()).view(0).hand
    assert shown(page) == {names[card] for card in hand}
    assert BOX not in page
    for name in shown(page):
        answer = await gallery.asked(0, name)
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "image/webp"
        assert answer.headers["cache-control"] == "no-store"
        assert answer.headers["x-content-type-options"] == "nosniff"


def shown(page: str) -> set[str]:
    """The names of all own pictures that a page mentions."""
    return set(re.findall(r"/pictures/([\w-]+)(?:@2x)?\.webp", page))


async def test_a_psychic_gets_no_picture_of_the_ghosts_hand(gallery: Gallery) -> None:
    """It is answered word for word like an address that leads nowhere."""
    names = await gallery.names()
    nowhere = await gallery.asked(1, "x" * 24)
    assert nowhere.status_code == 404
    for name in names.values():
        for seat in (1, 2, -1):
            for large in (False, True):
                answer = await gallery.asked(seat, name, large)
                assert (answer.status_code, answer.content) == (404, nowhere.content)
                assert dict(answer.headers) == dict(nowhere.headers)
    assert shown(await gallery.page(1)) == set()


async def test_what_was_sent_is_seen_and_nothing_besides(gallery: Gallery) -> None:
    cards = await gallery.give(2)
    names = await gallery.names()
    for seat in (1, 2, -1):
        may = {card for card, name in names.items() if await is_given(gallery, seat, name)}
        assert may == set(cards)
        page = await gallery.page(seat)
        assert shown(page) <= {names[card] for card in cards}
        assert not any(name in page for card, name in names.items() if card not in cards)


async def is_given(gallery: Gallery, seat: int, name: str) -> bool:
    return (await gallery.asked(seat, name)).status_code == 200


async def test_a_stranger_and_another_table_get_nothing(house: House, gallery: Gallery) -> None:
    await gallery.give()
    stranger = await house.guest()
    other = await Gallery(house).opened()
    for name in shown(await gallery.page(0)):
        answer = await stranger.get(f"/t/{gallery.match}/pictures/{name}.webp")
        assert (answer.status_code, answer.content) == (404, b"")
        elsewhere = await other.asked(0, name)
        assert (elsewhere.status_code, elsewhere.content) == (404, b"")


async def test_twins_that_differ_in_hidden_cards_answer_alike(gallery: Gallery) -> None:
    """To a psychic, a picture in the ghost's hand is like one in the pile."""
    names = await gallery.names()
    hand = (await gallery.at()).view(0).hand
    held = await gallery.asked(1, names[hand[0]])
    piled = await gallery.asked(1, names[next(card for card in names if card not in hand)])
    assert (held.status_code, held.headers, held.content) == (
        piled.status_code,
        piled.headers,
        piled.content,
    )


# ---------------------------------------------------------------- names and words


async def test_no_file_name_is_anywhere(house: House, gallery: Gallery) -> None:
    await gallery.give()
    for seat in (0, 1, 2, -1):
        for query in ("", "?look=red"):
            assert "secret-" not in await gallery.page(seat, query)
    async with house.service.hall.at(gallery.match) as live:
        stored = await house.service.hall.store.load(gallery.match)
        assert "secret-" not in repr(stored)
        assert live.row.header is not None
        assert "pictures" not in live.row.header


async def test_pictures_are_called_by_their_captions(gallery: Gallery) -> None:
    (card,) = await gallery.give()
    async with gallery.house.service.hall.at(gallery.match) as live:
        caption = live.pack[card].caption
    page = await gallery.page(1)
    assert f"{caption}, in blue, black" in page  # for who cannot see it
    assert caption in page.replace(f"{caption}, in blue, black", "")
    assert TITLES[card] not in page


async def test_pictures_without_captions_go_by_number_and_colours(house: House) -> None:
    gallery = await Gallery(house).opened(said="")
    (card,) = await gallery.give()
    page = await gallery.page(1)
    assert "A picture without a caption, in blue, black" in page
    assert f"Picture {int(card[1:])}" in page


async def test_a_caption_is_text_and_nothing_else(house: House) -> None:
    gallery = await Gallery(house).opened(said='"><script>alert({})</script>')
    await gallery.give()
    for seat in (0, 1):
        page = await gallery.page(seat)
        assert "<script>alert" not in page
        assert "&lt;script&gt;alert" in page


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("A boat at number {}", "know these pictures by their captions and colours"),
        ("", "see only the colours of these pictures"),
    ],
)
async def test_bots_say_what_they_see(house: House, said: str, sentence: str) -> None:
    gallery = Gallery(house)
    gallery.pack = a_pack(said)
    gallery.people = [house.visitor(KEYS[0])]
    form = {"seats": "3", "name": "Noor", "seat.0": "me", "seat.1": "easy", "seat.2": "easy"}
    opened = await gallery.people[0].post("/new/mysterium", form | {"option.ghost": "0"})
    gallery.match = opened.headers["location"].removeprefix("/t/")
    await gallery.prepare()
    assert sentence in await gallery.page(0)
    await gallery.people[0].post(f"/t/{gallery.match}/begin")
    assert sentence in await gallery.page(0)


async def test_the_replay_shows_them_and_the_record_does_not_know_them(gallery: Gallery) -> None:
    await gallery.on(to_the_end)
    names = await gallery.names()
    for query in ("?as=all", "?as=1", ""):
        address = f"/t/{gallery.match}/replay/9{query}"
        page = (await gallery.people[2].get(address)).text
        assert BOX not in page
        assert shown(page) <= set(names.values())
    every = (await gallery.people[2].get(f"/t/{gallery.match}/replay/9?as=all")).text
    assert shown(every)
    for name in shown(every):
        assert (await gallery.asked(2, name)).status_code == 200
    record = (await gallery.people[2].get(f"/t/{gallery.match}/record.jsonl")).text
    assert '"give"' in record
    for word in ("boat at number", "secret-", "pictures", *names.values()):
        assert word not in record


def to_the_end(match: Match) -> None:
    chance = Chance(3)
    while match.outcome() is None:
        seat = chance.pick(match.to_act())
        match.play(seat, match.picks(seat).sample(chance))
