"""Every game at a live table with two devices, one of them with several seats, and a spectator."""

from __future__ import annotations

import random

import pytest

import mulot
from kit.table_harness import TableHarness
from mulot.core.game import Ask
from mulot.table import Catalogue
from mulot.table import commands as c

MOVES = 120


@pytest.mark.parametrize("name", mulot.shelf())
def test_a_game_is_played_at_a_live_table(name: str) -> None:
    game, rng = mulot.load(name), random.Random(name)
    seats = max(n for n in game.seats if n <= 4)
    p = TableHarness(seats, game=game, catalogue=Catalogue(characters=lambda game: ("gentle",)))
    p.sit(*["anna" if seat % 2 == 0 else "ben" for seat in range(seats)]).start()
    zoe = p.enter("zoe")
    for _ in range(MOVES):
        waiting = p.table.waiting
        if not isinstance(waiting, Ask):
            break
        seat = rng.choice(waiting.seats if rng.random() < 0.1 else waiting.must)
        screen = p.screen(p.device(seat))
        if screen.now.get("curtain") == seat:
            p.done(p.device(seat), c.LiftCurtain(seat=seat))
        shown = screen.turn(seat)["legal"] if screen.eye == seat or seat in waiting.must[:1] else None
        legal = p.table.legal_actions(seat)
        assert shown is None or len(shown) == len(legal)
        p.play(seat, game.write(rng.choice(legal)))
        assert zoe.now["turns"] == []
    assert p.table.match is not None
    assert len(p.table.match.journal.lines) > 5
    p.check_rows()
    p.send("anna", c.EndTable())
    p.check_end()
    for device in ("anna", "ben", "zoe"):
        p.done(device, c.GetHistory())
