"""Queries to the rules are answered from the asker's own view, and from nothing else."""

from __future__ import annotations

import msgspec

from kit.table_harness import TableHarness
from mulot.table import commands as c
from mulot.table.messages import Ack, Rejection

PLAIN = {"first": 0, "charms": False}


def _wonder(p: TableHarness, who: str, what: str = "mine", about: str = "") -> object:
    """Return the answer, or the name of the refusal."""
    before = p.table.rev
    answer = p.send(who, c.Query(what=what, about=about)).answer
    assert p.table.rev == before
    if isinstance(answer, Rejection):
        return answer.no
    assert isinstance(answer, Ack)
    assert answer.answer is not None
    return msgspec.json.decode(answer.answer)


def test_each_is_answered_from_what_he_sees() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "ben").start()
    p.enter("zoe")
    p.play(0, "peek")
    own = p.screen("anna").now["own"]
    assert _wonder(p, "anna") == own
    assert [_wonder(p, who) for who in ("ben", "zoe")] == [None, None]


def test_behind_the_curtain_nothing_is_told() -> None:
    p = TableHarness(seats=3, options=PLAIN).sit("anna", "anna", "ben").start()
    p.play(0, "peek")
    assert _wonder(p, "anna") is None
    p.send("anna", c.LiftCurtain(seat=0))
    assert _wonder(p, "anna") == p.screen("anna").now["own"]
    p.send("anna", c.LowerCurtain())
    assert _wonder(p, "anna") is None


def test_what_nobody_knows_is_refused_with_its_reason() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "ben")
    assert _wonder(p, "anna") == "not-playing"
    p.start()
    assert _wonder(p, "anna", what="weather") == "no-such-question"
    assert _wonder(p, "anna", about="the moon") == "unreadable"


def test_everybody_may_have_the_position_drawn_from_what_he_sees() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "ben").start()
    p.enter("zoe")
    p.play(0, "peek")
    match = p.table.match
    assert match is not None
    for who, eye in (("anna", 0), ("ben", 1), ("zoe", None)):
        assert _wonder(p, who, what="drawing") == match.game.draw(match.look(eye))
