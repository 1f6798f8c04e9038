"""Work for executors: some that kills whoever does it, once, and some that takes longer than anybody waits."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path


def deadly(part: tuple[str, int]) -> tuple[int, int]:
    """The square of a number. The third part kills its process the first time it is tried; who did it is told."""
    place, number = part
    tried = Path(place, f"{number}-{os.getpid()}-{len(list(Path(place).glob(f'{number}-*')))}")
    tried.touch()
    if number == 3 and len(list(Path(place).glob("3-*"))) == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return number, number * number


def endless(part: tuple[str, int]) -> None:
    """It takes an hour, and whoever does it tells its number."""
    place, _ = part
    Path(place, str(os.getpid())).touch()
    time.sleep(3600)
