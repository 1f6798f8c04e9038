"""CONTRIBUTING's instructions for adding a language work: they are applied to a copy of the project with an invented
language."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import mulot

ROOT = Path(mulot.__file__).parents[2]
NEW = "xx"
WORDS_TESTS = (
    "tests/contract/test_messages.py",
    "tests/contract/test_game_folders.py",
    "tests/client/test_client_translations.py",
    "tests/table/test_table_phrases.py",
)
BEGUN = "house-shelf = "


def steps() -> list[str]:
    """Return the documented steps."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    section = re.search(r"^## Add a language\n(.*?)^## ", text, re.M | re.S)
    assert section is not None
    return re.findall(r"^\d\. (.*)$", section[1], re.M)


def named(step: str) -> list[str]:
    """Return the files that a step names."""
    return [name for name in re.findall(r"`([^`]+)`", step) if "." in name]


def translate(file: Path) -> None:
    """Copy an English file for the new language, changing only the alternative texts of pictures."""
    text = file.read_text(encoding="utf-8").replace(BEGUN, BEGUN + "XX ")
    file.with_stem(NEW).write_text(re.sub(r"^!\[(.*)\]", r"![\1 XX]", text, flags=re.M), encoding="utf-8")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with the new language."""
    house = tmp_path_factory.mktemp("languages") / "house"
    unneeded = shutil.ignore_patterns("__pycache__", "static", "boards", "node_modules", ".*")
    for folder in ("src", "web", "tests", "docs", "examples"):
        shutil.copytree(ROOT / folder, house / folder, ignore=unneeded)
    shutil.copy(ROOT / "pyproject.toml", house)
    lists, words, tests = steps()
    assert "make test" in tests
    for name in named(lists):
        file = house / name
        text = file.read_text(encoding="utf-8")
        text = re.sub(r'(LANGUAGES = [(\[].*?"en")', rf'\1, "{NEW}"', text)
        file.write_text(text.replace('en: "English"', f'en: "English", {NEW}: "Xanthian"'), encoding="utf-8")
    once, in_games = words.split("in every game")
    for name in named(once):
        translate(house / name)
    assert named(in_games) == ["text/en.ftl", "en.ftl", "rulebook/en.md"]
    for game in (file.parent for file in sorted((house / "src/mulot/games").glob("*/RULES.md"))):
        for file in (*sorted((game / "text").rglob("en.ftl")), game / "rulebook/en.md"):
            translate(file)
    return house


def run(house: Path, *typed: str, answers: str = "") -> str:
    environment = {**os.environ, "PYTHONPATH": str(house / "src"), "COLUMNS": "200", "MULOT_LANG": "fr"}
    done = subprocess.run(
        [sys.executable, "-m", *typed], cwd=house, env=environment, input=answers,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=900,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout
    assert "Traceback" not in done.stdout
    return done.stdout


def test_the_message_tests_pass_after_the_documented_steps(house: Path) -> None:
    output = run(house, "pytest", "-p", "no:cacheprovider", "-p", "no:randomly", *WORDS_TESTS)
    assert " passed" in output


def test_the_new_language_is_available(house: Path) -> None:
    assert "XX The games in the house" in run(house, "mulot", "games", "--lang", NEW)
    program = "from mulot.service import games; print(games.describe_house(games.OfferedGames()).languages)"
    (house / "languages.py").write_text(program, encoding="utf-8")
    assert repr(NEW) in run(house, "languages")


@pytest.mark.parametrize("game", ["trio", "moulin"])
def test_games_can_be_played_in_it_even_if_they_lack_its_messages(house: Path, game: str) -> None:
    more = ("--more-games", str(house / "examples" / "moulin"))
    output = run(house, "mulot", "play", game, *more, "--lang", NEW, "--plain", answers="rules\nmoves\nquit\n")
    assert f"{game}-" not in output
    title = {"trio": "Le Trio", "moulin": "Le Moulin"}[game]
    assert title in output


def test_a_missing_message_is_reported_and_shown_in_english(house: Path, tmp_path: Path) -> None:
    text = house / "src/mulot/games/trio/text" / f"{NEW}.ftl"
    whole = text.read_text(encoding="utf-8")
    try:
        text.write_text(whole.replace("trio-about =", "# trio-about ="), encoding="utf-8")
        about = re.search(r"^trio-about = (.*)$", whole, re.M)
        assert about is not None
        assert about[1] in run(house, "mulot", "games", "--lang", NEW)
        with pytest.raises(AssertionError, match="missing: trio-about"):
            run(house, "pytest", "-p", "no:cacheprovider", "-p", "no:randomly", WORDS_TESTS[0], "-k", f"trio and {NEW}")
    finally:
        text.write_text(whole, encoding="utf-8")


@pytest.mark.whole
def test_a_new_external_game_passes_the_laws_without_it(house: Path) -> None:
    run(house, "mulot", "new-game", "kernel")
    laws = (
        "pytest",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:randomly",
        "-k",
        "messages or variables or layout or rulebooks",
    )
    assert "passed" in run(house, *laws, "kernel/src/kernel", "--override-ini=pythonpath=kernel/src")
