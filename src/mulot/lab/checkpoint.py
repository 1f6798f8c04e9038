"""Checkpoints: a long run saves each finished chunk in a folder, so that it can be resumed."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from mulot.core.errors import BadOptions

T = TypeVar("T")


class CheckpointFolder:
    """The finished chunks of one plan, one file each; files are written atomically.

    Raises BadOptions if the folder holds chunks of a different plan."""

    def __init__(self, folder: Path, plan: dict[str, Any], rows: bool = False) -> None:
        self.folder = folder
        self._ending = ".rows.json" if rows else ".json"
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / "plan.json"
        if not file.is_file():
            self._put(file, plan)
        found = msgspec.json.decode(file.read_bytes())
        if found != msgspec.json.decode(msgspec.json.encode(plan)):
            differs = sorted(key for key in {*found, *plan} if found.get(key) != plan.get(key))
            raise BadOptions(
                "keep", str(folder), f"it contains the results of another run (different: {', '.join(differs)})"
            )

    def has(self, part: tuple[int, int]) -> bool:
        """True if this chunk is finished."""
        return self._file(part).is_file()

    def read(self, part: tuple[int, int], kind: type[T]) -> T:
        """Return the result of a finished chunk."""
        return msgspec.json.decode(self._file(part).read_bytes(), type=kind)

    def write(self, part: tuple[int, int], chunk: Any) -> None:
        """Save the result of a chunk."""
        self._put(self._file(part), chunk)

    def _file(self, part: tuple[int, int]) -> Path:
        return self.folder / f"{part[0]:08}-{part[1]:08}{self._ending}"

    def _put(self, file: Path, thing: Any) -> None:
        new = file.with_suffix(".new")
        new.write_bytes(msgspec.json.encode(thing))
        os.replace(new, file)
