"""How far has each psychic come on the clairvoyancy track, and how many cards will it see?"""

from parlour.games.mysterium.content import BANDS
from parlour.games.mysterium.table.scene import Scene
from parlour.games.mysterium.table.sides import Cell, Track

SHORTEST = 12
"""The last space that is always shown; a marker beyond it makes the track longer."""


def track(scene: Scene) -> Track | None:
    """None with 2 and 3 players (MYS-15.3)."""
    psychics = scene.view.psychics
    spaces = [one.level for one in psychics.values() if one.level is not None]
    if not spaces:
        return None
    low, middle = BANDS[len(psychics) + 1]
    cells = [
        Cell(
            space,
            "low" if space <= low else "middle" if space <= middle else "high",
            tuple([scene.who(word) for word, one in psychics.items() if one.level == space]),
        )
        for space in range(max(SHORTEST, *spaces) + 1)
    ]
    return Track(tuple(cells), low + 1, middle + 1)
