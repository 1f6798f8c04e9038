"""A data set contains every ply that was played, and nothing that the acting seat could not know."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import mulot
from mulot.core.game import Outcome
from mulot.core.luck import RandomLuck
from mulot.lab.arena import play_game
from mulot.lab.dataset import DatasetRow, Recorder, write_dataset
from mulot.lab.simulate import Plan, run_chunk, simulate


def simulate_rows(plan: Plan) -> list[dict[str, Any]]:
    lines: dict[int, Any] = {}
    list(simulate(plan, jobs=1, on_rows=lambda first, some: lines.update({first: some})))
    return [json.loads(line) for first in sorted(lines) for line in lines[first]]


@pytest.mark.parametrize("bots", [("random", "random"), ("sensible", "gentle")])
def test_recording_does_not_change_the_games(bots: tuple[str, str]) -> None:
    plan = Plan("trio", 2, bots, {"variant": "pro"}, games=5, rotate=True)
    assert run_chunk(plan, (0, 5), rows=True).results == run_chunk(plan, (0, 5)).results


def test_the_rows_can_be_replayed() -> None:
    """Replaying the actions of the rows gives the same legal actions, events and scores."""
    from random import Random

    game = mulot.load("barrieres")
    plan = Plan("barrieres", 2, ("random", "random"), {"first": 0}, games=2)
    rows = simulate_rows(plan)
    assert {row["game"] for row in rows} == {0, 1}
    for number in (0, 1):
        s = game.new(game.options(first=0), 2, RandomLuck(Random(0)))
        for row in (row for row in rows if row["game"] == number):
            assert json.loads(json.dumps(row["view"])) == row["view"]
            assert row["legal"] == [game.write(action) for action in game.legal(s, row["seat"])]
            assert row["action"] in row["legal"]
            events: list[Any] = []
            game.play(s, row["seat"], game.read(row["action"]), RandomLuck(0), events.append)
            assert [event["type"] for event in row["events"]] == [type(e).__struct_config__.tag for e in events]
        end = game.waiting(s)
        assert isinstance(end, Outcome)
        assert {(row["seat"], row["score"]) for row in rows if row["game"] == number} == set(enumerate(end.scores))


def test_a_row_holds_the_view_and_the_events_of_its_seat() -> None:
    """A row contains the hidden hand and private events of its own seat, and of no other."""
    rows = simulate_rows(Plan("trio", 3, ("sensible",) * 3, {"variant": "pro"}, games=3))
    assert len({row["seat"] for row in rows}) == 3
    assert all(row["view"]["own"]["seat"] == row["seat"] for row in rows if row["view"]["own"])
    game = mulot.load("clan")
    recorder = Recorder(game, 0, ("gentle",) * 3)
    bots = mulot.games.bots("clan")
    result = play_game(game, game.options(), [bots["gentle"]] * 3, 4, recorder=recorder)
    rows = recorder.build_rows(result.scores)
    assert all(event.get("to") in (None, row.seat) for row in rows for event in row.events if event["type"] == "saw")


def test_json_lines_come_with_a_description_of_the_run(tmp_path: Path) -> None:
    plan = Plan("trio", 2, ("gentle", "random"), games=4)
    lines = run_chunk(plan, (0, 4), rows=True).rows
    (tmp_path / "piece").write_text("".join(f"{line}\n" for line in lines))
    write_dataset(tmp_path / "games.jsonl", [tmp_path / "piece"], plan.to_dict())
    plain = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert plain == [json.loads(line) for line in lines]
    assert list(plain[0]) == list(DatasetRow.__struct_fields__)
    assert json.loads((tmp_path / "games.about.json").read_text()) == plan.to_dict()
