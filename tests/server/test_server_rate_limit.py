"""Token buckets give out exactly the configured number of tokens, over any time."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest

from kit.raw_sockets import open_connection, status
from kit.running_server import RunningServer
from mulot.server.edge.rate_limit import RateLimiter, TableQuota, TokenBucket, mark_table_opened


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


@pytest.mark.parametrize(
    ("status", "opened", "counts"),
    [
        (201, True, True),
        (200, False, False),
        (400, False, False),
        (400, True, True),
        (429, False, True),
        (499, False, False),
        (500, False, True),
        (503, False, False),
    ],
)
def test_only_requests_that_may_have_opened_a_table_count(status: int, opened: bool, counts: bool) -> None:
    quota = TableQuota(1, 1e9)

    def request() -> dict[str, Any]:
        return {"method": "POST", "path": "/api/tables", "state": {}}

    first = request()
    assert quota.take_for_request(first, ["ana"])
    if opened:
        mark_table_opened(first)
    quota.settle(first, status)
    assert quota.take_for_request(request(), ["ana"]) is not counts


def test_requests_that_open_no_table_are_not_limited() -> None:
    quota = TableQuota(1, 1e9)
    for method, path in (("GET", "/api/tables"), ("POST", "/api/tables/nest/start")):
        scope: dict[str, Any] = {"method": method, "path": path, "state": {}}
        assert all(quota.take_for_request(scope, ["ana"]) for _ in range(3))
        quota.settle(scope, 200)


def test_a_flood_of_handshakes_is_refused() -> None:
    with RunningServer(request_rate=5) as house:
        handshake = (
            f"GET /api/tables/nest/live HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nOrigin: {house.url}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        answers = []
        for _ in range(30):
            with closing(open_connection(house)) as connection:
                connection.sendall(handshake.encode())
                answers.append(connection.recv(4096))
        assert 101 in {status(answer) for answer in answers}
        refused = [answer for answer in answers if status(answer) == 429]
        assert refused
        assert all(b"house-no-too-fast" in answer for answer in refused)
