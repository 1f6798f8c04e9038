"""The fast path for updates after a move gives the same bytes as the general one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kit.table_harness import TableHarness
from mulot.core.game import Ask
from mulot.games import load, shelf
from mulot.table import Catalogue, updates
from mulot.table import commands as c
from mulot.table.command_context import CommandContext
from prove import table_state_machine


@pytest.fixture
def fast_updates(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Compare every update made on the fast path with the general one. Return the number of groups of each."""
    short, times = updates._send_move, list[int]()

    def both(t: Any, match: Any, audience: Any, p: CommandContext, before: int) -> None:
        plain = CommandContext(p.device, p.viewer, p.now, results=p.results)
        t.viewer_groups = None
        updates.send_updates(t, plain, before)
        assert t.viewer_groups == audience, "the order is unchanged"
        short(t, match, audience, p, before)
        assert p.effects.deliveries == plain.effects.deliveries
        times.append(len(audience))

    monkeypatch.setattr(updates, "_send_move", both)
    return times


def test_fast_and_general_updates_are_identical_for_random_commands(fast_updates: list[int]) -> None:
    assert table_state_machine.prove(40, chance=False) >= 40
    assert len(fast_updates) > 40


@pytest.mark.parametrize("name", shelf())
def test_fast_and_general_updates_are_identical_in_every_game(name: str, fast_updates: list[int]) -> None:
    game, rng = load(name), Random(name)
    house = Catalogue(game=lambda _: game, characters=lambda _: ())
    for seats in {game.seats[0], game.seats[-1]}:
        p = TableHarness(seats, host="host", game=game, catalogue=house)
        people = [f"mouse-{seat}" for seat in range(seats)]
        p.sit(*people)
        for device in ("host", "zoe", "zoe"):
            p.enter(device)
        p.start()
        fast_updates.clear()
        for _ in range(40):
            if not isinstance(p.table.waiting, Ask):
                break
            seat = rng.choice(p.table.waiting.seats)
            p.play(seat, game.write(rng.choice(p.table.legal_actions(seat))))
        assert fast_updates[-1] == seats + 2, "all players, a host without a seat, and two spectators"


def test_shared_devices_use_the_general_path(fast_updates: list[int]) -> None:
    p = TableHarness(options={"first": 0}).sit("anna", "anna").start()
    p.play(0, "dig")
    assert fast_updates == []
    assert p.table.viewer_groups is None


def test_viewer_groups_follow_connections_and_hosts(fast_updates: list[int]) -> None:
    p = TableHarness(options={"first": 0, "rats": 4}).sit("anna", "ben").start()
    p.play(0, "dig")
    p.play(0, p.table.game.write(p.table.legal_actions(0)[0]))
    before = len(fast_updates)
    p.enter("zoe")
    assert p.table.viewer_groups is None
    p.exit(next(n for n, screen in p.screens.items() if screen.device == "anna"))
    p.wait(p.table.settings.patience + 1)
    p.done("ben", c.BecomeHost())
    p.enter("anna")
    p.send("anna", c.Resync())
    assert p.screen("anna").last["may_host"]
    seat = p.on_turn
    for _ in range(2):
        p.play(seat, p.table.game.write(p.table.legal_actions(seat)[0]))
        seat = p.on_turn
    assert len(fast_updates) > before
    p.wait(3601)
    assert "may_host" not in p.screen("anna").last
    p.play(seat, p.table.game.write(p.table.legal_actions(seat)[0]))
    assert "may_host" not in p.screen("anna").last
