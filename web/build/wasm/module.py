"""A module that a browser takes, from LLVM's object file: what a linker would do, where there is one file only.

The object file names its functions in a section for linkers, and expects memory and a stack from outside. Its addresses
are right already: data lie from 0 on, functions keep their numbers. So it gets a memory, a stack and exports, and loses
what only linkers read. (The format: webassembly.github.io/spec, and Linking.md of its tool conventions.)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

MAGIC = b"\0asm\1\0\0\0"
CUSTOM, IMPORT, MEMORY, GLOBAL, EXPORT, DATA = 0, 2, 5, 6, 7, 11
FUNCTION_KIND, TABLE_KIND, MEMORY_KIND, GLOBAL_KIND = range(4)
ORDER = (1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 10, 11)
"""In which sections come."""
SYMBOLS, FUNCTION_SYMBOL, UNDEFINED = 8, 0, 0x10
NAME_SAID = 0x40
PAGE, STACK = 65536, 262144
I32, CONST, END = 0x7F, 0x41, 0x0B


class Reader:
    """Reads from front to back."""

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
    """One section of a file."""

    kind: int
    body: bytes


def module(object_file: bytes, doors: Iterable[str]) -> bytes:
    """The module, with these functions for the outside."""
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
    # The stack goes down from where free memory begins, and so stops at the data, not in them.
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
    """Memory and stack, and nothing else that would have to come from outside."""
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
    """The numbers of functions by their names, from what is written for linkers."""
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
        if kind == 1:  # of data
            reader.name()
            if not flags & UNDEFINED:
                for _ in range(3):
                    reader.number()
            continue
        number = reader.number()
        if kind == 3:  # of a section: it has no name
            continue
        if not flags & UNDEFINED or flags & NAME_SAID:
            name = reader.name()
            if kind == FUNCTION_SYMBOL:
                yield name, number


def _data_end(reader: Reader) -> int:
    """Where the last data end."""
    end = 0
    for _ in range(reader.number()):
        if reader.number() != 0 or reader.take(1)[0] != CONST:
            raise ValueError("data without a place")
        at = reader.number()  # never negative, and below 2**27: read without its sign
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
    """Of a number that is not negative: its last byte must not look as if it were."""
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
