"""Token buckets: so much at once, and over a time so much again. Kept in memory only, never written down."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

MAX_BUCKETS = 50_000
"""The most buckets that are remembered; past it, the one not used for longest is forgotten (it is nearly full)."""


class TokenBucket:
    """Holds `size` tokens when full, and fills up within `seconds`."""

    __slots__ = ("_at", "_left", "rate", "size")

    def __init__(self, size: float, seconds: float, now: float) -> None:
        self.size = size
        self.rate = size / seconds
        self._left = size
        self._at = now

    def take(self, now: float) -> bool:
        """One token, if there is one."""
        left = self._left + (now - self._at) * self.rate
        if left > self.size:
            left = self.size
        self._at = now
        if left < 1:
            self._left = left
            return False
        self._left = left - 1
        return True

    def take_up_to(self, many: int, now: float) -> int:
        """As many tokens as there are, but no more than that; how many they were."""
        self._left = min(self.size, self._left + (now - self._at) * self.rate)
        self._at = now
        taken = min(many, int(self._left))
        self._left -= taken
        return taken

    def give_back(self, many: int = 1) -> None:
        """Tokens that were not needed."""
        self._left = min(self.size, self._left + many)

    def has(self, now: float) -> bool:
        """Whether there is a token; it is not taken."""
        return min(self.size, self._left + (now - self._at) * self.rate) >= 1


class RateLimiter:
    """A bucket a key."""

    def __init__(self, size: float, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.size = size
        self.seconds = seconds
        self._clock = clock
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, *keys: str) -> bool:
        """One token of each key's bucket; whether all had one."""
        had = True
        for key in keys:
            had &= self._take(key)
        return had

    def give_back(self, *keys: str) -> None:
        """Tokens that were not needed."""
        for key in keys:
            if key in self._buckets:
                self._buckets[key].give_back()

    def has(self, key: str) -> bool:
        """Whether the key's bucket has a token; none is taken."""
        return key not in self._buckets or self._buckets[key].has(self._clock())

    def bucket(self, key: str) -> TokenBucket:
        """The key's bucket, for those who keep it in their hands: should it be forgotten here, it stays theirs, and
        whoever comes later gets a new one."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = TokenBucket(self.size, self.seconds, self._clock())
            if len(self._buckets) > MAX_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def _take(self, key: str) -> bool:
        return self.bucket(key).take(self._clock())
