"""Starts servers fast: everything is imported once, and each server is a fork of this process that runs `serve`.

Each line of JSON on standard input (an environment) starts one; its process id is written to standard output.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
import traceback
from importlib import import_module

from kit.loop_watchdog import watch_event_loop
from mulot.games import load, shelf
from mulot.server.app import App
from mulot.server.config import Config, read_config
from mulot.server.games import ServerGames
from mulot.server.serve import serve, uvicorn_config
from mutation.mutant_injection import start as start_mutation


def main() -> None:
    """Start servers until standard input ends."""
    for name in shelf():
        load(name)
    import_module("toy_game")
    ServerGames().describe_all_games()
    import_module("uvloop")
    uvicorn_config(App(Config())).load()  # modules that are otherwise imported only when needed
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    print("ready", flush=True)
    for line in sys.stdin:
        pid = os.fork()
        if pid:
            print(pid, flush=True)
            continue
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.environ.update(json.loads(line))
        os.close(0)
        log = os.open(os.environ["MULOT_TEST_LOG"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        os.dup2(log, 1)
        os.dup2(log, 2)
        descriptors = int(os.environ.get("MULOT_TEST_DESCRIPTORS", 0))
        if descriptors:
            resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors // 2, descriptors))
        try:
            start_mutation()
            watch_event_loop()
            fault = os.environ.get("MULOT_TEST_FAULT")
            if fault:
                import_module("kit.fault_injection").plant(fault)
            serve(read_config({}))
        except BaseException:
            traceback.print_exc()
            sys.stderr.flush()
            os._exit(1)
        os._exit(0)


if __name__ == "__main__":
    main()
