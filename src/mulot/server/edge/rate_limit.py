"""Rate limits: token buckets that allow a burst and are refilled over time. They are kept in memory and never
stored."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

MAX_BUCKETS = 50_000
"""Maximum number of buckets. Beyond this, the least recently used one, which is nearly full, is discarded."""


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
