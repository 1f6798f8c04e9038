"""Checkpoints: a long run saves each finished chunk in a folder, so that it can be resumed."""

import os
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from mulot.core.errors import BadOptions

T = TypeVar("T")


class CheckpointFolder:
    """The finished chunks of one plan, each in its own file; files are written atomically.

    Raises BadOptions if the folder contains chunks of a different plan."""

    def __init__(self, folder: Path, plan: dict[str, Any], rows: bool = False) -> None:
        self.folder = folder
        self._ending = ".rows.json" if rows else ".json"
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / "plan.json"
        if not file.is_file():
            self._write_atomically(file, plan)
        found = msgspec.json.decode(file.read_bytes())
        if found != msgspec.json.decode(msgspec.json.encode(plan)):
            differs = sorted(key for key in {*found, *plan} if found.get(key) != plan.get(key))
            raise BadOptions(
                "keep", str(folder), f"it contains the results of another run (different: {', '.join(differs)})"
            )

    def is_done(self, game_range: tuple[int, int]) -> bool:
        """True if this chunk is finished."""
        return self._chunk_file(game_range).is_file()

    def read(self, game_range: tuple[int, int], result_type: type[T]) -> T:
        """Return the result of a finished chunk."""
        return msgspec.json.decode(self._chunk_file(game_range).read_bytes(), type=result_type)

    def write(self, game_range: tuple[int, int], chunk: Any) -> None:
        """Save the result of a finished chunk."""
        self._write_atomically(self._chunk_file(game_range), chunk)

    def _chunk_file(self, game_range: tuple[int, int]) -> Path:
        return self.folder / f"{game_range[0]:08}-{game_range[1]:08}{self._ending}"

    def _write_atomically(self, file: Path, value: Any) -> None:
        temporary = file.with_suffix(".new")
        temporary.write_bytes(msgspec.json.encode(value))
        os.replace(temporary, file)
