"""Every setting with hostile values: the server starts, or prints one plain sentence and exits with status 2."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from contextlib import nullcontext
from math import isfinite
from pathlib import Path
from unicodedata import category

import pytest

from mulot.cli.i18n import Translator
from mulot.core.errors import MulotError
from mulot.core.text import LANGUAGES
from mulot.server.cluster.pubsub import check_redis_url
from mulot.server.config import DEPRECATED, BadSetting, Config, environment, read_config
from mulot.server.games import ServerGames
from mutation.mutant_injection import INHERITED

ROOT = Path(__file__).parents[2]
MULOT = str(Path(sys.executable).parent / "mulot")
HOSTILE = {
    "inf": "inf",
    "minus-inf": "-inf",
    "nan": "nan",
    "empty": "",
    "blank": " ",
    "minus": "-1",
    "text": "cheese",
    "huge": "9" * 5000,
    "tiny": "1e-400",
    "long": "x" * 100_000,
    "scheme": "gopher://x",
    "http": "http://x",
    "brackets": "redis://[::",
    "port": "redis://bell:cheese/0",
    "query": "redis://bell?cheese=1",
    "query-number": "redis://bell?socket_timeout=cheese",
    "postgres-port": "postgresql://mulot@db:cheese/mulot",
    "postgres-brackets": "postgresql://[::/mulot",
    "postgres-query": "postgresql://127.0.0.1:9/mulot?sslmode=cheese",
    "module": "os",
    "relative": "..os",
    "commas": ",,,",
    "undecodable": "\udcff",
    "signs": "a\nb\x1b[2J",
    "percent": "%s{0}{setting}",
}
NAMES = list(Config.__struct_fields__)


def setting_error(name: str, value: str) -> MulotError | None:
    """Return the error for a setting before the server starts, or None."""
    try:
        config = read_config({}, {f"MULOT_{name.upper()}": value})
        assert read_config({}, environment(config)) == config
        for number in (getattr(config, field) for field in NAMES):
            assert not isinstance(number, float) or isfinite(number)
        if name == "redis":
            check_redis_url(value)
        if name in ("more_games", "only_games"):
            ServerGames(config.more_games, config.only_games)
    except MulotError as error:
        return error
    return None


@pytest.mark.parametrize("name", NAMES)
def test_invalid_values_give_one_sentence_in_every_language(name: str) -> None:
    taken = set()
    for which, value in HOSTILE.items():
        error = setting_error(name, value)
        if error is None:
            taken.add(which)
            continue
        for language in LANGUAGES:
            said = Translator(language).error_text(error)
            assert error.key not in said, said
            assert not any(category(sign) in ("Cc", "Cs") for sign in said), "no control characters"
            assert len(said) < 400
    # A number that rounds to 0 is valid; none of the others is a number or a switch.
    assert isinstance(getattr(Config(), name), str | None) or taken <= {"tiny"}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("redis", "http://x"),
        ("redis", "cheese"),
        ("redis", ""),
        ("more_games", "os"),
        ("more_games", "..os"),
        ("bot_min_seconds", "inf"),
        ("bot_min_seconds", "nan"),
        ("bot_min_seconds", "1e9"),
        ("bot_seconds", "-1"),
        ("command_rate", "9" * 400),
        ("artifact_bytes", "1.5"),
        ("keep_finished_days", "0"),
        ("database", ""),
        ("database", "mysql://x"),
        ("host", ""),
        ("host", "x" * 64),
        ("base_url", ""),
        ("proxies", "cheese"),
        ("shared_devices", "yes"),
        ("shared_devices", ""),
        ("only_games", "tiro"),
        ("only_games", ","),
        ("only_games", " , ,"),
        ("proxies", ","),
        ("more_games", " "),
        ("database", "sqlite:///"),
        ("database", "sqlite://"),
        ("log_level", "INFO"),
        ("port", "65536"),
    ],
)  # fmt: skip
def test_invalid_settings_are_refused(name: str, value: str) -> None:
    assert setting_error(name, value) is not None


@pytest.mark.parametrize(
    ("name", "value", "read"),
    [
        ("redis", "rediss://:secret@bell:6379/0", "rediss://:secret@bell:6379/0"),
        ("bot_min_seconds", "0", 0.0),
        ("bot_min_seconds", "86400", 86_400.0),
        ("shared_devices", "true", True),
        ("join_codes", "0", False),
        ("proxies", "127.0.0.1, 10.0.0.0/8,::1", "127.0.0.1, 10.0.0.0/8,::1"),
        ("proxies", "*", "*"),
        ("host", "::", "::"),
        ("host", "mouse-house.local", "mouse-house.local"),
        ("database", "/var/lib/mulot/mulot.db", "/var/lib/mulot/mulot.db"),
        ("database", "postgresql://a,b/mulot", "postgresql://a,b/mulot"),
        ("base_url", "https://Play.example.org/", "https://play.example.org"),
        ("base_url", "http://\u00e9", "http://xn--9ca"),
        ("only_games", "", ""),
    ],
)  # fmt: skip
def test_valid_settings_are_accepted(name: str, value: str, read: object) -> None:
    assert getattr(read_config({}, {f"MULOT_{name.upper()}": value}), name) == read


def test_passwords_are_not_repeated_in_errors() -> None:
    for name, value in (
        ("redis", "http://:s3cret@bell"),
        ("redis", "redis://:s3cret@bell:cheese"),
        ("database", "mysql://mulot:s3cret@db/mulot"),
    ):
        error = setting_error(name, value)
        assert error is not None
        assert "s3cret" not in str(error)


# ---------------------------------------------------------------- names


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("SHARED_DEVICE", "SHARED_DEVICES"),
        ("TABLE_RATES", "TABLE_RATE"),
        ("ONLYGAMES", "ONLY_GAMES"),
        ("PORTS", "PORT"),
    ],
)
def test_misspelt_setting_is_refused_with_a_suggestion(name: str, near: str) -> None:
    with pytest.raises(BadSetting) as told:
        read_config({}, {f"MULOT_{name}": "true"})
    assert Translator("en").error_text(told.value) == f"There is no setting MULOT_{name}. Is MULOT_{near} meant?"


def test_unknown_setting_is_refused_without_its_value() -> None:
    with pytest.raises(BadSetting) as told:
        read_config({}, {"MULOT_" + "Q": "s3cret", "PATH": "/bin"})
    assert Translator("en").error_text(told.value).startswith("There is no setting MULOT_Q.")
    assert "s3cret" not in str(told.value)


def test_every_variable_named_in_the_repository_is_known() -> None:
    places = [*ROOT.glob("src/**/*.py"), *ROOT.glob("tests/kit/*.py"), *ROOT.glob("research/benchmarks/*.py")]
    places += [*ROOT.glob("docs/**/*.md"), *ROOT.glob("*.md"), *ROOT.glob("web/**/*.ts"), *ROOT.glob("shipping/*")]
    places += [ROOT / name for name in ("Makefile", "Dockerfile", "compose.yaml")]
    text = "\n".join(place.read_text() for place in places if place.is_file())
    named = set(re.findall(r"\bMULOT_[A-Z][A-Z_]*[A-Z]\b", text))
    assert {"MULOT_CHROMIUM", "MULOT_LANG", "MULOT_LISTENING", "MULOT_TEST_RUN", "MULOT_PROXIES"} <= named
    for name in named:
        error = setting_error(name.removeprefix("MULOT_").lower(), "1")
        assert error is None or not error.key.startswith("house-no-such-setting"), name


# ---------------------------------------------------------------- old names


@pytest.mark.parametrize(("old", "name"), DEPRECATED.items())
def test_deprecated_setting_works_with_a_warning(old: str, name: str, caplog: pytest.LogCaptureFixture) -> None:
    value = "true" if isinstance(getattr(Config(), name), bool) else "2000" if name == "header_bytes" else "7"
    config = read_config({}, {f"MULOT_{old.upper()}": value})
    assert config == read_config({}, {f"MULOT_{name.upper()}": value})
    assert [message.split(";")[0] for message in caplog.messages] == [
        f"MULOT_{old.upper()} is now called MULOT_{name.upper()}",
    ]


def test_new_name_takes_precedence_over_the_deprecated_one(caplog: pytest.LogCaptureFixture) -> None:
    assert read_config({}, {"MULOT_PACE": "3", "MULOT_BOT_MIN_SECONDS": "2"}).bot_min_seconds == 2
    assert read_config({"bot_min_seconds": 1}, {"MULOT_PACE": "3"}).bot_min_seconds == 1
    assert not caplog.messages


# ---------------------------------------------------------------- as a keeper meets it


def run_mulot(*arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("MULOT_") or name in INHERITED}
    return subprocess.run(
        [MULOT, *arguments], env={**clean, "MULOT_LANG": "en", **env}, capture_output=True, text=True, timeout=600,
        check=False,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("env", "words"),
    [
        ({"MULOT_REDIS": "http://x"}, "MULOT_REDIS is no address"),
        ({"MULOT_REDIS": "redis://x?cheese=1"}, "redis is no address"),
        ({"MULOT_MORE_GAMES": "os"}, "Neither a module nor a folder with a game: os"),
        ({"MULOT_BOT_MIN_SECONDS": "inf"}, "MULOT_BOT_MIN_SECONDS has to be a number from 0 to 86400, and not “inf”."),
        ({"MULOT_" + "SHARED_DEVICE": "true"}, "Is MULOT_SHARED_DEVICES meant?"),
        ({"MULOT_LISTENING": "999"}, "MULOT_LISTENING is only for processes that the server starts itself"),
        ({"MULOT_NEIGHBOURS": "cheese"}, "MULOT_NEIGHBOURS is only for processes that the server starts itself"),
        ({"MULOT_HOST": "nowhere.invalid"}, "nowhere.invalid"),
        ({"MULOT_DATABASE": "{tmp}/no/such/folder/x.db"}, "database"),
        ({"MULOT_DATABASE": "{tmp}/letter"}, "database"),
        ({"MULOT_DATABASE": "postgresql://mulot@127.0.0.1:9/mulot"}, "database"),
        ({"MULOT_DATABASE": "postgresql://mulot@db:cheese/mulot"}, "database"),
        ({"MULOT_DATABASE": "postgresql://[::/mulot"}, "database"),
        ({"MULOT_DATABASE": "postgresql://127.0.0.1:9/mulot?sslmode=cheese"}, "database"),
    ],
)  # fmt: skip
def test_serve_reports_an_invalid_setting_in_one_line(tmp_path: Path, env: dict[str, str], words: str) -> None:
    (tmp_path / "letter").write_text("Dear mouse, " * 1000)
    given = {"MULOT_DATABASE": str(tmp_path / "x.db"), "MULOT_LOG_LEVEL": "error", **env}
    done = run_mulot("serve", "--port", "0", **{name: value.format(tmp=tmp_path) for name, value in given.items()})
    assert done.returncode == 2, done.stderr
    assert words in done.stderr
    assert len(done.stderr.splitlines()) == 1, done.stderr


@pytest.mark.parametrize("command", [["backup", "{tmp}/new"], ["admin", "list"]])
def test_server_commands_report_invalid_settings_in_one_line(tmp_path: Path, command: list[str]) -> None:
    for database in ("{tmp}/letter", "postgresql://mulot@db:cheese/mulot", "postgresql://[::/mulot"):
        (tmp_path / "letter").write_text("Dear mouse, " * 1000)
        done = run_mulot(*(part.format(tmp=tmp_path) for part in (*command, "--database", database)))
        assert (done.returncode, len(done.stderr.splitlines())) == (2, 1), done.stderr
    done = run_mulot(*(part.format(tmp=tmp_path) for part in command), MULOT_OPENNINGS="3")
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1), done.stderr


def test_serve_and_healthcheck_modules_end_without_a_traceback() -> None:
    for module, status in (("mulot.server.serve", 2), ("mulot.server.healthcheck", 1)):
        done = subprocess.run(
            [sys.executable, "-m", module], env={**os.environ, "MULOT_BOT_SECONDS": "nan"}, capture_output=True,
            text=True, timeout=600, check=False,
        )  # fmt: skip
        assert done.returncode == status, done.stderr
        assert len(done.stderr.splitlines()) == 1, done.stderr


@pytest.mark.parametrize(
    ("url", "valid"),
    [
        ("redis://bell:6379/0", True),
        ("http://bell", False),
        ("redis://bell:cheese", False),
        ("redis://b?cheese=1", False),
    ],
)
def test_redis_urls_are_checked_without_connecting(url: str, valid: bool) -> None:
    with nullcontext() if valid else pytest.raises(BadSetting):
        check_redis_url(url)
