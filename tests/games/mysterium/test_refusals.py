"""Each refusal by itself, in the order of MYS-21.34."""

from parlour.core.seats import CLOCK
from parlour.games.mysterium.law import REFUSALS
from parlour.games.mysterium.moves import Judge, Place, Vote
from tests.games.mysterium.support import (
    answer,
    code,
    give_all,
    hand,
    hour,
    match,
    place_all,
    placed,
    placing,
    position,
    ready_all,
    reveal_all,
    revelation,
    share,
    shared,
    wrong_card,
)


def test_gifts() -> None:
    """MYS-21.11, MYS-21.12, MYS-21.15, MYS-21.29, MYS-21.30, MYS-21.16"""
    at = match(4)
    for _ in range(3):
        hour(at, lambda colour, hour: colour == "blue")
    held = list(hand(at))
    other = next(f"v{n:02}" for n in range(1, 85) if f"v{n:02}" not in held)
    assert code(at, 0, type="give", psychic="blue", cards=[]) == "psychic_finished"
    assert code(at, 0, type="give", psychic="red", cards=[]) == "no_cards"
    assert code(at, 0, type="give", psychic="red", cards=[other, other]) == "duplicate_card"
    assert code(at, 0, type="give", psychic="red", cards=[held[0], other]) == "not_in_hand"
    assert code(at, 0, type="give", psychic="red", cards=held[::-1]) is None
    assert code(at, 0, type="start_timer") == "psychics_waiting"
    at.play(0, at.state.legal_moves(0)[0])
    assert code(at, 0, type="give", psychic="white", cards=[]) == "already_served"


def test_crows() -> None:
    """MYS-21.13, MYS-21.14"""
    at = match(4, difficulty="hard", strict_silence=True)
    assert code(at, 0, type="crow", cards=[]) == "no_cards"
    assert code(at, 0, type="crow", cards=[hand(at)[0]] * 2) == "duplicate_card"
    at.play(0, at.state.legal_moves(0)[-1])
    assert code(at, 0, type="crow", cards=[]) == "no_crow_left"
    give_all(at)
    assert code(at, 0, type="crow", cards=[]) == "ghost_silent"


def test_guesses() -> None:
    """MYS-21.10, MYS-21.11, MYS-21.17, MYS-21.18, MYS-21.21, MYS-21.32"""
    at = match(4)
    for _ in range(3):
        hour(at, lambda colour, hour: colour == "blue")
    give_all(at)
    now = position(at)
    gone = now.psychics["blue"].solved.suspect
    assert code(at, 1, type="place", psychic="white", card=gone) == "not_your_psychic"
    assert code(at, 1, type="place", psychic="blue", card=gone) == "psychic_finished"
    assert code(at, 2, type="place", psychic="white", card=now.table.locations[0]) == "wrong_board"
    assert code(at, 2, type="place", psychic="white", card=gone) == "card_not_on_table"
    assert code(at, 2, type="unplace", psychic="white") == "not_placed"
    at.play(2, Place("white", answer(at, "white")))
    again = answer(at, "white")
    assert code(at, 2, type="place", psychic="white", card=again) == "no_change"


def test_opinions() -> None:
    """MYS-21.20, MYS-21.21, MYS-21.22, MYS-21.23, MYS-21.24"""
    at = placing()
    judge = {"type": "judge", "psychic": "blue"}
    assert code(at, 1, **judge, on="blue", sign="yes") == "own_token"
    assert code(at, 1, **judge, on="white", sign="yes") == "not_placed"
    place_all(at, lambda colour, hour: True)
    assert code(at, 1, type="unjudge", psychic="blue", on="white") == "not_judged"
    assert code(at, 1, type="unjudge", psychic="blue", on="blue") == "not_judged"
    at.play(1, Judge("blue", "white", "yes"))
    assert code(at, 1, **judge, on="white", sign="no") == "already_judged"
    assert code(at, 2, **judge, on="red", sign="no") == "not_your_psychic"
    at.play(1, Judge("blue", "red", "yes"))
    at.play(1, at.state.legal_moves(1)[-1])
    spent = placed()
    for colour in ("white", "red"):
        spent.play(1, Judge("blue", colour, "yes"))
    ready_all(spent)
    reveal_all(spent)
    give_all(spent)
    place_all(spent, lambda colour, hour: True)
    assert code(spent, 1, **judge, on="white", sign="yes") == "no_token_left"
    assert code(spent, 1, **judge, on="white", sign="no") is None


def test_there_are_no_opinions_without_a_track() -> None:
    """MYS-21.19"""
    at = match(3)
    give_all(at)
    judge = {"type": "judge", "psychic": "blue", "sign": "yes"}
    assert code(at, 1, **judge, on="blue") == "no_clairvoyance"
    assert code(at, 2, **judge, on="blue") == "not_your_psychic"
    assert code(at, 1, type="unjudge", psychic="blue", on="white") == "not_judged"


def test_readiness_and_the_clock() -> None:
    """MYS-21.25, MYS-21.26, MYS-21.32"""
    at = placing()
    assert code(at, 1, type="ready") == "token_not_placed"
    assert code(at, 1, type="unready") == "no_change"
    at.play(1, Place("blue", wrong_card(at, "blue")))
    at.play(1, at.state.legal_moves(1)[0])
    assert code(at, 1, type="ready") == "no_change"
    slow = match(4, timer=0)
    assert code(slow, CLOCK, type="time_up") == "wrong_step"
    give_all(slow)
    assert code(slow, CLOCK, type="time_up") == "no_timer"


def test_answers() -> None:
    """MYS-21.27: without a guess, or answered already."""
    at = placing()
    at.play(1, Place("blue", answer(at, "blue")))
    at.play(2, Place("white", answer(at, "white")))
    at.play(CLOCK, at.state.legal_moves(CLOCK)[0])
    assert code(at, 0, type="reveal", psychic="red") == "nothing_to_reveal"
    assert code(at, 0, type="reveal", psychic="blue") is None
    at.play(0, at.state.legal_moves(0)[0])
    assert code(at, 0, type="reveal", psychic="blue") == "nothing_to_reveal"


def test_shared_visions_and_votes() -> None:
    """MYS-21.28, MYS-21.29, MYS-21.30, MYS-21.31, MYS-21.33"""
    at = shared()
    held = hand(at)
    meant = {"suspect": held[0], "location": held[1], "object": held[1]}
    for group in (0, 4, -1):
        assert code(at, 0, type="shared_vision", group=group, cards=meant) == "unknown_group"
    assert code(at, 0, type="shared_vision", group=3, cards=meant) == "duplicate_card"
    other = next(f"v{n:02}" for n in range(1, 85) if f"v{n:02}" not in held)
    far = meant | {"object": other}
    assert code(at, 0, type="shared_vision", group=3, cards=far) == "not_in_hand"
    share(at)
    assert code(at, 1, type="vote", group=4) == "unknown_group"
    at.play(1, Vote(1))
    assert code(at, 1, type="vote", group=9) == "unknown_group"
    assert code(at, 1, type="vote", group=1) == "already_voted"
    three = share(revelation(match(3)))
    three.play(1, Vote(1))
    assert code(three, 1, type="vote", group=1) == "no_change"
    assert code(three, 1, type="vote", group=2) is None


def test_the_order_names_every_refusal_once() -> None:
    """MYS-21.34"""
    assert len(set(REFUSALS)) == len(REFUSALS) == 29
