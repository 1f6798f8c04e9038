"""A worker process: `python -m mulot.server.workers.worker KIND [MORE_GAMES] [ONLY_GAMES]`.

Orders come in at standard input, answers go out at standard output, each with its length before it. The first answer is
empty, and says that the process has started. `worker_pool` starts such processes and asks them.

They end with the house, however that one ends: it holds the only other end of their standard input, and the system
closes that with the house's last breath.
"""

from __future__ import annotations

import os
import select
import signal
import struct
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import IO, TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from mulot.server.games import ServerGames

LENGTH_PREFIX = struct.Struct("!I")
FORK_TIMEOUT_S = 60.0
"""The most that an order which is carried out fork_per_order may take by the clock, on a machine that has much else to do."""
FORK_CPU_S = 10
"""The same in seconds of processor: playing a game of a thousand moves again takes less than one."""

Work = Callable[[bytes], bytes]


class WorkerKind(NamedTuple):
    """What a process does, and how much it may take. `prepare` imports what this kind needs, and no other does."""

    prepare: Callable[[ServerGames], Work]
    niceness: int
    memory: int
    fork_per_order: bool = False
    """Whether each order is carried out in a copy of the process."""


def _think(games: ServerGames) -> Work:
    """Thoughts of characters, and pieces of the reviews of games that are over. A process is handed what a seat may
    know, never the state of a game that goes on. Only the house gives these orders: they are pickled."""
    import pickle

    from mulot.service.bot_choice import choose_action
    from mulot.service.reviews import Reviewer, ReviewSlice

    looking = Reviewer(games)

    def think(order: bytes) -> bytes:
        work = pickle.loads(order)
        if isinstance(work, ReviewSlice):
            return pickle.dumps(looking.look(work), protocol=5)
        return choose_action(games, work).to_bytes(4, "big")

    return think


def _make(games: ServerGames) -> Work:
    """Films and proofs: rows in, packed JSON out. A long game is played again two or three times for it."""
    import gzip

    import msgspec

    from mulot.service.artifacts import ArtifactRequest, make_artifact

    decoder = msgspec.msgpack.Decoder(ArtifactRequest)

    def pack(order: bytes) -> bytes:
        made = make_artifact(games.catalogue, decoder.decode(order))
        return gzip.compress(made, 6, mtime=0) if made else b""

    return pack


def _read(games: ServerGames) -> Work:
    """ClientFiles that strangers send. They choose every byte, and how long it takes to play them again."""
    import gc

    import msgspec

    from mulot.core.errors import MulotError
    from mulot.server.workers.upload_reader import UploadOrder, read

    decoder = msgspec.msgpack.Decoder(UploadOrder)
    for game in games.ids:
        with suppress(MulotError):  # one from elsewhere that breaks: whoever sends a file of it is told so
            games.on_shelf(game)
    gc.freeze()  # the copies share what is there now
    return lambda order: msgspec.msgpack.encode(read(decoder.decode(order), games))


KINDS = {
    "think": WorkerKind(_think, 5, 1 << 30),
    "make_artifact": WorkerKind(_make, 10, 2 << 30),
    "read": WorkerKind(_read, 10, 1 << 30, fork_per_order=True),
}


def limit_process(niceness: int, memory: int) -> None:
    """Make way for others, and fail rather than fill the machine (where the system can do that). What counts is what
    can be written to: the engine of the strong players reserves 4 GiB of addresses, and fills few of them."""
    with suppress(ImportError, AttributeError, OSError, ValueError):
        import resource

        os.nice(niceness)
        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))


def serve_orders(work: Work) -> None:
    """Carry out one order after the other. A thread of its own reads them, so that the end of the house is noticed
    whatever the process is doing. (Threads take turns, and compiled kernels run without the interpreter's lock.)"""
    out, orders = _answers(), SimpleQueue[bytes]()

    def listen() -> None:
        while (order := _next_order()) is not None:
            orders.put(order)
        os._exit(0)

    Thread(target=listen, daemon=True).start()
    while True:
        _answer(out, work(orders.get()))


def serve_orders_in_forks(work: Work, seconds: float, processor: int) -> None:
    """Carry out each order in a copy of this process that ends with it: so nothing of one order reaches the next one,
    neither what it changes nor the memory and the processor that it takes. One that dies, or takes more than so many
    seconds by the clock or of processor, has an empty answer. (Where the system has no copies of processes, it is this
    one that does it.)"""
    out = _answers()

    def begin() -> None:
        out.close()  # or the house would wait for the copy where this process has died
        with suppress(ImportError, AttributeError, OSError, ValueError):
            import resource

            resource.setrlimit(resource.RLIMIT_CPU, (processor, processor))  # a copy's is counted from 0

    while (order := _next_order()) is not None:
        _answer(out, _in_a_copy(work, begin, order, seconds) if hasattr(os, "fork") else work(order))


def _answers() -> IO[bytes]:
    """Where answers go. What is printed from now on does not come between them, but goes to standard error."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    _answer(out, b"")
    return out


def _answer(out: IO[bytes], answer: bytes) -> None:
    out.write(LENGTH_PREFIX.pack(len(answer)) + answer)
    out.flush()


def _next_order() -> bytes | None:
    """The next order; None where nobody can give one any more."""
    head = _whole(LENGTH_PREFIX.size)
    if len(head) < LENGTH_PREFIX.size:
        return None
    order = _whole(LENGTH_PREFIX.unpack(head)[0])
    return order if len(order) == LENGTH_PREFIX.unpack(head)[0] else None


def _whole(size: int) -> bytes:
    """So many bytes; fewer where the input ends."""
    pieces = bytearray()
    while len(pieces) < size and (piece := os.read(0, size - len(pieces))):
        pieces += piece
    return bytes(pieces)


def _in_a_copy(work: Work, begin: Callable[[], None], order: bytes, seconds: float) -> bytes:
    come, go = os.pipe()
    copy = os.fork()
    if not copy:
        try:
            begin()
            with os.fdopen(go, "wb") as answer:
                answer.write(work(order))
            os._exit(0)
        finally:
            os._exit(1)  # nothing is said: what goes wrong is made of what strangers have sent
    os.close(go)
    ears, until, answered = select.poll(), time.monotonic() + seconds, bytearray()
    ears.register(come, select.POLLIN)
    ears.register(0, 0)  # nothing is to be read there now; that it is closed is told all the same
    try:
        while heard := dict(ears.poll(max(0.0, until - time.monotonic()) * 1000)):
            if 0 in heard:
                break
            piece = os.read(come, 1 << 16)
            if not piece:
                return bytes(answered) if os.waitpid(copy, 0)[1] == 0 else b""
            answered += piece
    finally:
        os.close(come)
    os.kill(copy, signal.SIGKILL)
    os.waitpid(copy, 0)
    if heard:
        os._exit(0)  # the house is gone
    return b""


def main(kind: str, more_games: str = "", only_games: str = "") -> None:
    """Until the house is gone, or wants no more."""
    from mulot.server.games import ServerGames

    chosen = KINDS[kind]
    limit_process(chosen.niceness, chosen.memory)
    work = chosen.prepare(ServerGames(more_games, only_games))
    if chosen.fork_per_order:
        serve_orders_in_forks(work, FORK_TIMEOUT_S, FORK_CPU_S)
    else:
        serve_orders(work)


if __name__ == "__main__":
    main(*sys.argv[1:])
