"""Replays contain what one seat saw and heard, and the luck of each line."""

from __future__ import annotations

import hmac

import msgspec

import toy_game
from mulot.core import luck
from mulot.core.match import Match
from mulot.core.replay import make_replay


def short_match() -> Match:
    match = Match(toy_game.GAME, seats=2, seed=3, options={"first": 0}, added=[b"ab"])
    for seat, move in ((0, "peek"), (0, "put-back"), (1, "dig"), (0, "attack")):
        match.play(seat, move)
    return match


def test_a_replay_has_one_frame_per_line_with_view_question_and_action() -> None:
    match = short_match()
    replay = make_replay(match)
    assert [frame.line for frame in replay.frames] == [0, 1, 2, 3, 4]
    assert [frame.seat for frame in replay.frames] == [None, 0, 0, 1, 0]
    assert replay.frames[-1].view == match.look(None)
    assert replay.frames[-1].waiting == match.waiting
    assert msgspec.json.decode(msgspec.json.encode(replay))["frames"][1]["action"] == {"type": "peek"}


def test_private_events_are_only_in_the_replay_of_their_seat() -> None:
    heard = {
        seat: [type(e).__name__ for e in make_replay(short_match(), seat).frames[1].events] for seat in (0, 1, None)
    }
    assert heard == {0: ["Looked", "Saw"], 1: ["Looked"], None: ["Looked"]}


def test_the_luck_in_a_replay_can_be_recomputed_from_the_key() -> None:
    match = short_match()
    assert match.seed is not None
    key = luck.derive_key(match.seed, [b"ab"])
    checked = 0
    for frame in make_replay(match).frames:
        for count, (n, k) in enumerate(frame.luck):
            drawn = int.from_bytes(hmac.digest(key, f"{frame.line}/{count}".encode(), "sha256")[:8], "big")
            assert drawn % n == k
            checked += 1
    assert checked > 1
