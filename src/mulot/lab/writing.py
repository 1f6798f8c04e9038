"""A data set as a file: lines of JSON, or a table in Parquet."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from mulot.lab.rows import write_jsonl, write_parquet


def write_rows(out: Path, pieces: Sequence[Path], about: dict[str, Any]) -> None:
    """Put the pieces together. What was played is told beside lines (`games.about.json`), and inside a table."""
    if out.suffix == ".parquet":
        write_parquet(out, _lines(pieces), about)
        return
    write_jsonl(out, _lines(pieces))
    out.with_suffix(".about.json").write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")


def _lines(pieces: Sequence[Path]) -> Iterator[bytes]:
    for piece in pieces:
        with piece.open("rb") as file:
            yield from file
