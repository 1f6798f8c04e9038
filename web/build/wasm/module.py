"""Turns LLVM's object file into a module for browsers, which is a linker's job, but simple because there is only one
file.

The object file lists its functions in a section for linkers, and imports its memory and stack. Its addresses are
already correct: data starts at 0, and functions keep their numbers. So the module gets a memory, a stack and exports,
and what only linkers need is dropped. (The format is described at webassembly.github.io/spec, and in Linking.md in its
tool conventions.)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

MAGIC = b"\0asm\1\0\0\0"
CUSTOM, IMPORT, MEMORY, GLOBAL, EXPORT, DATA = 0, 2, 5, 6, 7, 11
FUNCTION_KIND, TABLE_KIND, MEMORY_KIND, GLOBAL_KIND = range(4)
ORDER = (1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 10, 11)
"""The order in which sections must appear."""
SYMBOLS, FUNCTION_SYMBOL, UNDEFINED = 8, 0, 0x10
NAME_SAID = 0x40
PAGE, STACK = 65536, 262144
I32, CONST, END = 0x7F, 0x41, 0x0B


class Reader:
    """Reads a byte string from start to end."""

    def __init__(self, body: bytes) -> None:
        self.body, self.at = body, 0

    def number(self) -> int:
        found = shift = 0
        while True:
            byte = self.body[self.at]
            self.at += 1
            found |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return found

    def take(self, many: int) -> bytes:
        found = self.body[self.at : self.at + many]
        if len(found) < many:
            raise ValueError("the object file ends too soon")
        self.at += many
        return found

    def name(self) -> str:
        return self.take(self.number()).decode()

    def more(self) -> bool:
        return self.at < len(self.body)


class Section(NamedTuple):
    """A section of a file."""

    kind: int
    body: bytes


def module(object_file: bytes, doors: Iterable[str]) -> bytes:
    """Return the module, which exports these functions. Raises ValueError if one is missing."""
    sections = list(_sections(object_file))
    bodies = {section.kind: section.body for section in sections if section.kind != CUSTOM}
    _check_imports(Reader(bodies.pop(IMPORT)))
    data_end = _data_end(Reader(bodies[DATA]))
    heap = (data_end + STACK + 15) & -16
    numbers = _functions(sections)
    missing = set(doors) - set(numbers)
    if missing:
        raise ValueError(f"no such function: {', '.join(sorted(missing))}")
    exports = [_text(name) + bytes([FUNCTION_KIND]) + _number(numbers[name]) for name in sorted(doors)]
    exports += [_text("memory") + bytes([MEMORY_KIND, 0]), _text("heap") + bytes([GLOBAL_KIND, 1])]
    bodies[MEMORY] = bytes([1, 0]) + _number(heap // PAGE + 1)
    # The stack grows downwards from the start of free memory, towards the data.
    bodies[GLOBAL] = bytes([2]) + _global(heap, changes=True) + _global(heap, changes=False)
    bodies[EXPORT] = _number(len(exports)) + b"".join(exports)
    return MAGIC + b"".join(_section(kind, bodies[kind]) for kind in ORDER if kind in bodies)


def _sections(file: bytes) -> Iterator[Section]:
    if not file.startswith(MAGIC):
        raise ValueError("not WebAssembly")
    reader = Reader(file)
    reader.take(len(MAGIC))
    while reader.more():
        kind = reader.take(1)[0]
        yield Section(kind, reader.take(reader.number()))


def _check_imports(reader: Reader) -> None:
    """Check that only memory and stack are imported. Raises ValueError otherwise."""
    wanted = []
    for _ in range(reader.number()):
        reader.name()
        wanted.append(reader.name())
        kind = reader.take(1)[0]
        if kind == GLOBAL_KIND:
            reader.take(2)
        elif kind == MEMORY_KIND:
            flags = reader.number()
            reader.number()
            if flags & 1:
                reader.number()
        else:
            raise ValueError(f"{wanted[-1]} would have to come from outside")
    if sorted(wanted) != ["__linear_memory", "__stack_pointer"]:
        raise ValueError(f"{', '.join(wanted)} would have to come from outside")


def _functions(sections: list[Section]) -> dict[str, int]:
    """Return the numbers of the functions by name, read from the section for linkers."""
    found: dict[str, int] = {}
    for section in sections:
        reader = Reader(section.body)
        if section.kind != CUSTOM or reader.name() != "linking":
            continue
        reader.number()  # the version
        while reader.more():
            kind = reader.take(1)[0]
            part = Reader(reader.take(reader.number()))
            if kind == SYMBOLS:
                found.update(_named(part))
    return found


def _named(reader: Reader) -> Iterator[tuple[str, int]]:
    for _ in range(reader.number()):
        kind, flags = reader.take(1)[0], reader.number()
        if kind == 1:  # a data symbol
            reader.name()
            if not flags & UNDEFINED:
                for _ in range(3):
                    reader.number()
            continue
        number = reader.number()
        if kind == 3:  # a section symbol, which has no name
            continue
        if not flags & UNDEFINED or flags & NAME_SAID:
            name = reader.name()
            if kind == FUNCTION_SYMBOL:
                yield name, number


def _data_end(reader: Reader) -> int:
    """Return the address at which the data ends."""
    end = 0
    for _ in range(reader.number()):
        if reader.number() != 0 or reader.take(1)[0] != CONST:
            raise ValueError("data without a place")
        at = reader.number()  # never negative, and below 2**27, so the sign can be ignored
        reader.take(1)
        end = max(end, at + len(reader.take(reader.number())))
    return end


def _number(n: int) -> bytes:
    out = bytearray()
    while n > 127:
        out.append(n & 127 | 128)
        n >>= 7
    return bytes([*out, n])


def _signed(n: int) -> bytes:
    """Encode a non-negative number as signed LEB128. Its last byte must not look negative."""
    out = bytearray()
    while n > 63:
        out.append(n & 127 | 128)
        n >>= 7
    return bytes([*out, n])


def _text(text: str) -> bytes:
    return _number(len(text)) + text.encode()


def _global(value: int, changes: bool) -> bytes:
    return bytes([I32, changes, CONST]) + _signed(value) + bytes([END])


def _section(kind: int, body: bytes) -> bytes:
    return bytes([kind]) + _number(len(body)) + body
