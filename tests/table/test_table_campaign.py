"""Chapters of a campaign: the same people go on, and only free options can be changed."""

from __future__ import annotations

from kit.table_harness import HOUSE, TableHarness
from mulot.core.campaign import Campaign
from mulot.core.game import Ask
from mulot.table import Effects, Table
from mulot.table import commands as c
from mulot.table.messages import Ack
from mulot.table.seats import BotSeat
from toy_game import GAME

SEED = b"y" * 32


def play_out(p: TableHarness) -> None:
    match = p.table.match
    assert match is not None
    while isinstance(waiting := match.waiting, Ask):
        seat = waiting.must[0]
        p.play(seat, GAME.write(match.legal(seat)[0]))


def over(**more: object) -> TableHarness:
    p = TableHarness(options={"rats": 1, "first": 0, **more}).sit("anna", "ben").start()
    play_out(p)
    return p


def opened(effects: Effects) -> Table:
    assert effects.new_table is not None
    return Table.load(HOUSE, effects.new_table.rows, 0.0)


def test_the_next_chapter_keeps_people_on_their_seats() -> None:
    p = over()
    assert p.table.match is not None
    follows = p.screen("anna").table["follows"]
    assert follows["rats"] in (1, 2)
    made = opened(p.done("ben", c.NextChapter("nest-2", SEED)))
    assert [getattr(place, "device", None) for place in made.occupants] == ["anna", "ben"]
    assert (made.options, made.host, made.phase) == (follows, "anna", "open")
    assert [page.table for page in made.chapters] == ["nest"]
    assert p.screen("anna").table["next"] == "nest-2"
    again = p.done("anna", c.NextChapter("nest-3", SEED))
    assert again.new_table is None
    assert isinstance(again.answer, Ack)
    assert again.answer.table == "nest-2"
    made.handle(c.StartGame(), 0.0, device="anna")
    assert made.match is not None
    assert Campaign([p.table.match, made.match]).chapters[1].options == made.match.options


def test_the_host_may_change_only_free_options_of_a_chapter() -> None:
    made = opened(over().done("anna", c.NextChapter("nest-2", SEED)))
    options = made.options
    refused = made.handle(c.ConfigureTable(options={**options, "rats": 4}), 0.0, device="anna").answer
    assert getattr(refused, "no", None) == "bad-options"
    assert made.options == options
    made.handle(c.ConfigureTable(options={**options, "charms": False}), 0.0, device="anna")
    assert made.options == {**options, "charms": False}
    made.handle(c.ConfigureTable(seats=3), 0.0, device="anna")
    assert len(made.occupants) == 3


def test_a_chapter_ended_early_is_played_again() -> None:
    p = TableHarness(options={"rats": 2}).sit("anna", "ben").start()
    assert p.refused("anna", c.NextChapter("nest-2", SEED)) == "not-over"
    p.done("anna", c.EndTable())
    assert "follows" not in p.screen("anna").table
    assert p.refused("zoe", c.NextChapter("nest-2", SEED)) == "not-your-seat"
    made = opened(p.done("anna", c.NextChapter("nest-2", SEED)))
    assert (made.options, made.chapters) == (p.table.options, ())


def test_a_rematch_of_a_chapter_stays_in_the_campaign() -> None:
    p = TableHarness(seats=3, options={"rats": 1, "first": 0}).sit("anna", "ben")
    p.done("anna", c.SeatBot(seat=2, character="gentle"))
    p.start()
    p.done("anna", c.EndTable())
    made = opened(p.done("anna", c.NextChapter("nest-2", SEED)))
    assert made.occupants[2] == BotSeat("gentle")


def test_nothing_follows_the_last_chapter() -> None:
    for seed in range(40):  # until peace with four rats
        p = TableHarness(options={"rats": 4, "first": 0}, seed=bytes([seed]) * 32).sit("anna", "ben").start()
        play_out(p)
        assert p.table.match is not None
        assert p.table.match.outcome is not None
        if p.table.match.outcome.reason == "peace":
            assert p.refused("anna", c.NextChapter("nest-2", SEED)) == "no-sequel"
            return
    raise AssertionError("no peace with four rats")
