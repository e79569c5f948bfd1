"""One composer a kind of picture: it paints what a recipe's words say on a canvas."""

from collections.abc import Callable
from typing import Any

from parlour.art.brush.canvas import Canvas
from parlour.art.composers import calaveras, motive, ornaments, paper, posters, skylines
from parlour.art.composers.calaveras.back import back
from parlour.art.composers.cameo import cameo
from parlour.art.composers.island import board as island_board
from parlour.art.composers.island import cards as island_cards
from parlour.art.composers.island import people as island_people
from parlour.art.composers.island import pieces as island_pieces
from parlour.art.composers.island.house import roof as island_roof
from parlour.art.composers.island.sites import site as island_site
from parlour.art.composers.island.tokens import token as island_token
from parlour.art.composers.motive import pieces
from parlour.art.composers.motive.back import back as motive_back
from parlour.art.composers.motive.suspect import suspect
from parlour.art.composers.mysterium.candidates import location, still_life
from parlour.art.composers.mysterium.candidates import suspect as seance
from parlour.art.composers.mysterium.pieces import back as seance_back
from parlour.art.composers.mysterium.pieces import furniture, tokens
from parlour.art.composers.mysterium.visions import vision
from parlour.art.composers.standee import standee
from parlour.art.composers.token import token

Composer = Callable[[Canvas, dict[str, Any]], None]

COMPOSERS: dict[str, Composer] = {
    "bunting": ornaments.bunting,
    "calaveras_back": back,
    "calaveras_card": calaveras.card,
    "cameo": cameo,
    "country_house": skylines.country_house,
    "emblem": ornaments.emblem,
    "flourish": ornaments.flourish,
    "grain": paper.grain_tile,
    "island_accomplices": island_pieces.accomplices,
    "island_back": island_cards.back,
    "island_board": island_board.board,
    "island_clues": island_pieces.clues,
    "island_decision": island_cards.decision,
    "island_down": island_pieces.card_back,
    "island_guest": island_people.guest,
    "island_persona": island_people.persona,
    "island_role": island_cards.role,
    "island_roof": island_roof,
    "island_scene": island_cards.scene,
    "island_site": island_site,
    "island_tall": island_board.tall,
    "island_thing": island_pieces.thing,
    "island_token": island_token,
    "motive_back": motive_back,
    "motive_card": motive.card,
    "motive_crape": pieces.crape,
    "motive_cube": pieces.cube,
    "motive_figure": pieces.figure,
    "motive_interview": pieces.interview,
    "motive_marker": pieces.marker,
    "mysterium_back": seance_back.back,
    "mysterium_clock": furniture.clock,
    "mysterium_crow": tokens.crow,
    "mysterium_ghost": tokens.ghost,
    "mysterium_intuition": tokens.intuition,
    "mysterium_level": tokens.level,
    "mysterium_location": location.location,
    "mysterium_number": tokens.number,
    "mysterium_object": still_life.still_life,
    "mysterium_opinion": tokens.opinion,
    "mysterium_sand": furniture.sand,
    "mysterium_screen": furniture.screen,
    "mysterium_served": tokens.served,
    "mysterium_sleeve": furniture.sleeve,
    "mysterium_suspect": seance.suspect,
    "mysterium_track": furniture.track,
    "mysterium_vision": vision,
    "poster": posters.poster,
    "standee": standee,
    "suspect": suspect,
    "token": token,
    "town": skylines.town,
    "valance": ornaments.valance,
    "wallpaper": ornaments.wallpaper,
}
