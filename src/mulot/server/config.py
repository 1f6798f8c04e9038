"""What can be set. Each field is also read from the environment: `database` from `MULOT_DATABASE`, and so on."""

from __future__ import annotations

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
from mulot.server.edge.origin import origin_of

Count = Annotated[int, Meta(ge=1, le=1_000_000_000)]
Bytes = Annotated[int, Meta(ge=1, le=1 << 40)]
Seconds = Annotated[float, Meta(ge=0, le=86_400)]
Days = Annotated[int, Meta(ge=1, le=1_000_000)]
PREFIX = "MULOT_"
OTHERS = frozenset({"LANG", "CHROMIUM", "HOUSE", "LISTENING", "NEIGHBOURS"})
"""Variables that are no settings of the house: for commands, for the client's own server, between its processes."""
FOR_TESTS = "TEST_"
POSTGRES = ("postgresql://", "postgres://")
REDIS = ("redis://", "rediss://", "unix://")
LEVELS = ("debug", "info", "warning", "error")
LONGEST = 4096
SHOWN = 60
"""Signs of a value that are told again."""


class BadSetting(MulotError):
    """A setting of the server has a value that it cannot have, or there is no such setting."""

    key = "house-no-bad-setting"

    def __init__(self, key: str = "", **args: str) -> None:
        if key:
            self.key = key
        super().__init__(**args)


class Config(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the house is run."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: str = "mulot.db"
    """A file for SQLite, or `postgresql://…`. The command line names one in the platform's data folder."""
    redis: str | None = None
    """`redis://…`: the bell between several processes or nodes."""
    base_url: str | None = None
    """The address that browsers use, `https://play.example.org`; None: this machine and the home network, no TLS."""
    proxies: str = ""
    """Addresses of reverse proxies whose `X-Forwarded-For` and `-Proto` are believed, with commas between."""
    open_metrics: bool = False
    """Whether `/metrics` is answered to everybody; else to this machine alone."""
    log_level: str = "info"
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    more_games: str = ""
    """Modules outside the house that hold a `GAME`, with commas between."""

    # A school or a library
    only_games: str = ""
    """The shelf is locked to these games, with commas between; empty: all of them."""
    shared_devices: bool = False
    """One child after the other uses a device: a button forgets it, and so does closing the browser."""
    codes: bool = False
    """Open tables have a short code that can be typed in."""

    # Bots
    minds: Annotated[int, Meta(ge=1, le=64)] = 1
    """Processes in which bots think."""
    thinking: Seconds = 1.0
    """Seconds a bot may think."""
    looking_back: Seconds = 8.0
    """Seconds of processor for the course of one finished game: everybody's chances, and where it turned."""
    pace: Seconds = 0.9
    """Seconds a bot takes at least, give or take a third, so that people can follow. 0 for tests."""

    # What is kept for how long
    keep_over: Days = 60
    """Days after which a finished table is purged."""
    keep_idle: Days = 120
    """Days after which a table that nobody touches is ended."""
    doze: Seconds = 60
    """Seconds after which a table that nobody watches leaves the memory (not the store)."""

    # Limits
    sockets: Count = 20_000
    """WebSockets in all; fewer where the system does not give this process enough descriptors."""
    sockets_an_address: Count = 200
    """WebSockets of one address. Raise it, and the next one, for a school that is behind one address."""
    connections_an_address: Count = 300
    """Connections of one address, its WebSockets included. Past it, its oldest idle connection is closed."""
    head_bytes: Annotated[int, Meta(ge=1024, le=1 << 20)] = 16 * 1024
    """The request line and the headers together must not be longer than this."""
    head_time: Seconds = 10
    """Seconds after which they must have arrived, from the connection or from their first byte on."""
    body_time: Seconds = 20
    """Seconds after which the body must have arrived, from then on."""
    idle_time: Seconds = 20
    """Seconds for which a connection is kept after an answer, in case something else is asked."""
    read_time: Seconds = 20
    """Seconds in which a reader must take an answer, or at least 16 kB of it at a time."""
    frames: Count = 100
    """Burst of frames per socket, refilled every 20 seconds. Pings, pongs and pieces of a text count, too."""
    wishes: Count = 1000
    """Burst of wishes per address, over all of its sockets, refilled every 20 seconds."""
    refusals: Count = 20
    """Refusals that a socket gets as fast as it asks. Past them it is heard five times a second."""
    recalls: Count = 60
    """Whole stories (`recall`) that an address may ask for, refilled every 20 seconds: a long one is dear to tell."""
    requests: Count = 200
    """Burst of requests per address, and per device, refilled every 20 seconds."""
    openings: Count = 30
    """Tables that an address, and a device, may open in 20 minutes: rematches and next pages of a book count."""
    backlog: Count = 64
    """Messages that wait for a slow reader before it is dropped."""
    backlog_bytes: Bytes = 256 * 1024
    keepsakes_bytes: Bytes = 32 * 1024 * 1024
    """Films and proofs of finished games are kept in memory up to this size, so that each is made once."""
    keepsakes_time: Seconds = 60.0
    """Seconds that one of them may take."""


TYPES = {field.name: field.type for field in fields(Config)}
KINDS = {name: type_info(kind) for name, kind in TYPES.items()}
MAY_BE_EMPTY = {field.name for field in fields(Config) if field.default == ""}


def read_config(given: Mapping[str, Any], environ: Mapping[str, str] = os.environ) -> Config:
    """What the command line says, else the environment, else the default. Raises BadSetting."""
    _check_names(environ)
    found: dict[str, Any] = {}
    for name in Config.__struct_fields__:
        variable, value = f"{PREFIX}{name.upper()}", given.get(name)
        called = f"--{name.replace('_', '-')}"
        if value is None:
            called, value = variable, environ.get(variable)
        if value is not None:
            found[name] = _read(name, called, value)
    return Config(**found)


def _check_names(environ: Mapping[str, str]) -> None:
    """A variable that is misspelt would be no setting at all, and nobody would know. Raises BadSetting."""
    known = {f"{PREFIX}{name.upper()}" for name in (*Config.__struct_fields__, *OTHERS)}
    for name in sorted(environ):
        if name.startswith(PREFIX) and name not in known and not name.startswith(PREFIX + FOR_TESTS):
            near = get_close_matches(name, sorted(known), n=1)
            if near:
                raise BadSetting("house-no-such-setting-but", setting=name, near=near[0])
            raise BadSetting("house-no-such-setting", setting=name)


def _read(name: str, called: str, given: Any) -> Any:
    """The value of one setting. Raises BadSetting."""
    kind = KINDS[name]
    shown = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in str(given)[:SHOWN])
    if isinstance(kind, IntType | FloatType):
        with suppress(ValueError):  # ValidationError is one
            number: float = msgspec.convert(given, TYPES[name], strict=False)
            if isfinite(number):
                return number
        limits = {"least": str(kind.ge), "most": str(kind.le)}
        raise BadSetting("house-no-setting-number", setting=called, value=shown, **limits)
    if isinstance(kind, BoolType):
        with suppress(ValueError):
            return msgspec.convert(given, bool, strict=False)
        raise BadSetting("house-no-setting-known", setting=called, value=shown, known="true, false")
    value = str(given)
    if not value and name not in MAY_BE_EMPTY:
        raise BadSetting("house-no-setting-empty", setting=called)
    if not value.isprintable() or len(value) > LONGEST:
        raise BadSetting("house-no-setting-signs", setting=called)
    if name == "log_level" and value not in LEVELS:
        raise BadSetting("house-no-setting-known", setting=called, value=shown, known=", ".join(LEVELS))
    if name not in ADDRESSES:
        return value
    check, known = ADDRESSES[name]
    with suppress(ValueError):
        return check(value)
    raise BadSetting("house-no-setting-address", setting=called, known=known)


def _host(value: str) -> str:
    value.encode("idna")
    return value


def _database(value: str) -> str:
    if "://" in value and not value.startswith((*POSTGRES, "sqlite://")):
        raise ValueError
    return value


def _redis(value: str) -> str:
    if not value.startswith(REDIS) or urlsplit(value).port == 0:
        raise ValueError
    return value


def _proxies(value: str) -> str:
    if value != "*":
        for each in filter(None, map(str.strip, value.split(","))):
            ip_network(each, strict=False)
    return value


ADDRESSES: dict[str, tuple[Callable[[str], str], str]] = {
    "host": (_host, "127.0.0.1, 0.0.0.0, ::"),
    "database": (_database, "postgresql://…, sqlite:///…"),
    "redis": (_redis, "redis://…, rediss://…, unix://…"),
    "base_url": (origin_of, "https://play.example.org"),
    "proxies": (_proxies, "127.0.0.1, 10.0.0.0/8"),
}
"""How the text of a setting must look, beyond being some: what raises ValueError for any other, and what to write. What
is said of it is not the address itself: there may be a password in it."""


def environment(config: Config) -> dict[str, str]:
    """The same settings as an environment, for processes that are started by this one."""
    return {
        f"{PREFIX}{name.upper()}": str(value)
        for name in config.__struct_fields__
        if (value := getattr(config, name)) is not None
    }


def home_url(config: Config) -> str | None:
    """The address for other devices; None if it listens on this machine alone or has an address of its own."""
    if config.base_url is not None or config.host not in ("0.0.0.0", "::"):
        return None
    address = home_address()
    return None if address is None else f"http://{address}:{config.port}"


def home_address() -> str | None:
    """This machine's address in the home network (nothing is sent to find it)."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as s:
        s.connect(("192.0.2.1", 9))
        address: str = s.getsockname()[0]
        return None if address.startswith("127.") else address
    return None
