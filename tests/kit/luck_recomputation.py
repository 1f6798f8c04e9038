"""Recomputes every draw of a journal from its seed, with only the standard library, as anyone could."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

import msgspec

from mulot.core.game import AnyGame
from mulot.core.journal import Deal, Undo, parse
from mulot.core.luck import Luck


class RecomputedLuck(Luck):
    """The luck of one line, computed from the seed with only the standard library."""

    def __init__(self, key: bytes, line: int) -> None:
        self.key, self.line, self.count = key, line, 0
        self.drawn: list[int] = []

    def index(self, n: int) -> int:
        while True:
            digest = hmac.digest(self.key, f"{self.line}/{self.count}".encode(), "sha256")
            self.count += 1
            number = int.from_bytes(digest[:8], "big")
            if number < 2**64 - 2**64 % n:
                self.drawn.append(number % n)
                return number % n


def check_luck(file: bytes, game: AnyGame) -> int:
    """Replay a journal with luck recomputed from its seed, without `Match`. Return the number of draws."""
    journal, seed = parse(file)
    header = journal.header
    assert seed is not None
    assert hashlib.sha256(seed).hexdigest() == header.commitment
    mixed = hmac.new(seed, b"mulot key", "sha256")
    for part in map(bytes.fromhex, header.added):
        mixed.update(len(part).to_bytes(4, "big") + part)
    states: dict[int, Any] = {}
    now, checked = 0, 0
    for line in journal.lines:
        luck = RecomputedLuck(mixed.digest(), line.line)
        if isinstance(line, Undo):
            states[line.line] = states[line.to]
        elif isinstance(line, Deal):
            states[0] = game.new(msgspec.convert(header.options, game.options), header.seats, luck)
        else:
            states[line.line] = game.copy(states[now])
            game.play(states[line.line], line.seat, game.read(line.play), luck, lambda event: None)
        if not isinstance(line, Undo):
            assert tuple(luck.drawn) == line.luck, f"line {line.line}: the seed gives {luck.drawn}"
        now, checked = line.line, checked + len(luck.drawn)
    return checked
