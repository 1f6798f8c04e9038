"""Tables in the store: loading, quarantine, snapshots, purging, journal files, rows of earlier versions."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kit.table_harness import HOUSE, SEED, TableHarness, append_effects, assert_same_table, purge_now
from mulot.core.errors import BrokenJournal
from mulot.core.journal import parse
from mulot.store import (
    Append,
    NoSuchTable,
    Quarantined,
    Retention,
    Store,
    export_table,
    import_table,
    load_table,
    open_store,
    save_snapshot,
)
from mulot.store.retention import DAY_S
from mulot.table import Row, Table
from mulot.table import commands as c

GOLDEN = Path(__file__).parent / "golden"


def evening(moves: int = 40, **options: Any) -> TableHarness:
    """Return the rows of a table at which a few moves were made."""
    p = TableHarness(options={"first": 0, "rats": 4, **options}).sit("anna", "ben").start()
    while moves and p.table.phase == "playing":
        seat = p.table.waiting.must[0]  # type: ignore[union-attr]
        legal = p.table.legal_actions(seat)
        p.play(seat, p.table.game.write(legal[moves % len(legal)]))
        moves -= 1
    return p


async def stored(store: Store, p: TableHarness, name: str = "nest") -> None:
    await store.append(Append(name, p.rows, p.table.summary))


def test_a_table_loads_as_it_was_left(with_store: Any) -> None:
    async def open_again(store: Store) -> None:
        p = evening()
        await stored(store, p)
        assert_same_table(p.table, await load_table(store, HOUSE, "nest", 0.0))
        with pytest.raises(NoSuchTable):
            await load_table(store, HOUSE, "barn", 0.0)

    with_store(open_again)


def test_a_snapshot_saves_replaying_and_a_foreign_one_is_ignored(with_store: Any) -> None:
    async def snapshots(store: Store) -> None:
        p = evening(10)
        await stored(store, p)
        await save_snapshot(store, p.table)
        known = len(p.rows)
        seat = p.table.waiting.must[0]  # type: ignore[union-attr]
        p.play(seat, p.table.game.write(p.table.legal_actions(seat)[0]))
        await store.append(Append("nest", p.rows[known:]))
        table = await load_table(store, HOUSE, "nest", 0.0)
        assert_same_table(p.table, table)
        snapshot = await store.load_snapshot("nest")
        assert snapshot is not None
        assert snapshot.line == known - 1
        for bad in (b"{}", b"nonsense", snapshot.body.replace(b'"2/skirmish/1"', b'"2/skirmish/0"')):
            await store.save_snapshot("nest", msgspec.structs.replace(snapshot, body=bad))
            assert_same_table(p.table, await load_table(store, HOUSE, "nest", 0.0))

    with_store(snapshots)


def test_a_snapshot_of_other_rows_is_rejected() -> None:
    one, two = evening(10), evening(10, charms=False)
    snapshot = two.table.snapshot()
    assert len(one.rows) == len(two.rows)
    assert_same_table(one.table, Table.load(HOUSE, one.rows, 0.0, snapshot))


def test_a_table_that_does_not_replay_is_quarantined(with_store: Any) -> None:
    async def poison(store: Store) -> None:
        p = evening(12)
        rows = list(p.rows)
        await store.append(Append("well", [msgspec.structs.replace(row) for row in rows], p.table.summary))
        for name, broken in (
            ("chain", rows[8].body.replace(b'"chain":"', b'"chain":"0')),
            ("luck", rows[8].body.replace(b'"line":4', b'"line":5')),
            ("noise", b"\xff\xfe"),
            ("seat", b'{"kind":"sits","seat":77,"place":{"sits":"empty"}}'),
            ("again", rows[0].body),
        ):
            changed = [*rows[:8], Row(8, broken, rows[8].seat, rows[8].action), *rows[9:]]
            await store.append(Append(name, changed, p.table.summary))
            with pytest.raises(Quarantined, match=name):
                await load_table(store, HOUSE, name, 0.0)
            why = (await store.find(name)).quarantine_reason
            assert why
            assert name not in await store.idle_tables(("open", "playing", "over"), 0)
        assert (await load_table(store, HOUSE, "well", 0.0)).rev == p.table.rev

    with_store(poison)


def test_unused_tables_are_ended_and_old_ones_deleted(place: Any, with_store: Any) -> None:
    async def years_pass(store: Store) -> None:
        p = evening(6)
        await stored(store, p)
        keeps = Retention(open=30, over=90)
        place.clock.now += 29 * DAY_S
        assert (await purge_now(store, keeps)).ended == []
        assert (await store.find("nest")).summary.revealed is None
        place.clock.now += 1 * DAY_S
        assert (await purge_now(store, keeps)).ended == ["nest"]
        table = await load_table(store, HOUSE, "nest", 0.0)
        assert (table.phase, table.end_reason) == ("over", "abandoned")
        assert parse(table.journal_file())[1] == SEED
        place.clock.now += 90 * DAY_S
        assert (await purge_now(store, Retention(None, None))).deleted == []
        assert (await purge_now(store, keeps)).deleted == ["nest"]
        with pytest.raises(NoSuchTable):
            await store.rows("nest")
        assert await store.get_revealed_seed("nest") == (hashlib.sha256(SEED).hexdigest(), SEED.hex())

    with_store(years_pass)


def test_a_table_is_exported_and_imported_as_a_journal(with_store: Any) -> None:
    async def move_house(store: Store) -> None:
        p = evening(8)
        await stored(store, p)
        file = await export_table(store, HOUSE, "nest", 0.0)
        made = await import_table(store, HOUSE, "new-nest", file, "cleo")
        assert p.table.match is not None
        assert made.match is not None
        assert made.match.state == p.table.match.state
        table = await load_table(store, HOUSE, "new-nest", 0.0)
        assert (table.phase, table.summary.free, table.host) == ("playing", 2, "cleo")
        for seat, device in enumerate(("cleo", "dan")):
            effects = table.handle(c.ClaimSeat(seat=seat), 0.0, device)
            await append_effects(store, table, effects)
        seat = table.waiting.must[0]  # type: ignore[union-attr]
        move = c.PlayMove("first-move", seat, table.questions[seat], msgspec.Raw(b'"blow"'))
        await append_effects(store, table, table.handle(move, 0.0, ("cleo", "dan")[seat]))
        assert await export_table(store, HOUSE, "new-nest", 0.0) != file
        with pytest.raises(BrokenJournal):
            await import_table(store, HOUSE, "third", file[:-20], "cleo")
        with pytest.raises(BrokenJournal, match="seed"):
            await import_table(store, HOUSE, "third", p.table.match.journal.dump(), "cleo")
        await stored(store, TableHarness(), "young")
        with pytest.raises(BrokenJournal, match="not started"):
            await export_table(store, HOUSE, "young", 0.0)

    with_store(move_house)


def test_a_rematch_is_stored_atomically_with_its_origin(with_store: Any) -> None:
    async def again(store: Store) -> None:
        p = evening(4)
        p.done("anna", c.EndTable())
        await stored(store, p)
        effects = p.send("anna", c.Rematch("nest-2", b"2" * 32))
        await append_effects(store, p.table, effects)
        table = await load_table(store, HOUSE, "nest-2", 0.0)
        assert table.summary.free == 0
        assert (await load_table(store, HOUSE, "nest", 0.0)).next_table == "nest-2"

    with_store(again)


def test_a_url_selects_the_store(tmp_path: Path) -> None:
    import asyncio

    async def both() -> None:
        for url in (f"{tmp_path}/a.db", f"sqlite:///{tmp_path}/b.db"):
            store = await open_store(url)
            await store.close()

    asyncio.run(both())
    assert {path.name[0] for path in tmp_path.iterdir()} == {"a", "b"}


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*.jsonl")), ids=lambda path: path.stem)
def test_rows_of_all_earlier_versions_still_load(file: Path) -> None:
    """Each file holds the rows of a table as some version wrote them, and the expected result in its last line."""
    *lines, last = file.read_bytes().splitlines()
    rows = [
        Row(i, msgspec.json.encode(raw["body"]), raw.get("seat"), raw.get("action"))
        for i, raw in enumerate(map(msgspec.json.decode, lines))
    ]
    table = Table.load(HOUSE, rows, 0.0)
    now, then = came_to(table), msgspec.json.decode(last)
    assert now["state"].keys() >= then["state"].keys()
    now["state"] = {name: now["state"][name] for name in then["state"]}  # later versions have more fields in a state
    assert now == then
    assert {"opened", "sits", "invited", "paused", "undo-asked", "undo-answered", "hosts", "configured"} <= {
        msgspec.json.decode(row.body)["kind"] for row in rows
    }


def came_to(table: Table) -> dict[str, Any]:
    """Return the values that are compared with the last line of a golden file."""
    assert table.match is not None
    plain: dict[str, Any] = msgspec.json.decode(
        msgspec.json.encode(
            {
                "phase": table.phase,
                "places": table.occupants,
                "host": table.host,
                "questions": table.questions,
                "state": table.match.state,
            }
        )
    )
    return plain
