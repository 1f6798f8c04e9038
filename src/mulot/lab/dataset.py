"""Data sets of played games: one row per ply with the acting seat's view, legal actions, action and the events it saw.

A row contains only what that seat may know, so a model trained on rows never depends on hidden information.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from mulot.core.game import AnyGame, Ask


class DatasetRow(Struct, frozen=True):
    """One ply of a data set. `docs/research.md` describes every field."""

    game: int
    ply: int
    seat: int
    bot: str
    about: str
    view: dict[str, Any]
    legal: tuple[str, ...]
    action: str
    events: tuple[dict[str, Any], ...]
    score: float
    """The seat's final score in this game."""


class Recorder:
    """Collects the rows of one game while it is played."""

    def __init__(self, game: AnyGame, game_number: int, bot_names: Sequence[str]) -> None:
        self._game = game
        self._game_number = game_number
        self._bot_names = bot_names
        self._rows: list[tuple[Any, ...]] = []

    def record_action(self, waiting: Ask, seat: int, view: Any, legal: Sequence[Any], action: Any) -> None:
        """Record the action that a seat is about to play, with its view and legal actions."""
        write = self._game.write
        plain = msgspec.to_builtins(view)
        self._rows.append((seat, waiting.about, plain, tuple(write(each) for each in legal), write(action), []))

    def record_events(self, events: Iterable[Any]) -> None:
        """Record those events of the last recorded action that the seat that played it may know about."""
        seat, *_, visible_events = self._rows[-1]
        for event in events:
            if (visible := self._game.hear(event, seat)) is not None:
                visible_events.append(msgspec.to_builtins(visible))

    def build_rows(self, scores: Sequence[float]) -> list[DatasetRow]:
        """Return all rows, once the final scores are known."""
        number, bot_names = self._game_number, self._bot_names
        return [
            DatasetRow(number, ply, seat, bot_names[seat], about, view, legal, action, tuple(events), scores[seat])
            for ply, (seat, about, view, legal, action, events) in enumerate(self._rows)
        ]


def write_dataset(out: Path, part_files: Sequence[Path], about: dict[str, Any]) -> None:
    """Join the `part_files` into one data set; the suffix of `out` (`.jsonl` or `.parquet`) decides the format.

    `about` describes the run; it is written to `NAME.about.json` for JSON lines, and to the metadata for Parquet."""
    if out.suffix == ".parquet":
        write_parquet(out, _read_lines(part_files), about)
        return
    write_jsonl(out, _read_lines(part_files))
    out.with_suffix(".about.json").write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")


def _read_lines(files: Sequence[Path]) -> Iterator[bytes]:
    for path in files:
        with path.open("rb") as file:
            yield from file


def write_jsonl(path: Path, lines: Iterable[bytes]) -> None:
    """Write lines of JSON (with their line ends) to a file."""
    with path.open("wb") as file:
        file.writelines(lines)


def write_parquet(path: Path, lines: Iterable[bytes], about: dict[str, Any]) -> None:
    """Write lines of JSON as a Parquet table. Views and events stay JSON text, because their structure depends on the
    game.

    `about` is stored in the schema's metadata under `mulot`. Needs pyarrow (the extra `research`)."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    schema = pa.schema(
        [
            ("game", pa.int64()),
            ("ply", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.string()),
            ("about", pa.string()),
            ("view", pa.string()),
            ("legal", pa.list_(pa.string())),
            ("action", pa.string()),
            ("events", pa.list_(pa.string())),
            ("score", pa.float64()),
        ],
        metadata={"mulot": json.dumps(about)},
    )
    with pq.ParquetWriter(path, schema, compression="zstd") as writer:
        for batch in _batches(lines):
            writer.write_table(pa.Table.from_pylist([_flatten(json.loads(line)) for line in batch], schema))


def _flatten(row: dict[str, Any]) -> dict[str, Any]:
    return {**row, "view": json.dumps(row["view"]), "events": [json.dumps(event) for event in row["events"]]}


def _batches(lines: Iterable[bytes], size: int = 20_000) -> Iterator[list[bytes]]:
    lines = iter(lines)
    while batch := list(islice(lines, size)):
        yield batch
