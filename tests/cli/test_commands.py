"""The commands as a person types them, with their output and errors."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import mulot
from mulot.cli.arguments import parse_rule_options
from mulot.core.match import Match


def run(*args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from mulot.cli import main; main()", *args]
    return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=600)


def test_games_are_listed_in_the_chosen_language() -> None:
    assert "Les jeux de la maison" in run("games", "--lang", "fr").stdout
    assert "De spellen in huis" in run("games", "--lang", "nl").stdout
    listed = run("games", "--lang", "en").stdout
    assert all(game in listed for game in mulot.shelf())


def test_a_game_is_played_saved_verified_replayed_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    args = ["play", "souriciere", "--seed", "4", "--lang", "en", "--names", "Ana,Bo", "--save", str(file)]
    begun = run(*args, typed="\n" * 5)
    assert begun.returncode == 0
    assert "Ana" in begun.stdout
    assert "Goodbye!" in begun.stdout
    half = len(Match.load(file).journal.lines)
    assert half == 6
    opened = run("verify", str(file), "--lang", "en")
    assert "The game is not over yet." in opened.stdout
    resumed = run("play", "souriciere", "--resume", str(file), "--save", str(file), "--lang", "en", typed="\n" * 500)
    assert resumed.returncode == 0
    assert Match.load(file).outcome is not None
    verified = run("verify", str(file), "--lang", "en")
    assert "All is well" in verified.stdout
    assert "draws checked" in verified.stdout
    assert "Move 1:" in run("replay", str(file), "--lang", "en").stdout


def test_verify_detects_a_forged_file(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    run("play", "souriciere", "--seed", "4", "--save", str(file), typed="\n" * 5)
    file.write_bytes(file.read_bytes().replace(b'"seat":1', b'"seat":0', 1))
    verified = run("verify", str(file), "--lang", "en")
    assert verified.returncode == 2
    assert "broken at line" in verified.stderr


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        (["play", "chess"], "There is no game “chess” in the house"),
        (["play", "souriciere", "--seats", "9"], "seats cannot be “9”. Possible: 2, 3, 4, 5, 6"),
        (
            ["play", "souriciere", "-o", "edition=parker"],
            "edition cannot be “parker”. Possible: ",
        ),
        (["play", "souriciere", "-o", "exact=maybe"], "exact cannot be “maybe”. Possible: false, true"),
        (["play", "souriciere", "-o", "cheese=3"], "cheese cannot be “3”"),
        (
            ["play", "mystiques", "-o", "heroes=aubin,nobody"],
            "heroes cannot be “['aubin', 'nobody']”. Possible: aubin, ",
        ),
        (["play", "souriciere", "-o", "exact"], "option cannot be “exact”. Possible: NAME=VALUE"),
        (["play", "souriciere", "--bots", "hal"], "bots cannot be “hal”. Possible: random"),
        (["play", "souriciere", "--seats", "2", "--bots", "random,random,random"], "bots cannot be"),
        (["play", "souriciere", "--resume", "no/such/file"], "The file “no/such/file” cannot be opened"),
        (["simulate", "souriciere", "--bots", "hal"], "bots cannot be “hal”"),
        (["simulate", "souriciere", "--bots", "no_such:bot"], "bots cannot be “no_such:bot”"),
        (["simulate", "souriciere", "--executor", "magic"], "executor cannot be “magic”. Possible: serial, processes"),
        (["simulate", "souriciere", "--out", "games.csv"], "out cannot be “games.csv”. Possible: NAME.jsonl"),
        (["rate", "trio", "--bots", "gentle"], "bots cannot be “gentle”"),
        (["rate", "clan", "--bots", "gentle,strong", "--games", "2"], "everybody wins or loses together"),
        (["simulate", "souriciere", "--seats", "1"], "seats cannot be “1”"),
        (["verify", "no/such/file"], "cannot be opened"),
        (["replay", "no/such/file"], "cannot be opened"),
    ],
)
def test_bad_input_gives_a_clear_error(args: list[str], expected: str) -> None:
    done = run(*args, "--lang", "en")
    assert done.returncode == 2
    assert expected in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("heroes", ["aubin, filch", '["aubin", "filch"]', "aubin,filch,"])
def test_an_option_that_takes_a_list_is_written_with_commas(heroes: str) -> None:
    game = mulot.load("mystiques")
    expected = {"heroes": ["aubin", "filch"], "campaign": True}
    assert parse_rule_options([f"heroes={heroes}", "campaign=yes"], game) == expected
    assert parse_rule_options(["heroes=aubin"], game) == {"heroes": ["aubin"]}
    assert parse_rule_options(["variant=pro,basic"], mulot.load("trio")) == {"variant": "pro,basic"}


def test_simulate_prints_a_table() -> None:
    done = run("simulate", "souriciere", "--games", "60", "--seats", "3", "--lang", "en", "--rotate")
    assert done.returncode == 0
    assert "60 Games" in done.stdout
    assert "random" in done.stdout
    assert "Plies per game" in done.stdout


def test_simulate_writes_a_data_set_and_prints_json(tmp_path: Path) -> None:
    command = ["simulate", "trio", "--bots", "gentle,random", "--games", "24", "--rotate", "--json", "--seed", "3"]
    done = run(*command, "--out", str(tmp_path / "games.jsonl"), "--executor", "serial")
    result = json.loads(done.stdout)
    rows = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert result["games"] == len({row["game"] for row in rows}) == 24
    assert [row["ply"] for row in rows if row["game"] == 23] == list(range(sum(row["game"] == 23 for row in rows)))
    last = {(row["game"], row["bot"]): row["score"] for row in rows}
    assert result["bots"]["gentle"]["score"] == pytest.approx(
        sum(score for (_, bot), score in last.items() if bot == "gentle") / 24
    )
    assert [file.name for file in tmp_path.iterdir() if file.suffix == ""] == [], "no temporary files are left behind"
    again = run(*command, "--jobs", "2")
    assert json.loads(again.stdout) == result


@pytest.mark.whole
def test_rate_prints_a_table() -> None:
    done = run("rate", "trio", "--bots", "random,gentle", "-o", "variant=pro", "--games", "10")
    assert done.returncode == 0, done.stderr
    assert done.stdout.index("gentle") < done.stdout.index("random")


def test_simulate_accepts_a_custom_bot_and_an_external_game(tmp_path: Path) -> None:
    own = "from mulot.bots import random_bot, Bot\n"
    own += "def last(memory, view, legal, rng, budget): return legal[-1]\n"
    own += "mine = Bot('mine', random_bot.start, random_bot.notice, last)\n"
    (tmp_path / "mine.py").write_text(own)
    moulin = str(Path(__file__).parents[2] / "examples" / "moulin")
    bots = f"{tmp_path / 'mine.py'}:mine,dusty"
    command = ["simulate", "moulin", "--more-games", moulin, "--bots", bots, "--games", "30", "--json"]
    tallies = [json.loads(run(*command, "--executor", name).stdout) for name in ("serial", "joblib")]
    assert tallies[0] == tallies[1]
    assert tallies[0]["plan"]["game"] == "moulin"
