"""Bots that are programs: they play like other bots, and one that misbehaves is named, ended, and leaves nothing
behind."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import mulot
from kit.processes import wait_until_gone
from mulot.bots import Bot, Budget, program, random_bot
from mulot.bots.bot import BotMemory, new_memory, remember
from mulot.cli.dispatch import main
from mulot.core.errors import BadOptions, ProgramFailed
from mulot.core.text import LANGUAGES
from mulot.lab.arena import GameResult, IllegalChoice, play_game
from mulot.lab.bot_lookup import find_bots
from mulot.lab.simulate import Plan, simulate

LONG_S = 60.0
ASK = """
import json, os, subprocess, sys, time

def answer(action):
    print(json.dumps({"id": asked["id"], "action": action}), flush=True)

for n, line in enumerate(sys.stdin):
    asked = json.loads(line)
"""
ANSWER = "    answer(asked['legal'][0])\n"
MISBEHAVING = {
    "hangs": ("    time.sleep(600)\n", "late", ""),
    "hangs later": ("    if n: time.sleep(600)\n" + ANSWER, "late", ""),
    "works without end": ("    while True: pass\n", "late", ""),
    "answers half a line": ("    print('half', end='', flush=True)\n    time.sleep(600)\n", "late", "half"),
    "crashes": ("    raise OSError('no cheese')\n", "ended", "OSError: no cheese"),
    "ends": ("    sys.exit()\n", "ended", ""),
    "closes its input": ("    os.close(0)\n    sys.exit()\n", "ended", ""),
    "takes memory": ("    memory = bytearray(3 << 30)\n", "ended", "MemoryError"),
    "answers twice": ("    print('c2\\nc3', flush=True)\n", "flood", "c2"),
    "writes without end": ("    while True: sys.stdout.write('x' * 999)\n", "flood", "x" * program.MAX_COMPLAINT),
    "answers another question": ("    asked['id'] += 1\n    answer('c2')\n", "nonsense", '"c2"}'),
    "is not JSON": ("    print('c2', flush=True)\n", "nonsense", "c2"),
    "is not an answer": ("    print('[1, 2]', flush=True)\n", "nonsense", "[1, 2]"),
    "answers a number": ("    answer(3)\n", "nonsense", '"action": 3}'),
    "moves the other mouse": ("    answer('c5')\n", "illegal", "c5"),
    "is not notation": ("    answer('\\0')\n", "illegal", "\0"),
}


@pytest.fixture(autouse=True)
def _little_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "EXTRA_S", 0.2)


def write_program(folder: Path, code: str) -> str:
    file = folder / "engine.py"
    file.write_text(code)
    return f"program:{sys.executable} {file}"


def play(*bots: Bot, **options: Any) -> GameResult:
    game = mulot.load("barrieres")
    return play_game(game, game.options(size=5, first=0, **options), bots, "7/0")


def first_action(told: list[Any]) -> Bot:
    """Return a bot in Python that plays the first legal action. Everything that it is told is added to `told`."""

    def choose(memory: BotMemory, view: Any, legal: Any, rng: Random, budget: Budget) -> Any:
        texts = [memory.game.write(action) for action in legal]
        found = {"view": view, "heard": memory.events, "legal": texts, "random": rng.getrandbits(32)}
        told.append(json.loads(msgspec.json.encode(found)))
        memory.events = []
        return legal[0]

    return Bot("first", new_memory, remember, choose)


def test_a_program_is_told_what_another_bot_is_told_and_plays_like_it(tmp_path: Path) -> None:
    told, questions, game = list[Any](), tmp_path / "questions", mulot.load("trio")
    keep = f"    open({str(questions)!r}, 'a').write(line)\n"
    (bot,) = find_bots("trio", [write_program(tmp_path, ASK + keep + ANSWER)])
    options = game.options(variant="pro", first=0)
    results = [play_game(game, options, [one, random_bot], "7/0") for one in (bot, first_action(told))]
    assert results[0] == results[1]
    asked = [json.loads(line) for line in questions.read_text().splitlines()]
    assert [{name: one[name] for name in told[0]} for one in asked] == told
    assert sum(len(one["heard"]) for one in told) > len(told)
    assert {(one["game"], one["version"], one["seat"], one["playouts"]) for one in asked} == {
        ("trio", game.version, 0, None)
    }
    assert all(0 < one["seconds"] <= 1 for one in asked)


def test_programs_play_in_worker_processes(tmp_path: Path) -> None:
    name = write_program(tmp_path, ASK + ANSWER)
    plan = Plan("trio", 2, (*find_bots("trio", [name]), "random"), {"variant": "pro"}, games=3, playouts=4, rotate=True)
    tally = [*simulate(plan, jobs=2)][-1]
    assert {bot: sum(scores.values()) for bot, scores in tally.bots.items()} == {name: 3, "random": 3}


@pytest.mark.parametrize("how", MISBEHAVING)
def test_one_that_misbehaves_is_named_and_ended(how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code, why, wrote = MISBEHAVING[how]
    monkeypatch.setattr(program, "START_EXTRA_S", 0.5 if why == "late" else LONG_S)
    pids = tmp_path / "pids"
    child = "subprocess.Popen(['sleep', '600'], stdout=-3, stderr=-3).pid, os.getpid()"
    head = f"import os, subprocess\nopen({str(pids)!r}, 'w').write(str([{child}]))\n"
    name = write_program(tmp_path, head + ASK + code)
    (bot,) = find_bots("barrieres", [name])
    with pytest.raises(ProgramFailed) as failed:
        play(random_bot, bot)
    found = failed.value.args_
    assert (found["bot"], found["seat"], found["why"], found["seed"]) == (name, 1, why, "7/0")
    assert found["ply"] == ("3" if how == "hangs later" else "1")
    assert str(found["action"]).endswith(wrote)
    assert wait_until_gone({*json.loads(pids.read_text())}, LONG_S)


def test_one_that_declines_although_it_must_act_is_refused_and_ends_with_its_seat(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    code = f"    open({str(pid)!r}, 'w').write(str(os.getpid()))\n    answer(None)\n"
    (bot,) = find_bots("barrieres", [write_program(tmp_path, ASK + code)])
    with pytest.raises(IllegalChoice):
        play(bot, random_bot)
    gc.collect()
    assert wait_until_gone({int(pid.read_text())}, LONG_S)


def test_a_program_ends_with_the_process_that_asks_it_even_if_that_is_killed(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    head = f"import os, time\nopen({str(pid)!r}, 'w').write(str(os.getpid()))\ntime.sleep(600)\n"
    name = write_program(tmp_path, head)
    command = ["simulate", "barrieres", "--bots", f"{name},random", "--games", "1", "--jobs", "1"]
    env = {**os.environ, "TMPDIR": str(tmp_path)}  # a killed process removes nothing
    asking = subprocess.Popen([sys.executable, "-m", "mulot", *command], stderr=subprocess.DEVNULL, env=env)
    while not (pid.is_file() and pid.read_text()):
        time.sleep(0.02)
    asking.kill()
    asking.wait()
    assert wait_until_gone({int(pid.read_text())}, LONG_S)


@pytest.mark.parametrize("command", ["", "no-such-program-here", "'"])
def test_an_unknown_program_is_refused_before_the_first_game(command: str) -> None:
    with pytest.raises(BadOptions):
        find_bots("trio", [f"program:{command}"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_command_says_in_one_sentence_which_program_failed(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = write_program(tmp_path, ASK + "    answer('a9')\n")
    with pytest.raises(SystemExit) as stopped:
        main(["play", "trio", "--bots", f"{name},random", "--seats", "2", "--lang", lang, "--seed", "7", "--plain"])
    said = capsys.readouterr().err
    assert stopped.value.code == 2
    assert all(part in said for part in (name, "a9", "0"))
    assert said.count("\n") == 1
