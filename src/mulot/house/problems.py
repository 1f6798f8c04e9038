"""How errors are told: by key, over HTTP as problem+json, over a WebSocket as `no` or `bye`."""

from __future__ import annotations

from http import HTTPStatus

import msgspec
from msgspec import Struct

from mulot.core.errors import Argument, BadOptions, GameAside, MulotError, NoSuchGame, Refused, TooNew
from mulot.room import NoSuchTable, PutAside, StoreDown
from mulot.table.messages import No, encode

FORBIDDEN = ("not-your-seat", "not-host", "not-invited", "no-spectators", "no-sharing", "foreign-origin")
MALFORMED = ("bad-options", "unreadable", "malformed", "no-such-name", "no-such-character", "no-such-phrase")
BY_KEY = {"too-fast": 429, "crowded": 503, "too-slow": 503}
MISSING = ("no-such-seat", "no-such-moment", "such-table", "such-game", "such-page", "put-aside")

MALFORMED_FRAME = encode(No(None, "malformed", "house-no-malformed"))
"""What is said to a frame that is no wish."""
CODES = {
    "slow": 1013,
    "store-down": 1013,
    "stopping": 1001,
    "flood": 1008,
    "malformed": 1008,
    "binary": 1003,
    "too-big": 1009,
    "no-cookie": 4401,
    "forgotten": 4403,
    "removed": 4403,
    "no-spectators": 4403,
    "no-such-table": 4404,
    "deleted": 4404,
    "put-aside": 4404,
}
"""The close code of each farewell."""


class Problem(Struct, frozen=True):
    """RFC 9457, and the key and arguments of the sentence."""

    title: str
    status: int
    no: str
    key: str
    args: dict[str, Argument] = {}
    rule: str = ""
    show: tuple[str, ...] = ()
    type: str = "about:blank"


class Bye(Struct, frozen=True, tag="bye", tag_field="kind"):
    """The last message before a connection is closed."""

    why: str
    key: str


def problem(status: int, no: str, key: str | None = None, **args: Argument) -> Problem:
    """A problem of the house."""
    return Problem(HTTPStatus(status).phrase, status, no, key or f"house-no-{no}", args)


def of_no(no: No) -> Problem:
    """A refusal of the table."""
    status = _status(no.no)
    return Problem(HTTPStatus(status).phrase, status, no.no, no.key, no.args, no.rule, no.show)


def of_error(error: MulotError) -> Problem:
    """An error that can be told to a person."""
    no = error.key.partition("-no-")[2]
    match error:
        case Refused(reason=reason):
            return of_no(No(None, reason.no, error.key, reason.rule, reason.args, reason.show))
        case NoSuchTable() | NoSuchGame():
            return problem(404, no, error.key, **error.args_)
        case GameAside():
            # Why is for whoever keeps the house.
            return problem(404, "game-aside", "house-game-aside", game=error.game)
        case PutAside():
            # Why a table does not replay might tell something hidden: that is for the log.
            return problem(404, "put-aside", "house-bye-put-aside")
        case TooNew():
            return problem(409, no, error.key, **error.args_)
        case BadOptions():
            return problem(400, no, error.key, **error.args_)
        case StoreDown():
            return problem(503, no, error.key)
        case _:
            return problem(BY_KEY.get(no, 409), no, error.key)


def _status(no: str) -> int:
    if no in FORBIDDEN:
        return 403
    if no in MALFORMED:
        return 400
    if no in MISSING:
        return 404
    return 503 if no == "store-down" else 409


def farewell(error: MulotError) -> str:
    """Why somebody cannot begin to watch."""
    missing, aside = isinstance(error, NoSuchTable), isinstance(error, PutAside)
    return "no-such-table" if missing else "put-aside" if aside else "store-down"


def bye(why: str) -> bytes:
    """A farewell as it goes over the wire."""
    return msgspec.json.encode(Bye(why, f"house-bye-{why}"))
