"""The client's generated files match the structs and journals in Python."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

import generated_files
import mulot
import toy_game
from mulot import games
from mulot.codegen import LEARNER
from mulot.codegen.typescript import typescript_types
from mulot.core.text import LANGUAGES, tag_of, union_members
from mulot.testing import messages

ROOT = Path(mulot.__file__).parents[2]


def test_no_made_file_is_stale() -> None:
    stale = [path.name for path, wanted in generated_files.files() if path.read_text(encoding="utf-8") != wanted]
    assert stale == [], "run `make generate`"


def test_types_are_tuples_unions_and_tags() -> None:
    written = typescript_types(toy_game.GAME)
    assert "export type Happening = GameEvent & (\n" in written
    assert '  | Readonly<{ type: "thrown"; seat: number; ' in written
    actions = written.partition("export type Action =\n")[2].partition(";\n\n")[0]
    tags = re.findall(r'^  \| Readonly<\{ type: "([a-z-]+)"', actions, re.MULTILINE)
    assert tags == ["attack", "peek", "dig", "put-back", "repeat", "pass", "blow"]
    assert '"saw": {"stone": "thing", "to": "seat"}' in written


def test_every_lesson_speaks_every_language_and_begins_with_the_learner() -> None:
    lessons = {path: text for path, text in generated_files.files() if path.name == "tutorial.json"}
    assert lessons
    for path, text in lessons.items():
        game = path.parents[1].name
        lesson = msgspec.json.decode(text)
        lines = [frame["line"] for frame in lesson["film"]["frames"] if frame.get("seat") == LEARNER]
        said = {f"{game}-ui-learn-{step['say']}" for step in lesson["steps"]}
        assert lines
        for language in LANGUAGES:
            have = messages.read_messages(path.parents[1] / "text" / f"{language}.ftl")
            assert said <= set(have), f"{game}, {language}: {sorted(said - set(have))}"


@pytest.mark.parametrize("game", mulot.shelf())
def test_every_event_weight_belongs_to_an_event(game: str) -> None:
    weights = msgspec.json.decode(
        (games.folder(game) / "web" / "eventWeights.json").read_bytes(), type=dict[str, float]
    )
    tags = {tag_of(event) for event in union_members(mulot.load(game).event)}
    assert sorted(weights.keys() - tags) == []
    assert min(weights.values()) >= 0
    assert max(weights.values()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_can_say_everything(language: str) -> None:
    from mulot.table import phrases as lists
    from mulot.table.messages import REFUSAL_REASONS

    have = messages.read_messages(ROOT / "src" / "mulot" / "text" / f"{language}.ftl")
    wanted = [f"house-name-{name}" for name in lists.NAMES] + [f"house-phrase-{one}" for one in lists.PHRASES]
    wanted += [f"house-reaction-{one}" for one in lists.REACTIONS] + [f"house-no-{one}" for one in REFUSAL_REASONS]
    assert [key for key in wanted if key not in have] == []
