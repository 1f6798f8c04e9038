"""A folder in which a long run keeps what it has done, chunk by chunk; whoever is stopped goes on from there."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from mulot.core.errors import BadOptions

T = TypeVar("T")


class Kept:
    """The chunks of one plan, a file each. A file is there as a whole or not at all."""

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
            raise BadOptions("keep", str(folder), f"another plan is kept there ({', '.join(differs)} differ)")

    def has(self, part: tuple[int, int]) -> bool:
        """Whether this chunk is done."""
        return self._file(part).is_file()

    def read(self, part: tuple[int, int], kind: type[T]) -> T:
        """What came of it."""
        return msgspec.json.decode(self._file(part).read_bytes(), type=kind)

    def write(self, part: tuple[int, int], chunk: Any) -> None:
        """Keep what came of it."""
        self._put(self._file(part), chunk)

    def _file(self, part: tuple[int, int]) -> Path:
        return self.folder / f"{part[0]:08}-{part[1]:08}{self._ending}"

    def _put(self, file: Path, thing: Any) -> None:
        new = file.with_suffix(".new")
        new.write_bytes(msgspec.json.encode(thing))
        os.replace(new, file)
