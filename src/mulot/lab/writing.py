"""Write a data set to a file: JSON lines or Parquet."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from mulot.lab.rows import write_jsonl, write_parquet


def write_rows(out: Path, pieces: Sequence[Path], about: dict[str, Any]) -> None:
    """Join the files in `pieces` into one data set; the suffix of `out` (`.jsonl` or `.parquet`) chooses the format.

    `about` describes the run; it goes into `NAME.about.json` for JSON lines, and into the metadata for Parquet."""
    if out.suffix == ".parquet":
        write_parquet(out, _lines(pieces), about)
        return
    write_jsonl(out, _lines(pieces))
    out.with_suffix(".about.json").write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")


def _lines(pieces: Sequence[Path]) -> Iterator[bytes]:
    for piece in pieces:
        with piece.open("rb") as file:
            yield from file
