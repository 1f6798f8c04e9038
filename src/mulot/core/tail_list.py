"""A list that keeps only its end in memory. Reading an earlier item raises `NotInMemory`."""

from collections.abc import Callable, Iterator
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class NotInMemory(Exception):
    """The item is no longer in memory. The caller should load it from the journal and try again."""


class TailList(Generic[T]):
    """A list without its first `first` items. The remaining items keep their indices."""

    __slots__ = ("_items", "append", "first")

    def __init__(self, first: int, items: list[T]) -> None:
        self.first = first
        self._items = items
        self.append: Callable[[T], None] = items.append
        """Append an item. (Bound once for speed, because it is called for every move.)"""

    def __len__(self) -> int:
        return self.first + len(self._items)

    def __iter__(self) -> Iterator[T]:
        return iter(self[:])

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> list[T]: ...
    def __getitem__(self, at: int | slice) -> T | list[T]:
        if isinstance(at, slice):
            start, stop, _ = at.indices(len(self))
            if start < min(stop, self.first):
                raise NotInMemory(start)
            return self._items[max(start - self.first, 0) : max(stop - self.first, 0)]
        place = at if at >= 0 else at + len(self)
        if 0 <= place < self.first:
            raise NotInMemory(place)
        if not self.first <= place < len(self):
            raise IndexError(at)
        return self._items[place - self.first]


def first_index(items: list[T] | TailList[T]) -> int:
    """Return the index of the first item in memory."""
    return items.first if isinstance(items, TailList) else 0


def make_tail_list(first: int, items: list[T]) -> list[T] | TailList[T]:
    """Return a list whose items before index `first` are not in memory; a plain list if `first` is 0."""
    return TailList(first, items) if first else items


def drop_before(items: list[T] | TailList[T], first: int) -> list[T] | TailList[T]:
    """Return the list without the items before index `first`; the remaining items keep their indices."""
    return items if first <= first_index(items) else TailList(first, items[first:])


def truncate(items: list[T] | TailList[T], count: int) -> list[T] | TailList[T]:
    """Return the first `count` items."""
    if isinstance(items, TailList):
        return TailList(items.first, items[items.first : count])
    return items[:count]
