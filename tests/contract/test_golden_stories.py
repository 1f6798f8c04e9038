"""Golden stories: whole matches of every version, as journals and as text. Old ones must replay unchanged."""

from __future__ import annotations

from pathlib import Path

import pytest

import mulot
from contract.games_under_test import folder
from mulot.core.match import Match
from mulot.testing.contract import check_story

STORIES = [(game, file) for game in mulot.shelf() for file in sorted((folder(game) / "tests/stories").glob("*.jsonl"))]


@pytest.mark.parametrize(("game", "file"), STORIES, ids=[f"{game}-{file.stem}" for game, file in STORIES])
def test_a_story_has_not_changed(game: str, file: Path) -> None:
    assert check_story(file).game.id == game


@pytest.mark.parametrize("game", mulot.shelf())
def test_every_version_of_every_game_has_a_story(game: str) -> None:
    versions = {Match.load(file).journal.header.version for name, file in STORIES if name == game}
    assert versions == {mulot.load(game).version, *mulot.load(game).old_versions}
