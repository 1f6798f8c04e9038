"""Where work is done: here, in processes of this machine, or on many machines. One small interface, the same results.

An executor takes a function and the parts of the work, and gives what came of each part, in the order in which they
are done. A part is a pure function of what is sent, so who does it, and when, changes nothing. Where a worker dies,
what it was doing is done again and nothing else.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from functools import cache
from importlib import import_module
from multiprocessing import get_context
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any, Protocol, TypeVar

from mulot.core.errors import BadOptions

P = TypeVar("P")
R = TypeVar("R")
AGAIN = 5
"""So often workers may die before it is the work that is blamed."""


HERE = "127.0.0.1"
"""A cluster of one's own is for this machine alone."""


LOOK = 1.0
"""Seconds after which a worker looks again whether it still works for somebody."""


class Executor(Protocol):
    """Somebody who works."""

    def run(self, work: Callable[[P], R], parts: Sequence[P]) -> Iterator[tuple[P, R]]:
        """Each part with what came of it, as they are done."""


class Serial:
    """One part after the other, in this process."""

    def run(self, work: Callable[[P], R], parts: Sequence[P]) -> Iterator[tuple[P, R]]:
        for part in parts:
            yield part, work(part)


class Processes:
    """Processes of this machine, with nothing but the standard library."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def run(self, work: Callable[[P], R], parts: Sequence[P]) -> Iterator[tuple[P, R]]:
        left = dict(enumerate(parts))
        for _ in range(AGAIN):
            try:
                with ProcessPoolExecutor(
                    self.jobs, mp_context=get_context("spawn"), initializer=_end_with, initargs=(os.getpid(),)
                ) as pool:
                    running = {pool.submit(work, part): number for number, part in left.items()}
                    try:
                        for done in as_completed(running):
                            result = done.result()
                            yield left.pop(running[done]), result
                    finally:  # where a part fails, those that wait are not begun
                        pool.shutdown(cancel_futures=True)
                return
            except BrokenProcessPool:  # a worker died, and the pool with it: the rest goes to a new one
                continue
        raise BrokenProcessPool(f"workers died {AGAIN} times; {len(left)} parts are not done")


class Joblib:
    """Processes as joblib keeps them. They take functions of notebooks, too."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def run(self, work: Callable[[P], R], parts: Sequence[P]) -> Iterator[tuple[P, R]]:
        from joblib import Parallel, delayed
        from joblib.externals.loky.process_executor import TerminatedWorkerError

        left = dict(enumerate(parts))
        for _ in range(AGAIN):
            try:
                calls = [delayed(_numbered)(os.getpid(), work, number, part) for number, part in left.items()]
                for number, result in Parallel(self.jobs, return_as="generator_unordered", batch_size=1)(calls):
                    yield left.pop(number), result
                return
            except TerminatedWorkerError:
                continue
        raise BrokenProcessPool(f"workers died {AGAIN} times; {len(left)} parts are not done")


class Dask:
    """A Dask cluster: at an address, or one of its own on this machine. What a dead worker did it does again itself."""

    def __init__(self, jobs: int, address: str = "") -> None:
        self.jobs = jobs
        self.address = address

    def run(self, work: Callable[[P], R], parts: Sequence[P]) -> Iterator[tuple[P, R]]:
        dask: Any = import_module("distributed")
        with ExitStack() as opened:
            cluster: Any = self.address or opened.enter_context(self._own(dask, opened))
            client = opened.enter_context(dask.Client(cluster))
            running = {client.submit(work, part, pure=False, retries=AGAIN): part for part in parts}
            for done in dask.as_completed(list(running)):
                yield running.pop(done), done.result()

    def _own(self, dask: Any, opened: ExitStack) -> Any:
        """A cluster in a folder that is gone afterwards: by itself, it leaves one in the temporary folder for good."""
        folder = opened.enter_context(TemporaryDirectory(prefix="mulot-dask-", ignore_cleanup_errors=True))
        opened.enter_context(import_module("dask").config.set({"temporary-directory": folder}))
        return dask.LocalCluster(
            n_workers=self.jobs, threads_per_worker=1, host=HERE, dashboard_address=f"{HERE}:0", memory_limit=0
        )


class Ray:
    """A Ray cluster: at an address, or one of its own on this machine. It is not in the extra: `pip install ray`."""

    def __init__(self, jobs: int, address: str = "") -> None:
        self.jobs = jobs
        self.address = address

    def run(self, work: Callable[[P], R], parts: Sequence[P]) -> Iterator[tuple[P, R]]:
        ray: Any = import_module("ray")
        if self.address:
            ray.init(address=self.address)
        else:
            ray.init(num_cpus=self.jobs, include_dashboard=False)
        try:
            remote = ray.remote(max_retries=AGAIN)(_call)
            running = {remote.remote(work, part): part for part in parts}
            while running:
                (done,), _ = ray.wait(list(running))
                yield running.pop(done), ray.get(done)
        finally:
            ray.shutdown()


def _call(work: Callable[[Any], Any], part: Any) -> Any:
    return work(part)


def _numbered(parent: int, work: Callable[[Any], Any], number: int, part: Any) -> tuple[int, Any]:
    if os.getppid() == parent:  # joblib may have been told of other workers: threads, or those of a cluster
        _end_with(parent)
    return number, work(part)


@cache
def _end_with(parent: int) -> None:
    """In a worker: should the process that has started it be killed, it ends, too, whatever it is doing."""

    def look() -> None:
        while os.getppid() == parent:
            time.sleep(LOOK)
        os._exit(1)

    Thread(target=look, daemon=True).start()


NAMES = ("serial", "processes", "joblib", "dask", "ray")


def executor(name: str, jobs: int) -> Executor:
    """The executor with this name; `dask:` and `ray:` take the address of a cluster behind the colon."""
    kind, _, address = name.partition(":")
    match kind:
        case "serial":
            return Serial()
        case "processes":
            return Processes(jobs) if jobs > 1 else Serial()
        case "joblib":
            return Joblib(jobs)
        case "dask":
            return Dask(jobs, address)
        case "ray":
            return Ray(jobs, address)
    raise BadOptions("executor", name, ", ".join(NAMES))
