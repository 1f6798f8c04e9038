"""Campaigns in the store: chapters are kept while the campaign goes on, and are exported as one file."""

from __future__ import annotations

from typing import Any

import pytest

from kit.table_harness import HOUSE, append_effects, purge_now
from mulot.core.campaign import Campaign
from mulot.core.errors import BrokenJournal
from mulot.store import NoSuchTable, Retention, Store, export_table, import_table, load_table
from mulot.store.retention import DAY_S
from mulot.table import Table
from mulot.table import commands as c
from toy_game import GAME


async def play_out(store: Store, table: Table) -> None:
    await append_effects(store, table, table.handle(c.StartGame(), 0.0, "anna"))
    while table.phase == "playing":
        seat = table.waiting.must[0]  # type: ignore[union-attr]
        await append_effects(store, table, table.handle(c.BotMove(seat, table.questions[seat]), 0.0))


async def write_book(store: Store, pages: int) -> list[Table]:
    """Store a campaign with chapters p1, p2, …, played by bots and their host."""
    table, options = Table(HOUSE, 0.0), {"rats": 1, "first": 0}
    bots = {0: "gentle", 1: "gentle"}
    opening = c.OpenTable(table="p1", seed=b"1" * 32, game=GAME.id, seats=2, options=options, characters=bots)
    await append_effects(store, table, table.handle(opening, 0.0, "anna"))
    tables = [table]
    for number in range(2, pages + 1):
        await play_out(store, tables[-1])
        turned = tables[-1].handle(c.NextChapter(f"p{number}", bytes([number]) * 32), 0.0, "anna")
        await append_effects(store, tables[-1], turned)
        tables.append(await load_table(store, HOUSE, f"p{number}", 0.0))
    return tables


def test_a_campaign_is_kept_while_its_last_chapter_is(with_store: Any, place: Any) -> None:
    async def years_pass(store: Store) -> None:
        await write_book(store, 3)
        place.clock.now += 100 * DAY_S
        last = await load_table(store, HOUSE, "p3", 0.0)
        await append_effects(store, last, last.handle(c.StartGame(), 0.0, "anna"))
        keeps = Retention(open=None, over=90)
        assert (await purge_now(store, keeps)).deleted == []
        await append_effects(store, last, last.handle(c.EndTable(), 0.0, "anna"))
        place.clock.now += 100 * DAY_S
        gone = [name for _ in range(3) for name in (await purge_now(store, keeps)).deleted]
        assert sorted(gone) == ["p1", "p2", "p3"]
        with pytest.raises(NoSuchTable):
            await store.rows("p1")

    with_store(years_pass)


def test_a_campaign_is_exported_as_one_file(with_store: Any) -> None:
    async def move_house(store: Store) -> None:
        *_, last = await write_book(store, 3)
        await play_out(store, last)
        file = await export_table(store, HOUSE, "p3", 0.0)
        assert len(Campaign.from_bytes(file, GAME).chapters) == 3
        made = await import_table(store, HOUSE, "moved", file, "cleo")
        again = await load_table(store, HOUSE, "moved", 0.0)
        assert again.chapters == made.chapters
        assert [page.chain for page in again.chapters] == [page.chain for page in last.chapters]
        first = await load_table(store, HOUSE, again.chapters[0].table, 0.0)
        assert (first.next_table, first.phase) == (again.chapters[1].table, "over")
        assert again.next_options == last.next_options
        assert await export_table(store, HOUSE, "moved", 0.0) == file
        pages = file.split(b'{"kind":"header"')
        with pytest.raises(BrokenJournal, match="first chapter"):
            await import_table(store, HOUSE, "torn", b'{"kind":"header"'.join([b"", *pages[2:]]), "cleo")
        with pytest.raises(NoSuchTable):
            await load_table(store, HOUSE, "torn", 0.0)

    with_store(move_house)
