"""Token buckets give out exactly the configured number of tokens, over any time."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mulot.server.edge.rate_limit import RateLimiter, TokenBucket


def take_after_check(bucket: TokenBucket, now: float) -> bool:
    """First check that there is a token, then take it."""
    there = bucket.has_token(now)
    assert bucket.take(now) is there
    return there


TAKE: dict[str, Callable[[TokenBucket, float], bool]] = {
    "take": TokenBucket.take,
    "take up to": lambda bucket, now: bucket.take_up_to(1, now) == 1,
    "has": take_after_check,
}
"""Ways to take one token."""


@pytest.mark.parametrize("way", TAKE)
def test_bucket_refills_in_the_given_time(way: str) -> None:
    bucket, take = TokenBucket(20, 10, 100.0), TAKE[way]
    assert [take(bucket, 100.0) for _ in range(21)] == [True] * 20 + [False]
    assert [take(bucket, 100.0 + quarter / 4) for quarter in (1, 2, 3, 4)] == [False, True, False, True]
    assert sum(take(bucket, 106.0) for _ in range(30)) == 10, "half the time gives half the tokens"
    assert sum(take(bucket, 1000.0) for _ in range(30)) == 20, "never more than the bucket holds"


def test_tokens_are_taken_and_given_back() -> None:
    bucket = TokenBucket(20, 10, 0.0)
    assert [bucket.take_up_to(15, 0.0), bucket.take_up_to(15, 0.0)] == [15, 5]
    assert [bucket.take_up_to(15, 1.0), bucket.take_up_to(15, 1.0)] == [2, 0]
    bucket.give_back(30)
    assert bucket.take_up_to(50, 1.0) == 20


def test_sustained_rate_equals_the_refill_rate() -> None:
    now = 0.0
    buckets = RateLimiter(160, 20, lambda: now)
    taken = 0
    for eighth in range(1, 1001):
        now = eighth / 8  # times and rate without rounding
        taken += sum(buckets.take("ana") for _ in range(5))
    assert taken == 159 + 1000, "the full bucket at first, then one each time"
    assert buckets.take("bo")
    assert not buckets.has_token("ana")
