"""The puzzles of Le Clan, checked with nothing but what a player is shown: the frames of `web/puzzles.json`."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest
from msgspec.structs import replace

from mulot import games
from mulot.core.puzzle import read_puzzles
from research.clan.puzzles import SOURCE
from research.puzzle_finder import solve_rate

FOLDER = games.folder("clan")
KEPT = read_puzzles(FOLDER).puzzles
SHOWN: list[dict[str, Any]] = json.loads((FOLDER / "web" / "puzzles.json").read_text("utf-8"))
SIZES = ("small", "medium", "large")
CHARACTERS = games.characters("clan")


def faults(puzzle: dict[str, Any]) -> list[str]:
    """Return what is wrong with a puzzle for a player who has seen only what it shows."""
    *lead_in, question, _ = puzzle["frames"]
    events = [event for frame in (*lead_in[1:], question) for event in frame["events"]]
    seen = {event["place"]: event["tile"] for event in events if event["type"] == "turned-up"}
    view = question["view"]
    left = dict(zip(SIZES, view["teeth"], strict=True))
    certain = {
        place
        for place, tile in seen.items()
        for size, animal in zip(SIZES, tile.split("-"), strict=True)
        if animal == view["wanted"] and left[size]
    }
    found = []
    if certain != {puzzle["solution"]["place"]}:
        found.append("not one certain tile")
    if any(view["pawns"]):
        found.append("a pawn points")
    if len(seen.keys() - certain) < 2:
        found.append("fewer than two other tiles")
    if next(event["place"] for event in reversed(events) if event["type"] == "turned-up") in certain:
        found.append("the last tile")
    return found


def test_what_is_shown_leaves_one_certain_tile_and_nobody_points_at_it() -> None:
    assert len(SHOWN) == len(KEPT)
    assert [(puzzle["id"], faults(puzzle)) for puzzle in SHOWN if faults(puzzle)] == []


def test_planted_faults_are_found() -> None:
    def planted() -> tuple[dict[str, Any], dict[str, Any]]:
        puzzle = deepcopy(SHOWN[0])
        return puzzle, puzzle["frames"][-2]

    pointing, question = planted()
    question["view"]["pawns"][1 - pointing["seat"]] = "top-a"
    won, question = planted()
    question["view"]["teeth"] = [0, 0, 0]
    short, question = planted()
    short["frames"] = short["frames"][-4:]
    late, question = planted()
    place = late["solution"]["place"]
    again = [event for frame in late["frames"] for event in frame["events"] if event.get("place") == place]
    question["events"] = [*question["events"], next(event for event in again if event["type"] == "turned-up")]
    assert faults(pointing) == ["a pawn points"]
    assert "not one certain tile" in faults(won)
    assert "fewer than two other tiles" in faults(short)
    assert faults(late) == ["the last tile"]


def test_characters_are_asked_about_what_is_shown_only() -> None:
    """The strong character forgets nothing. It finds every tile, but not one that it was not shown."""
    assert {puzzle.found["strong"] for puzzle in KEPT} == {1.0}
    assert any(solve_rate(SOURCE, CHARACTERS["strong"], replace(puzzle, shown=2)) < 1 for puzzle in KEPT)


@pytest.mark.parametrize("name", CHARACTERS)
def test_characters_find_what_they_are_said_to_find(name: str) -> None:
    assert [solve_rate(SOURCE, CHARACTERS[name], puzzle) for puzzle in KEPT] == [one.found[name] for one in KEPT]


def test_some_are_found_by_most_and_some_by_few() -> None:
    """Every grade has eight. The gentle character finds most of the easy ones and hardly any of the hard ones."""
    shares = [[one.found["gentle"] for one in KEPT if one.grade == grade] for grade in (1, 2, 3)]
    assert [len(of) for of in shares] == [8, 8, 8]
    assert min(shares[0]) >= 0.5 > max(shares[2])
    assert sum(shares[0]) > sum(shares[1]) > sum(shares[2])
