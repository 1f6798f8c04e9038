"""A wheel of Le Moulin that was built for version 0.3 still works, and so does a game that was saved with 0.2.

The saved game is never regenerated, and the wheel only when the names of an earlier version expire. If a test here
fails, a name that packages use has changed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

FROZEN = Path(__file__).parent / "moulin"
PROGRAM = """
import sys
from random import Random

import mulot
from mulot import games
from mulot.core.journal import parse
from mulot.core.match import Match
from mulot.core.proof import verify
from mulot.testing import plugin_check

shelf = games.default_shelf()
assert shelf.external_ids == ("moulin",), shelf.disabled
plugin_check.disable_failing_games(shelf)
assert shelf.disabled == {}, shelf.disabled
game = mulot.load("moulin")
written = sys.stdin.buffer.read()
proof = verify(*parse(written), game)
assert proof.outcome is not None and proof.luck_checked is not None
again = Match.from_journal(*parse(written), game)
assert again.dump() == written
match, rng, bots = Match(game, 2, 1), Random(1), games.bots("moulin")
while match.outcome is None:
    seat = match.waiting.seats[0]
    match.play(seat, rng.choice(match.legal(seat)))
print(*bots, again.outcome.reason, again.outcome.scores)
"""


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Environment variables for a process that finds the unpacked wheel by its entry point."""
    (wheel,) = FROZEN.glob("*.whl")
    folder = tmp_path_factory.mktemp("installed")
    zipfile.ZipFile(wheel).extractall(folder)
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])}


def run(environment: dict[str, str], cwd: Path, *typed: str, given: bytes = b"") -> str:
    command = [sys.executable, *typed]
    done = subprocess.run(command, env=environment, cwd=cwd, input=given, capture_output=True, timeout=300)
    assert done.returncode == 0, (done.stdout + done.stderr).decode()[-3000:]
    return done.stdout.decode()


def test_it_is_found_keeps_the_laws_is_played_and_a_saved_game_replays(
    environment: dict[str, str], tmp_path: Path
) -> None:
    said = run(environment, tmp_path, "-c", PROGRAM, given=(FROZEN / "game.jsonl").read_bytes())
    assert said == "dusty miller rested (0.5, 0.5)\n"


def test_its_characters_play_in_the_terminal(environment: dict[str, str], tmp_path: Path) -> None:
    typed = ("simulate", "moulin", "--bots", "dusty,miller", "--games", "2", "--jobs", "1", "--lang", "en")
    assert "2 Games" in run(environment, tmp_path, "-m", "mulot", *typed)


def test_the_tests_that_it_brings_pass(environment: dict[str, str], tmp_path: Path) -> None:
    """The wheel's own tests use `mulot.testing`, as other people's packages do."""
    typed = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "--pyargs", "moulin.tests.test_moulin_rules")
    assert "passed" in run(environment, tmp_path, *typed)
