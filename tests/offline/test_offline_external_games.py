"""External games in the offline version: included whole, or left out by name and with the reason."""

from __future__ import annotations

import faulthandler
import io
import json
import subprocess
import sys
import zipfile
from pathlib import Path

import msgspec
import pytest

from kit.external_package import install_package
from kit.sampled_cases import sample
from mulot.browser import browser_trial, external_games
from mulot.browser.external_games import IncludedGame, LeftOut, include_games
from mulot.browser.static_site import STATIC, Site, make_site
from mulot.cli.i18n import Translator
from mulot.core.text import LANGUAGES
from mulot.games import Shelf
from offline.run_in_both_pythons import there

PLAYS = """
import json, mulot
from mulot.core.match import Match
from mulot.service.games import OfferedGames
games = OfferedGames()
match = Match(mulot.load("fromage"), seats=2, seed=7)
for _ in range(20):
    seat = match.waiting.must[0]
    match.play(seat, match.legal(seat)[0])
json.dumps([mulot.shelf(), list(games.bots(games.game_on_shelf("fromage"))), len(match.journal.lines)])
"""
FAULTS = {
    "a dependency": ("import numpy", {}, "needs", {"module": "numpy"}),
    "a part of the house that browsers do without": ("import mulot.lab", {}, "needs", {"module": "mulot.lab"}),
    "a part of the standard library that is not laid": ("import sqlite3", {}, "needs", {"module": "sqlite3"}),
    "a compiled part": (
        "from fromage import _fast", {"_fast.cpython-311-x86_64-linux-gnu.so": b"\x7fELF"},
        "compiled", {"file": "_fast.cpython-311-x86_64-linux-gnu.so"},
    ),
    "a compiled part in a folder": (
        "import fromage.quick._fast", {"quick/__init__.py": b"", "quick/_fast.pyd": b"MZ"},
        "compiled", {"file": "_fast.pyd"},
    ),
    "a fault": ("raise RuntimeError('spoilt')", {}, "breaks", {"why": "RuntimeError: spoilt"}),
    "a file that is not carried": (
        "import pathlib; (pathlib.Path(__file__).parent / 'heap.csv').read_text()", {"heap.csv": b"1"},
        "breaks", {"why": "FileNotFoundError: [Errno 2] No such file or directory: 'fromage/heap.csv'"},
    ),
    "an end of Python": ("import os; os._exit(3)", {}, "breaks", {"why": "Python exited with status 3"}),
}  # fmt: skip


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder into which packages are installed."""
    folder = tmp_path / "installed"
    folder.mkdir()
    monkeypatch.syspath_prepend(str(folder))
    return folder


def library() -> Path:
    (found,) = STATIC.glob("pocket/python-*/python_stdlib.zip")
    return found


def rules(site: Site) -> bytes:
    return site.files[json.loads(site.files["pocket/edition.json"])["rules"]]


def edition(site: Site) -> str:
    listed = json.loads(site.files["pocket/files.json"])
    assert site.files["service-worker.js"].startswith(f'const EDITION = "{listed["edition"]}"'.encode())
    return str(listed["edition"])


def test_a_package_is_carried_with_its_words_its_rulebook_and_its_board(place: Path) -> None:
    package = install_package(
        place,
        "fromage",
        more={"text/story/barn/fr.ftl": b"fromage-story-barn = Il y avait", "web/board.css": b".fromage{}"},
    )
    site = make_site(shelf=Shelf())
    assert site.left_out == ()
    packed = zipfile.ZipFile(io.BytesIO(rules(site))).namelist()
    assert {"fromage/__init__.py", "fromage/bots/alpha_beta_bot.py", "mulot/core/game.py"} <= set(packed)
    assert not [name for name in packed if name.startswith("fromage/") and not name.endswith((".py", "RULES.md"))]
    assert not [name for name in packed if name.startswith(("fromage/tests", "fromage/web", "fromage/study"))]
    told = json.loads(site.files["pocket/shown.json"])
    assert "fromage" in told["house"]["games"]
    (game,) = (game for game in told["games"] if game["id"] == "fromage")
    assert game["characters"] == ["dusty", "miller"]
    brought = game["elsewhere"]
    assert brought == {"edition": brought["edition"], "board": True, "style": True, "lesson": False}
    at = f"elsewhere/fromage/{brought['edition']}"
    assert site.files[f"{at}/web/board.js"] == (package / "web" / "board.js").read_bytes()
    assert b"fromage-title = Le Moulin" in site.files[f"{at}/words/fr"]
    assert b"fromage-story-barn" in site.files[f"{at}/words/fr"]
    assert site.files[f"{at}/rulebook/nl"] == (package / "rulebook" / "nl.md").read_bytes()
    listed = json.loads(site.files["pocket/files.json"])["files"]
    assert {name for name in site.files if name.startswith("elsewhere/")} <= set(listed)
    assert all(game["elsewhere"] is None for game in told["games"] if game["id"] != "fromage")


def test_a_browsers_python_finds_it_and_plays_it(place: Path, tmp_path: Path) -> None:
    install_package(place, "fromage")
    (tmp_path / "rules.zip").write_bytes(rules(make_site(shelf=Shelf())))
    shelf, bots, lines = json.loads(there(tmp_path / "rules.zip", PLAYS))
    assert "fromage" in shelf
    assert bots == ["dusty", "miller"]
    assert lines == 1 + 20


@pytest.mark.parametrize("fault", FAULTS)
def test_what_cannot_be_carried_is_left_out_by_name_and_with_the_reason(place: Path, fault: str) -> None:
    begins, more, because, args = FAULTS[fault]
    install_package(place, "fromage", begins, more)
    (left_out,) = include_games(Shelf(), library())
    assert isinstance(left_out, LeftOut)
    assert (left_out.because, left_out.args_) == (because, {"game": "fromage", **args})
    told = {lang: Translator(lang).error_text(left_out) for lang in LANGUAGES}
    assert len(set(told.values())) == len(LANGUAGES)
    assert all("fromage" in text and str(*args.values()) in text for text in told.values())


def test_one_that_never_ends_is_given_up(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install_package(place, "fromage", "while True: pass")
    monkeypatch.setattr(external_games, "TRIAL_SECONDS", 1.0)
    (left_out,) = include_games(Shelf(), library())
    assert isinstance(left_out, LeftOut)
    assert left_out.because == "slow"


def test_a_part_that_it_can_do_without_is_no_reason(place: Path) -> None:
    begins = "try:\n    from fromage import _fast\n    import numpy\nexcept ImportError:\n    _fast = None"
    install_package(place, "fromage", begins, {"_fast.so": b"\x7fELF"})
    (game,) = include_games(Shelf(), library())
    assert isinstance(game, IncludedGame)
    assert "fromage/_fast.so" not in game.python


@pytest.mark.parametrize("changed", sample(["rules.py", "text/nl.ftl", "web/board.js", "rulebook/fr.md"], 2))
def test_a_newer_package_is_a_newer_edition_of_the_site(place: Path, changed: str) -> None:
    package = install_package(place, "fromage")
    before = edition(make_site(shelf=Shelf()))
    assert edition(make_site(shelf=Shelf())) == before
    with (package / changed).open("a", encoding="utf-8") as file:
        file.write("\n")
    assert edition(make_site(shelf=Shelf())) != before


def test_whoever_makes_the_site_is_told_line_by_line(place: Path, tmp_path: Path) -> None:
    install_package(place, "fromage")
    install_package(place, "ouverte", "import numpy")
    install_package(place, "percee", "raise RuntimeError('spoilt')")
    program = f"import sys; sys.path.insert(0, {str(place)!r}); from mulot.cli import main; main()"
    command = [sys.executable, "-c", program, "site", str(tmp_path / "site")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, env={"LANG": "en_GB.UTF-8"})
    assert (done.returncode, done.stderr) == (0, "")
    _, *lines = done.stdout.splitlines()
    assert lines == [
        "ouverte is not taken along: it needs numpy, which Python in a browser does not have here.",
        "percee is not taken along: in a browser its Python stops with “RuntimeError: spoilt”.",
    ]
    shown = msgspec.json.decode((tmp_path / "site" / "pocket" / "shown.json").read_bytes())
    ids = [game["id"] for game in shown["games"]]
    assert "fromage" in ids
    assert not {"ouverte", "percee"} & set(ids)


def test_a_trial_plays_what_the_game_allows_and_tells_of_the_game() -> None:
    told = json.loads(browser_trial.try_game("mulot.games.trio", "trio"))
    assert told["shown"]["id"] == "trio"
    with pytest.raises(ImportError):
        browser_trial.try_game("mulot.games.no_such_game", "trio")


def test_what_broke_a_trial_is_told_with_the_module_that_is_missing_however_deep() -> None:
    missing = ImportError("no mouse", name="mouse")
    outer = RuntimeError("no game")
    outer.__cause__ = ValueError("no rules")
    outer.__cause__.__context__ = missing
    assert browser_trial.describe_error(missing) == {"missing": "mouse", "why": "ImportError: no mouse"}
    assert browser_trial.describe_error(outer) == {"missing": "mouse", "why": "RuntimeError: no game"}
    assert browser_trial.describe_error(ValueError("else")) == {"missing": "", "why": "ValueError: else"}


def test_in_a_trial_that_is_hidden_which_a_browser_lacks() -> None:
    finder = browser_trial.BrowserLikeFinder("/nowhere", ["json"])
    assert finder.find_spec("json") is None, "others may look for it"
    assert finder.find_spec("time") is None, "it is part of Python itself"
    assert finder.find_spec("mulot.games.trio") is None
    assert finder.find_spec("msgspec") is None, "it is looked for in its folder alone"
    with pytest.raises(ModuleNotFoundError, match="wave"):
        finder.find_spec("wave")


@pytest.mark.parametrize("module", ["mulot.games.trio", "wave"])
def test_a_trial_leaves_its_answer_beside_the_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: str
) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    monkeypatch.delitem(sys.modules, "wave", raising=False)
    patience = list[tuple[float, dict[str, bool]]]()
    monkeypatch.setattr(faulthandler, "dump_traceback_later", lambda *args, **more: patience.append((*args, more)))
    order = tmp_path / "order.json"
    wanted = {"seconds": 60, "folders": ["/nowhere"], "module": module, "game": "trio", "msgspec": "/nowhere"}
    order.write_text(json.dumps({**wanted, "library": sorted(sys.stdlib_module_names - {"wave"})}))
    browser_trial.main(order)
    told = json.loads((tmp_path / "answer.json").read_bytes())
    assert told.get("missing") == (None if module != "wave" else "wave")
    assert (patience, sys.path[-1]) == ([(60, {"exit": True})], "/nowhere")
