"""The folder for the metrics of several processes is removed with its server, or at the next start."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest

from mulot.server.metrics import metrics_folder


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return tmp_path


def make_old(folder: Path) -> Path:
    """Make a folder look old."""
    os.utime(folder, (0, 0))
    return folder


def test_leftover_metrics_folder_is_removed_at_the_next_start(temporary: Path) -> None:
    left = temporary / "mulot-metrics-left"
    left.mkdir()
    (left / "counter_1.db").touch()
    make_old(left)
    with metrics_folder() as (folder, _):
        assert os.listdir(temporary) == [Path(folder).name]
    assert os.listdir(temporary) == []


def test_metrics_folder_in_use_is_kept(temporary: Path) -> None:
    with metrics_folder() as (first, _):
        make_old(Path(first))
        with metrics_folder() as (second, _):
            assert sorted(os.listdir(temporary)) == sorted(Path(folder).name for folder in (first, second))


def test_new_metrics_folder_is_kept(temporary: Path) -> None:
    (temporary / "mulot-metrics-new").mkdir()
    with metrics_folder():
        assert "mulot-metrics-new" in os.listdir(temporary)


def test_other_files_are_kept(temporary: Path) -> None:
    (temporary / "elsewhere").mkdir()
    (temporary / "mulot-metrics-link").symlink_to(temporary / "elsewhere")
    make_old(temporary / "elsewhere")
    with metrics_folder():
        assert (temporary / "elsewhere").is_dir()
        assert (temporary / "mulot-metrics-link").is_symlink()
