"""Reads the database of the offline version directly."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from mulot.service.games import OfferedGames
from mulot.table import Table
from mulot.table.records import Row

ROWS = """async (name) => {
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  let db = null;
  for (let tries = 1; !db; tries++) {
    const opening = indexedDB.open(name);
    // Where there is none, none is made: it has no rows.
    opening.onupgradeneeded = () => opening.transaction.abort();
    try {
      db = await done(opening);
    } catch (error) {
      if (error.name === "AbortError") return [];
      // It is there, and cannot be opened: that is something else than no rows.
      if (tries > 60) throw error;
      await new Promise((then) => setTimeout(then, 500));
    }
  }
  const rows = await done(db.transaction("rows").objectStore("rows").getAll());
  db.close();
  return rows.map(({ table, line, body, seat, action }) => [table, line, body, seat ?? null, action ?? null]);
}"""


def rows_kept(page: Page, place: str) -> dict[str, list[Row]]:
    """Return all rows in the database of a site, by table."""
    return by_table(page.evaluate(ROWS, place))


def by_table(kept: list[list[Any]]) -> dict[str, list[Row]]:
    """Convert the result of `ROWS` to the rows of each table."""
    found: dict[str, list[Row]] = {}
    for table, line, body, seat, action in kept:
        found.setdefault(table, []).append(Row(line, body.encode(), seat, action))
    return found


def replayed(rows: list[Row]) -> Table:
    """Return the table that these rows describe, replayed by this machine's Python. Raises BrokenJournal."""
    assert [row.line for row in rows] == list(range(len(rows)))
    return Table.load(OfferedGames().catalogue, rows, 0.0)
