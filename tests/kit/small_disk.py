"""A disk of a few megabytes that a test can fill or make read-only: a file system in memory, mounted for a while."""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import tempfile
import time
from pathlib import Path


class CannotMount(Exception):
    """This user may not mount file systems."""


class SmallDisk:
    """A folder (`path`) with room for this many bytes. Raises CannotMount if mounting is not allowed."""

    def __init__(self, size: int) -> None:
        self.path = Path(tempfile.mkdtemp(prefix="mulot-disk-"))
        self._filler = self.path / "ballast"
        if not self._mount("-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(self.path)):
            self.path.rmdir()
            raise CannotMount("mounting is not allowed here")

    def _mount(self, *arguments: str) -> bool:
        try:
            return subprocess.run(["mount", *arguments], capture_output=True, check=False).returncode == 0
        except FileNotFoundError:
            return False

    def fill(self) -> None:
        """Write a file until no byte is free."""
        with self._filler.open("ab", buffering=0) as filler:
            for size in (1 << 16, 4096, 1):
                try:
                    while filler.write(b"x" * size) == size:
                        pass
                except OSError:
                    continue

    def free(self) -> None:
        """Delete the file that fills the disk."""
        self._filler.unlink()

    @property
    def free_bytes(self) -> int:
        """Return the number of bytes that can still be written."""
        found = os.statvfs(self.path)
        return found.f_bavail * found.f_frsize

    def set_read_only(self, read_only: bool) -> None:
        """Make the disk read-only or writable again; no file may be open for writing."""
        assert self._mount("-o", f"remount,{'ro' if read_only else 'rw'}", str(self.path)), "the disk is in use"

    def forbid_growth(self, pid: int) -> None:
        """Prevent all files of this process from growing, as an exhausted quota would."""
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))

    def allow_growth(self, pid: int) -> None:
        """Let files of this process grow again."""
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    def __enter__(self) -> SmallDisk:
        return self

    def __exit__(self, *error: object) -> None:
        for _ in range(100):  # processes that have files open may still be ending
            if subprocess.run(["umount", self.path], stderr=subprocess.DEVNULL, check=False).returncode == 0:
                break
            time.sleep(0.1)
        else:
            subprocess.run(["umount", "-l", self.path], check=False)
        if not os.path.ismount(self.path):
            shutil.rmtree(self.path, ignore_errors=True)


def can_mount() -> bool:
    """True if this user may mount a file system in memory."""
    return os.geteuid() == 0 and "\ttmpfs" in Path("/proc/filesystems").read_text(encoding="utf-8")
