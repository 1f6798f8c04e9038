"""A browser of our own that can be killed in the middle of play, and what is on its disk afterwards."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Playwright

from browser import chromium
from mulot.house.games import Games
from mulot.table import Table
from mulot.table.records import Row

LISTEN = """
(() => {
  const Plain = Worker;
  self.Worker = class extends Plain {
    constructor(...what) {
      super(...what);
      this.addEventListener("message", ({ data }) => {
        if (data.kind !== "told") return;
        for (const line of data.packet.split("\\n")) {
          const { kind, rev } = JSON.parse(line);
          if (kind === "ack") void self.acknowledged(rev);
        }
      });
    }
  };
})();
"""
PLAY = """() => void setInterval(() => {
  const ready = document.querySelector(".touch.can");
  ready?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}, 5)"""
ROWS = """async (name) => {
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const db = await done(indexedDB.open(name));
  const rows = await done(db.transaction("rows").objectStore("rows").getAll());
  db.close();
  return rows.map(({ table, line, body, seat, action }) => [table, line, body, seat ?? null, action ?? null]);
}"""


@contextmanager
def own_browser(playwright: Playwright, folder: Path) -> Iterator[tuple[Browser, int]]:
    """A Chromium with what it keeps in this folder, and its process; whatever is left of it is killed at the end."""
    path = chromium.find()
    assert path is not None
    port_file = folder / "DevToolsActivePort"
    port_file.unlink(missing_ok=True)
    flags = [*chromium.FLAGS, "--headless", "--remote-debugging-port=0", f"--user-data-dir={folder}", "about:blank"]
    process = subprocess.Popen(
        [path, *flags], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    try:
        for _ in range(3000):
            if port_file.is_file() and port_file.read_text().count("\n"):
                break
            time.sleep(0.05)
        browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port_file.read_text().splitlines()[0]}")
        yield browser, process.pid
    finally:
        kill(process.pid)
        process.wait()


def kill(pid: int) -> None:
    """All of it at once, as a battery that falls out does: no process of it has time for anything."""
    with suppress(ProcessLookupError):
        os.killpg(pid, signal.SIGKILL)


def rows_kept(page: Page, place: str) -> dict[str, list[Row]]:
    """All rows in the database of a site, by table: read without the house."""
    found: dict[str, list[Row]] = {}
    kept: list[list[Any]] = page.evaluate(ROWS, place)
    for table, line, body, seat, action in kept:
        found.setdefault(table, []).append(Row(line, body.encode(), seat, action))
    return found


def replayed(rows: list[Row]) -> Table:
    """The table that these rows tell, by the rules of this machine's Python. Raises BrokenJournal."""
    assert [row.line for row in rows] == list(range(len(rows)))
    return Table.load(Games().catalogue, rows, 0.0)
