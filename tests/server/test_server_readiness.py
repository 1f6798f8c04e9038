"""Readiness: the database must be writable, and the operator must learn when it is not."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from pathlib import Path

import apsw
import httpx
import pytest

from kit.clients import Browser, run_story
from kit.raw_sockets import longest_wait
from kit.running_server import RunningServer
from mulot.actor.store_interface import Conflict, StoreDown, WriteResult
from mulot.server.tables.monitored_store import MonitoredStore


def wait_until(what: Callable[[], bool], patience: float = 60) -> bool:
    deadline = time.monotonic() + patience
    while not what():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.05)
    return True


def ready_status(house: RunningServer) -> int:
    return httpx.get(house.url + "/ready", timeout=30).status_code


def count_store_failures(house: RunningServer) -> float:
    lines = httpx.get(house.url + "/metrics").text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith("mulot_store_failures_total"))


def test_unwritable_database_is_reported_as_not_ready() -> None:
    with RunningServer() as house:
        assert ready_status(house) == 200
        other = apsw.Connection(house.database)
        other.set_busy_timeout(60_000)  # the house writes now and then
        other.execute("BEGIN IMMEDIATE")  # other writers wait and then give up; reading still works
        assert wait_until(lambda: ready_status(house) == 503)
        assert httpx.get(house.url + "/health").status_code == 200
        assert wait_until(lambda: httpx.get(house.url + "/api/tables", timeout=30).status_code == 200)
        assert wait_until(lambda: count_store_failures(house) > 0)
        assert wait_until(lambda: '"database failed"' in house.log)
        other.execute("ROLLBACK")
        other.close()
        assert wait_until(lambda: ready_status(house) == 200)


@pytest.mark.parametrize(("error", "counted"), [(StoreDown("full"), 1), (Conflict("nest", 3), 0), (None, 0)])
def test_only_store_down_counts_as_a_failed_write(error: Exception | None, counted: int) -> None:
    class Answering:
        def write(self, appends: object, then: Callable[[WriteResult], None]) -> None:
            then(WriteResult(error))

    store, heard, failed = MonitoredStore(Answering()), list[WriteResult](), list[str]()
    store.record_failure = failed.append
    store.write([], heard.append)
    assert heard == [WriteResult(error)]
    assert len(failed) == counted


def test_damaged_database_is_logged_and_counted() -> None:
    async def story() -> None:
        with RunningServer() as house:
            ana = Browser(house.url)
            tables = [await ana.open_table(take=[{"seat": 0}, {"seat": 1}]) for _ in range(30)]
            house.stop()
            damage_row_pages(house.database)
            house.start()
            answers = [(await ana.ask("GET", f"/api/tables/{table}")).status_code for table in tables]
            assert 503 in answers
            assert 500 not in answers
            assert count_store_failures(house) > 0
            assert '"database failed"' in house.log
            assert house.log.count('"database failed"') < 10, "strangers could fill the log"
            assert ready_status(house) == 503

    run_story(story)


def damage_row_pages(database: str) -> None:
    """Overwrite every page that holds rows."""
    db = apsw.Connection(database)
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    size = db.pragma("page_size")
    pages = [int(n) for (n,) in db.execute("SELECT pageno FROM dbstat WHERE name = 'lines' AND pagetype = 'leaf'")]
    db.close()
    file = Path(database)
    body = bytearray(file.read_bytes())
    for page in pages:
        body[(page - 1) * size : page * size] = b"\xa5" * size
    file.write_bytes(body)


def test_frequent_readiness_checks_write_rarely() -> None:
    """Frequent checks by strangers cause few writes. The server also writes on its own, so the bound is wide."""
    with RunningServer() as house:

        def attack() -> None:
            with httpx.Client() as client:
                for _ in range(300):
                    client.get(house.url + "/ready")

        began, before = time.monotonic(), count_page_writes(house)
        together = [threading.Thread(target=attack) for _ in range(2)]
        for each in together:
            each.start()
        assert longest_wait(house, together[0].join) < 10
        together[1].join()
        assert count_page_writes(house) - before <= 30 + 2 * (time.monotonic() - began), "a write for each"


def count_page_writes(house: RunningServer) -> int:
    """Return how many pages were written to the database's log."""
    return Path(house.database + "-wal").stat().st_size // 4096


def test_failed_move_counts_as_database_failure() -> None:
    async def story() -> None:
        with RunningServer() as house:
            ana = Browser(house.url)
            screen = await ana.watch(await ana.open_table(take=[{"seat": 0}, {"seat": 1}]))
            other = apsw.Connection(house.database)
            other.set_busy_timeout(60_000)  # the house writes now and then
            other.execute("BEGIN IMMEDIATE")
            refused = await screen.answer({"do": "start"})
            assert refused["no"] == "store-down"
            assert count_store_failures(house) > 0
            assert ready_status(house) == 503
            other.execute("ROLLBACK")
            other.close()

    run_story(story)
