"""The memory of the engine: the search tree, positions and weights, in the memory of one WebAssembly instance."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from mulot.bots.engine_loader import IN_BROWSER, instantiate
from mulot.bots.wasm_instance import WasmInstance
from mulot.games.barrieres.bots import memory_layout
from mulot.games.barrieres.bots.engine.records import Node, Record
from mulot.games.barrieres.bots.opponent_beliefs import Beliefs, BeliefTracker, SensibleActions, trust_and_firmness
from mulot.games.barrieres.model import State

MODULE, INFO = (Path(__file__).parent / f"kernel.{kind}" for kind in ("wasm", "json"))
MAX_KEYS = 4 * 11 * 11
"""The maximum number of positions of a game that are remembered for repetitions: the length limit on 11×11."""
MAX_NODES, MAX_NODES_BY_ROUNDS = (1_500_000, 200_000) if IN_BROWSER else (3_000_000, 3_000_000)
"""The maximum number of nodes of timed searches, and of searches with a fixed number of rounds, which need few.

Memory is used as a tree grows: at most 96 MB per tree, or 48 and 6 MB in a browser, so that phones can run it."""
NOT_FOUND = -1
TABLE_CHUNK = 8192
"""How many entries of the chance table are written per call."""
FOUND, ACROSS, FITS, ACTIONS = (128, 2), (4, 4), 4, 256
"""The sizes of the work arrays of `legal`, in words."""


class QuantizedWeights(msgspec.Struct, frozen=True):
    """Weights as 8-bit numbers with a common scale."""

    scale: float
    numbers: bytes

    def to_float32(self) -> bytes:
        """Return the weights as packed 32-bit floats."""
        return _pack_float32([number * self.scale for (number,) in struct.iter_unpack("b", self.numbers)])


class BoardWeights(msgspec.Struct, frozen=True):
    """The search weights of a board size.

    `head` and `tail` come before and after the chance table, `chooser` is the policy net, and `learnt` is True if the
    table comes from a fitted net.
    """

    head: list[float]
    tail: list[float]
    chooser: list[QuantizedWeights]
    learnt: bool


class KernelInfo(msgspec.Struct, frozen=True):
    """The content of `kernel.json`."""

    sources: str
    records: dict[str, Record]
    most_actions: int
    table: int
    told: dict[int, BoardWeights]
    four: list[float]
    """The search weights for four seats if all others are assumed to be sensible."""
    among_four: dict[int, list[float]]
    """By board size, the weights for four seats; the beliefs are inserted at the indices `trust` and `firmness`."""
    trust: int
    firmness: int
    economy: list[float]


class StoredFloats(NamedTuple):
    """Where 32-bit floats are stored in the machine's memory."""

    address: int
    length: int


class SearchMemory:
    """One search tree with its position and weights. A position that is not in the tree starts a new, empty tree."""

    def __init__(
        self, machine: WasmInstance, said: KernelInfo, most: int = MAX_NODES, beside: SearchMemory | None = None
    ) -> None:
        """Reserve at most `most` nodes. Constant data is shared with `beside`, another memory of the same instance."""
        self.machine, self.info, self._max_nodes = machine, said, most
        records = said.records
        self._node, self._position = records["node"], records["position"]
        self._reader = self._node.reader(Node._fields)
        self.start, self._previous = (machine.allocate(self._position.size) for _ in range(2))
        self._listing = [
            machine.allocate(8 * many) for many in (FOUND[0] * FOUND[1], ACROSS[0] * ACROSS[1], FITS, ACTIONS)
        ]
        self._x, self._luck = machine.allocate(records["scratch"].size), machine.allocate(8)
        self._keys, self._key_count = machine.allocate(4 * MAX_KEYS), 0
        self._geometries: dict[tuple[int, int, bool], int] = beside._geometries if beside else {}
        self._weights: dict[tuple[int, int], StoredFloats] = beside._weights if beside else {}
        self.aside = machine.allocate(2 * self._position.size)
        self._beliefs: dict[int, StoredFloats] = {}
        self.belief_tracker: BeliefTracker = beside.belief_tracker if beside else BeliefTracker(self.sensible_actions)
        self._nodes, self._places = machine.allocate(self._node.size * most), machine.allocate(4 * most)
        self._saved_tree: tuple[int, tuple[int, int], int] | None = None
        self.g, self._weights_in_use, self._used, self._function = 0, (0, 0), 0, "think"

    def lay_out(self, s: State, at: int | None = None) -> None:
        """Write a position to `start`, or to the address `at`."""
        at = self.start if at is None else at
        key = (s.size, len(s.mice), s.third_mouse == "side-step")
        if key not in self._geometries:
            self._geometries[key] = self._store(self.info.records["geometry"].pack(memory_layout.geometry(*key)))
        self.g = self._geometries[key]
        self.machine.write(at, self._position.pack(memory_layout.position(s)))
        for groove in memory_layout.barrier_grooves(s):
            self.machine.call("lay_barrier", self.g, at, groove)

    def legal(self, at: int | None = None) -> list[int]:
        """Return the numbers of the legal actions of the position at `start`, or at the address `at`."""
        found, across, fits, actions = self._listing
        room = (found, *FOUND, across, *ACROSS, fits, FITS, actions, ACTIONS)
        many = self.machine.call("legal", self.g, self.start if at is None else at, *room)
        return list(struct.unpack(f"<{many}q", self.machine.read(actions, 8 * many)))

    def sensible_actions(self, s: State) -> SensibleActions:
        """Return the actions that a sensible player would consider in this position; `start` is not changed."""
        self.lay_out(s, self.aside)
        every = self.legal(self.aside)
        found = max(0, self.machine.call("foresee", self.g, self.aside, 2, self._x))
        actions, values = (self._read_scratch(name, found) for name in ("actions", "values"))
        return SensibleActions(every, dict(zip(actions, values, strict=True)))

    def _read_scratch(self, name: str, many: int) -> tuple[Any, ...]:
        field = self.info.records["scratch"].fields[name]
        body = self.machine.read(self._x + field.at, many * struct.calcsize(field.sign))
        return struct.unpack(f"<{many}{field.sign}", body)

    def perft(self, depth: int) -> int:
        """Return the number of sequences of `depth` plies from the position at `start`."""
        return self.machine.call("perft", self.g, self.start, 1, depth)

    def free(self, at: int) -> tuple[int, ...]:
        """Return the grooves with room for a barrier in the position at this address, as four words of bits."""
        field = self._position.fields["free"]
        body = self.machine.read(at + field.at, 8 * field.many)
        return struct.unpack(f"<{field.many}{field.sign}", body)

    def start_search(
        self, s: State, seed: int, discard_tree: bool, beliefs: Beliefs | None = None, stood: Sequence[int] = ()
    ) -> None:
        """Prepare a search of this position. The tree of the previous move is reused unless `discard_tree` is true.

        `beliefs` are the beliefs about the other seats at a table of four; None assumes that they are all sensible.
        `stood` has the keys of the positions that have stood on the board since the last barrier (`repetition_key`).
        """
        self._key_count = min(len(stood), MAX_KEYS)
        self.machine.write(self._keys, struct.pack(f"<{self._key_count}i", *stood[-MAX_KEYS:]))
        self.start, self._previous = self._previous, self.start
        self.lay_out(s)
        self._function = "think" if beliefs is None else "think_among_four"
        self._weights_in_use = (
            self._search_weights(s.size, len(s.mice)) if beliefs is None else self._belief_weights(s.size, beliefs)
        )
        self.machine.write(self._luck, struct.pack("<Q", memory_layout.mix_seed(seed)))
        self._used = 0 if discard_tree else self._reuse_tree()

    def run_rounds(self, rounds: int) -> None:
        """Run this many search rounds. If the tree is nearly full, nodes with few visits are dropped first."""
        least = 2
        while self._used + (rounds + 1) * self.info.most_actions > self._max_nodes and least < 1 << 30:
            self._used = self._compact_tree(0, least)
            least *= 2
        tree = (self._nodes, self._max_nodes, self._used)
        search = (self.g, self.start, 1, *tree, rounds, self._x, *self._weights_in_use, self._luck, 1)
        keys = (self._keys, self._key_count) if self._function == "think" else ()
        self._used = self.machine.call(self._function, *search, *keys)

    def save_tree(self) -> None:
        """Keep the tree for the next move."""
        self._saved_tree = (self.g, self._weights_in_use, self._used)

    def root(self) -> Node:
        """Return the root node."""
        return self._read_nodes(0, 1)[0]

    def children(self, of: Node) -> list[Node]:
        """Return the child nodes of a node."""
        return self._read_nodes(of.first, of.children)

    def _read_nodes(self, first: int, many: int) -> list[Node]:
        body = self.machine.read(self._nodes + first * self._node.size, many * self._node.size)
        return [Node(*numbers) for numbers in self._reader.iter_unpack(body)]

    def _reuse_tree(self) -> int:
        """Make the current position the root of the saved tree, and return the number of nodes in use.

        Returns 0 if the position is not in the tree or the weights have changed.
        """
        left, self._saved_tree = self._saved_tree, None
        if left is None or left[:2] != (self.g, self._weights_in_use):
            return 0
        self._used = left[2]
        root = self.machine.call("find", self.g, self._previous, 1, self._nodes, self._max_nodes, self.start, 1)
        if root == NOT_FOUND or not self._read_nodes(root, 1)[0].children:
            return 0
        return self._compact_tree(root, 0)

    def _compact_tree(self, root: int, least: int) -> int:
        places = (self._places, self._max_nodes)
        return self.machine.call("keep", self._nodes, self._max_nodes, self._used, root, least, *places)

    def _search_weights(self, size: int, seats: int) -> StoredFloats:
        """Return where the search weights are stored."""
        key = (size if seats == 2 else 0, seats)
        if key not in self._weights:
            self._weights[key] = (
                self._two_seat_weights(self.info.told[size]) if seats == 2 else self._store_floats(self.info.four)
            )
        return self._weights[key]

    def _belief_weights(self, size: int, beliefs: Beliefs) -> StoredFloats:
        """Return where the four-seat weights with these beliefs are stored."""
        numbers = list(self.info.among_four[size])
        for place, told in zip((self.info.trust, self.info.firmness), trust_and_firmness(beliefs), strict=True):
            numbers[place : place + len(told)] = told
        if size not in self._beliefs:
            self._beliefs[size] = self._store_floats(numbers)
        self.machine.write(self._beliefs[size].address, _pack_float32(numbers))
        return self._beliefs[size]

    def _two_seat_weights(self, weights: BoardWeights) -> StoredFloats:
        table, head = self.info.table, _pack_float32(weights.head)
        tail = b"".join([_pack_float32(weights.tail), *(part.to_float32() for part in weights.chooser)])
        length = (len(head) + len(tail)) // 4 + table
        at = self.machine.allocate(4 * length)
        middle = at + len(head)
        self.machine.write(at, head)
        self.machine.write(middle + 4 * table, tail)
        door, net = ("write_learnt", self._store_floats(self.info.economy)) if weights.learnt else ("write_weighed", ())
        # Call it in chunks, because browsers switch to optimised code between two calls, not during one.
        for low in range(0, table, TABLE_CHUNK):
            self.machine.call(door, *net, middle, table, low, min(low + TABLE_CHUNK, table))
        return StoredFloats(at, length)

    def _store_floats(self, numbers: list[float]) -> StoredFloats:
        return StoredFloats(self._store(_pack_float32(numbers)), len(numbers))

    def _store(self, body: bytes) -> int:
        at = self.machine.allocate(len(body))
        self.machine.write(at, body)
        return at


def _pack_float32(numbers: list[float]) -> bytes:
    return struct.pack(f"<{len(numbers)}f", *numbers)


def new_search_memories(machine: WasmInstance | None = None) -> tuple[SearchMemory, SearchMemory]:
    """Return two memories in a new instance: for timed searches, and for searches with a fixed number of rounds."""
    by_time = SearchMemory(machine or instantiate(MODULE), read_kernel_info(), MAX_NODES)
    return by_time, SearchMemory(by_time.machine, by_time.info, MAX_NODES_BY_ROUNDS, by_time)


def read_kernel_info() -> KernelInfo:
    """Read `kernel.json`."""
    return msgspec.json.decode(INFO.read_bytes(), type=KernelInfo, strict=False)
