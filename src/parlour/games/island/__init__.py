"""The Island: the table of contents."""

from typing import Final

from parlour.core.game import Game
from parlour.games.island import (
    bot,
    content,
    events,
    law,
    moves,
    options,
    position,
    rules,
    scoring,
    view,
)
from parlour.games.island.position import asks
from parlour.games.island.rules import picks
from parlour.games.island.view import guessing

GAME: Final = Game(
    id="island",
    rules_version=1,
    content=content.SOURCE,
    seats=(1, 2, 3, 4, 5, 6),
    options=options.Options,
    positions=position.Position,
    moves=moves.MOVES,
    events=events.EVENTS,
    phases=asks.ASKS,
    refusals=law.REFUSALS,
    setup=rules.setup,
    from_position=rules.from_position,
    seen_by=view.seen_by,
    guess=guessing.guess,
    facts=scoring.facts,
    in_order=(
        "deck",
        "bag",
        "discoveries",
        "victims",
        "setbacks",
        "ruse_deck",
        "sites.*.down",
        "queue",
        "bedroom",
        "dropped_plans",
        "players…",
        "plan.groups",
        "dropped_plans.*",
        "*.companions",
    ),
    check=options.check,
    bad_seats="bad_seats",
    open_moves=moves.OPEN,
    fill=picks.fill,
    sides=scoring.sides,
    secret_sides=options.may_have_accomplice,
    bot=bot.Companion,
    advice=bot.suggest,
)
