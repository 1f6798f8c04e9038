"""Limits on single requests: the size of their body, and a quota for new tables. Every way of opening a table counts: a
new one, a rematch or next chapter, an upload."""

from __future__ import annotations

import re
from typing import Any

from mulot.server.edge.rate_limit import RateLimiter

MAX_BODY_BYTES = 16 * 1024
UPLOAD_PATH = "/api/copies"
MAX_UPLOAD_BYTES = 1024 * 1024
"""A long game takes about 100 kB, a campaign of ten chapters ten times as much."""
OVERSIZE_TOLERANCE = 48 * 1024
"""Number of bytes accepted beyond the limit, so that a body that is slightly too large gets a proper error."""
TABLE_OPENING_PATHS = re.compile(r"/api/(?:copies|tables(?:/[^/]+/(?:rematch|sequel|play-on))?)")
"""The paths of all requests that may open a table. A test compares them with the routes."""


def max_body_bytes(method: str, path: str) -> int:
    """Return the maximum body size in bytes for a request to this path."""
    return MAX_UPLOAD_BYTES if (method, path) == ("POST", UPLOAD_PATH) else MAX_BODY_BYTES


class TableQuota:
    """A rate limit on new tables, per address and per device. A request that opens no table gets its token back."""

    def __init__(self, size: float, seconds: float) -> None:
        self._limiter = RateLimiter(size, seconds)

    def take_for_request(self, scope: Any, keys: list[str]) -> bool:
        """Take a token for each key if this request may open a table. Return False if one of the keys has none left."""
        if scope["method"] != "POST" or not TABLE_OPENING_PATHS.fullmatch(scope["path"]):
            return True
        scope["state"]["paid"] = keys
        return self._limiter.take(*keys)

    def settle(self, scope: Any, status: int) -> None:
        """Put the tokens back, after the response, if no new table was opened because the request was refused or the
        table already existed."""
        state = scope["state"]
        if "paid" in state and not state.get("opened") and status not in (429, 500):
            self._limiter.give_back(*state["paid"])


def mark_table_opened(scope: Any) -> None:
    """Record that this request has opened a new table."""
    scope["state"]["opened"] = True
