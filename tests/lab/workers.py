"""Work for executors that kills whoever does it, once: a worker that dies in the middle."""

from __future__ import annotations

import os
import signal
from pathlib import Path


def deadly(part: tuple[str, int]) -> tuple[int, int]:
    """The square of a number. The third part kills its process the first time it is tried; who did it is told."""
    place, number = part
    tried = Path(place, f"{number}-{os.getpid()}-{len(list(Path(place).glob(f'{number}-*')))}")
    tried.touch()
    if number == 3 and len(list(Path(place).glob("3-*"))) == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return number, number * number
