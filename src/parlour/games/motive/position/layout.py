"""How does somebody at a real table write down what lies there? One line a tile.

    >>> layout = read_layout('''
    ... agnes      0,0   body
    ... karl       1,0   markers=destitute
    ... dr_xavier  0,1   bottom=red top=blue     # 1-point arrows: which colour
    ... link secret_enemies 0,0 0,1
    ... ''')
    >>> [laid.tile for laid in layout.board]
    ['agnes', 'karl', 'dr_xavier']

A line names a suspect, the space, and whatever applies: `body`, a colour for an edge, `markers=`
and `flipped=` with commas. The first body lies at 0,0; x grows to the right, y upward. `link` lays
a relationship marker between two spaces; what follows a # is for people.
"""

from parlour.core.notation import Frozen
from parlour.games.motive.content import BLUE, EDGE, NAMES, RED, Spot
from parlour.games.motive.position import Laid, Link, Position
from parlour.games.motive.position.check import refuse


def read_layout(text: str) -> Position:
    """The short form of a position (MOT-23.7); raises NotationError that names the line."""
    board: list[Laid] = []
    bodies: list[Spot] = []
    links: list[Link] = []
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.partition("#")[0].split()
        path = f"line {number}"
        if words and words[0] == "link":
            links.append(read_link(words, path))
        elif words:
            board.append(read_tile(words, path))
            if "body" in words[2:]:
                bodies.append(board[-1].at)
    bodies.sort(key=lambda spot: spot != (0, 0))
    return Position(board=tuple(board), bodies=tuple(bodies), links=tuple(links))


def read_link(words: list[str], path: str) -> Link:
    if len(words) != 4:
        raise refuse(path, "is not `link KIND x,y x,y`")
    return Link((read_spot(words[2], path), read_spot(words[3], path)), words[1])


def read_tile(words: list[str], path: str) -> Laid:
    """A suspect by its id, the space, then what lies on it."""
    if len(words) < 2:
        raise refuse(path, "names no space")
    if words[0] not in NAMES:
        raise refuse(path, f"names {words[0]!r}, which is no suspect")
    colours: dict[str, str] = {}
    lists: dict[str, tuple[str, ...]] = {}
    for word in words[2:]:
        key, _, value = word.partition("=")
        if key in EDGE and value in (RED, BLUE):
            colours[key] = value
        elif key in ("markers", "flipped") and value:
            lists[key] = tuple(value.split(","))
        elif word != "body":
            raise refuse(path, f"says {word!r}, which is not known here")
    spot = read_spot(words[1], path)
    markers, flipped = lists.get("markers", ()), lists.get("flipped", ())
    return Laid(words[0], spot, colours=Frozen(colours), markers=markers, flipped=flipped)


def read_spot(word: str, path: str) -> Spot:
    try:
        x, y = (int(part) for part in word.split(","))
    except ValueError as mistake:
        raise refuse(path, f"says {word!r}, which is no space like 0,1") from mistake
    return x, y


# ---------------------------------------------------------------- and back


def write_layout(position: Position) -> str:
    """The lines of a board with its bodies and relationship markers; nothing else is written."""
    lines = [write_tile(laid, body=laid.at in position.bodies) for laid in position.board]
    for link in position.links:
        lines.append(" ".join(["link", link.kind, *map(write_spot, link.between)]))
    return "".join(f"{line}\n" for line in lines)


def write_tile(laid: Laid, *, body: bool) -> str:
    words = [laid.tile, write_spot(laid.at)]
    words += ["body"] if body else []
    words += [f"{edge}={colour}" for edge, colour in laid.colours.items()]
    for key in ("markers", "flipped"):
        listed: tuple[str, ...] = getattr(laid, key)
        words += [f"{key}={','.join(listed)}"] if listed else []
    return " ".join(words)


def write_spot(spot: Spot) -> str:
    return f"{spot[0]},{spot[1]}"
