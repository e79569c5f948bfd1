"""Mysterium: the table of contents."""

from typing import Final

from parlour.core.game import Game, OwnPictures
from parlour.games.mysterium import (
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
from parlour.games.mysterium.bot import own, talk
from parlour.games.mysterium.rules import growing
from parlour.games.mysterium.state.table import STEPS
from parlour.games.mysterium.view import guessing, pictures

GAME: Final = Game(
    id="mysterium",
    rules_version=1,
    content=content.SOURCE,
    seats=content.SEATS,
    options=options.Options,
    positions=position.Position,
    moves=(
        moves.Give,
        moves.Crow,
        moves.StartTimer,
        moves.Place,
        moves.Unplace,
        moves.Judge,
        moves.Unjudge,
        moves.Ready,
        moves.Unready,
        moves.TimeUp,
        moves.Reveal,
        moves.SharedVision,
        moves.Vote,
    ),
    events=events.EVENTS,
    phases=STEPS,
    refusals=law.REFUSALS,
    setup=rules.setup,
    from_position=rules.from_position,
    seen_by=view.seen_by,
    guess=guessing.guess,
    facts=scoring.facts,
    in_order=("draw", "shared.order"),
    check=options.check,
    timer=rules.timer,
    fill=growing.fill,
    grown=(moves.Give, moves.Crow),
    tempered=True,
    sides=scoring.sides,
    may_talk=view.talks,
    bot=bot.Medium,
    after_talk=talk.after_talk,
    own_pictures=OwnPictures(
        tuple(content.TITLES), pictures.open_visions, own.own_senses, own.medium, own.own_talk
    ),
)
