"""Anything may happen at a table; and the battery that says so is not blind."""

from __future__ import annotations

import pytest

from mulot.core import luck, match
from mulot.table import curtain, telling
from mulot.table.kept import Kept
from prove.table_machine import prove


def test_whatever_happens_what_must_hold_holds() -> None:
    assert prove(80, chance=False) >= 80


def caught() -> bool:
    """Whether the battery notices."""
    try:
        prove(300, shrink=False, chance=False)
    except AssertionError:
        return True
    return False


def test_a_reconnect_that_tells_another_seats_secrets_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def look_with_all_eyes(self: curtain.Sight, seat: int) -> object:
        owns = [self._match.look(s).own for s in range(self._match.seats)]
        return next((curtain.Raw(curtain.encode(own)) for own in owns if own is not None), None)

    monkeypatch.setattr(curtain.Sight, "own", look_with_all_eyes)
    assert caught()


def test_events_that_are_not_filtered_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell_all(m: match.Match, news: list[match.Told], ears: int | None) -> object:
        return telling.Raw(telling.encode([e for told in news for e in told.events]))

    monkeypatch.setattr(telling, "_events", tell_all)
    assert caught()


def test_a_luck_counter_that_is_used_again_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    class SameAgain(luck.Sealed):
        def __init__(self, key: bytes, line: int) -> None:
            super().__init__(key, line // 2)

    monkeypatch.setattr(match.lucks, "Sealed", SameAgain)
    assert caught()


def test_a_resend_that_is_played_twice_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    play = Kept.play

    def forgetful(self: Kept, seat: int, action: object, id: str | None) -> object:  # noqa: A002
        row = play(self, seat, action, id)
        self.played.clear()
        return row

    monkeypatch.setattr(Kept, "play", forgetful)
    assert caught()


def test_a_question_number_that_stands_still_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    lined = Kept._lined

    def asleep(self: Kept, mover: int | None) -> None:
        before = list(self.questions)
        lined(self, mover)
        if before and mover is not None and len(self.rows_of_lines) % 5 == 0:
            self.questions = before

    monkeypatch.setattr(Kept, "_lined", asleep)
    with pytest.raises(AssertionError, match="stood still"):
        double_touch()


def double_touch() -> None:
    """Every move is sent twice under two ids, as a nervous finger does: the second is stale, always."""
    from mulot.core.game import Ask
    from parlour import Parlour

    p = Parlour(options={"first": 0}).sit("anna", "ben").start()
    while isinstance(p.table.waiting, Ask):
        seat = p.table.waiting.must[0]
        action = p.table.game.write(p.table.legal(seat)[0])
        twice = [p.move(seat, action) for _ in range(2)]
        p.done(p.device(seat), twice[0])
        refused = p.refused(p.device(seat), twice[1])
        assert refused in ("stale", "over"), f"the question stood still: {refused}"


def test_a_double_touch_is_never_played_twice() -> None:
    double_touch()


def test_an_undo_without_agreement_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Kept, "missing", ())
    assert caught()
