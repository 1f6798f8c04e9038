"""Programs for the tests are found on the system or in a wheel, installed by the package manager, or reported
missing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kit import faketime, redis_server, reverse_proxies, system_programs
from kit.redis_server import SYSTEM, binary
from kit.system_programs import MANAGERS, PROGRAMS, main


@pytest.fixture
def system_without_redis(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A system without Redis, and a Python without a wheel for it."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(redis_server, "find_spec", lambda name: None)
    return tmp_path


@pytest.mark.parametrize("name", SYSTEM)
def test_system_redis_is_found_without_the_wheel(system_without_redis: Path, name: str) -> None:
    (system_without_redis / name).write_text("#!/bin/sh\n")
    (system_without_redis / name).chmod(0o755)
    assert binary() == str(system_without_redis / name)


def test_programs_are_installed_without_the_project() -> None:
    """The programs that tests need are installed by `make test` while `make setup` is still installing the project."""
    script = "import sys; sys.modules['mulot'] = None; sys.path.insert(0, sys.argv[1]); import kit.system_programs"
    done = subprocess.run(
        [sys.executable, "-c", script, str(Path(__file__).parents[1])], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


def test_missing_program_names_how_to_install_it(system_without_redis: Path) -> None:
    with pytest.raises(AssertionError, match=r"system_programs\.py redis"):
        binary()


def write_script(folder: Path, name: str, script: str) -> None:
    (folder / name).write_text(
        f"#!{sys.executable}\nimport pathlib, sys\nhere = pathlib.Path({str(folder)!r})\n{script}\n"
    )
    (folder / name).chmod(0o755)


@pytest.mark.parametrize("manager", MANAGERS)
@pytest.mark.parametrize("choice", [0, 1])
def test_system_package_manager_installs_an_available_package(
    system_without_redis: Path, manager: str, choice: int
) -> None:
    package = PROGRAMS["redis"].packages[manager][choice]
    server = "valkey-server" if package.startswith("valkey") else "redis-server"
    write_script(system_without_redis, "sudo", "import subprocess\nsys.exit(subprocess.run(sys.argv[2:]).returncode)")
    write_script(
        system_without_redis,
        manager,
        f"""
with (here / "asked").open("a") as asked:
    asked.write(" ".join(sys.argv[1:]) + "\\n")
if sys.argv[-1] == {package!r}:
    (here / {server!r}).write_text("")
    (here / {server!r}).chmod(0o755)
""",
    )
    assert main(["redis"]) == 0
    assert binary() == str(system_without_redis / server)
    asked = (system_without_redis / "asked").read_text().splitlines()
    assert [line.split()[-1] for line in asked if "update" not in line] == list(
        PROGRAMS["redis"].packages[manager][: choice + 1]
    )


def test_unavailable_package_is_reported(system_without_redis: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["redis"]) == 1
    told = capsys.readouterr().out
    assert "Redis is missing, and the tests of several nodes need it" in told
    assert all(manager in told for manager in MANAGERS)
    assert "redis-server, valkey-server is on the PATH" in told


def test_unavailable_proxy_is_named(
    system_without_redis: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(reverse_proxies, "ALSO", ())
    assert main(["haproxy"]) == 1
    assert "HAProxy is missing, and the test of several nodes behind a proxy needs it" in capsys.readouterr().out
    with pytest.raises(AssertionError, match=r"system_programs\.py haproxy"):
        reverse_proxies.program("haproxy")


def test_unavailable_library_is_named(
    system_without_redis: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(faketime, "PLACES", (str(system_without_redis),))
    assert main(["libfaketime"]) == 1
    told = capsys.readouterr().out
    assert "libfaketime is missing, and leaps of the clock (`make prove`, part `faults`) need it" in told
    assert "libfaketimeMT.so.1 is in a folder `faketime` below one of" in told
    with pytest.raises(AssertionError, match=r"system_programs\.py libfaketime"):
        faketime.library()


@pytest.mark.parametrize("folder", ["faketime", "x86_64-linux-gnu/faketime"])
def test_library_is_installed_and_found(
    system_without_redis: Path, monkeypatch: pytest.MonkeyPatch, folder: str
) -> None:
    monkeypatch.setattr(faketime, "PLACES", (str(system_without_redis / "lib"),))
    write_script(system_without_redis, "sudo", "import subprocess\nsys.exit(subprocess.run(sys.argv[2:]).returncode)")
    write_script(
        system_without_redis,
        "apt-get",
        f"""
if sys.argv[-1] == "libfaketime":
    (here / "lib" / {folder!r}).mkdir(parents=True)
    (here / "lib" / {folder!r} / "libfaketimeMT.so.1").write_text("")
""",
    )
    assert main(["libfaketime"]) == 0
    assert faketime.library() == str(system_without_redis / "lib" / folder / "libfaketimeMT.so.1")


def test_installed_program_is_not_installed_again(system_without_redis: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_script(system_without_redis, "redis-server", "")
    monkeypatch.setattr(system_programs, "install", lambda program: pytest.fail("it was asked for"))
    assert main(["redis"]) == 0


def test_wheel_without_redis_is_ignored(system_without_redis: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spec: Any = type("Spec", (), {"submodule_search_locations": [str(system_without_redis)]})()
    monkeypatch.setattr(redis_server, "find_spec", lambda name: spec)
    with pytest.raises(AssertionError, match=r"system_programs\.py redis"):
        binary()
    (system_without_redis / "bin").mkdir()
    (system_without_redis / "bin" / "redis-server").write_text("")
    assert binary() == str(system_without_redis / "bin" / "redis-server")


@pytest.mark.skipif(sys.version_info >= (3, 13), reason="the wheel has no build for this Python: the system's is used")
def test_redis_of_the_wheel_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert Path(binary()).is_file()
