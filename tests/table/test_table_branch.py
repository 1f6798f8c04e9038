"""Branching off a finished game: a new table with its first lines, new luck, and bots as opponents."""

from __future__ import annotations

import json

import pytest
from msgspec import Raw

from kit.table_harness import HOUSE, TableHarness
from mulot.core.game import Ask
from mulot.core.journal import parse
from mulot.core.proof import verify
from mulot.table import Effects, Table, TableSettings, table_creation
from mulot.table import commands as c
from mulot.table.messages import Ack
from mulot.table.seats import BotSeat, Person
from toy_game import GAME

SEED = b"n" * 32


def move(t: Table, number: int = 0) -> c.Command | None:
    """Return the next action of the seat to move; None if the game is over."""
    assert t.match is not None
    waiting = t.match.waiting
    if not isinstance(waiting, Ask):
        return None
    seat = waiting.must[0]
    action, question = GAME.write(t.match.legal(seat)[0]), t.questions[seat]
    if t.bot_on(seat):
        return c.BotMove(seat, question, action)
    return c.PlayMove(f"id-{number:08}", seat, question, Raw(f'"{action}"'.encode()))


def play_out(p: TableHarness, moves: int = 1000) -> None:
    for number in range(moves):
        command = move(p.table, number)
        if command is None:
            return
        p.done(p.device(command.seat) if isinstance(command, c.PlayMove) else None, command)


def over(settings: TableSettings | None = None) -> TableHarness:
    p = TableHarness(seats=3, options={"rats": 2, "first": 0}, settings=settings).sit("anna", "ben")
    p.done("anna", c.SeatBot(seat=2, character="strong"))
    p.start()
    play_out(p)
    return p


def opened(effects: Effects, now: float = 0.0) -> Table:
    assert effects.new_table is not None
    return Table.load(HOUSE, effects.new_table.rows, now)


def test_players_keep_their_seats_and_bots_get_the_others() -> None:
    p = over()
    before = p.table.rev
    effects = p.done("anna", c.BranchOff("new-nest", SEED, 4))
    assert p.table.rev == before, "the finished table has changed"
    assert isinstance(effects.answer, Ack)
    assert effects.answer.table == "new-nest"
    made = opened(effects)
    assert made.match is not None
    assert p.table.match is not None
    assert made.occupants == [p.table.occupants[0], BotSeat("gentle"), BotSeat("strong")]
    assert (made.phase, made.host, made.paused, made.settings.listed) == ("playing", "anna", False, False)
    assert made.match.journal.lines == p.table.match.journal.lines[:5]
    assert effects.new_table is not None
    assert effects.new_table.summary == made.summary


def test_a_spectator_gets_the_seat_to_move_or_the_chosen_one() -> None:
    p = over()
    assert p.table.match is not None
    line = next(one for one in p.table.match.journal.lines[3:] if getattr(one, "seat", None) == 1).line - 1
    made = opened(p.done("zoe", c.BranchOff("new-nest", SEED, line)))
    assert [isinstance(place, Person) for place in made.occupants] == [False, True, False]
    made = opened(p.done("zoe", c.BranchOff("new-nest", SEED, line, seat=2, character="strong")))
    assert made.occupants[:2] == [BotSeat("strong"), BotSeat("strong")]
    assert made.seats_of("zoe") == (2,)
    assert p.table.occupants[0] not in made.occupants, "somebody else's name was copied"


def test_a_branch_can_be_played_verified_and_reloaded() -> None:
    p = over()
    effects = p.done("anna", c.BranchOff("new-nest", SEED, 4))
    assert effects.new_table is not None
    made, rows = opened(effects), list(effects.new_table.rows)
    match = made.match
    assert match is not None
    while (command := move(made, len(rows))) is not None:
        rows += made.handle(command, 1.0, device="anna").rows
    assert made.phase == "over"
    assert made.proof().branched == 5
    assert verify(*parse(made.journal_file()), GAME).luck_checked
    again = Table.load(HOUSE, rows, 2.0, made.snapshot())
    assert again.match is not None
    assert again.match.state == Table.load(HOUSE, rows, 2.0).match.state == match.state  # type: ignore[union-attr]
    assert json.loads(made.view_json())["branched"] == 5


@pytest.mark.parametrize("line", [-1, 10_000])
def test_an_unknown_line_is_refused(line: int) -> None:
    assert over().refused("anna", c.BranchOff("new-nest", SEED, line)) == "no-such-moment"


def test_branching_needs_a_finished_game_and_a_line_before_its_end() -> None:
    p = TableHarness(seats=2).sit("anna", "ben")
    assert p.refused("anna", c.BranchOff("new-nest", SEED, 0)) == "not-over"
    p.start()
    play_out(p, 2)
    assert p.refused("anna", c.BranchOff("new-nest", SEED, 0)) == "not-over"
    p.done("anna", c.EndTable())
    lines = p.table.match.journal.lines  # type: ignore[union-attr]
    assert opened(p.done("ben", c.BranchOff("new-nest", SEED, len(lines) - 1))).phase == "playing"
    q = over()
    last = len(q.table.match.journal.lines) - 1  # type: ignore[union-attr]
    assert q.refused("anna", c.BranchOff("new-nest", SEED, last)) == "over"


def test_branching_checks_viewer_seat_and_character() -> None:
    p = over(TableSettings(spectators=False))
    assert p.refused("zoe", c.BranchOff("new-nest", SEED, 0)) == "no-spectators"
    assert p.refused(None, c.BranchOff("new-nest", SEED, 0)) == "no-spectators"
    assert p.refused("ben", c.BranchOff("new-nest", SEED, 0, seat=3)) == "no-such-seat"
    assert p.refused("ben", c.BranchOff("new-nest", SEED, 0, character="nobody")) == "no-such-character"
    assert opened(p.done("ben", c.BranchOff("new-nest", SEED, 0))).settings.spectators is False


def test_the_depth_of_branches_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_creation, "MAX_BRANCH_DEPTH", 3)
    p, refused = over(), ""
    table = p.table
    for depth in range(4):
        effects = table.handle(c.BranchOff(f"nest-{depth}", bytes([depth]) * 32, 1 + depth), 0.0, device="anna")
        refused = getattr(effects.answer, "no", "")
        if refused:
            break
        table = opened(effects)
        command = move(table)
        assert command is not None
        table.handle(command, 0.0, device="anna")
        table.handle(c.EndTable(), 0.0, device="anna")
    assert refused == "too-long"
