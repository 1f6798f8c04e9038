"""A data set contains the same rows as Parquet and as JSON lines."""

from __future__ import annotations

import json
from pathlib import Path

import pyarrow.parquet as pq

from mulot.lab.dataset import DatasetRow, write_dataset
from mulot.lab.simulate import Plan, run_chunk


def test_parquet_and_json_lines_contain_the_same_rows(tmp_path: Path) -> None:
    plan = Plan("trio", 2, ("gentle", "random"), games=4)
    lines = run_chunk(plan, (0, 4), rows=True).rows
    (tmp_path / "piece").write_text("".join(f"{line}\n" for line in lines))
    for name in ("games.jsonl", "games.parquet"):
        write_dataset(tmp_path / name, [tmp_path / "piece"], plan.to_dict())
    table = pq.read_table(tmp_path / "games.parquet")
    plain = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert table.column_names == list(DatasetRow.__struct_fields__) == list(plain[0])
    for row, line in zip(table.to_pylist(), plain, strict=True):
        events = [json.loads(event) for event in row["events"]]
        assert {**row, "view": json.loads(row["view"]), "events": events} == line
    about = json.loads((tmp_path / "games.about.json").read_text())
    assert about == json.loads(table.schema.metadata[b"mulot"]) == plan.to_dict()
