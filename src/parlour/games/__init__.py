"""Which games are there? Each is a folder of its own; they do not know each other."""

from typing import Final

from parlour.core.game import Game
from parlour.games.calaveras import GAME as CALAVERAS
from parlour.games.island import GAME as ISLAND
from parlour.games.motive import GAME as MOTIVE
from parlour.games.mysterium import GAME as MYSTERIUM

GAMES: Final[dict[str, Game]] = {game.id: game for game in (CALAVERAS, MOTIVE, MYSTERIUM, ISLAND)}
