"""Rate limits: token buckets that allow a burst and are refilled over time. They are kept in memory and never stored.

There are also limits on single requests: the size of their body, and a quota for new tables. Every way of opening a
table counts: a new one, a rematch or next chapter, an upload.
"""

import re
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

MAX_BUCKETS = 50_000
"""Maximum number of buckets. Beyond this, the least recently used one, which is nearly full, is discarded."""
MAX_BODY_BYTES = 16 * 1024
UPLOAD_PATH = "/api/copies"
MAX_UPLOAD_BYTES = 1024 * 1024
"""A long game takes about 100 kB, a campaign of ten chapters ten times as much."""
OVERSIZE_TOLERANCE = 48 * 1024
"""Number of bytes accepted beyond the limit, so that a body that is slightly too large gets a proper error."""
TABLE_OPENING_PATHS = re.compile(r"/api/(?:copies|tables(?:/[^/]+/(?:rematch|sequel|play-on))?)")
"""The paths of all requests that may open a table. A test compares them with the routes."""


class TokenBucket:
    """A bucket that holds up to `size` tokens, and is refilled completely within `seconds`."""

    __slots__ = ("_at", "_left", "rate", "size")

    def __init__(self, size: float, seconds: float, now: float) -> None:
        self.size = size
        self.rate = size / seconds
        self._left = size
        self._at = now

    def take(self, now: float) -> bool:
        """Take a token. Return False if there is none."""
        left = self._left + (now - self._at) * self.rate
        if left > self.size:
            left = self.size
        self._at = now
        if left < 1:
            self._left = left
            return False
        self._left = left - 1
        return True

    def take_up_to(self, count: int, now: float) -> int:
        """Take up to `count` tokens, and return how many were taken."""
        self._left = min(self.size, self._left + (now - self._at) * self.rate)
        self._at = now
        taken = min(count, int(self._left))
        self._left -= taken
        return taken

    def give_back(self, count: int = 1) -> None:
        """Put back tokens that were not needed."""
        self._left = min(self.size, self._left + count)

    def has_token(self, now: float) -> bool:
        """True if a token is available. Does not take it."""
        return min(self.size, self._left + (now - self._at) * self.rate) >= 1


class RateLimiter:
    """One token bucket per key."""

    def __init__(self, size: float, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.size = size
        self.seconds = seconds
        self._clock = clock
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, *keys: str) -> bool:
        """Take a token from each key's bucket. Return True if all of them had one."""
        had_all = True
        for key in keys:
            had_all &= self._take_one(key)
        return had_all

    def give_back(self, *keys: str) -> None:
        """Put a token back into each key's bucket."""
        for key in keys:
            if key in self._buckets:
                self._buckets[key].give_back()

    def has_token(self, key: str) -> bool:
        """True if the key's bucket has a token. Does not take it."""
        return key not in self._buckets or self._buckets[key].has_token(self._clock())

    def bucket(self, key: str) -> TokenBucket:
        """Return the key's bucket, for callers that keep it. If it is discarded here, those callers still have it,
        while later callers get a new one."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = TokenBucket(self.size, self.seconds, self._clock())
            if len(self._buckets) > MAX_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def _take_one(self, key: str) -> bool:
        return self.bucket(key).take(self._clock())


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
