"""A fair queue for a limited number of slots: a requester with many requests delays only itself.

Addresses take turns, and the devices at an address share its turns. A newcomer starts level with those being served, so
turns can be neither saved up nor owed. Turns are counted, not time: each turn has a time limit, and a requester that
wants many at once gets shorter ones (`bot_pool`).
"""

import asyncio
from collections import deque

Requester = tuple[str, ...]
"""A network address, and a device at that address."""
MAX_REMEMBERED = 1_000
"""Number of requesters that are remembered in addition to those waiting or being served."""


class _ShareNode:
    """The whole queue, an address, or a device. Each takes turns with its siblings."""

    __slots__ = ("children", "current_turn", "held", "turns", "waiting", "wanted")

    def __init__(self) -> None:
        self.children: dict[str, _ShareNode] = {}
        self.waiting: deque[asyncio.Future[int]] = deque()
        self.wanted = 0
        """Number of requests that wait, in this node and below it."""
        self.held = 0
        """Number of slots in use, in this node and below it."""
        self.turns = 0
        """Number of turns this node has had; comparable with its siblings'."""
        self.current_turn = 0
        """The turn count of the child that was served last. Newcomers start from it."""


class FairQueue:
    """Hands out slots, which are numbered from 0."""

    def __init__(self, slots: int) -> None:
        self._free = list(range(slots))
        self._root = _ShareNode()

    def count_waiting(self, requester: Requester) -> int:
        """Return how many requests from this address and device are waiting; from any of its devices if none is
        given."""
        node = self._root
        for name in requester:
            if name not in node.children:
                return 0
            node = node.children[name]
        return node.wanted

    async def take(self, requester: Requester, timeout: float | None) -> int:
        """Wait for the requester's turn, and return a slot. Raises TimeoutError after `timeout` seconds (None:
        never)."""
        path = self._path(requester)
        slot: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        for node in path:
            node.wanted += 1
        path[-1].waiting.append(slot)
        self._serve()
        try:
            async with asyncio.timeout(timeout):
                return await asyncio.shield(slot)
        except BaseException:
            if slot.done():  # it has just been granted
                self.give_back(slot.result(), requester)
            else:
                path[-1].waiting.remove(slot)
                for node in path:
                    node.wanted -= 1
                self._prune(requester)
            raise

    def give_back(self, slot: int, requester: Requester) -> None:
        """Free a slot, which ends the requester's turn, and serve the next one."""
        for node in self._path(requester):
            node.held -= 1
        self._prune(requester)
        self._free.append(slot)
        self._serve()

    def _path(self, requester: Requester) -> list[_ShareNode]:
        """Return the nodes from the root to this device, creating missing ones. A node that was inactive starts level
        with its siblings."""
        path = [self._root]
        for name in requester:
            parent = path[-1]
            node = parent.children.setdefault(name, _ShareNode())
            if not node.wanted and not node.held:
                node.turns = max(node.turns, parent.current_turn)
            path.append(node)
        return path

    def _serve(self) -> None:
        """Grant the free slots. At each level, the node with the fewest turns is next."""
        while self._free and self._root.wanted:
            node, path = self._root, [self._root]
            while node.children and not node.waiting:
                child = min((one for one in node.children.values() if one.wanted), key=lambda one: one.turns)
                node.current_turn = max(node.current_turn, child.turns)
                path.append(child)
                node = child
            for one in path:
                one.wanted -= 1
                one.held += 1
                one.turns += 1
            node.waiting.popleft().set_result(self._free.pop())

    def _prune(self, requester: Requester) -> None:
        """Remove nodes that want nothing and have had no more turns than their siblings."""
        path = self._path(requester)
        for name, parent, node in reversed(list(zip(requester, path, path[1:], strict=False))):
            if not node.wanted and not node.held and not node.children and node.turns <= parent.current_turn:
                del parent.children[name]
            elif len(parent.children) > MAX_REMEMBERED:
                parent.children = {name: one for name, one in parent.children.items() if one.wanted or one.held}
