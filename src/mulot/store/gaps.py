"""What SQLite leaves between the cells of its pages is overwritten.

`secure_delete` overwrites what is deleted. But where a page is packed anew, its cells are copied to its end, and the
old copies stay in the gap before them, where no deletion finds them any more (SQLite 3.54, `rebuildPage`). So after
something was erased, the gap of every page is filled with zeros in the file itself. SQLite reads nothing in there, so
it may be cut off in the middle at any byte.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from struct import Struct

import apsw

CHUNK = 1 << 20
"""Bytes that are read at once; every size of a page goes into it."""
MOST_PAGES = 1 << 25
"""From so many on (128 GB), the number of a page could look like the sign of another kind of page."""
HEADERS = {2: 12, 5: 12, 10: 8, 13: 8}
"""The kinds of pages that hold cells, by their first byte, and how long their headers are."""
_counts = Struct(">HH")


def clear_gaps(db: apsw.Connection, path: str, vfs: str | None) -> bool:
    """Overwrite them all. False: the write-ahead log is not empty, so the file is not all there is."""
    db.execute("BEGIN IMMEDIATE")  # nobody writes meanwhile, and of an empty log nothing is brought into the file
    try:
        if os.path.exists(path + "-wal") and os.path.getsize(path + "-wal"):
            return False
        # Through SQLite: closing a file of one's own would take away all locks of this process.
        flags = [apsw.SQLITE_OPEN_MAIN_DB | apsw.SQLITE_OPEN_READWRITE, 0]
        file = apsw.VFSFile(vfs or "", path, flags)
        try:
            _clear(file)
        finally:
            file.xClose()
    finally:
        db.execute("ROLLBACK")
    db.release_memory()  # pages that are kept in memory would bring their gaps back
    return True


def _clear(file: apsw.VFSFile) -> None:
    size = file.xFileSize()
    page = int.from_bytes(file.xRead(18, 0)[16:]) if size else 0
    page = 65536 if page == 1 else page
    if not page or size // page >= MOST_PAGES:
        return
    changed = False
    for offset in range(0, size, CHUNK):
        chunk = file.xRead(min(CHUNK, size - offset), offset)
        for begin, end in _gaps(chunk, page, first=offset == 0):
            file.xWrite(bytes(end - begin), offset + begin)
            changed = True
    if changed:
        file.xSync(apsw.SQLITE_SYNC_FULL)


def _gaps(chunk: bytes, page: int, first: bool) -> Iterator[tuple[int, int]]:
    """Where in these pages something is left."""
    for start in range(0, len(chunk), page):
        header = start + 100 if first and not start else start
        length = HEADERS.get(chunk[header])
        if length is None:
            continue
        cells, content = _counts.unpack_from(chunk, header + 3)
        begin, end = header + length + 2 * cells, start + (content or 65536)
        if begin < end <= start + page and any(chunk[begin:end]):
            yield begin, end
