"""All data of the offline version can be saved to one file and restored; a damaged file changes nothing."""

from __future__ import annotations

import asyncio
import hashlib
from random import Random
from typing import Any

import msgspec
import pytest

from mulot.core.journal import parse
from offline.fake_js_host import Tab
from offline.test_offline_whole_games import a_house, call, now_of, open_table, play_to_the_end, run, sees, until

PAGE: dict[str, Any] = {
    "kind": "page",
    "album": [{"key": "trio/three", "when": 5, "table": "t", "parts": []}],
    "notes": [{"table": "t", "game": "trio", "commitment": "c", "when": 7, "putAway": True}],
    "mice": [{"face": "daisy", "coat": "fox", "name": "honey"}],
}


async def evening_before() -> tuple[Any, Tab, list[str]]:
    """Return a page with a finished game, a running one, and a table that has not started, and the first two tables'
    ids."""
    house, tab = a_house()
    over = await open_table(house, "trio", 2, 1)
    await house.enter(1, over, None)
    await play_to_the_end(house, tab, over, 1)
    house.exit(1)
    playing = await open_table(house, "souriciere", 2, 2)
    await play(house, tab, playing, 2)
    await call(house, "POST", "tables", {"game": "clan", "seats": 2})
    return house, tab, [over, playing]


async def play(house: Any, tab: Tab, table: str, screen: int, which: int = 0) -> None:
    turn = (await sees(house, tab, table, screen))["turns"][0]
    before = len(tab.database.rows[table])
    action = turn["legal"][which % len(turn["legal"])]
    wish = {"do": "play", "id": f"the-{which}-move-{before}", "seat": turn["seat"], "question": turn["question"]}
    house.hear(screen, msgspec.json.encode(wish | {"action": action}).decode())
    await call(house, "GET", f"tables/{table}")
    while len(tab.database.rows[table]) == before:
        await call(house, "GET", "house")
        await asyncio.sleep(0)
    house.exit(screen)


async def written(house: Any, page: dict[str, Any] = PAGE) -> str:
    status, text = await house.call("POST", "everything/file", msgspec.json.encode(page).decode())
    assert status == 200, text
    return str(text)


async def bring(house: Any, file: str) -> tuple[int, Any]:
    status, text = await house.call("POST", "everything", msgspec.json.encode(file).decode())
    return status, msgspec.json.decode(text)


def as_it_is(tab: Tab) -> str:
    return repr((sorted(tab.database.rows.items()), sorted(tab.database.entries.items())))


def test_everything_goes_out_and_comes_back_in_another_browser() -> None:
    async def evening() -> None:
        house, tab, (over, playing) = await evening_before()
        # A table that is not in the file is not remembered, because a page can remember only a few.
        page = PAGE | {"notes": [{**PAGE["notes"][0], "table": table} for table in (over, playing)]}
        file = await written(house, page | {"notes": [*page["notes"], *PAGE["notes"]]})
        other, there = a_house()
        status, brought = await bring(other, file)
        assert (status, sorted(brought["new"])) == (200, sorted([over, playing]))
        assert brought["page"] == page
        for table in (over, playing):
            assert there.database.rows[table] == tab.database.rows[table]
            assert there.database.entries[table]["summary"] == tab.database.entries[table]["summary"]
        assert await call(other, "GET", f"tables/{over}/journal") == await call(house, "GET", f"tables/{over}/journal")
        # The game continues there, and its luck counts as open from the line at which the file was written.
        lines = len(tab.database.rows[playing])
        await play(other, there, playing, 3)
        assert len(there.database.rows[playing]) > lines
        assert '"unsealed"' in there.database.rows[playing][-2][1]
        # Restoring it again changes nothing.
        assert await bring(house, file) == (200, {"new": [], "longer": 0, "stayed": 0, "page": page})

    run(evening)


def test_what_has_gone_on_here_stays_and_what_has_gone_on_there_is_taken() -> None:
    async def evening() -> None:
        house, tab, (_, playing) = await evening_before()
        early = await written(house)
        await play(house, tab, playing, 4)
        late = await written(house)
        other, there = a_house()
        await bring(other, early)
        beside, second_tab = a_house(there.database)
        await sees(other, there, playing, 5)
        await sees(beside, second_tab, playing, 6)
        # A table that is being watched shows its new moves at once, in every tab.
        assert (await bring(other, late))[1]["longer"] == 1
        assert there.database.rows[playing] == tab.database.rows[playing]
        last = len(tab.database.rows[playing]) - 1
        await until(lambda: now_of(there, 5)["rev"] == now_of(second_tab, 6)["rev"] == last)
        # The older file adds nothing and removes nothing.
        before = as_it_is(there)
        assert (await bring(other, early))[1] | {"page": None} == {"new": [], "longer": 0, "stayed": 0, "page": None}
        assert as_it_is(there) == before
        # If both copies have diverged, each stays as it is.
        third, away = a_house()
        await bring(third, early)
        await play(third, away, playing, 7, which=1)
        await play(third, away, playing, 8, which=1)
        before = as_it_is(away)
        assert (await bring(third, late))[1]["stayed"] == 1
        assert as_it_is(away) == before

    run(evening)


def test_a_device_without_room_writes_everything_all_the_same() -> None:
    async def evening() -> None:
        house, tab, (over, playing) = await evening_before()
        tab.database.down = "QuotaExceededError"
        file = await written(house)
        tab.database.down = None
        assert "unsealed" not in repr(tab.database.rows[playing])
        other, there = a_house()
        assert (await bring(other, file))[0] == 200
        assert '"unsealed"' in there.database.rows[playing][-1][1]
        # If there is no file, nothing is restored, and the answer says so.
        full, nothing = a_house()
        nothing.database.down = "QuotaExceededError"
        status, why = await bring(full, file)
        assert (status, why["key"]) == (503, "house-no-store-down")
        assert (nothing.database.rows, nothing.database.entries) == ({}, {})
        assert over in there.database.rows

    run(evening)


def sealed(rows: list[bytes]) -> str:
    """Return these rows as a file with a valid digest, as somebody who tampers with a backup could make it."""
    end = {
        "kind": "end",
        "rows": len(rows),
        "digest": hashlib.sha256(b"".join(row + b"\n" for row in rows)).hexdigest(),
    }
    return b"\n".join([*rows, msgspec.json.encode(end)]).decode() + "\n"


def test_a_cut_garbled_or_hostile_file_changes_nothing() -> None:
    async def evening() -> None:
        house, _, (over, _) = await evening_before()
        file = await written(house)
        rows, rng = file.encode().splitlines(), Random(1)
        table = next(row for row in rows if over.encode() in row and b'"kind":"table"' in row)
        kept = msgspec.json.decode(table)

        def changed(**fields: Any) -> str:
            forged = msgspec.json.encode(kept | fields)
            return sealed([forged if row is table else row for row in rows[:-1]])

        def with_row(number: int, body: str) -> str:
            return changed(rows=[*kept["rows"][:number], [number, body, None, None], *kept["rows"][number + 1 :]])

        assert changed() == file
        bad = [file[:at] for at in sorted(rng.sample(range(len(file) - 1), 40))]
        bad += ["\n".join(line.decode() for line in rows[:n]) + "\n" for n in range(len(rows))]
        bad += [file[:at] + chr(ord(file[at]) ^ 1) + file[at + 1 :] for at in rng.sample(range(len(file) - 2), 40)]
        bad += [
            file + file,
            "",
            "hello",
            "[" * 100_000,
            '{"kind":"everything","format":1}\n',
            sealed([rows[0], rows[1], rows[1], *rows[2:-1]]),  # the same table twice
            sealed(rows[1:-1]),
            sealed([*rows[:-1], rows[1]]),
            changed(table="../x"),
            changed(table="anothersname"),
            changed(rows=[]),
            changed(rows=kept["rows"][1:]),
            changed(rows=kept["rows"][:2] + kept["rows"][3:]),
            changed(rows=[[0, "é\u0000", None, None]]),
            changed(rows="x"),
            changed(summary=None),
            changed(more=1),
            with_row(1, '{"kind":"sits","seat":99,"who":{"kind":"empty"}}'),
            with_row(2, '{"kind":"move","line":0,"seat":0,"play":"x","luck":[]}'),
            with_row(3, "[" * 50_000),
            sealed([*rows[:-2], b'{"kind":"page","album":[{"key":7}]}']),
            sealed([*rows[:-2], b'{"kind":"page","notes":[{"table":"t","game":"g","commitment":"c","when":"now"}]}']),
        ]
        others, there = a_house()
        await open_table(others, "souriciere", 2, 2)
        before = as_it_is(there)
        for body in bad:
            if body == file or body + "\n" == file:
                continue
            status, why = await bring(others, body)
            assert status in (400, 409), body[:200]
            assert why["key"] in ("house-no-whole-file", "house-no-too-new"), why
            assert as_it_is(there) == before
        assert (await bring(others, sealed([b'{"kind":"everything","format":2}', *rows[1:-1]])))[1]["key"] == (
            "house-no-too-new"
        )
        assert (await bring(others, file))[0] == 200

    run(evening)


def test_a_table_of_a_game_that_is_not_here_and_one_that_was_put_aside_come_as_they_are() -> None:
    async def evening() -> None:
        house, tab, (over, playing) = await evening_before()
        house.unload(await house.driver(over))
        await tab.put_aside(over, "line 3")
        file = await written(house)
        other, there = a_house()
        assert (await bring(other, file))[0] == 200
        assert there.database.entries[over]["aside"] == "line 3"
        assert there.database.rows[over] == tab.database.rows[over]
        chess = file.encode().replace(b"souriciere", b"chess").splitlines()[:-1]
        third, away = a_house()
        assert (await bring(third, sealed(chess)))[0] == 200
        assert playing in away.database.rows
        assert (await third.call("GET", f"tables/{playing}", ""))[0] == 404

    run(evening)


@pytest.mark.parametrize(
    "summary",
    [
        {"game": "<img src=x onerror=alert(1)>"},
        {"game": "../../clan"},
        {"game": "c" * 100_000},
        {"phase": "<b>open</b>"},
        {"seats": 10**9},
        {"seats": -1},
        {"free": 10**9},
        {"commitment": "call me at home"},
        {"revealed": "call me at home"},
    ],
)
def test_a_table_that_no_list_can_show_is_refused_though_its_game_is_not_here(summary: dict[str, Any]) -> None:
    async def evening() -> None:
        house, _, (_, playing) = await evening_before()
        rows = [msgspec.json.decode(row) for row in (await written(house)).encode().splitlines()[:-1]]
        table = next(row for row in rows if row.get("table") == playing)
        table["summary"]["game"] = "chess"
        encoded = msgspec.json.Encoder()
        assert (await bring(a_house()[0], sealed([encoded.encode(row) for row in rows])))[0] == 200
        table["summary"] |= summary
        other, there = a_house()
        status, why = await bring(other, sealed([encoded.encode(row) for row in rows]))
        assert why["key"] == "house-no-whole-file", status
        assert there.database.rows == {}

    run(evening)


def test_the_file_holds_the_seeds_so_everything_can_be_proved() -> None:
    async def evening() -> None:
        house, _, (over, _) = await evening_before()
        other, _ = a_house()
        await bring(other, await written(house))
        _, seed = parse((await call(other, "GET", f"tables/{over}/journal")).encode())
        assert seed is not None

    run(evening)


@pytest.mark.parametrize("damage", ["row", "missing", "entry"])
def test_a_damaged_table_does_not_keep_the_others_from_being_played_and_saved(damage: str) -> None:
    async def story() -> None:
        house, tab, (over, playing) = await evening_before()
        await play(house, tab, playing, 3)
        # Another table, with what no version of the house writes.
        table = await open_table(house, "trio", 2, 2)
        if damage == "entry":
            tab.database.entries[table]["lines"] = "many"
        else:
            tab.database.rows[table][2][1:2] = [5] if damage == "row" else []
        house, tab = a_house(tab.database)
        assert (await house.call("GET", f"tables/{table}", ""))[0] in (400, 409, 404)
        assert len(await house.store.tables(limit=10)) in (3, 4)
        await play(house, tab, playing, 4)
        other, _ = a_house()
        status, said = await bring(other, await written(house))
        assert (status, sorted(said["new"])) == (200, sorted([over, playing]))

    run(story)


def test_a_forgotten_device_keeps_no_table_even_if_the_page_remembers_none() -> None:
    async def story() -> None:
        house, tab, tables = await evening_before()
        await house.enter(1, tables[1], None)
        status, _ = await house.call("POST", "forget", '{"tables":[]}')
        assert status == 200
        assert {table: rows for table, rows in tab.database.rows.items() if rows} == {}
        status, _ = await house.call("GET", f"tables/{tables[1]}", "")
        assert status == 404

    run(story)
