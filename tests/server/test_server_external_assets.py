"""Browser files of external games are served like the client's own, and no other files are."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from kit.running_server import RunningServer
from mulot.server.static_files import CACHE_FOREVER

FRENCH = "farm-title = La ferme\nfarm-story-barn = Il était une fois"
DUTCH = "farm-about = Kippen"
BOARD = "export default { contract: 1 };\n"
SOURCE = """
from dataclasses import replace
from toy_game import GAME as SKIRMISH
GAME = replace(SKIRMISH, id="farm")
"""


def write_external_game(parent: Path) -> Path:
    """Write a package: the toy game under another name, with a board."""
    files = {
        "__init__.py": SOURCE,
        "RULES.md": (Path(__file__).parents[1] / "toy_game" / "RULES.md").read_text(encoding="utf-8"),
        "text/fr.ftl": "farm-title = La ferme",
        "text/story/barn/fr.ftl": "farm-story-barn = Il était une fois",
        "text/nl.ftl": "farm-about = Kippen",
        "rulebook/fr.md": "# La ferme",
        "web/board.js": BOARD,
        "web/board.css": ".farm { color: red }",
        "web/art/hen.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
        "web/types.ts": "export type View = object;",
        "web/page.html": "<p>no</p>",
        "web/.hidden.js": "no",
        "web/two words.js": "no",
    }
    folder = parent / "farm"
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


@contextmanager
def serve_external_game(farm: Path) -> Iterator[httpx.Client]:
    with RunningServer(more_games=f"toy_game,{farm}") as running, httpx.Client(base_url=running.url) as client:
        yield client


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A server with an external game; tests must not change the game."""
    with serve_external_game(write_external_game(tmp_path_factory.mktemp("games"))) as client:
        yield client


def edition(house: httpx.Client) -> str:
    return str(house.get("/api/games/farm").json()["elsewhere"]["edition"])


def test_external_game_and_its_board_are_reported(house: httpx.Client) -> None:
    games = {game["id"]: game["elsewhere"] for game in house.get("/api/games").json()}
    assert games["souriciere"] is None
    assert games["farm"] == {"edition": edition(house), "board": True, "style": True, "lesson": False}
    assert {name: games["skirmish"][name] for name in ("board", "style", "lesson")} == {
        "board": False,
        "style": False,
        "lesson": False,
    }


@pytest.mark.parametrize(
    ("name", "kind", "body"),
    [
        ("words/fr", "text/plain; charset=utf-8", f"{FRENCH}\n{DUTCH}"),
        ("words/nl", "text/plain; charset=utf-8", f"{DUTCH}\n{FRENCH}"),
        ("words/en", "text/plain; charset=utf-8", f"{FRENCH}\n{DUTCH}"),
        ("rulebook/fr", "text/markdown; charset=utf-8", "# La ferme"),
        ("rulebook/nl", "text/markdown; charset=utf-8", "# La ferme"),
        ("web/board.js", "text/javascript; charset=utf-8", BOARD),
        ("web/board.css", "text/css; charset=utf-8", ".farm { color: red }"),
        ("web/art/hen.svg", "image/svg+xml", "<svg xmlns='http://www.w3.org/2000/svg'/>"),
    ],
)
def test_external_assets_are_cached_forever_by_edition(
    house: httpx.Client,
    name: str,
    kind: str,
    body: str,
) -> None:
    answer = house.get(f"/elsewhere/farm/{edition(house)}/{name}")
    assert (answer.status_code, answer.text, answer.headers["content-type"]) == (200, body, kind)
    assert answer.headers["cache-control"] == CACHE_FOREVER
    assert house.get(f"/elsewhere/farm/older/{name}").headers["cache-control"] == "no-cache"


def test_external_assets_have_security_headers_and_no_cookie(house: httpx.Client) -> None:
    page, board = house.get("/"), house.get("/elsewhere/farm/1/web/board.js")
    for name in ("content-security-policy", "x-content-type-options", "cross-origin-resource-policy"):
        assert board.headers[name] == page.headers[name]
    assert "set-cookie" not in board.headers


@pytest.mark.parametrize(
    "path",
    [
        "farm/1/web/page.html", "farm/1/web/types.ts", "farm/1/web/.hidden.js", "farm/1/web/two%20words.js",
        "farm/1/web", "farm/1/web/", "farm/1/words/de", "farm/1/words/fr.ftl", "farm/1/rulebook/de",
        "farm/1/__init__.py", "farm/1/web/../__init__.py", "farm/1/web/%2e%2e/__init__.py",
        "farm/1/web/..%2f__init__.py", "farm/1/%2e%2e/%2e%2e/mulot.db", "nobody/1/words/fr", "souriciere/1/words/fr",
    ],
)  # fmt: skip
def test_no_other_external_files_are_served(house: httpx.Client, path: str) -> None:
    assert house.get(f"/elsewhere/{path}").status_code == 404


def test_changed_external_assets_get_a_new_edition(tmp_path: Path) -> None:
    farm = write_external_game(tmp_path)
    with serve_external_game(farm) as house:
        before = edition(house)
        (farm / "web" / "board.js").write_text("export default { contract: 1, ages: 4 };\n", encoding="utf-8")
        after = edition(house)
        assert after != before
        assert "ages: 4" in house.get(f"/elsewhere/farm/{after}/web/board.js").text

        (farm / "text" / "fr.ftl").write_text("farm-title = La ferme\n" * 200, encoding="utf-8")
        words = house.get("/elsewhere/farm/1/words/fr", headers={"Accept-Encoding": "gzip"})
        assert words.headers["content-encoding"] == "gzip", "texts are sent compressed"
        assert int(words.headers["content-length"]) < len(words.text) / 10


def test_seat_and_component_fields_are_described_by_tag(house: httpx.Client) -> None:
    kinds = house.get("/api/games/skirmish/kinds").json()
    assert kinds["event"]["saw"] == {"stone": "thing", "to": "seat"}
    assert set(kinds) == {"event", "do"}
    assert all(kinds["do"].values())
