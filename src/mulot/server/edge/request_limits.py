"""What single requests may do: how much they may send after their head, and whether they open a table. New tables are
counted, whichever way they are opened: at the door, after another one, as a copy."""

from __future__ import annotations

import re
from typing import Any

from mulot.server.edge.rate_limit import RateLimiter

MAX_BODY_BYTES = 16 * 1024
"""Of nearly everything."""
UPLOAD_PATH = "/api/copies"
MAX_UPLOAD_BYTES = 1024 * 1024
"""Of a table that is copied up: a long game is some 100 kB, a book of ten pages ten times that."""
OVERSIZE_TOLERANCE = 48 * 1024
"""The connection takes so much more, chunks and all, so that it can be said kindly that it is too much."""
TABLE_OPENING_PATHS = re.compile(r"/api/(?:copies|tables(?:/[^/]+/(?:rematch|sequel|play-on))?)")
"""Every request that may open a table. A test holds the list of routes against it."""


def max_body_bytes(method: str, path: str) -> int:
    """Bytes of a body."""
    return MAX_UPLOAD_BYTES if (method, path) == ("POST", UPLOAD_PATH) else MAX_BODY_BYTES


class TableQuota:
    """A token for each new table, of the address and of the device. Who opened nothing gets the token back."""

    def __init__(self, size: float, seconds: float) -> None:
        self._buckets = RateLimiter(size, seconds)

    def take_for_request(self, scope: Any, keys: list[str]) -> bool:
        """Take a token, if this request may open a table; False if there is none left."""
        if scope["method"] != "POST" or not TABLE_OPENING_PATHS.fullmatch(scope["path"]):
            return True
        scope["state"]["paid"] = keys
        return self._buckets.take(*keys)

    def settle(self, scope: Any, status: int) -> None:
        """After the answer: a refusal, and the way to a table that was there already, cost nothing."""
        state = scope["state"]
        if "paid" in state and not state.get("opened") and status not in (429, 500):
            self._buckets.give_back(*state["paid"])


def mark_table_opened(scope: Any) -> None:
    """Whoever has opened a new table for this request says so."""
    scope["state"]["opened"] = True
