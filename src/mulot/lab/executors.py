"""Executors run work serially, in several processes, or on a cluster, all with the same small interface.

An executor takes a function and a list of parts, and yields each part with its result as soon as it is done. The
function must be pure, so that results do not depend on the executor. If a worker dies, only the part it was working on
is run again.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, suppress
from functools import cache
from importlib import import_module
from multiprocessing import get_context
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any, Protocol, TypeVar

from mulot.core.errors import BadOptions

P = TypeVar("P")
R = TypeVar("R")
MAX_WORKER_DEATHS = 5
"""After this many worker deaths we assume that the work itself kills its workers, and the run fails."""


LOOPBACK = "127.0.0.1"
"""A local cluster listens on the loopback interface only."""


PARENT_CHECK_S = 1.0
"""Seconds between a worker's checks that its parent process still exists."""


class Executor(Protocol):
    """Runs a function on many parts, possibly in parallel."""

    def run(self, work: Callable[[P], R], parts: Sequence[P]) -> Iterator[tuple[P, R]]:
        """Yield each part with its result, in the order in which they finish."""


class Serial:
    """Runs one part after another in this process."""

    def run(self, work: Callable[[P], R], parts: Sequence[P]) -> Iterator[tuple[P, R]]:
        for part in parts:
            yield part, work(part)


class Processes:
    """Runs parts in `jobs` processes on this machine, using only the standard library."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def run(self, work: Callable[[P], R], parts: Sequence[P]) -> Iterator[tuple[P, R]]:
        remaining = dict(enumerate(parts))
        for _ in range(MAX_WORKER_DEATHS):
            with suppress(BrokenProcessPool):  # a dead worker breaks its pool, so the rest goes to a new one
                for number, result in self._run_in_pool(work, remaining):
                    yield remaining.pop(number), result
                return
        raise BrokenProcessPool(f"workers died {MAX_WORKER_DEATHS} times; {len(remaining)} parts are not done")

    def _run_in_pool(self, work: Callable[[P], R], parts: Mapping[int, P]) -> Iterator[tuple[int, R]]:
        """Yield each part's number with its result. Raises BrokenProcessPool if a worker dies."""
        with ProcessPoolExecutor(
            self.jobs, mp_context=get_context("spawn"), initializer=_exit_with_parent, initargs=(os.getpid(),)
        ) as pool:
            running = {pool.submit(work, part): number for number, part in parts.items()}
            try:
                for done in as_completed(running):
                    yield running[done], done.result()
            finally:  # if a part fails, do not start the remaining ones
                pool.shutdown(cancel_futures=True)


class Joblib(Processes):
    """Runs parts in joblib's processes, which also accept functions defined in a notebook."""

    def _run_in_pool(self, work: Callable[[P], R], parts: Mapping[int, P]) -> Iterator[tuple[int, R]]:
        from joblib import Parallel, delayed
        from joblib.externals.loky.process_executor import TerminatedWorkerError

        calls = [delayed(_run_numbered)(os.getpid(), work, number, part) for number, part in parts.items()]
        try:
            yield from Parallel(self.jobs, return_as="generator_unordered", batch_size=1)(calls)
        except TerminatedWorkerError as error:
            raise BrokenProcessPool from error


class Dask:
    """Runs parts on the Dask cluster at an address, or on a temporary local one. Dask itself retries lost parts."""

    def __init__(self, jobs: int, address: str = "") -> None:
        self.jobs = jobs
        self.address = address

    def run(self, work: Callable[[P], R], parts: Sequence[P]) -> Iterator[tuple[P, R]]:
        dask: Any = import_module("distributed")
        with ExitStack() as opened:
            cluster: Any = self.address or opened.enter_context(self._local_cluster(dask, opened))
            client = opened.enter_context(dask.Client(cluster))
            running = {client.submit(work, part, pure=False, retries=MAX_WORKER_DEATHS): part for part in parts}
            for done in dask.as_completed(list(running)):
                yield running.pop(done), done.result()

    def _local_cluster(self, dask: Any, opened: ExitStack) -> Any:
        """Start a local cluster that works in a temporary folder; by default Dask would leave its folder behind."""
        folder = opened.enter_context(TemporaryDirectory(prefix="mulot-dask-", ignore_cleanup_errors=True))
        opened.enter_context(import_module("dask").config.set({"temporary-directory": folder}))
        return dask.LocalCluster(
            n_workers=self.jobs, threads_per_worker=1, host=LOOPBACK, dashboard_address=f"{LOOPBACK}:0", memory_limit=0
        )


class Ray:
    """Runs parts on the Ray cluster at an address, or on a local one. No extra installs Ray: use `pip install ray`."""

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
            remote = ray.remote(max_retries=MAX_WORKER_DEATHS)(_run_part)
            running = {remote.remote(work, part): part for part in parts}
            while running:
                (done,), _ = ray.wait(list(running))
                yield running.pop(done), ray.get(done)
        finally:
            ray.shutdown()


def _run_part(work: Callable[[Any], Any], part: Any) -> Any:
    return work(part)


def _run_numbered(parent: int, work: Callable[[Any], Any], number: int, part: Any) -> tuple[int, Any]:
    if os.getppid() == parent:  # joblib may be configured for threads or a cluster, where this does not apply
        _exit_with_parent(parent)
    return number, work(part)


@cache
def _exit_with_parent(parent: int) -> None:
    """Make this worker process exit when its parent process has ended, even if it was killed."""

    def watch_parent() -> None:
        while os.getppid() == parent:
            time.sleep(PARENT_CHECK_S)
        os._exit(1)

    Thread(target=watch_parent, daemon=True).start()


EXECUTOR_NAMES = ("serial", "processes", "joblib", "dask", "ray")


def create_executor(name: str, jobs: int) -> Executor:
    """Return the executor with this name; `dask:ADDRESS` and `ray:ADDRESS` use an existing cluster.

    Raises BadOptions if there is no such executor."""
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
    raise BadOptions("executor", name, ", ".join(EXECUTOR_NAMES))
