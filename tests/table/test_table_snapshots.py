"""Snapshots stored during procedures of every game: today's have the same bytes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from kit.table_harness import assert_same_table
from mulot.games import load, shelf
from mulot.table import Catalogue, Row, Table
from toy_game import GAME

HOUSE = Catalogue(
    game=lambda name: GAME if name == GAME.id else load(name), characters=lambda game: ("gentle", "strong")
)


class Kept(NamedTuple):
    """A game, and the rows and snapshot of one of its tables."""

    game: str
    rows: list[Row]
    snapshot: bytes


def read(line: bytes) -> Kept:
    kept = msgspec.json.decode(line)
    rows = [Row(number, body.encode(), seat, action) for number, body, seat, action in kept["rows"]]
    return Kept(kept["game"], rows, kept["snapshot"].encode())


SNAPSHOTS = [
    read(line) for line in (Path(__file__).parent / "snapshots.jsonl").read_bytes().splitlines()
]  # the second snapshot of a game is of a table with a pending rewind


def test_every_game_has_stored_snapshots() -> None:
    assert {kept.game for kept in SNAPSHOTS} == {GAME.id, *shelf()}


@pytest.mark.parametrize("kept", SNAPSHOTS, ids=lambda kept: f"{kept.game}-{len(kept.rows)}")
def test_snapshots_have_unchanged_bytes(kept: Kept) -> None:
    assert Table.load(HOUSE, kept.rows, 0.0).snapshot() == kept.snapshot


@pytest.mark.parametrize("kept", SNAPSHOTS, ids=lambda kept: f"{kept.game}-{len(kept.rows)}")
def test_a_stored_snapshot_replaces_the_rows_before_it(kept: Kept) -> None:
    first = Table.first_row_needed(kept.snapshot)
    assert first is not None
    assert first > 0
    opened = Table.load(HOUSE, kept.rows[first:], 0.0, kept.snapshot)
    assert_same_table(opened, Table.load(HOUSE, kept.rows, 0.0))
    assert opened.snapshot() == kept.snapshot


def test_tables_load_concurrently_in_a_fresh_process() -> None:
    """Two threads must not build msgspec's type information at once; this used to make loading fail."""
    here = Path(__file__).parent
    program = [sys.executable, str(here / "load_in_threads.py"), str(here / "snapshots.jsonl")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(program, env=environment, capture_output=True, text=True, timeout=600)
    assert (done.returncode, done.stdout.strip()) == (0, str(8 * len(SNAPSHOTS))), done.stderr[-2000:]
