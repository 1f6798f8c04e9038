"""What is made from Python for the client is as the Structs and journals say now."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import mulot
import skirmish
from contract import words
from mulot.cli import films, typescript
from mulot.core.text import LANGUAGES

ROOT = Path(mulot.__file__).parents[2]


def test_the_types_are_those_of_the_structs() -> None:
    for path, wanted in typescript.files(ROOT):
        assert path.read_text(encoding="utf-8") == wanted, f"{path.name}: python -m mulot.cli.typescript"


def test_the_lessons_are_those_of_the_journals() -> None:
    for path, wanted in films.files(ROOT):
        assert path.read_bytes() == wanted, f"{path}: python -m mulot.cli.films"


def test_types_are_tuples_unions_and_tags() -> None:
    made = typescript.of_game(skirmish.GAME)
    assert 'export interface Thrown {\n  readonly type: "thrown";\n  readonly seat: number;' in made
    assert "export type Action = Attack | Peek | Dig | PutBack | Repeat | Pass | Blow;" in made
    assert '"saw": {"stone": "thing", "to": "seat"}' in made


def test_every_lesson_speaks_every_language_and_begins_with_the_learner() -> None:
    for path, made in films.files(ROOT):
        game = path.parents[1].name
        lesson = msgspec.json.decode(made)
        lines = [frame["line"] for frame in lesson["film"]["frames"] if frame.get("seat") == films.LEARNER]
        said = {f"{game}-ui-learn-{step['say']}" for step in lesson["steps"]}
        assert lines
        for language in LANGUAGES:
            have = words.read(path.parents[1] / "text" / f"{language}.ftl")
            assert said <= set(have), f"{game}, {language}: {sorted(said - set(have))}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_can_say_everything(language: str) -> None:
    from mulot.table import words as lists
    from mulot.table.messages import REASONS

    have = words.read(ROOT / "src" / "mulot" / "text" / f"{language}.ftl")
    wanted = [f"house-name-{name}" for name in lists.NAMES] + [f"house-phrase-{one}" for one in lists.PHRASES]
    wanted += [f"house-reaction-{one}" for one in lists.REACTIONS] + [f"house-no-{one}" for one in REASONS]
    assert [key for key in wanted if key not in have] == []
