"""The client contains no rules and no foreign hosts, and is small enough."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

import mulot
from client.client_sources import GAMES, ROOT, WEB, sources

STATIC = ROOT / "src" / "mulot" / "server" / "static"
MOST = 120_000
"""The maximum size in bytes of the compressed JavaScript that is needed for the shelf."""


LETTERS = "|".join(letters for game in mulot.shelf() for letters in mulot.load(game).rule_prefixes)
RULE = re.compile(rf"""["'`](?:{LETTERS})-\d{{2,3}}["'`]""")


DOINGS = ("fetch(", "WebSocket", "XMLHttpRequest", "localStorage", "Math.random", "crypto.")
"""Calls that a board must not contain: it only draws what its table gives it."""


def names_a_game(text: str) -> list[str]:
    """Return the games that the shell's code names."""
    return [game for game in mulot.shelf() if re.search(rf"\b{game}\b", text)]


def complaints_of_a_board(text: str) -> list[str]:
    """Return what is wrong with a board's code. Rule numbers come with events and refusals; code that contains one
    knows rules, which it must not. Only the shell's `Seen` has the list of legal actions, and no board makes one up."""
    found = [*RULE.findall(text), *(word for word in DOINGS if word in text)]
    found += ["files of others" for own in re.findall(r"import\.meta\.glob[^\"']*[\"'](\./)?", text) if not own]
    return found + (["a list of legal actions"] if re.search(r"\blegal\s*:\s*\[", text) else [])


def test_the_shell_knows_no_game_by_name() -> None:
    for path, text in sources(WEB).items():
        assert names_a_game(text) == [], path


def test_no_rule_is_named_in_the_shell() -> None:
    for path, text in sources(WEB).items():
        assert RULE.findall(text) == [], path


def test_a_board_draws_and_does_nothing_else() -> None:
    for path, text in sources(*GAMES).items():
        assert complaints_of_a_board(text) == [], path


def test_what_is_legal_is_asked_of_the_table_only() -> None:
    makers = [path.name for path, text in sources(WEB).items() if re.search(r"\blegal\s*:\s*\[", text)]
    assert makers in ([], ["lesson.svelte.ts"])


@pytest.mark.parametrize(
    ("planted", "noticed"),
    [
        ("if (rule === 'S-004') fall();", ["'S-004'"]),
        ("const die = Math.random();", ["Math.random"]),
        ("const seen = { legal: [one] };", ["a list of legal actions"]),
        ("const others = import.meta.glob('../../*/web/*.svg');", ["files of others"]),
        ("const own = import.meta.glob<string>('./*.svg');", []),
        ("// Math.random() and 'S-004' in a comment do nothing\nconst legal = table.legal;", []),
    ],
)
def test_a_fault_planted_in_a_real_board_is_noticed(tmp_path: Path, planted: str, noticed: list[str]) -> None:
    """The check that reads the boards finds an added line in a copy of a real board."""
    real = GAMES[0] / "Board.svelte"
    text = real.read_text(encoding="utf-8").replace('<script lang="ts">', f'<script lang="ts">\n{planted}\n', 1)
    (tmp_path / "Board.svelte").write_text(text, encoding="utf-8")
    (broken,) = sources(tmp_path).values()
    assert complaints_of_a_board(broken) == noticed


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
    assert not any(name.startswith(("assets/gameUi", "assets/TableScreen")) for name in first)


def test_nothing_in_the_built_client_names_another_host() -> None:
    known = ("w3.org", "svelte.dev", "mozilla.org", "fluent")
    for path in STATIC.rglob("*"):
        if path.suffix in (".js", ".css", ".html"):
            urls = re.findall(r"https?://[\w.-]+\.[a-z]{2,}", path.read_text(encoding="utf-8"))
            assert [url for url in urls if not any(one in url for one in known)] == [], path.name
