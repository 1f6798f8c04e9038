"""`mulot serve`, `admin`, `export` and `import` on the command line."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from kit.clients import Browser, run_story
from kit.free_port import free_port
from kit.process_guard import end_with_tests
from mulot.core.text import LANGUAGES
from mulot.server.config import BadSetting, Config, environment, read_config
from mulot.service.problems import CLOSE_CODES

MULOT = str(Path(sys.executable).parent / "mulot")
SOURCES = Path(__file__).parents[2] / "src" / "mulot"


def run(*arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1]), "MULOT_MORE_GAMES": "toy_game", **env}
    return subprocess.run(
        [MULOT, *arguments], env=environment, capture_output=True, text=True, timeout=600, check=False
    )


@contextmanager
def serve_in_process(database: Path, *arguments: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Run `mulot serve` in a process."""
    port = free_port()
    env = {
        **os.environ,
        "PYTHONPATH": str(Path(__file__).parents[1]),
        "MULOT_MORE_GAMES": "toy_game",
        "MULOT_BOT_MIN_SECONDS": "0",
    }
    command = [MULOT, "serve", "--port", str(port), "--database", str(database), *arguments]
    process = end_with_tests(
        subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    )
    url, deadline = f"http://127.0.0.1:{port}", time.monotonic() + 120
    while True:
        assert process.poll() is None, process.communicate()
        try:
            httpx.get(url + "/health")
            break
        except httpx.HTTPError:
            assert time.monotonic() < deadline
            time.sleep(0.05)
    try:
        yield url, process
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
        process.communicate(timeout=600)


def test_table_is_exported_and_imported_on_another_server(tmp_path: Path) -> None:
    first, second, file = tmp_path / "first.db", tmp_path / "second.db", tmp_path / "table.jsonl"
    found: dict[str, Any] = {}
    with serve_in_process(first) as (url, process):

        async def play() -> None:
            ana = Browser(url)
            found["table"] = table = await ana.open_table(take=[{"seat": 0}, {"seat": 1}], options={"first": 0})
            await ana.post(f"/api/tables/{table}/start")
            screen = await ana.watch(table)
            turn = screen.now["turns"][0]
            await screen.done(do="play", seat=0, question=turn["question"], action="dig")

        run_story(play)
        listed = run("admin", "list", "--database", str(first))
        assert found["table"] in listed.stdout
        process.send_signal(signal.SIGTERM)
        _, log = process.communicate(timeout=600)
        assert process.returncode == 0
        assert "server stopped" in log
    assert run("export", found["table"], str(file), "--database", str(first)).returncode == 0
    put_on = run("import", str(file), "--database", str(second))
    assert put_on.returncode == 0, put_on.stderr
    table = put_on.stdout.strip()
    with serve_in_process(second) as (url, _):

        async def go_on() -> None:
            bo = Browser(url)
            await bo.take(table, 0)
            await Browser(url).take(table, 1)
            screen = await bo.watch(table)
            assert screen.now["view"]["turns"] == 1

        run_story(go_on)
    assert run("admin", "end", table, "--database", str(second)).returncode == 0
    assert "over" in run("admin", "list", "--phase", "over", "--database", str(second)).stdout
    purged = run("admin", "purge", "--over", "0", "--idle", "0", "--database", str(second))
    assert "1 deleted" in purged.stdout


@pytest.mark.parametrize(
    ("lang", "head", "purged"),
    [
        ("en", "table\tgame\t", "0 tables ended, 0 deleted."),
        ("fr", "table\tjeu\t", "0 table terminée, 0 supprimée."),
        ("nl", "tafel\tspel\t", "0 tafels beëindigd, 0 verwijderd."),
    ],
)
def test_admin_commands_speak_three_languages(tmp_path: Path, lang: str, head: str, purged: str) -> None:
    house = ("--database", str(tmp_path / "x.db"))
    assert run("admin", "list", *house, MULOT_LANG=lang).stdout.startswith(head)
    assert run("admin", "purge", *house, MULOT_LANG=lang).stdout == purged + "\n"


def test_serve_shows_addresses_with_a_qr_code(tmp_path: Path) -> None:
    with serve_in_process(tmp_path / "x.db", "--show", "--host", "0.0.0.0") as (url, process):
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=600)
    assert url.replace("127.0.0.1", "localhost") in out
    assert process.returncode == 0


@pytest.mark.parametrize(("arguments", "words"), [
    (["serve", "--port", "99999"], "port"),
    (["serve", "--workers", "2"], "PostgreSQL"),
    (["serve", "--log-level", "loud"], "--log-level"),
    (["export", "nowhere", "x.jsonl", "--database", "{tmp}/a.db"], "table"),
    (["import", "{tmp}/nothing.jsonl", "--database", "{tmp}/a.db"], "nothing.jsonl"),
    (["admin", "end", "nowhere", "--database", "{tmp}/a.db"], "table"),
])  # fmt: skip
def test_impossible_commands_give_a_plain_error(tmp_path: Path, arguments: list[str], words: str) -> None:
    done = run(*(part.format(tmp=tmp_path) for part in arguments))
    assert done.returncode == 2
    assert words in done.stderr
    assert "Traceback" not in done.stderr


def test_settings_come_from_the_command_line_then_the_environment_then_the_default() -> None:
    config = read_config(
        {"port": 9000}, {"MULOT_PORT": "9001", "MULOT_BOT_MIN_SECONDS": "0", "MULOT_BASE_URL": "https://x.org"}
    )
    assert (config.port, config.bot_min_seconds, config.base_url, config.host) == (
        9000,
        0.0,
        "https://x.org",
        "127.0.0.1",
    )
    assert read_config({}, environment(config)) == config
    with pytest.raises(BadSetting):
        read_config({}, {"MULOT_WORKERS": "many"})
    assert read_config({}, {}) == Config()


def test_every_message_of_the_server_is_translated() -> None:
    said = {f"house-bye-{why}" for why in CLOSE_CODES}
    for file in (SOURCES / "server").glob("*.py"):
        text = file.read_text()
        said |= set(re.findall(r'"(house-no-[a-z-]+)"', text))
        said |= {f"house-no-{no}" for no in re.findall(r'problem\(\d+, "([a-z-]+)"\)', text)}
    assert "house-no-too-fast" in said
    for language in LANGUAGES:
        words = (SOURCES / "text" / f"{language}.ftl").read_text()
        missing = {key for key in said if not re.search(rf"^{key} =", words, re.M)}
        assert not missing, (language, missing)
