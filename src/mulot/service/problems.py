"""Errors as responses: problem+json over HTTP, `no` and `bye` messages over a WebSocket. Their texts are given by
key."""

from http import HTTPStatus

import msgspec
from msgspec import Struct

from mulot.actor import NoSuchTable, Quarantined, StoreDown
from mulot.core.errors import Argument, BadOptions, GameDisabled, MulotError, NoSuchGame, Refused, TooNew
from mulot.table.messages import Rejection, encode

FORBIDDEN = ("not-your-seat", "not-host", "not-invited", "no-spectators", "no-sharing", "foreign-origin")
MALFORMED = ("bad-options", "unreadable", "malformed", "no-such-name", "no-such-character", "no-such-phrase")
STATUS_BY_KEY = {"too-fast": 429, "crowded": 503, "too-slow": 503}
NOT_FOUND = ("no-such-seat", "no-such-moment", "such-table", "such-game", "such-page", "put-aside")

MALFORMED_FRAME = encode(Rejection(None, "malformed", "house-no-malformed"))
"""The answer to a frame that is not a valid command."""
CLOSE_CODES = {
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
"""The WebSocket close code for each reason."""


class Problem(Struct, frozen=True):
    """A problem as defined in RFC 9457, with the key and the arguments of its text."""

    title: str
    status: int
    no: str
    key: str
    args: dict[str, Argument] = {}
    rule: str = ""
    show: tuple[str, ...] = ()
    type: str = "about:blank"


class Bye(Struct, frozen=True, tag="bye", tag_field="kind"):
    """The last message before a connection is closed; it gives the reason."""

    why: str
    key: str


def new_problem(status: int, no: str, key: str | None = None, **args: Argument) -> Problem:
    """Return a problem with this status and reason. `key` defaults to `house-no-<no>`."""
    return Problem(HTTPStatus(status).phrase, status, no, key or f"house-no-{no}", args)


def problem_of_rejection(rejection: Rejection) -> Problem:
    """Return the problem for a table's refusal."""
    status, r = _status_of_reason(rejection.no), rejection
    return Problem(HTTPStatus(status).phrase, status, r.no, r.key, r.args, r.rule, r.show)


def problem_of_error(error: MulotError) -> Problem:
    """Return the problem that tells a client about this error."""
    no = error.key.partition("-no-")[2]
    match error:
        case Refused(reason=reason):
            return problem_of_rejection(Rejection(None, reason.no, error.key, reason.rule, reason.args, reason.show))
        case NoSuchTable() | NoSuchGame():
            return new_problem(404, no, error.key, **error.args_)
        case GameDisabled():
            # The reason is shown only to the administrator.
            return new_problem(404, "game-aside", "house-game-aside", game=error.game)
        case Quarantined():
            # The reason could reveal something hidden, so it is only logged.
            return new_problem(404, "put-aside", "house-bye-put-aside")
        case TooNew():
            return new_problem(409, no, error.key, **error.args_)
        case BadOptions():
            return new_problem(400, no, error.key, **error.args_)
        case StoreDown():
            return new_problem(503, no, error.key)
        case _:
            return new_problem(STATUS_BY_KEY.get(no, 409), no, error.key)


def _status_of_reason(no: str) -> int:
    if no in FORBIDDEN:
        return 403
    if no in MALFORMED:
        return 400
    if no in NOT_FOUND:
        return 404
    return 503 if no == "store-down" else 409


def close_reason(error: MulotError) -> str:
    """Return the reason for closing a viewer's connection because its table cannot be opened."""
    missing, aside = isinstance(error, NoSuchTable), isinstance(error, Quarantined)
    return "no-such-table" if missing else "put-aside" if aside else "store-down"


def encode_bye(why: str) -> bytes:
    """Return the last message for a connection that is closed for this reason, as JSON."""
    return msgspec.json.encode(Bye(why, f"house-bye-{why}"))
