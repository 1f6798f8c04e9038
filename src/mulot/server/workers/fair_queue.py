"""A fair queue for a few places: whoever asks for much waits for itself, and not the others for it.

Addresses take turns, and the devices at an address take turns with its turns. A newcomer begins where those are that
are served now: nobody saves up, and nobody pays for having been alone here. It is turns that are counted and not time:
a turn has a time limit, and whoever wants many at once gets short ones (`bot_pool`).
"""

from __future__ import annotations

import asyncio
from collections import deque

Requester = tuple[str, ...]
"""An address, and a device at that address."""
MAX_REMEMBERED = 1_000
"""How many are remembered, beside those that wait or are served."""


class _ShareNode:
    """One of those who share, and those among whom it is shared on."""

    __slots__ = ("among", "count", "held", "turns", "waiting", "wanted")

    def __init__(self) -> None:
        self.among: dict[str, _ShareNode] = {}
        self.waiting: deque[asyncio.Future[int]] = deque()
        self.wanted = 0
        """How many wait, here and below."""
        self.held = 0
        """How many places it has now, here and below."""
        self.turns = 0
        """How many it has had, on the count of those it shares with."""
        self.count = 0
        """Where those are that were served last among whom this is shared."""


class FairQueue:
    """`places` are numbered from 0."""

    def __init__(self, places: int) -> None:
        self._free = list(range(places))
        self._all = _ShareNode()

    def waiting(self, requester: Requester) -> int:
        """How many turns of this device wait."""
        share = self._all
        for name in requester:
            if name not in share.among:
                return 0
            share = share.among[name]
        return share.wanted

    async def take(self, requester: Requester, patience: float | None) -> int:
        """A place, when it is this one's turn; None waits for ever. Raises TimeoutError."""
        path = self._path(requester)
        place: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        for share in path:
            share.wanted += 1
        path[-1].waiting.append(place)
        self._serve()
        try:
            async with asyncio.timeout(patience):
                return await asyncio.shield(place)
        except BaseException:
            if place.done():  # it came in the same moment
                self.give_back(place.result(), requester)
            else:
                path[-1].waiting.remove(place)
                for share in path:
                    share.wanted -= 1
                self._forget(requester)
            raise

    def give_back(self, place: int, requester: Requester) -> None:
        """The turn is over."""
        for share in self._path(requester):
            share.held -= 1
        self._forget(requester)
        self._free.append(place)
        self._serve()

    def _path(self, requester: Requester) -> list[_ShareNode]:
        """From all down to this device. Whoever comes after a while begins where the others are."""
        path = [self._all]
        for name in requester:
            above = path[-1]
            share = above.among.setdefault(name, _ShareNode())
            if not share.wanted and not share.held:
                share.turns = max(share.turns, above.count)
            path.append(share)
        return path

    def _serve(self) -> None:
        while self._free and self._all.wanted:
            share, path = self._all, [self._all]
            while share.among and not share.waiting:
                below = min((one for one in share.among.values() if one.wanted), key=lambda one: one.turns)
                share.count = max(share.count, below.turns)
                path.append(below)
                share = below
            for one in path:
                one.wanted -= 1
                one.held += 1
                one.turns += 1
            share.waiting.popleft().set_result(self._free.pop())

    def _forget(self, requester: Requester) -> None:
        """Whoever wants nothing, and has had no more than the others, need not be remembered."""
        path = self._path(requester)
        for name, above, share in reversed(list(zip(requester, path, path[1:], strict=False))):
            if not share.wanted and not share.held and not share.among and share.turns <= above.count:
                del above.among[name]
            elif len(above.among) > MAX_REMEMBERED:
                above.among = {name: one for name, one in above.among.items() if one.wanted or one.held}
