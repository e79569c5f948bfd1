"""How is a table shown that has no page? As lines of text, and the same lines as a paper card."""

from collections.abc import Iterator
from xml.sax.saxutils import escape

from parlour.core.seats import Seat
from parlour.envs.rows import Row
from parlour.envs.table import Table

LINE = 22
WIDTH = 640
MOST_LETTERS = 78


def text(table: Table, seat: Seat | None) -> str:
    """What a seat sees, a line for each row of the layout that is not all zeros."""
    return "\n".join([headline(table), *lines(table, seat)]) + "\n"


def svg(table: Table, seat: Seat | None) -> str:
    """The same as a drawing that stands alone."""
    shown = list(lines(table, seat))
    height = LINE * (len(shown) + 3)
    written = "".join(
        f'<text x="24" y="{LINE * (row + 3)}">{escape(line[:MOST_LETTERS])}</text>'
        for row, line in enumerate(shown)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">'
        f"<title>{escape(headline(table))}</title>"
        f'<rect width="{WIDTH}" height="{height}" fill="#1b1430"/>'
        f'<rect x="8" y="8" width="{WIDTH - 16}" height="{height - 16}" rx="6" fill="#f3e7cf"/>'
        f'<g font-family="ui-monospace, monospace" font-size="13" fill="#2a1c2e">'
        f'<text x="24" y="{LINE + 12}" font-size="15" font-weight="bold">'
        f"{escape(headline(table))}</text>{written}</g></svg>\n"
    )


def headline(table: Table) -> str:
    match = table.match
    asked = ", ".join(map(str, table.asked()))
    waits = f"waits for seat {asked}" if asked else "is over"
    return f"{match.game.id}: after {match.ply} moves it {waits}"


def lines(table: Table, seat: Seat | None) -> Iterator[str]:
    seen = table.observe(seat)
    for start, end, row in table.rules.layout.table():
        numbers = [int(number) for number in seen[start:end]]
        if any(numbers):
            yield f"{row.name}: {', '.join(told(row, numbers))}"


def told(row: Row, numbers: list[int]) -> Iterator[str]:
    if not row.words:
        yield from map(str, numbers)
        return
    for word, count in zip(row.words, numbers, strict=True):
        if count:
            yield word if count == 1 else f"{word} ×{count}"
