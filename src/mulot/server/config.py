"""What can be set. Each field is also read from the environment: `database` from `MULOT_DATABASE`, and so on."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from mulot.core.errors import MulotError
from mulot.server.door.base_url import origin_of

Count = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(ge=0)]
Days = Annotated[int, Meta(ge=1)]


class BadSetting(MulotError):
    """A setting of the server has a value that it cannot have."""

    key = "house-no-bad-setting"


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
    log_level: Annotated[str, Meta(pattern="^(debug|info|warning|error)$")] = "info"
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
    head_bytes: Annotated[int, Meta(ge=1024)] = 16 * 1024
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
    backlog_bytes: Count = 256 * 1024
    keepsakes_bytes: Count = 32 * 1024 * 1024
    """Films and proofs of finished games are kept in memory up to this size, so that each is made once."""
    keepsakes_time: Seconds = 60.0
    """Seconds that one of them may take."""


def read_config(given: Mapping[str, Any], environ: Mapping[str, str] = os.environ) -> Config:
    """What the command line says, else the environment, else the default. Raises BadSetting."""
    found: dict[str, Any] = {}
    for name in Config.__struct_fields__:
        value = given.get(name)
        if value is None:
            value = environ.get(f"MULOT_{name.upper()}")
        if value is not None:
            found[name] = value
    try:
        if found.get("base_url"):
            found["base_url"] = origin_of(str(found["base_url"]))
        return msgspec.convert(found, Config, strict=False)
    except (msgspec.ValidationError, ValueError) as error:
        raise BadSetting(why=str(error)) from None


def environment(config: Config) -> dict[str, str]:
    """The same settings as an environment, for processes that are started by this one."""
    return {
        f"MULOT_{name.upper()}": str(value)
        for name in config.__struct_fields__
        if (value := getattr(config, name)) is not None
    }
