"""Overwrites what SQLite leaves in the unused space between the cells of its pages.

`secure_delete` overwrites deleted cells. But when SQLite rebuilds a page, it copies the cells to the end of the page,
and the old copies stay in the gap before them, where later deletions do not overwrite them (SQLite 3.54,
`rebuildPage`). So after something has been erased, the gap in every page is filled with zeros in the file itself.
SQLite never reads the gaps, so this may be interrupted at any point.
"""

import os
from collections.abc import Iterator
from struct import Struct

import apsw

CHUNK_BYTES = 1 << 20
"""Number of bytes read at once. It is a multiple of every page size."""
MAX_PAGES = 1 << 25
"""In files with at least this many pages (128 GB), a page number could look like the type byte of another kind of page,
so such files are left unchanged."""
HEADER_LENGTHS = {2: 12, 5: 12, 10: 8, 13: 8}
"""The first byte of each kind of page that contains cells, and the length of its header."""
_cell_counts = Struct(">HH")


def zero_page_gaps(db: apsw.Connection, path: str, vfs: str | None) -> bool:
    """Overwrite all gaps in the file. Return False, doing nothing, if the write-ahead log is not empty, because it may
    bring old pages back."""
    # nobody writes in the meantime, and an empty log cannot be checkpointed into the file
    db.execute("BEGIN IMMEDIATE")
    try:
        if os.path.exists(path + "-wal") and os.path.getsize(path + "-wal"):
            return False
        # The file is opened through SQLite, because closing a separate file handle would release all POSIX locks of
        # this process.
        flags = [apsw.SQLITE_OPEN_MAIN_DB | apsw.SQLITE_OPEN_READWRITE, 0]
        file = apsw.VFSFile(vfs or "", path, flags)
        try:
            _zero_all(file)
        finally:
            file.xClose()
    finally:
        db.execute("ROLLBACK")
    db.release_memory()  # writing a cached page would restore its old gap
    return True


def _zero_all(file: apsw.VFSFile) -> None:
    """Overwrite the gaps in all pages of the file."""
    size = file.xFileSize()
    page_size = int.from_bytes(file.xRead(18, 0)[16:]) if size else 0
    page_size = 65536 if page_size == 1 else page_size
    if not page_size or size // page_size >= MAX_PAGES:
        return
    changed = False
    for offset in range(0, size, CHUNK_BYTES):
        chunk = file.xRead(min(CHUNK_BYTES, size - offset), offset)
        for begin, end in _find_gaps(chunk, page_size, is_first_chunk=offset == 0):
            file.xWrite(bytes(end - begin), offset + begin)
            changed = True
    if changed:
        file.xSync(apsw.SQLITE_SYNC_FULL)


def _find_gaps(chunk: bytes, page_size: int, is_first_chunk: bool) -> Iterator[tuple[int, int]]:
    """Yield the start and end offset of each gap in these pages that is not all zeros."""
    for start in range(0, len(chunk), page_size):
        header = start + 100 if is_first_chunk and not start else start
        length = HEADER_LENGTHS.get(chunk[header])
        if length is None:
            continue
        cells, content = _cell_counts.unpack_from(chunk, header + 3)
        begin, end = header + length + 2 * cells, start + (content or 65536)
        if begin < end <= start + page_size and any(chunk[begin:end]):
            yield begin, end
