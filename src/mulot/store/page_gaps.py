"""Overwrite what SQLite leaves in the unused space between the cells of its pages.

`secure_delete` overwrites deleted cells. But when SQLite rebuilds a page, it copies the cells to the end of the page,
and the old copies stay in the gap before them, where no deletion reaches them (SQLite 3.54, `rebuildPage`). So after
something was erased, the gap of every page is filled with zeros in the file itself. SQLite reads nothing from there, so
this may be interrupted at any byte.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from struct import Struct

import apsw

CHUNK_BYTES = 1 << 20
"""Bytes read at once: a multiple of every page size."""
MAX_PAGES = 1 << 25
"""From this number of pages on (128 GB), a page number could look like the type byte of another kind of page."""
HEADER_LENGTHS = {2: 12, 5: 12, 10: 8, 13: 8}
"""The first byte of each kind of page that holds cells, and the length of its header."""
_cell_counts = Struct(">HH")


def zero_page_gaps(db: apsw.Connection, path: str, vfs: str | None) -> bool:
    """Overwrite all gaps. Return False, doing nothing, if the write-ahead log is not empty: it may bring old pages
    back."""
    db.execute("BEGIN IMMEDIATE")  # nobody writes meanwhile, and an empty log cannot be checkpointed into the file
    try:
        if os.path.exists(path + "-wal") and os.path.getsize(path + "-wal"):
            return False
        # Opened through SQLite: closing a separate file handle would release all POSIX locks of this process.
        flags = [apsw.SQLITE_OPEN_MAIN_DB | apsw.SQLITE_OPEN_READWRITE, 0]
        file = apsw.VFSFile(vfs or "", path, flags)
        try:
            _zero_all(file)
        finally:
            file.xClose()
    finally:
        db.execute("ROLLBACK")
    db.release_memory()  # writing a cached page would bring its gap back
    return True


def _zero_all(file: apsw.VFSFile) -> None:
    """Overwrite the gaps of all pages in the file."""
    size = file.xFileSize()
    page = int.from_bytes(file.xRead(18, 0)[16:]) if size else 0
    page = 65536 if page == 1 else page
    if not page or size // page >= MAX_PAGES:
        return
    changed = False
    for offset in range(0, size, CHUNK_BYTES):
        chunk = file.xRead(min(CHUNK_BYTES, size - offset), offset)
        for begin, end in _gaps(chunk, page, first=offset == 0):
            file.xWrite(bytes(end - begin), offset + begin)
            changed = True
    if changed:
        file.xSync(apsw.SQLITE_SYNC_FULL)


def _gaps(chunk: bytes, page: int, first: bool) -> Iterator[tuple[int, int]]:
    """Yield the start and end of each gap in these pages that is not all zeros."""
    for start in range(0, len(chunk), page):
        header = start + 100 if first and not start else start
        length = HEADER_LENGTHS.get(chunk[header])
        if length is None:
            continue
        cells, content = _cell_counts.unpack_from(chunk, header + 3)
        begin, end = header + length + 2 * cells, start + (content or 65536)
        if begin < end <= start + page and any(chunk[begin:end]):
            yield begin, end
