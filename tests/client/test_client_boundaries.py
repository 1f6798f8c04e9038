"""No rules in the client, no foreign hosts, and not too much to load."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

import mulot
from client.sources import GAMES, ROOT, WEB, sources

STATIC = ROOT / "src" / "mulot" / "server" / "static"
MOST = 120_000
"""Bytes of JavaScript, compressed, before the shelf stands there."""


RULE = re.compile(r"""["'`][SCBTM](?:-\d{3}|R-\d{2})["'`]""")


def test_the_shell_knows_no_game_by_name() -> None:
    for path, text in sources(WEB).items():
        named = [game for game in mulot.shelf() if re.search(rf"\b{game}\b", text)]
        assert named == [], path


def test_no_rule_is_named_in_the_client() -> None:
    """A rule's number comes with an event or a refusal; code that names one has begun to know the rules."""
    for path, text in sources(WEB, *GAMES).items():
        assert RULE.findall(text) == [], path


@pytest.mark.parametrize(
    "word", ["fetch(", "WebSocket", "XMLHttpRequest", "localStorage", "Math.random", "crypto.", "import.meta.glob"]
)
def test_a_board_draws_and_does_nothing_else(word: str) -> None:
    """It gets what it draws from the table it is given, asks nobody, keeps nothing and throws no dice."""
    for path, text in sources(*GAMES).items():
        assert word not in text, path


def test_what_is_legal_is_asked_of_the_table_only() -> None:
    """Only the shell's `Seen` keeps the list of legal actions; boards ask it. Nobody makes such a list up."""
    makers = [path.name for path, text in sources(WEB, *GAMES).items() if re.search(r"\blegal\s*:\s*\[", text)]
    assert makers in ([], ["lesson.svelte.ts"])


def test_a_fault_planted_in_a_board_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "Board.svelte").write_text("<script>if (rule === 'S-004') Math.random();</script>")
    text = "".join(sources(tmp_path).values())
    assert "Math.random" in text
    assert RULE.search(text)


def test_no_other_host_is_named() -> None:
    allowed = ("http://www.w3.org/", "http://127.0.0.1")
    for path, text in sources(WEB, *GAMES).items():
        found = [url for url in re.findall(r"https?://[\w.-]+[/\w]*", text) if not url.startswith(allowed)]
        assert found == [], path


def test_the_shelf_is_light_and_boards_come_later() -> None:
    index = (STATIC / "index.html").read_text(encoding="utf-8")
    first = set(re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', index))
    assert first
    waiting = list(first)
    while waiting:
        text = (STATIC / waiting.pop()).read_text(encoding="utf-8")
        for name in re.findall(r'(?:from|import)"\./([^"]+\.js)"', text):
            if f"assets/{name}" not in first:
                first.add(f"assets/{name}")
                waiting.append(f"assets/{name}")
    size = sum(len(gzip.compress((STATIC / name).read_bytes())) for name in first)
    assert size <= MOST
    assert not any("play" in name for name in first)


def test_nothing_in_the_built_client_names_another_host() -> None:
    known = ("w3.org", "svelte.dev", "mozilla.org", "fluent")
    for path in STATIC.rglob("*"):
        if path.suffix in (".js", ".css", ".html"):
            urls = re.findall(r"https?://[\w.-]+\.[a-z]{2,}", path.read_text(encoding="utf-8"))
            assert [url for url in urls if not any(one in url for one in known)] == [], path.name
