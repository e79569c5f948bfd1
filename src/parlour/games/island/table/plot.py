"""What does the known accomplice do? Buy ruses, play them, and the table's offers against one.

The draft names cards, `cards=key-04.boots-01`, and how many ruses are bought, `take=1`.
"""

from parlour.core.seats import Seat
from parlour.games.island.content import CARD, LETTER, POINTS, RUSE, VALUE
from parlour.games.island.law.accomplice import PRICE
from parlour.games.island.moves import Contribute, ExchangeRuses, Pass, PlayRuse
from parlour.games.island.scoring.numbers import value_of
from parlour.games.island.table.acting import Total
from parlour.games.island.table.draft import picked, query, toggled
from parlour.games.island.table.picture import Plot, Ruse
from parlour.games.island.table.pieces import Card, Deed, Note, Pick, Way, note
from parlour.games.island.table.scene import Scene, cards_in, cards_of, size
from parlour.games.island.table.summing import enough_ways

KINDS = {
    "exchange": "exchange",
    "ruse": "ruse",
    "group_ruse": "ruse",
    "ruse_answer": "answer",
    "accomplice_move": "go",
}


def plot(scene: Scene) -> Plot | None:
    view = scene.view
    kind = KINDS.get(view.phase)
    if kind is None or view.revealed is None:
        return None
    chosen = picked(scene.words, [card.card for card in cards_in(scene.hand)])
    play = view.ruse_play
    points = POINTS[RUSE[play.card]] if play is not None else 0
    buys = kind == "exchange" and scene.mine
    offers = kind == "answer" and scene.mine
    return Plot(
        kind=kind,
        seat=view.revealed,
        ruses=ruses(scene),
        held=size(view.players[view.revealed].ruses),
        pile=size(view.ruse_pile),
        played=None if play is None else play.card,
        target=None if play is None else play.target,
        letter="" if play is None else LETTER[RUSE[play.card]],
        points=points,
        offers=offered(scene),
        offered=sum(paid for _, _, paid in offered(scene)),
        hand=hand(scene, chosen, picks=buys or offers),
        takes=takes(scene, chosen) if buys else (),
        total=total(scene, chosen, points) if buys or offers else None,
        ways=ways(scene, chosen, points) if offers else (),
        go=buying(scene, chosen) if buys else offering(scene, chosen) if offers else None,
        none=nothing(scene),
    )


def ruses(scene: Scene) -> tuple[Ruse, ...]:
    """The ruses in the viewer's own hand, once he acts with them."""
    view = scene.view
    if view.revealed is None or view.seat != view.revealed:
        return ()
    held = view.players[view.revealed].ruses
    if isinstance(held, int):
        return ()
    order = sorted(held, key=lambda ruse: ("PTG".index(LETTER[RUSE[ruse]]), RUSE[ruse]))
    return tuple([ruse_of(scene, ruse) for ruse in order])


def ruse_of(scene: Scene, ruse: str) -> Ruse:
    letter = LETTER[RUSE[ruse]]
    targets: tuple[Seat | None, ...] = scene.state.players() if letter == "P" else (None,)
    found: list[tuple[Seat | None, Deed]] = []
    why: Note | None = None
    for target in targets:
        move = PlayRuse(ruse, target)
        code = scene.why_not(move)
        if code is None:
            key = "play" if target is None else "play_on"
            slots = {} if target is None else {"seat": target}
            found.append((target, scene.deed(note(f"table.ruse.{key}", **slots), move)))
        elif code in ("wrong_window", "ruse_limit", "same_letter"):
            why = note(f"table.ruse.{code}")
    return Ruse(ruse, letter, POINTS[RUSE[ruse]], tuple(found), None if found else why)


def offered(scene: Scene) -> tuple[tuple[Seat, tuple[Card, ...] | None, int], ...]:
    """Who may pay, in order, and what each has offered."""
    play = scene.view.ruse_play
    if play is None:
        return ()
    return tuple(
        [
            (
                seat,
                cards_of(play.paid[seat]) if seat in play.paid else None,
                value_of([CARD[word] for word in play.paid.get(seat, ())]),
            )
            for seat in play.payers
        ]
    )


def hand(scene: Scene, chosen: tuple[str, ...], *, picks: bool) -> tuple[Pick, ...]:
    rest = {key: value for key, value in scene.words.items() if key == "take"}
    return tuple(
        [
            Pick(
                card,
                card.card in chosen,
                query(rest | {"cards": toggled(chosen, card.card)}) if picks else None,
            )
            for card in cards_in(scene.hand)
        ]
    )


def total(scene: Scene, chosen: tuple[str, ...], points: int) -> Total:
    """What is on offer with these cards; or how many cards pay for the ruses."""
    if scene.view.phase == "exchange":
        wanted = PRICE * take(scene, chosen)
        state = "exact" if len(chosen) == wanted else "short" if len(chosen) < wanted else "over"
        return Total(len(chosen), wanted, state, abs(wanted - len(chosen)))
    before = sum(paid for _, _, paid in offered(scene))
    now = before + sum(VALUE[CARD[word]] for word in chosen)
    return Total(now, points, "enough" if now >= points else "short", max(0, points - now))


def ways(scene: Scene, chosen: tuple[str, ...], points: int) -> tuple[Way, ...]:
    """Offers that would stop the ruse with what the others have offered."""
    before = sum(paid for _, _, paid in offered(scene))
    found = []
    for cards in enough_ways(scene.hand, points - before):
        gone = sum(1 << CARD[word] for word in cards)
        pick = query({"cards": ".".join(cards)})
        on = sorted(cards) == sorted(chosen)
        found.append(Way(cards_of(cards), cards_in(scene.hand & ~gone), (), pick, on))
    return tuple(found)


def offering(scene: Scene, chosen: tuple[str, ...]) -> Deed | None:
    points = sum(VALUE[CARD[word]] for word in chosen)
    return scene.if_legal(note("table.ruse.offer", count=points), Contribute(chosen))


def take(scene: Scene, chosen: tuple[str, ...]) -> int:
    """How many ruses are bought: as said, else as many as the cards picked pay for."""
    text = scene.words.get("take", "")
    most = min(size(scene.view.ruse_pile), scene.hand.bit_count() // PRICE)
    wanted = int(text) if text.isdecimal() and len(text) < 3 else (len(chosen) + 1) // PRICE
    return min(most, wanted)


def takes(scene: Scene, chosen: tuple[str, ...]) -> tuple[tuple[int, str, bool], ...]:
    """How many could be bought."""
    most = min(size(scene.view.ruse_pile), scene.hand.bit_count() // PRICE)
    rest = {"cards": ".".join(chosen)} if chosen else {}
    now = take(scene, chosen)
    return tuple(
        [(count, query({"take": str(count)} | rest), count == now) for count in range(most + 1)]
    )


def buying(scene: Scene, chosen: tuple[str, ...]) -> Deed | None:
    count = take(scene, chosen)
    return scene.if_legal(note("table.ruse.buy", count=count), ExchangeRuses(count, chosen))


def nothing(scene: Scene) -> Deed | None:
    """To buy, play or go nowhere; an offer of nothing is an offer."""
    if scene.view.phase == "accomplice_move":
        return scene.if_legal(note("table.ruse.nowhere"), Pass())
    return scene.if_legal(note("table.ruse.pass"), Pass())
