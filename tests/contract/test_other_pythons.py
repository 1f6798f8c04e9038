"""Law 5 on every supported Python on this machine: the same journal gives the same states, byte for byte."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from contract.games_under_test import ROOT, ids, load
from mulot.core.match import Match

OTHERS = ("3.11", "3.12", "3.13", "3.14")

SCRIPT = """
import hashlib, sys
import msgspec
from pathlib import Path
from contract.games_under_test import load
from mulot.core.match import Match
for game, file in zip(sys.argv[1::2], sys.argv[2::2]):
    match = Match.load(file, game=load(game))
    encode = msgspec.json.Encoder(order="deterministic").encode
    sha = hashlib.sha256()
    for now in match.replay():
        sha.update(encode(now.state) + encode(now.events) + encode(now.look(0)))
    twin = Match(match.game, match.seats, match.seed, match.options)
    for line in match.journal.lines[1:]:
        twin.play(line.seat, line.play)
    print(game, sha.hexdigest(), twin.journal.chain == match.journal.chain)
"""


def pythons() -> dict[str, str]:
    """Return interpreters of other versions, from PATH, pyenv or uv."""
    found: dict[str, str] = {}
    mine = f"{sys.version_info[0]}.{sys.version_info[1]}"
    places = [Path.home() / ".pyenv/versions", Path.home() / ".local/share/uv/python"]
    for version in OTHERS:
        if version == mine:
            continue
        candidates = [shutil.which(f"python{version}")]
        for place in places:
            pattern = re.compile(rf"(cpython-)?{re.escape(version)}\.\d+")
            folders = sorted(place.iterdir()) if place.is_dir() else []
            candidates += [str(f / "bin" / f"python{version}") for f in folders if pattern.match(f.name)]
        for candidate in candidates:
            if candidate and _runs(candidate, version):
                found[version] = candidate
                break
    return found


def _runs(python: str, version: str) -> bool:
    """True if the interpreter works; a name on the path may be a broken shim."""
    try:
        asked = [python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
        return subprocess.run(asked, capture_output=True, text=True, timeout=600).stdout.strip() == version
    except OSError:
        return False


def msgspec_for(python: str, version: str) -> Path:
    """Install the locked msgspec for another Python into a separate folder and return it."""
    target = ROOT / ".venv" / "others" / version
    if not (target / "msgspec").is_dir():
        lock = (ROOT / "requirements" / "dev.lock").read_text(encoding="utf-8")
        pinned = re.search(r"^msgspec==.*?(?=^\S)", lock, flags=re.M | re.S)
        assert pinned is not None
        target.mkdir(parents=True, exist_ok=True)
        wanted = target / "requirements.lock"
        wanted.write_text(pinned[0], encoding="utf-8")
        uv = [str(ROOT / ".tools/bin/uv"), "pip", "install", "-q", "--no-deps", "--require-hashes", "-p", python]
        env = {"UV_SYSTEM_CERTS": "1", **os.environ}
        subprocess.run([*uv, "--target", str(target), "-r", str(wanted)], check=True, env=env, timeout=300)
    return target


def journals(folder: Path) -> list[str]:
    """Save one whole match of each game and return the arguments for the script."""
    arguments = []
    for game in ids:
        match = Match(load(game), load(game).seats[0], seed=game)
        for _ in range(load(game).max_plies(match.options, match.seats)):
            if match.outcome is not None:
                break
            seat = match.waiting.must[0]
            legal = match.legal(seat)
            match.play(seat, legal[len(match.journal.lines) * 7 % len(legal)])
        match.save(folder / f"{game}.jsonl")
        arguments += [game, str(folder / f"{game}.jsonl")]
    return arguments


def run(python: str, path: list[Path], arguments: list[str]) -> str:
    env = {"PYTHONPATH": os.pathsep.join(map(str, path)), "PYTHONDONTWRITEBYTECODE": "1", "PATH": os.environ["PATH"]}
    done = subprocess.run(
        [python, "-c", SCRIPT, *arguments], capture_output=True, text=True, env=env, cwd=ROOT, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("version", sorted(pythons()) or ["none other found"])
def test_journals_replay_to_the_same_bytes_on_every_python(version: str, tmp_path: Path) -> None:
    arguments = journals(tmp_path)
    here = run(sys.executable, [ROOT / "src", ROOT / "tests"], arguments)
    assert here.count(" True") == len(ids), "seed and actions give the same journal"
    python = pythons().get(version)
    if python is None:  # no other Python: at least two processes must agree
        assert run(sys.executable, [ROOT / "src", ROOT / "tests"], arguments) == here
        return
    there = run(python, [ROOT / "src", ROOT / "tests", msgspec_for(python, version)], arguments)
    assert there == here
