"""Where a search thinks: the tree and everything else that the doors are handed, in the memory of one machine."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any

import msgspec

from mulot.bots.engine_loader import IN_BROWSER, instantiate
from mulot.bots.wasm_instance import WasmInstance
from mulot.games.barrieres.bots import memory_layout
from mulot.games.barrieres.bots.engine.records import Node, Record
from mulot.games.barrieres.bots.opponent_beliefs import Beliefs, Foreseen, Watching, expected
from mulot.games.barrieres.model import State

MODULE, SAID = (Path(__file__).parent / f"kernel.{kind}" for kind in ("wasm", "json"))
MOST_NODES, COUNTED_NODES = (1_500_000, 200_000) if IN_BROWSER else (3_000_000, 3_000_000)
"""By time, and for whoever goes by rounds, mostly a few. Memory is touched as a tree grows: 96 MB at most for one of
them; a phone is to have the 48 and 6 of a browser."""
GONE = -1
PIECE = 8192
"""Entries of the table that are written at once."""
FOUND, ACROSS, FITS, ACTIONS = (128, 2), (4, 4), 4, 256
"""What `legal` works in, in words."""


class Part(msgspec.Struct, frozen=True):
    """Weights as 8-bit numbers with one scale."""

    scale: float
    numbers: bytes

    def singles(self) -> bytes:
        """As the search reads them."""
        return _singles([number * self.scale for (number,) in struct.iter_unpack("b", self.numbers)])


class Told(msgspec.Struct, frozen=True):
    """What a search is told on a board: before and after the table of `economy`, the weights of the `chooser`, and
    whether that table was learnt."""

    head: list[float]
    tail: list[float]
    chooser: list[Part]
    learnt: bool


class Said(msgspec.Struct, frozen=True):
    """What has to be known of the module (`kernel.json`)."""

    sources: str
    records: dict[str, Record]
    most_actions: int
    table: int
    told: dict[int, Told]
    four: list[float]
    """With four seats, where all are taken for sensible."""
    among_four: dict[int, list[float]]
    """By board, where others are believed to be what they were seen to be; what is believed lies at these places."""
    trust: int
    firmness: int
    economy: list[float]


class Desk:
    """One tree at a time. Who comes with a position of another game finds the desk empty."""

    def __init__(self, machine: WasmInstance, said: Said, most: int = MOST_NODES, beside: Desk | None = None) -> None:
        """Room for so many nodes; `beside` another desk of this machine it shares what never changes."""
        self.machine, self.said, self._most = machine, said, most
        records = said.records
        self._node, self._position = records["node"], records["position"]
        self._reader = self._node.reader(Node._fields)
        self.start, self._before = (machine.allocate(self._position.size) for _ in range(2))
        self._listing = [
            machine.allocate(8 * many) for many in (FOUND[0] * FOUND[1], ACROSS[0] * ACROSS[1], FITS, ACTIONS)
        ]
        self._x, self._luck = machine.allocate(records["scratch"].size), machine.allocate(8)
        self._geometries: dict[tuple[int, int, bool], int] = beside._geometries if beside else {}
        self._weights: dict[tuple[int, int], tuple[int, int]] = beside._weights if beside else {}
        self._pair = machine.allocate(2 * self._position.size)
        self._beliefs: dict[int, tuple[int, int]] = {}
        self.watching: Watching = beside.watching if beside else Watching(self.foreseen)
        self._nodes, self._places = machine.allocate(self._node.size * most), machine.allocate(4 * most)
        self._left: tuple[int, tuple[int, int], int] | None = None
        self.g, self._told, self._used, self._door = 0, (0, 0), 0, "think"

    def lay_out(self, s: State, at: int | None = None) -> None:
        """Have this position at `start`, or where it is told."""
        at = self.start if at is None else at
        key = (s.size, len(s.mice), s.third_mouse == "side-step")
        if key not in self._geometries:
            self._geometries[key] = self._kept(self.said.records["geometry"].packed(memory_layout.geometry(*key)))
        self.g = self._geometries[key]
        self.machine.write(at, self._position.packed(memory_layout.position(s)))
        for groove in memory_layout.grooves_of(s):
            self.machine.call("lay_barrier", self.g, at, groove)

    def legal(self, at: int | None = None) -> list[int]:
        """The legal actions at `start`, or where it is told, by their numbers."""
        found, across, fits, actions = self._listing
        room = (found, *FOUND, across, *ACROSS, fits, FITS, actions, ACTIONS)
        many = self.machine.call("legal", self.g, self.start if at is None else at, *room)
        return list(struct.unpack(f"<{many}q", self.machine.read(actions, 8 * many)))

    def foreseen(self, s: State) -> Foreseen:
        """A position as a sensible player looks at it. What lies at `start` stays."""
        self.lay_out(s, self._pair)
        every = self.legal(self._pair)
        found = max(0, self.machine.call("foresee", self.g, self._pair, 2, self._x))
        actions, values = (self._of_scratch(name, found) for name in ("actions", "values"))
        return Foreseen(every, dict(zip(actions, values, strict=True)))

    def _of_scratch(self, name: str, many: int) -> tuple[Any, ...]:
        field = self.said.records["scratch"].fields[name]
        body = self.machine.read(self._x + field.at, many * struct.calcsize(field.sign))
        return struct.unpack(f"<{many}{field.sign}", body)

    def perft(self, depth: int) -> int:
        """Sequences of so many plies from `start`."""
        return self.machine.call("perft", self.g, self.start, 1, depth)

    def free(self) -> tuple[int, ...]:
        """The grooves with room for a barrier at `start`, as four words of bits."""
        field = self._position.fields["free"]
        body = self.machine.read(self.start + field.at, 8 * field.many)
        return struct.unpack(f"<{field.many}{field.sign}", body)

    def begin(self, s: State, seed: int, anew: bool, beliefs: Beliefs | None = None) -> None:
        """Begin to think about this position, with what is left of the move before; `anew`: with nothing. With four
        seats, what is believed of them; None where all are taken for sensible."""
        self.start, self._before = self._before, self.start
        self.lay_out(s)
        self._door = "think" if beliefs is None else "think_among_four"
        self._told = self._weights_of(s.size, len(s.mice)) if beliefs is None else self._knowing(s.size, beliefs)
        self.machine.write(self._luck, struct.pack("<Q", memory_layout.mixed(seed)))
        self._used = 0 if anew else self._left_of()

    def look(self, rounds: int) -> None:
        """Look further for so many rounds. What was hardly visited is forgotten where there is no room for them."""
        least = 2
        while self._used + (rounds + 1) * self.said.most_actions > self._most and least < 1 << 30:
            self._used = self._keep(0, least)
            least *= 2
        tree = (self._nodes, self._most, self._used)
        self._used = self.machine.call(
            self._door, self.g, self.start, 1, *tree, rounds, self._x, *self._told, self._luck, 1
        )

    def leave(self) -> None:
        """The tree stays for the next move."""
        self._left = (self.g, self._told, self._used)

    def root(self) -> Node:
        """The node of the position itself."""
        return self._read(0, 1)[0]

    def children(self, of: Node) -> list[Node]:
        """The nodes below a node."""
        return self._read(of.first, of.children)

    def _read(self, first: int, many: int) -> list[Node]:
        body = self.machine.read(self._nodes + first * self._node.size, many * self._node.size)
        return [Node(*numbers) for numbers in self._reader.iter_unpack(body)]

    def _left_of(self) -> int:
        """Make the position the root of what is left; returns how many nodes are in use then, 0 if there is nothing of
        it. A tree is its weights' own."""
        left, self._left = self._left, None
        if left is None or left[:2] != (self.g, self._told):
            return 0
        self._used = left[2]
        root = self.machine.call("find", self.g, self._before, 1, self._nodes, self._most, self.start, 1)
        if root == GONE or not self._read(root, 1)[0].children:
            return 0
        return self._keep(root, 0)

    def _keep(self, root: int, least: int) -> int:
        places = (self._places, self._most)
        return self.machine.call("keep", self._nodes, self._most, self._used, root, least, *places)

    def _weights_of(self, size: int, seats: int) -> tuple[int, int]:
        """Where the search's weights lie, and how many they are."""
        key = (size if seats == 2 else 0, seats)
        if key not in self._weights:
            self._weights[key] = self._two(self.said.told[size]) if seats == 2 else self._numbers(self.said.four)
        return self._weights[key]

    def tell(self, size: int, weights: bytes) -> None:
        """Have the search with two seats told these weights on this board, and not those that were learnt for it."""
        self._weights[size, 2] = (self._kept(weights), len(weights) // 4)

    def _knowing(self, size: int, beliefs: Beliefs) -> tuple[int, int]:
        """The same where others are believed to be what they were seen to be."""
        numbers = list(self.said.among_four[size])
        for place, told in zip((self.said.trust, self.said.firmness), expected(beliefs), strict=True):
            numbers[place : place + len(told)] = told
        if size not in self._beliefs:
            self._beliefs[size] = self._numbers(numbers)
        self.machine.write(self._beliefs[size][0], _singles(numbers))
        return self._beliefs[size]

    def _two(self, told: Told) -> tuple[int, int]:
        table, head = self.said.table, _singles(told.head)
        tail = b"".join([_singles(told.tail), *(part.singles() for part in told.chooser)])
        length = (len(head) + len(tail)) // 4 + table
        at = self.machine.allocate(4 * length)
        middle = at + len(head)
        self.machine.write(at, head)
        self.machine.write(middle + 4 * table, tail)
        door, net = ("write_learnt", self._numbers(self.said.economy)) if told.learnt else ("write_weighed", ())
        # In pieces: a browser has compiled a function well by the time of its next call, not in the middle of one.
        for low in range(0, table, PIECE):
            self.machine.call(door, *net, middle, table, low, min(low + PIECE, table))
        return at, length

    def _numbers(self, numbers: list[float]) -> tuple[int, int]:
        return self._kept(_singles(numbers)), len(numbers)

    def _kept(self, body: bytes) -> int:
        at = self.machine.allocate(len(body))
        self.machine.write(at, body)
        return at


def _singles(numbers: list[float]) -> bytes:
    return struct.pack(f"<{len(numbers)}f", *numbers)


def new_desks(machine: WasmInstance | None = None) -> tuple[Desk, Desk]:
    """A machine of its own with a desk for whoever goes by time, and beside it one for counted rounds."""
    by_time = Desk(machine or instantiate(MODULE), said(), MOST_NODES)
    return by_time, Desk(by_time.machine, by_time.said, COUNTED_NODES, by_time)


def said() -> Said:
    """What `kernel.json` says."""
    return msgspec.json.decode(SAID.read_bytes(), type=Said, strict=False)
