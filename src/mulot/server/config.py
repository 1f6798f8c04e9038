"""The settings of the server. Each field of `Config` is read from the command line or the environment: for example,
`database` is `--database` or `MULOT_DATABASE`."""

import logging
import os
import socket
from collections.abc import Callable, Mapping
from contextlib import suppress
from difflib import get_close_matches
from ipaddress import ip_network
from math import isfinite
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct
from msgspec.inspect import BoolType, FloatType, IntType, type_info
from msgspec.structs import fields

from mulot.core.errors import MulotError
from mulot.server.edge.origin import parse_origin

log = logging.getLogger("mulot.config")  # settings are read before the structured log is set up
Count = Annotated[int, Meta(ge=1, le=1_000_000_000)]
Bytes = Annotated[int, Meta(ge=1, le=1 << 40)]
Seconds = Annotated[float, Meta(ge=0, le=86_400)]
Days = Annotated[int, Meta(ge=1, le=1_000_000)]
PREFIX = "MULOT_"
OTHER_VARIABLES = frozenset({"LANG", "CHROMIUM", "HOUSE", "LISTENING", "NEIGHBOURS"})
"""Variables that are not server settings: for commands, for the client's development server, and between processes."""
TEST_PREFIX = "TEST_"
POSTGRES = ("postgresql://", "postgres://")
REDIS = ("redis://", "rediss://", "unix://")
LOG_LEVELS = ("debug", "info", "warning", "error")
MAX_VALUE_LENGTH = 4096
MAX_QUOTED_LENGTH = 60
"""Maximum number of characters of a wrong value that the error message quotes."""


class BadSetting(MulotError):
    """A server setting has an invalid value, or there is no setting with this name."""

    key = "house-no-bad-setting"

    def __init__(self, key: str = "", **args: str) -> None:
        if key:
            self.key = key
        super().__init__(**args)


class Config(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The server's settings, validated."""

    host: str = "127.0.0.1"
    """Address to listen on; `0.0.0.0` or `::` for all networks of this machine."""
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: str = "mulot.db"
    """An SQLite file, or `postgresql://…`. On the command line, the default is a file in the platform's data folder."""
    redis: str | None = None
    """`redis://…`; carries notifications between several processes or nodes."""
    base_url: str | None = None
    """The public address that browsers use, such as `https://play.example.org`. If unset, only this machine and the
    home network can connect, without TLS."""
    proxies: str = ""
    """Addresses of reverse proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` headers are trusted, separated by
    commas; `*` for all addresses, if nobody can reach the server except through a proxy."""
    public_metrics: bool = False
    """Whether anyone may read `/metrics`; otherwise only this machine may."""
    log_level: str = "info"
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    """Number of server processes that share the port; more than one needs PostgreSQL."""
    more_games: str = ""
    """Additional modules or folders that contain a `GAME`, separated by commas."""

    # A school or a library
    only_games: str = ""
    """The only games on the shelf (ids separated by commas; empty: all games)."""
    shared_devices: bool = False
    """Whether children share devices. If so, the last child's data is cleared with a button, or by closing the
    browser."""
    join_codes: bool = False
    """Whether open tables have a short code that players can type in to join."""

    # Bots
    bot_processes: Annotated[int, Meta(ge=1, le=64)] = 1
    """Number of processes that compute bot moves."""
    bot_seconds: Seconds = 1.0
    """Maximum seconds per bot move."""
    bot_programs: str = ""
    """Programs that may play (docs/programs.md), as `GAME=COMMAND`, separated by semicolons. They run with the server's
    rights; guests can seat them, but not name others."""
    bot_min_seconds: Seconds = 0.9
    """Minimum seconds per bot move, plus or minus a third, so that people can follow. Use 0 for tests."""
    review_seconds: Seconds = 8.0
    """CPU seconds for reviewing one finished game, which finds all players' winning chances and the turning points."""

    # Retention
    keep_finished_days: Days = 60
    """Days after which a finished table is deleted."""
    keep_idle_days: Days = 120
    """Days after which an unused, unfinished table is ended."""
    unload_after: Seconds = 60
    """Seconds after which a table that nobody is watching is unloaded from memory (it stays in the database)."""

    # Limits
    websockets: Count = 20_000
    """Maximum number of WebSockets; it is lowered if the system allows this process too few file descriptors."""
    websockets_per_address: Count = 200
    """Maximum number of WebSockets per address. For a school behind one address, raise this and the next setting."""
    connections_per_address: Count = 300
    """Maximum number of connections per address, including WebSockets. Beyond this, the oldest idle connection of the
    address is closed."""
    header_bytes: Annotated[int, Meta(ge=1024, le=1 << 20)] = 16 * 1024
    """Maximum size of the request line and headers together, in bytes."""
    header_seconds: Seconds = 10
    """Seconds allowed for the request headers, counted from the start of the connection or from their first byte."""
    body_seconds: Seconds = 20
    """Seconds allowed for the request body, counted from the end of the headers."""
    keep_alive_seconds: Seconds = 20
    """Keep-alive timeout: seconds an idle connection stays open after a response."""
    read_seconds: Seconds = 20
    """Seconds allowed for a client to read a response, or at least 16 kB of it."""
    frame_rate: Count = 100
    """Burst of frames per WebSocket, refilled over 20 seconds. Pings, pongs and fragments count."""
    command_rate: Count = 1000
    """Burst of commands per address, for all its WebSockets together, refilled over 20 seconds."""
    refusal_burst: Count = 20
    """Number of refused commands after which a WebSocket is throttled to five commands per second."""
    history_rate: Count = 60
    """Burst of full-history requests (`recall`) per address, refilled over 20 seconds. Long histories are expensive."""
    request_rate: Count = 200
    """Burst of HTTP requests per address and per device, refilled over 20 seconds."""
    table_rate: Count = 30
    """Number of tables that one address or one device may open per 20 minutes. Rematches and next chapters count."""
    send_queue: Count = 64
    """Maximum number of messages queued for a slow reader; beyond this it is disconnected."""
    send_queue_bytes: Bytes = 256 * 1024
    """Maximum number of bytes queued for a slow reader; beyond this it is disconnected."""
    artifact_bytes: Bytes = 32 * 1024 * 1024
    """Memory in bytes for caching replays and proofs of finished games."""
    artifact_seconds: Seconds = 60.0
    """Seconds allowed for making one replay or proof."""


DEPRECATED = {
    "open_metrics": "public_metrics",
    "codes": "join_codes",
    "minds": "bot_processes",
    "thinking": "bot_seconds",
    "pace": "bot_min_seconds",
    "looking_back": "review_seconds",
    "keep_over": "keep_finished_days",
    "keep_idle": "keep_idle_days",
    "doze": "unload_after",
    "sockets": "websockets",
    "sockets_an_address": "websockets_per_address",
    "connections_an_address": "connections_per_address",
    "head_bytes": "header_bytes",
    "head_time": "header_seconds",
    "body_time": "body_seconds",
    "idle_time": "keep_alive_seconds",
    "read_time": "read_seconds",
    "frames": "frame_rate",
    "wishes": "command_rate",
    "refusals": "refusal_burst",
    "recalls": "history_rate",
    "requests": "request_rate",
    "openings": "table_rate",
    "backlog": "send_queue",
    "backlog_bytes": "send_queue_bytes",
    "keepsakes_bytes": "artifact_bytes",
    "keepsakes_time": "artifact_seconds",
}
"""Old name → new name. A variable with an old name works too, with a warning, unless the setting is given otherwise."""

TYPES = {field.name: field.type for field in fields(Config)}
TYPE_INFOS = {name: type_info(kind) for name, kind in TYPES.items()}
MAY_BE_EMPTY = {field.name for field in fields(Config) if field.default == ""}


def read_config(given: Mapping[str, Any], environ: Mapping[str, str] = os.environ) -> Config:
    """Return the settings, each from the command line (`given`), or else the environment, or else the default. Raises
    BadSetting."""
    _check_names(environ)
    old_names = {new: old for old, new in DEPRECATED.items()}
    found: dict[str, Any] = {}
    for name in Config.__struct_fields__:
        variable, old_variable = _variable_name(name), _variable_name(old_names.get(name, name))
        if given.get(name) is not None:
            found[name] = _parse_setting(name, f"--{name.replace('_', '-')}", given[name])
        elif variable in environ:
            found[name] = _parse_setting(name, variable, environ[variable])
        elif old_variable in environ:
            log.warning("%s is now called %s; the old name still works", old_variable, variable)
            found[name] = _parse_setting(name, old_variable, environ[old_variable])
    return Config(**found)


def _variable_name(name: str) -> str:
    return f"{PREFIX}{name.upper()}"


def _check_names(environ: Mapping[str, str]) -> None:
    """Refuse unknown `MULOT_…` variables, because a misspelt setting would otherwise be silently ignored. Raises
    BadSetting."""
    known = {_variable_name(name) for name in (*Config.__struct_fields__, *OTHER_VARIABLES)}
    accepted = known | {_variable_name(name) for name in DEPRECATED}
    for name in sorted(environ):
        if name.startswith(PREFIX) and name not in accepted and not name.startswith(PREFIX + TEST_PREFIX):
            near = get_close_matches(name, sorted(known), n=1)
            if near:
                raise BadSetting("house-no-such-setting-but", setting=name, near=near[0])
            raise BadSetting("house-no-such-setting", setting=name)


def _parse_setting(name: str, user_name: str, given: Any) -> Any:
    """Return the value of one setting, which the user gave as the option or variable `user_name`. Raises BadSetting."""
    kind = TYPE_INFOS[name]
    quoted = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in str(given)[:MAX_QUOTED_LENGTH])
    if isinstance(kind, IntType | FloatType):
        with suppress(ValueError):  # ValidationError is one
            number: float = msgspec.convert(given, TYPES[name], strict=False)
            if isfinite(number):
                return number
        limits = {"least": str(kind.ge), "most": str(kind.le)}
        raise BadSetting("house-no-setting-number", setting=user_name, value=quoted, **limits)
    if isinstance(kind, BoolType):
        with suppress(ValueError):
            return msgspec.convert(given, bool, strict=False)
        raise BadSetting("house-no-setting-known", setting=user_name, value=quoted, known="true, false")
    value = str(given)
    if not value.strip(" ,") and (value or name not in MAY_BE_EMPTY):
        raise BadSetting("house-no-setting-empty", setting=user_name)
    if not value.isprintable() or len(value) > MAX_VALUE_LENGTH:
        raise BadSetting("house-no-setting-signs", setting=user_name)
    if name == "log_level" and value not in LOG_LEVELS:
        raise BadSetting("house-no-setting-known", setting=user_name, value=quoted, known=", ".join(LOG_LEVELS))
    if name not in CHECKS:
        return value
    check, example = CHECKS[name]
    with suppress(ValueError):
        return check(value)
    raise BadSetting("house-no-setting-address", setting=user_name, known=example)


def _check_host(value: str) -> str:
    value.encode("idna")
    return value


def _check_database(value: str) -> str:
    if ("://" in value and not value.startswith((*POSTGRES, "sqlite://"))) or not value.removeprefix("sqlite://").strip(
        "/"
    ):
        raise ValueError  # without a path, SQLite would use a temporary file and lose everything when the server stops
    return value


def _check_redis(value: str) -> str:
    if not value.startswith(REDIS) or urlsplit(value).port == 0:
        raise ValueError
    return value


def _check_proxies(value: str) -> str:
    if value != "*":
        for each in filter(None, map(str.strip, value.split(","))):
            ip_network(each, strict=False)
    return value


CHECKS: dict[str, tuple[Callable[[str], str], str]] = {
    "host": (_check_host, "127.0.0.1, 0.0.0.0, ::"),
    "database": (_check_database, "postgresql://…, sqlite:///…"),
    "redis": (_check_redis, "redis://…, rediss://…, unix://…"),
    "base_url": (parse_origin, "https://play.example.org"),
    "proxies": (_check_proxies, "127.0.0.1, 10.0.0.0/8"),
}
"""Setting → (check that raises ValueError for an invalid value, example for the error message). The message never
repeats the value, because it may contain a password."""


def environment(config: Config) -> dict[str, str]:
    """Return the settings as environment variables, for child processes."""
    return {
        _variable_name(name): str(value)
        for name in config.__struct_fields__
        if (value := getattr(config, name)) is not None
    }


def lan_url(config: Config) -> str | None:
    """Return the URL for other devices on the home network, or None if the server listens only on this machine or has a
    public address."""
    if config.base_url is not None or config.host not in ("0.0.0.0", "::"):
        return None
    address = lan_address()
    return None if address is None else f"http://{address}:{config.port}"


def lan_address() -> str | None:
    """Return this machine's address on the home network, or None if it has none. No packet is sent to find it."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as s:
        s.connect(("192.0.2.1", 9))
        address: str = s.getsockname()[0]
        return None if address.startswith("127.") else address
    return None
