"""A worker process that runs its jobs in forks, like the one for uploads. Its jobs are attacks on the worker."""

from __future__ import annotations

import os
import signal
import sys
import time

from mulot.server.workers.worker import limit_process, serve_jobs_in_forks

SEEN = list[bytes]()


def work(order: bytes) -> bytes:
    """Run the attack named by the job. Return this process's parent and what earlier jobs have left in memory."""
    SEEN.append(order)
    match order.partition(b" ")[0]:
        case b"spin":
            while True:
                pass
        case b"sleep":
            time.sleep(3600)
        case b"stop":
            os.kill(os.getpid(), signal.SIGSTOP)
        case b"fill":
            bytearray(1 << 40)
        case b"grow":
            SEEN.append(bytes(64 << 20))
        case b"die":
            os.kill(os.getpid(), signal.SIGKILL)
        case b"leave":
            sys.exit(0)
        case b"raise":
            raise RuntimeError("s3cret")
        case b"print":
            print("not an answer", flush=True)
    return b"%d %d %d" % (os.getppid(), len(SEEN), sum(map(len, SEEN)))


if __name__ == "__main__":
    limit_process(0, 1 << 30)
    serve_jobs_in_forks(work, float(sys.argv[1]), cpu_seconds=1)  # half of the files that `spin` needs are missing
