"""The default database, including one that version 0.1 left in the current folder."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mulot.cli.data_dir import DataFolderError, default_database, find_database


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    """The current folder, and the default database in a temporary data folder."""
    here, data = tmp_path / "here", tmp_path / "data"
    here.mkdir()
    monkeypatch.chdir(here)
    monkeypatch.setenv("XDG_DATA_HOME", str(data))
    monkeypatch.setenv("LANG", "en")
    monkeypatch.delenv("MULOT_DATABASE", raising=False)
    return here, data / "mulot" / "mulot.db"


def run_admin_list(*more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from mulot.cli import main; main()", "admin", "list", *more]
    return subprocess.run(command, capture_output=True, text=True, timeout=600, check=True)


def test_the_default_database_is_in_a_private_data_folder(folders: tuple[Path, Path]) -> None:
    here, usual = folders
    done = run_admin_list()
    assert usual.is_file()
    assert usual.parent.stat().st_mode & 0o077 == 0
    assert done.stderr == ""
    assert list(here.iterdir()) == []


def test_an_old_database_in_the_current_folder_is_used_if_there_is_no_other(folders: tuple[Path, Path]) -> None:
    here, usual = folders
    run_admin_list("--database", "mulot.db")
    done = run_admin_list()
    assert f"Using {here / 'mulot.db'} in this folder" in done.stderr
    assert str(usual) in done.stderr
    assert done.stderr.count("\n") == 1
    assert not usual.exists()


@pytest.mark.whole
def test_with_two_databases_the_default_one_is_used_and_the_other_named(folders: tuple[Path, Path]) -> None:
    here, usual = folders
    run_admin_list()
    run_admin_list("--database", "mulot.db")
    assert default_database() == (usual, "tables-also-here", here / "mulot.db")
    done = run_admin_list()
    assert f"There is also a {here / 'mulot.db'} in this folder. It is not used" in done.stderr


def test_an_explicit_database_is_used(folders: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    assert find_database("mine.db") == "mine.db"
    monkeypatch.setenv("MULOT_DATABASE", "postgresql://mulot@db/mulot")
    assert find_database(None, os.environ) == "postgresql://mulot@db/mulot"
    assert not folders[1].parent.exists()


def test_a_data_folder_that_cannot_be_created_is_an_error(folders: tuple[Path, Path]) -> None:
    folders[1].parent.parent.write_text("a file where a folder should be")
    with pytest.raises(DataFolderError):
        find_database(None)
