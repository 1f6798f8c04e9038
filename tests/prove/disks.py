"""A disk of a few megabytes that can be filled, and made read-only: a file system in memory, mounted for a while."""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import tempfile
from pathlib import Path


class NoDisk(Exception):
    """This machine does not let us mount anything."""


class SmallDisk:
    """Needs the rights to mount."""

    def __init__(self, size: int) -> None:
        self.path = Path(tempfile.mkdtemp(prefix="mulot-disk-"))
        if not self._mount("-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(self.path)):
            self.path.rmdir()
            raise NoDisk("mounting is not allowed here")

    def _mount(self, *words: str) -> bool:
        try:
            return subprocess.run(["mount", *words], capture_output=True, check=False).returncode == 0
        except FileNotFoundError:
            return False

    def fill(self) -> None:
        """To the last byte."""
        with (self.path / "ballast").open("ab", buffering=0) as ballast:
            for size in (1 << 16, 4096, 1):
                try:
                    while ballast.write(b"x" * size) == size:
                        pass
                except OSError:
                    continue

    def free(self) -> None:
        """There is room again."""
        (self.path / "ballast").unlink()

    def read_only(self, so: bool) -> None:
        """Nobody may have a file open for writing."""
        assert self._mount("-o", f"remount,{'ro' if so else 'rw'}", str(self.path)), "the disk is in use"

    def limit(self, pid: int) -> None:
        """Files of this process may not grow (a quota that is used up)."""
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))

    def unlimit(self, pid: int) -> None:
        """They may again."""
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    def __enter__(self) -> SmallDisk:
        return self

    def __exit__(self, *error: object) -> None:
        subprocess.run(["umount", "-l", str(self.path)], check=False)
        if not os.path.ismount(self.path):
            shutil.rmtree(self.path, ignore_errors=True)
