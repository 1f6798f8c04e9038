"""Sources of randomness. Rules never import `random`; they are given a `Luck`. Subclasses implement `index`, which
returns a fair number below n, and everything else is built on it.

`HmacLuck` is for live play (nobody can influence it, and everyone can check it afterwards), `RecordedLuck` for replays,
`ScriptedLuck` for tests that specify their dice, `RandomLuck` for simulation. `core/outcomes.py` runs an action with
every possible luck.
"""

import hashlib
import hmac
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeVar

from mulot.core.errors import BrokenJournal

T = TypeVar("T")


class Luck:
    """The source of randomness that rules draw from."""

    __slots__ = ()

    def index(self, n: int) -> int:
        """Return a fair number from 0 to n - 1."""
        raise NotImplementedError(f"{type(self).__name__} has no index")

    def die(self, sides: int = 6) -> int:
        """Roll a die and return its face, from 1 to `sides`."""
        return 1 + self.index(sides)

    def dice(self, count: int, sides: int = 6) -> tuple[int, ...]:
        """Roll `count` dice one after another and return their faces."""
        return tuple([self.die(sides) for _ in range(count)])

    def toss(self) -> bool:
        """Toss a coin: True or False with equal probability."""
        return self.index(2) == 1

    def pick(self, things: Sequence[T]) -> T:
        """Return a random item without removing it."""
        return things[self.index(len(things))]

    def draw(self, bag: list[T]) -> T:
        """Remove a random item from the bag and return it."""
        return bag.pop(self.index(len(bag)))

    def shuffle(self, things: list[T]) -> None:
        """Shuffle in place (Fisher–Yates)."""
        for last in range(len(things) - 1, 0, -1):
            other = self.index(last + 1)
            things[last], things[other] = things[other], things[last]


def commitment(seed: bytes) -> str:
    """Return the hash of the seed. It is published before the game, so that the seed cannot be changed afterwards."""
    return hashlib.sha256(seed).hexdigest()


def derive_key(seed: bytes, added: Sequence[bytes]) -> bytes:
    """Derive the key of a match from the committed seed and the bytes that each player's browser added, in order of
    arrival."""
    key = hmac.new(seed, b"mulot key", hashlib.sha256)
    for part in added:
        key.update(len(part).to_bytes(4, "big") + part)
    return key.digest()


_INNER = bytes(byte ^ 0x36 for byte in range(256))
_OUTER = bytes(byte ^ 0x5C for byte in range(256))


class HmacLuck(Luck):
    """Luck computed as the HMAC-SHA-256 of a key, the journal line and a counter. Values that would bias the result are
    rejected.

    It records its draws itself, as `LuckRecorder` does, so that a live move needs no second object. HMAC is implemented
    here because `hmac.digest` releases the GIL on every draw and then waits to get it back.
    """

    __slots__ = ("_count", "_inner", "_key", "_line", "_outer", "drawn", "widths")

    def __init__(self, key: bytes, line: int) -> None:
        self._key = key
        self._line = line
        self._count = 0
        self.drawn: list[int] = []
        self.widths: list[int] = []

    def index(self, n: int) -> int:
        if not self._count:  # most lines of most games draw nothing
            block = self._key.ljust(64, b"\0")  # a key from `derive_key` is shorter than a block
            self._inner, self._outer = block.translate(_INNER), block.translate(_OUTER)
        fair = (1 << 64) // n * n
        while True:
            text = f"{self._line}/{self._count}".encode()
            self._count += 1
            inner = hashlib.sha256(self._inner + text).digest()
            number = int.from_bytes(hashlib.sha256(self._outer + inner).digest()[:8], "big")
            if number < fair:
                self.drawn.append(number % n)
                self.widths.append(n)
                return number % n


class RecordedLuck(Luck):
    """Replays the draws that a journal line recorded."""

    def __init__(self, drawn: Sequence[int], line: int) -> None:
        self._rest = list(reversed(drawn))
        self._line = line

    def index(self, n: int) -> int:
        if not self._rest:
            raise BrokenJournal(self._line, "the move needs more draws than the line recorded", "luck")
        k = self._rest.pop()
        if not 0 <= k < n:
            raise BrokenJournal(self._line, f"the line recorded {k}, but only 0 to {n - 1} can be drawn", "luck")
        return k

    def check_exhausted(self) -> None:
        """Raise BrokenJournal if the line recorded more draws than were needed."""
        if self._rest:
            raise BrokenJournal(self._line, "the line recorded more draws than the move needs", "luck")


class ScriptedLuck(Luck):
    """Luck for tests, scripted in the rulebook's terms: a die by its face, a toss by its side, a draw by the item
    drawn, a shuffle by the resulting order (None: unchanged), an index by its number."""

    def __init__(self, *script: Any) -> None:
        self._rest = list(reversed(script))

    def _take(self, wanted: str) -> Any:
        """Take the next item of the script, or fail with what was requested."""
        if not self._rest:
            raise AssertionError(f"the script has ended, but the rules draw {wanted}")
        return self._rest.pop()

    def index(self, n: int) -> int:
        k: int = self._take(f"an index below {n}")
        if not 0 <= k < n:
            raise AssertionError(f"the script says {k}, but only 0 to {n - 1} can be drawn", "luck")
        return k

    def die(self, sides: int = 6) -> int:
        face: int = self._take(f"a die of {sides} sides")
        if not 1 <= face <= sides:
            raise AssertionError(f"the script says {face} for a die of {sides} sides")
        return face

    def toss(self) -> bool:
        return bool(self._take("a toss"))

    def pick(self, things: Sequence[T]) -> T:
        return things[list(things).index(self._take(f"one of {things}"))]

    def draw(self, bag: list[T]) -> T:
        return bag.pop(bag.index(self._take(f"a draw from {bag}")))

    def shuffle(self, things: list[T]) -> None:
        order = self._take(f"an order of {things}")
        if order is not None:
            if sorted(map(repr, order)) != sorted(map(repr, things)):
                raise AssertionError(f"the script says {order}, which is not an order of {things}")
            things[:] = order

    def check_exhausted(self) -> None:
        """Fail if the script contains items that were not drawn."""
        if self._rest:
            raise AssertionError(f"the rules did not draw {list(reversed(self._rest))}, which the script contains")


class RandomLuck(Luck):
    """Fast and reproducible pseudorandom luck, for simulation and search; not for play between people."""

    def __init__(self, rng: Random | int) -> None:
        self._random: Callable[[], float] = (Random(rng) if isinstance(rng, int) else rng).random

    def index(self, n: int) -> int:
        return int(self._random() * n)


class LuckRecorder(Luck):
    """Wraps another luck and records each draw (`drawn`) and how many values were possible (`widths`)."""

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
