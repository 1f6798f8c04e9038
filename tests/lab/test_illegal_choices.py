"""A bot that chooses an illegal action stops the run in every tool, and the game does not count."""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest

import mulot
from mulot.bots import Bot, Budget, random_bot
from mulot.cli.write_story import write_story
from mulot.core.errors import BadOptions, BrokenJournal, MulotError, NoSuchGame, Reason, Refused
from mulot.core.luck import RandomLuck
from mulot.lab import pettingzoo_env
from mulot.lab.arena import IllegalChoice, SeatedBot, play_game
from mulot.lab.episode import Episode, GameSetup, IllegalAction
from mulot.lab.executors import Processes, create_executor
from mulot.lab.league import play_league
from mulot.lab.simulate import Plan, run_chunk, simulate

TEXT = """
from mulot import load
from mulot.bots import Bot
from mulot.bots.bot import new_memory, remember

WALL = load("barrieres").read("a1h")

def bot(name, choose):
    return Bot(name, new_memory, remember, choose)

def always(memory, view, legal, rng, budget):
    return WALL

def nonsense(memory, view, legal, rng, budget):
    return "nonsense"

def none(memory, view, legal, rng, budget):
    return None

def first(memory, view, legal, rng, budget):
    return legal[0]

waller, talker = bot("waller", always), bot("talker", nonsense)
sleeper, orderly = bot("sleeper", none), bot("orderly", first)
"""
BOTS: dict[str, Any] = {}
exec(TEXT, BOTS)
WALLER, TALKER, SLEEPER, ORDERLY = (BOTS[name] for name in ("waller", "talker", "sleeper", "orderly"))
ILLEGAL = {
    "waller": ("barrieres", {"first": 0}, "a1h"),
    "talker": ("trio", {}, "nonsense"),
    "sleeper": ("trio", {}, "None"),
}


@pytest.fixture
def bots_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Write the bots to a file in the current folder; return the file's name."""
    (tmp_path / "outside_bots.py").write_text(TEXT)
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(sys.modules, "outside_bots", raising=False)
    return "outside_bots.py"


def play_one_game(game: str, bots: Sequence[Bot], options: Mapping[str, Any]) -> Any:
    found = mulot.load(game)
    return play_game(found, found.options(**options), bots, "7/0")


def error_has(error: MulotError, **expected: Any) -> bool:
    return expected.items() <= error.args_.items()


def test_a_repeated_barrier_is_an_illegal_choice() -> None:
    with pytest.raises(IllegalChoice) as stopped:
        play_one_game("barrieres", [WALLER, ORDERLY], {"first": 0})
    assert stopped.value.args_ == {"bot": "waller", "seat": 0, "ply": 2, "seed": "7/0", "action": "a1h"}
    with pytest.raises(IllegalChoice) as stopped:
        play_one_game("barrieres", [ORDERLY, WALLER, ORDERLY, ORDERLY], {"first": 0})
    assert error_has(stopped.value, seat=1, ply=5)


@pytest.mark.parametrize("seats", [1, 2])
def test_a_non_action_and_no_action_are_illegal_choices(seats: int) -> None:
    for bot, expected in ((TALKER, "nonsense"), (SLEEPER, "None")):
        bots = [bot, random_bot][:seats] * (3 - seats)
        with pytest.raises(IllegalChoice) as stopped:
            play_one_game("trio", bots, {})
        assert error_has(stopped.value, bot=bot.name, action=expected, seed="7/0")


def test_an_optional_seat_may_pass_but_not_choose_illegally() -> None:
    game = mulot.load("trio")
    s = game.new(game.options(), 2, RandomLuck(1))
    view, legal = game.look(s, 0), game.legal(s, 0)
    assert SeatedBot(SLEEPER, game, 0, view).choose(view, legal, Random(1), Budget(), must=False) is None
    for bot, must in ((SLEEPER, True), (TALKER, False)):
        with pytest.raises(IllegalChoice):
            SeatedBot(bot, game, 0, view).choose(view, legal, Random(1), Budget(), must)


def test_a_custom_bot_may_be_called_random() -> None:
    """The bot really chooses the moves: the name alone does not make it the built-in random bot."""
    calls = []

    def choose(memory: Any, view: Any, legal: Sequence[Any], rng: Random, budget: Any) -> Any:
        calls.append(memory.seat)
        return legal[0]

    mine = Bot("random", random_bot.start, random_bot.notice, choose)
    result = play_one_game("trio", [mine, mine], {})
    assert len(calls) == result.plies
    calls.clear()
    play_one_game("trio", [mine, random_bot], {})
    assert set(calls) == {0}


def test_the_random_bot_is_recognised_after_pickling() -> None:
    there = pickle.loads(pickle.dumps(random_bot))
    assert play_one_game("trio", [there, there], {}) == play_one_game("trio", [random_bot, random_bot], {})


def test_errors_survive_pickling() -> None:
    errors: list[MulotError] = [
        IllegalChoice("waller", 0, 3, "7/0", "a1h"),
        BadOptions("bots", "nobody", "random"),
        BrokenJournal(3, "torn"),
        NoSuchGame("chess", "trio"),
        Refused(Reason("full", "MR-35", {"n": 4}, ("b1",)), "mystiques"),
        IllegalAction(1, 43, "not-in-hand", "T-023", "21b"),
    ]
    for error in errors:
        there = pickle.loads(pickle.dumps(error))
        assert type(there) is type(error)
        assert (str(there), vars(there)) == (str(error), vars(error))
        assert there.key == error.key


Way = Callable[[Plan], Any]


def in_order(plan: Plan) -> Any:
    return list(simulate(plan, jobs=1))


def in_processes(plan: Plan) -> Any:
    return list(simulate(plan, executor=Processes(2)))


def by_joblib(plan: Plan) -> Any:
    return list(simulate(plan, executor=create_executor("joblib", 2)))


def as_rows(plan: Plan) -> Any:
    return list(simulate(plan, jobs=1, on_rows=lambda first, lines: None))


def in_a_league(plan: Plan) -> Any:
    return list(play_league(plan, jobs=1))


@pytest.mark.parametrize("way", [in_order, in_processes, by_joblib, as_rows, in_a_league])
@pytest.mark.parametrize("name", ILLEGAL)
def test_a_run_stops_and_the_error_names_bot_and_action(name: str, way: Way, bots_file: str) -> None:
    game, options, action = ILLEGAL[name]
    plan = Plan(game, 2, ("random", f"{bots_file}:{name}"), options, games=30, seed=4)
    with pytest.raises(IllegalChoice) as stopped:
        way(plan)
    assert error_has(stopped.value, bot=name, action=action)
    assert str(stopped.value.args_["seed"]).startswith("4/")
    number, seat = int(str(stopped.value.args_["seed"])[2:]), stopped.value.args_["seat"]
    assert plan.names(number)[int(seat)].endswith(name) or way is in_a_league


def test_a_chunk_with_an_illegal_choice_has_no_result() -> None:
    with pytest.raises(IllegalChoice):
        run_chunk(Plan("trio", 2, (TALKER, "random")), (0, 3), rows=True)


def test_waiting_parts_are_not_started_after_a_failure(tmp_path: Path) -> None:
    parts = list(range(200))
    with pytest.raises(IllegalChoice):
        for _ in Processes(1).run(FailingWork(tmp_path), parts):
            pass
    assert len(list(tmp_path.iterdir())) < len(parts) // 2


class FailingWork:
    """The first part fails; every other part takes a while and leaves a file."""

    def __init__(self, place: Path) -> None:
        self.place = place

    def __call__(self, part: int) -> int:
        if part == 0:
            raise IllegalChoice("bot", 0, 0, "seed", "action")
        time.sleep(0.05)
        (self.place / str(part)).touch()
        return part


@pytest.mark.parametrize("name", ILLEGAL)
def test_an_opponents_illegal_choice_in_gymnasium_is_raised(name: str, bots_file: str) -> None:
    game, options, action = ILLEGAL[name]
    table = gymnasium.make(f"mulot.lab.gymnasium_env:mulot/{game}", bot=f"{bots_file}:{name}", options=options, seat=1)
    rng = np.random.default_rng(2)

    def play_on() -> None:
        _, info = table.reset(seed=11)
        for _ in range(200):
            _, _, over, _, info = table.step(rng.choice(np.flatnonzero(info["action_mask"])))
            assert not over

    with pytest.raises(IllegalChoice) as stopped:
        play_on()
    assert error_has(stopped.value, bot=name, seat=0, action=action, seed="11")


def test_gymnasium_errors_count_the_plies_of_both_sides(bots_file: str) -> None:
    table = gymnasium.make(
        "mulot.lab.gymnasium_env:mulot/barrieres", bot=f"{bots_file}:waller", options={"first": 0}, seat=1
    )
    _, info = table.reset(seed=11)
    with pytest.raises(IllegalChoice) as stopped:
        table.step(np.flatnonzero(info["action_mask"])[0])
    assert error_has(stopped.value, ply=2)


def test_an_episode_accepts_only_legal_actions() -> None:
    setup = GameSetup("barrieres", 2, {"first": 0})
    episode = Episode(setup, RandomLuck(Random(1)))
    wall = setup.action_space.number[setup.game.read("a1h")]
    episode.act(0, wall)
    before = episode.board_text()
    reasons = {
        (1, wall): "overlaps",
        (0, wall): "not-your-turn",
        (1, setup.wait_action): "must-act",
        (1, -1): "no-such-action",
        (1, 10**6): "no-such-action",
    }
    for (seat, number), reason in reasons.items():
        with pytest.raises(IllegalAction, match=f"may not play {number} ") as refused:
            episode.act(seat, number)
        assert error_has(refused.value, seat=seat, number=number, reason=reason)
    assert episode.board_text() == before
    table = pettingzoo_env.env("barrieres", options={"first": 0})
    table.reset(seed=1)
    table.step(wall)
    with pytest.raises(ValueError, match=rf"seat 1 may not play {wall} \(a1h\) now: overlaps BR-14"):
        table.step(wall)


def test_no_story_is_written_after_an_illegal_choice(tmp_path: Path) -> None:
    with pytest.raises(IllegalChoice) as stopped:
        write_story(mulot.load("trio"), [TALKER] * 2, tmp_path / "story", "seed-1", {})
    assert error_has(stopped.value, bot="talker", ply=0, seed="seed-1", action="nonsense")
    assert not list(tmp_path.iterdir())


def command(*args: str, lang: str = "en") -> subprocess.CompletedProcess[str]:
    typed = [sys.executable, "-c", "from mulot.cli import main; main()", *args, "--lang", lang]
    return subprocess.run(typed, capture_output=True, text=True, timeout=600, env={**os.environ, "MULOT_LANG": lang})


@pytest.mark.parametrize(
    "args",
    [
        ["simulate", "barrieres", "--option", "first=0", "--games", "10", "--jobs", "1"],
        ["simulate", "barrieres", "--option", "first=0", "--games", "40", "--jobs", "2", "--rotate"],
        ["simulate", "barrieres", "--option", "first=0", "--games", "10", "--jobs", "1", "--out", "games.jsonl"],
        ["rate", "barrieres", "--option", "first=0", "--games", "10", "--jobs", "1"],
    ],
    ids=["simulate", "rotate", "out", "rate"],
)
def test_commands_report_an_illegal_choice_in_one_sentence(args: list[str], bots_file: str, tmp_path: Path) -> None:
    done = command(*args, "--bots", f"random,{bots_file}:waller")
    assert done.returncode == 2
    assert done.stdout == ""
    (line,) = done.stderr.strip().splitlines()
    assert all(word in line for word in ("waller", "a1h", "ply", "0/"))
    assert sorted(file.name for file in tmp_path.iterdir() if file.is_file()) == ["outside_bots.py"]


@pytest.mark.parametrize(("lang", "word"), [("fr", "coup"), ("nl", "zet")])
def test_an_illegal_choice_is_reported_in_every_language(lang: str, word: str, bots_file: str) -> None:
    done = command("simulate", "trio", "--jobs", "1", "--bots", f"{bots_file}:talker", lang=lang)
    assert done.returncode == 2
    assert all(part in done.stderr for part in ("talker", "nonsense", word, "0/0"))


def test_legal_bots_are_not_affected(bots_file: str) -> None:
    done = command("simulate", "trio", "--jobs", "1", "--games", "3", "--bots", f"{bots_file}:orderly,random", "--json")
    assert json.loads(done.stdout)["games"] == 3
