"""Deeply nested JSON is refused before it is decoded, however brackets and strings are mixed."""

from __future__ import annotations

import time

import msgspec
import pytest

from mulot.core.json_depth import MAX_DEPTH, decode_shallow

ANY: msgspec.json.Decoder[object] = msgspec.json.Decoder()


def nested(depth: int, inner: bytes = b"") -> bytes:
    return b"[" * depth + inner + b"]" * depth


def test_only_the_depth_counts() -> None:
    strings = b",".join([rb'"[[[\"{{\\"'] * MAX_DEPTH)
    wide = b"[" + b",".join([nested(3)] * MAX_DEPTH) + b"]"
    for data in (nested(MAX_DEPTH), nested(MAX_DEPTH, strings), wide):
        assert decode_shallow(ANY, data) == msgspec.json.decode(data)


@pytest.mark.parametrize(
    "data", [nested(MAX_DEPTH + 1), b"[" * 100_000, b'{"a":' * (MAX_DEPTH + 1), b'"\\' + nested(200)]
)
def test_deep_nesting_and_broken_strings_are_refused(data: bytes) -> None:
    with pytest.raises((RecursionError, msgspec.DecodeError)):
        decode_shallow(ANY, data)


def test_the_check_takes_linear_time() -> None:
    before = time.process_time()
    with pytest.raises((RecursionError, msgspec.DecodeError)):
        decode_shallow(ANY, b"[" + b'"\\' * 500_000 + b"[]" * MAX_DEPTH)
    assert time.process_time() - before < 5
