"""A list of which only the end is in memory. Reading an earlier item raises `Forgotten`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class Forgotten(Exception):
    """The item is no longer in memory. Load it from the journal and try again."""


class Recent(Generic[T]):
    """A list with the indices of the complete list; the items before index `known` are not in memory."""

    __slots__ = ("_things", "append", "known")

    def __init__(self, known: int, things: list[T]) -> None:
        self.known = known
        self._things = things
        self.append: Callable[[T], None] = things.append
        """Append an item. (Bound once, because it is called for every move.)"""

    def __len__(self) -> int:
        return self.known + len(self._things)

    def __iter__(self) -> Iterator[T]:
        return iter(self[:])

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> list[T]: ...
    def __getitem__(self, at: int | slice) -> T | list[T]:
        if isinstance(at, slice):
            start, stop, _ = at.indices(len(self))
            if start < min(stop, self.known):
                raise Forgotten(start)
            return self._things[max(start - self.known, 0) : max(stop - self.known, 0)]
        place = at if at >= 0 else at + len(self)
        if 0 <= place < self.known:
            raise Forgotten(place)
        if not self.known <= place < len(self):
            raise IndexError(at)
        return self._things[place - self.known]


def known_since(things: list[T] | Recent[T]) -> int:
    """Return the index of the first item in memory."""
    return things.known if isinstance(things, Recent) else 0


def recent(known: int, things: list[T]) -> list[T] | Recent[T]:
    """Return a list whose items before index `known` are not in memory; a plain list if `known` is 0."""
    return Recent(known, things) if known else things


def latest(things: list[T] | Recent[T], first: int) -> list[T] | Recent[T]:
    """Return the list without the items before index `first`."""
    return things if first <= known_since(things) else Recent(first, things[first:])


def up_to(things: list[T] | Recent[T], count: int) -> list[T] | Recent[T]:
    """Return the first `count` items."""
    if isinstance(things, Recent):
        return Recent(things.known, things[things.known : count])
    return things[:count]
