"""Luck is handed in: rules never import `random`. One primitive, a fair index below n; the rest is built on it.

Kinds: `Sealed` (live play: nobody can steer it, everybody can check it), `Recorded` (replay), `Scripted` (tests say
their dice), `Quick` (simulation). `core/outcomes.py` runs an action under every luck there is.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeVar

from mulot.core.errors import BrokenJournal

T = TypeVar("T")


class Luck:
    """What rules draw from."""

    __slots__ = ()

    def index(self, n: int) -> int:
        """A fair index below n."""
        raise NotImplementedError(f"{type(self).__name__} has no index")

    def die(self, sides: int = 6) -> int:
        """A die is thrown."""
        return 1 + self.index(sides)

    def dice(self, count: int, sides: int = 6) -> tuple[int, ...]:
        """So many dice are thrown, one after the other."""
        return tuple([self.die(sides) for _ in range(count)])

    def toss(self) -> bool:
        """A coin is tossed."""
        return self.index(2) == 1

    def pick(self, things: Sequence[T]) -> T:
        """One of these; they stay where they are."""
        return things[self.index(len(things))]

    def draw(self, bag: list[T]) -> T:
        """One out of the bag: it is not in there any more."""
        return bag.pop(self.index(len(bag)))

    def shuffle(self, things: list[T]) -> None:
        """Mix in place (Fisher and Yates)."""
        for last in range(len(things) - 1, 0, -1):
            other = self.index(last + 1)
            things[last], things[other] = things[other], things[last]


def commitment(seed: bytes) -> str:
    """What is shown before the game, so that the seed cannot be changed afterwards."""
    return hashlib.sha256(seed).hexdigest()


def mix(seed: bytes, added: Sequence[bytes]) -> bytes:
    """The key of a match: the committed seed and the bytes that each browser added, in order of arrival."""
    key = hmac.new(seed, b"mulot key", hashlib.sha256)
    for part in added:
        key.update(len(part).to_bytes(4, "big") + part)
    return key.digest()


_INNER = bytes(byte ^ 0x36 for byte in range(256))
_OUTER = bytes(byte ^ 0x5C for byte in range(256))


class Sealed(Luck):
    """HMAC-SHA-256 of the key, the journal line and a counter; numbers that would be unfair are thrown away.

    HMAC is written out: `hmac.digest` lets other threads in at every draw, and then waits for them.
    """

    __slots__ = ("_count", "_inner", "_key", "_line", "_outer")

    def __init__(self, key: bytes, line: int) -> None:
        self._key = key
        self._line = line
        self._count = 0

    def index(self, n: int) -> int:
        if not self._count:  # most lines of most games draw nothing
            block = self._key.ljust(64, b"\0")  # a key of `mix` is shorter than a block
            self._inner, self._outer = block.translate(_INNER), block.translate(_OUTER)
        fair = (1 << 64) // n * n
        while True:
            text = f"{self._line}/{self._count}".encode()
            self._count += 1
            inner = hashlib.sha256(self._inner + text).digest()
            number = int.from_bytes(hashlib.sha256(self._outer + inner).digest()[:8], "big")
            if number < fair:
                return number % n


class Recorded(Luck):
    """Gives what a journal line says was drawn."""

    def __init__(self, drawn: Sequence[int], line: int) -> None:
        self._rest = list(reversed(drawn))
        self._line = line

    def index(self, n: int) -> int:
        if not self._rest:
            raise BrokenJournal(self._line, "more luck was needed than the line holds", "luck")
        k = self._rest.pop()
        if not 0 <= k < n:
            raise BrokenJournal(self._line, f"the line says {k} where 0 to {n - 1} can be drawn", "luck")
        return k

    def finish(self) -> None:
        """All that the line holds must have been drawn."""
        if self._rest:
            raise BrokenJournal(self._line, "the line holds more luck than was needed", "luck")


class Scripted(Luck):
    """Tests say their luck as the rulebook does: a die by its face, a toss by its side, a draw by the thing drawn,
    a shuffle by the order wanted (or None: leave it as it lies), an index by its number."""

    def __init__(self, *script: Any) -> None:
        self._rest = list(reversed(script))

    def _next(self, wanted: str) -> Any:
        if not self._rest:
            raise AssertionError(f"the script has ended, but {wanted} is asked for")
        return self._rest.pop()

    def index(self, n: int) -> int:
        k: int = self._next(f"an index below {n}")
        if not 0 <= k < n:
            raise AssertionError(f"the script says {k} where 0 to {n - 1} can be drawn", "luck")
        return k

    def die(self, sides: int = 6) -> int:
        face: int = self._next(f"a die of {sides} sides")
        if not 1 <= face <= sides:
            raise AssertionError(f"the script says {face} for a die of {sides} sides")
        return face

    def toss(self) -> bool:
        return bool(self._next("a toss"))

    def pick(self, things: Sequence[T]) -> T:
        return things[list(things).index(self._next(f"one of {things}"))]

    def draw(self, bag: list[T]) -> T:
        return bag.pop(bag.index(self._next(f"a draw from {bag}")))

    def shuffle(self, things: list[T]) -> None:
        order = self._next(f"an order of {things}")
        if order is not None:
            if sorted(map(repr, order)) != sorted(map(repr, things)):
                raise AssertionError(f"the script says {order}, which is no order of {things}")
            things[:] = order

    def finish(self) -> None:
        """A story that scripts more luck than is drawn tells something that does not happen."""
        if self._rest:
            raise AssertionError(f"the script still holds {list(reversed(self._rest))}")


class Quick(Luck):
    """Fast and repeatable, for simulation and search; not for play between people."""

    def __init__(self, rng: Random | int) -> None:
        self._random: Callable[[], float] = (Random(rng) if isinstance(rng, int) else rng).random

    def index(self, n: int) -> int:
        return int(self._random() * n)


class Noted(Luck):
    """Another luck, with a note of what was drawn, and out of how many."""

    __slots__ = ("_luck", "drawn", "widths")

    def __init__(self, luck: Luck) -> None:
        self._luck = luck
        self.drawn: list[int] = []
        self.widths: list[int] = []

    def index(self, n: int) -> int:
        k = self._luck.index(n)
        self.drawn.append(k)
        self.widths.append(n)
        return k
