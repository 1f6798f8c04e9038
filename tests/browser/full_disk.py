"""A file system of its own, small enough to be filled: a browser's profile lies in it."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

MEGABYTES = 200
"""A profile with the house in it takes some 35."""


class SmallDisk:
    """A folder with an end."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._filler = folder / "filler"

    def fill(self) -> None:
        """To the last byte."""
        with self._filler.open("ab") as filler:
            try:
                while True:
                    filler.write(bytes(1 << 14))
                    filler.flush()
            except OSError:
                return

    def free(self) -> None:
        """Somebody has tidied up."""
        self._filler.unlink()

    @property
    def left(self) -> int:
        """Bytes that can still be written."""
        found = os.statvfs(self.folder)
        return found.f_bavail * found.f_frsize


def may_mount() -> bool:
    """Whether whoever runs this may have a file system of their own."""
    return os.geteuid() == 0 and "\ttmpfs" in Path("/proc/filesystems").read_text(encoding="utf-8")


@contextmanager
def small_disk(folder: Path) -> Iterator[SmallDisk]:
    """Mounted here, and gone afterwards."""
    folder.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={MEGABYTES}m", "tmpfs", folder], check=True)
    try:
        yield SmallDisk(folder)
    finally:
        for _ in range(100):  # processes of the browser may still be going
            if subprocess.run(["umount", folder], stderr=subprocess.DEVNULL).returncode == 0:
                break
            time.sleep(0.1)
        else:
            subprocess.run(["umount", "-l", folder], check=True)
