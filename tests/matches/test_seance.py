"""Do Mysterium's bots sit at a table as people do? Real workers, and a clock that never moves."""

from random import Random
from typing import Any

import pytest

from parlour.games.mysterium.moves import Place, Ready
from parlour.matches.bot_seats.skills import OWN, BotManners
from parlour.matches.bot_seats.workers import Pool
from parlour.matches.service import Service
from parlour.matches.store.memory import MemoryStore
from tests.matches.support import ADA, Hands, until

pytestmark = pytest.mark.anyio


def is_served(look: Any) -> bool:
    return bool(look.view.step == "placing")


def is_adas_guess(look: Any) -> bool:
    """The others have made theirs and are ready."""
    return bool(look.view.ready == (1, 2))


def second_hour(look: Any) -> bool:
    return bool(look.view.hour == 2)


@pytest.mark.parametrize("strength", list(OWN))
async def test_nobody_waits_for_the_sand(strength: Any) -> None:
    """Ada is one of three psychics: bots serve her, place, judge and are ready, and the hour ends
    as soon as she is."""
    service = Service(
        MemoryStore(), now=Hands(), manners=BotManners(0.0, 0.0, pool=Pool(most=1)), lots=Random(1)
    )
    match = await service.create(ADA, "mysterium", 4, name="Ada", options={"ghost": 3})
    for seat in (1, 2, 3):
        await service.seat_bot(match, ADA, seat, strength)
    await service.begin(match, ADA)
    await until(service, match, ADA, is_served)
    look = await until(service, match, ADA, is_adas_guess)
    card = look.view.table.suspects[0]
    await service.play(match, ADA, 0, Place("blue", card), seen=look.ply)
    look = await service.look(match, ADA, 0)
    await service.play(match, ADA, 0, Ready(), seen=look.ply)
    await until(service, match, ADA, second_hour)
    assert service.faults() == ()
    await service.__aexit__()
