"""Runs the server, as one process or as several that share a port."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from typing import Any, cast

import msgspec
import structlog
import uvicorn

from mulot.actor import StoreDown
from mulot.bots.engine_loader import has_wasmtime
from mulot.core.errors import MulotError
from mulot.server.app import App
from mulot.server.cluster.file_lock import lock_database
from mulot.server.cluster.pubsub import check_redis_url
from mulot.server.cluster.worker_handoff import PeerSockets, inherit_peers
from mulot.server.config import POSTGRES, BadSetting, Config, environment, read_config
from mulot.server.edge.connection import (
    HttpConnection,
    handle_loop_exception,
    http_protocol_class,
    websocket_protocol_class,
)
from mulot.server.edge.connection_limits import (
    UNLIMITED_FDS,
    Capacity,
    ConnectionRegistry,
    plan_capacity,
    raise_fd_limit,
)
from mulot.server.games import ServerGames
from mulot.server.live.uvicorn_check import check_http_protocol, choose_websocket_protocol
from mulot.server.logs import set_up_logs
from mulot.server.metrics import metrics_folder

log = structlog.get_logger()
STOP_TIMEOUT_S = 10
"""Seconds that stopping may take before connections are closed."""
THREAD_SWITCH_S = 0.0005
"""Seconds after which a computing thread must let others run. All tables wait for the store's thread, which computes
little."""


class Server(uvicorn.Server):
    """uvicorn's server. Before it closes connections, it finishes requests and tells viewers."""

    def __init__(self, config: uvicorn.Config, app: App) -> None:
        super().__init__(config)
        self.app = app
        self._handovers: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the database, start listening, and accept connections from peers. The database is opened here because a
        failure in the application would be logged as a traceback. Raises BadSetting."""
        asyncio.get_running_loop().set_exception_handler(handle_loop_exception)
        try:
            await self.app.open_store()
        except StoreDown as error:
            raise BadSetting(why=f"database: {error.args_['why']}") from None
        await super().startup(sockets)
        if self.app.peers is not None and self.started:
            self.app.peers.receive_connections(self._accept_passed_connection)
            self.app.peers.on_parent_exit(self._stop_orphaned)

    def _stop_orphaned(self) -> None:
        """Stop this process, because its parent has exited and nothing else would stop it."""
        log.warning("main process is gone; worker exiting")
        self.should_exit = True

    def _accept_passed_connection(self, connection: socket.socket, data: bytes) -> None:
        """Take over a connection accepted by another process, with the data already received from it."""
        task = asyncio.get_running_loop().create_task(self._connect_handover(connection, data))
        self._handovers.add(task)
        task.add_done_callback(self._handovers.discard)

    async def _connect_handover(self, connection: socket.socket, data: bytes) -> None:
        def protocol() -> asyncio.Protocol:
            # uvicorn declares only that it is some protocol. It is Mulot's, and is constructed as uvicorn does it.
            protocol_class = cast(type[HttpConnection], self.config.http_protocol_class)
            made = protocol_class(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
            made.received_by_peer = data
            return made

        connection.setblocking(False)
        with suppress(OSError):  # closed in the meantime
            await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Finish requests, tell viewers that the server is stopping, then close."""
        if self.app.peers is not None:
            self.app.peers.stop_receiving()
        for server in self.servers:
            server.close()
        if self.app.tables is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.app.tables.stop(), STOP_TIMEOUT_S)
        await super().shutdown(sockets)
        # A requested stop is not a failure, so the signal is not raised again.
        self._captured_signals.clear()


def uvicorn_config(app: App, capacity: Capacity | None = None) -> uvicorn.Config:
    """Return uvicorn's configuration: no compression (to save memory), no access log (for privacy), small frames."""
    config = app.config
    capacity = capacity or plan_capacity(config, UNLIMITED_FDS)
    return uvicorn.Config(
        app.app,
        host=config.host,
        port=config.port,
        http=http_protocol_class(
            config, ConnectionRegistry(capacity.connections, config.connections_per_address, config.proxies), app.peers
        ),
        ws=websocket_protocol_class(config, choose_websocket_protocol()),
        ws_max_size=8 * 1024,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=True,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=config.proxies or None,
        timeout_graceful_shutdown=STOP_TIMEOUT_S,
        timeout_keep_alive=config.keep_alive_seconds,  # type: ignore[arg-type]
        backlog=capacity.backlog,
    )


def serve(config: Config) -> None:
    """Run the server until a signal stops it. Raises BadSetting."""
    set_up_logs(config.log_level)
    if config.redis is not None:
        check_redis_url(config.redis)
    if config.more_games:
        check_more_games(config.more_games)
    if config.workers > 1:
        if not config.database.startswith(POSTGRES):
            raise BadSetting(why="several workers need PostgreSQL (--database postgresql://…)")
        _serve_with_workers(config)
        return
    check_http_protocol()
    lock_file = lock_database(config.database)
    capacity = plan_capacity(config, raise_fd_limit())
    listening = _inherit_listener() or _open_listener(config)
    app = App(msgspec.structs.replace(config, websockets=capacity.websockets), peers=inherit_peers())
    server = Server(uvicorn_config(app, capacity), app)
    app.games.check_external_games()
    gc.freeze()  # keep existing objects; tables and WebSockets form no cycles, so the collector may run less often
    gc.set_threshold(50_000, 80, 100)  # everybody waits while the newest objects are looked through
    sys.setswitchinterval(THREAD_SWITCH_S)
    log.info("server started", host=config.host, port=listening.getsockname()[1], games=app.games.ids)
    if not has_wasmtime():
        log.warning("wasmtime is not available for this machine: strong bots run in pure Python and play weaker")
    server.run(sockets=[listening])
    log.info("server stopped")
    if lock_file is not None:
        lock_file.close()
    if not server.started:
        sys.exit(3)


def _open_listener(config: Config) -> socket.socket:
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((config.host, config.port))
    except OSError as error:
        raise BadSetting(why=f"{config.host}:{config.port}: {error.strerror}") from None
    listening.listen(1024)
    listening.setblocking(False)
    return listening


def check_more_games(more: str) -> None:
    """Check that loading these modules and folders ends, and does not end the process. Raises BadSetting."""
    from mulot.testing.plugin_check import why_not_loaded  # most servers do not need it

    for name in filter(None, map(str.strip, more.split(","))):
        if why := why_not_loaded(name):
            raise BadSetting(why=f"more_games: {name}: {why}")


def _inherit_listener() -> socket.socket | None:
    number = os.environ.pop("MULOT_LISTENING", None)
    try:
        return None if number is None else socket.socket(fileno=int(number))
    except (ValueError, OSError):
        raise BadSetting(why="MULOT_LISTENING is only for processes that the server starts itself") from None


def _serve_with_workers(config: Config) -> None:
    """Run several processes on one port, each with its own tables. A process that dies is restarted."""
    # so that a wrong setting is reported once, not by each process
    ServerGames(config.more_games, config.only_games, config.bot_programs)
    listening = _open_listener(config)
    listening.set_inheritable(True)
    stopping = False

    def stop(number: int, frame: Any) -> None:
        nonlocal stopping
        stopping = True

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    with metrics_folder() as (metrics_path, metrics_lock):
        sockets = PeerSockets(config.workers)
        settings = environment(msgspec.structs.replace(config, workers=1, port=listening.getsockname()[1]))
        env = {
            **os.environ,
            **settings,
            "MULOT_LISTENING": str(listening.fileno()),
            "PROMETHEUS_MULTIPROC_DIR": metrics_path,
        }
        command = [sys.executable, "-m", "mulot.server.serve"]

        def start(number: int) -> subprocess.Popen[bytes]:
            inherited = [listening.fileno(), metrics_lock, *sockets.descriptors(number)]
            return subprocess.Popen(command, env={**env, **sockets.environment(number)}, pass_fds=inherited)

        workers = [start(number) for number in range(config.workers)]
        log.info("server started", host=config.host, port=listening.getsockname()[1], workers=len(workers))
        while not stopping:
            time.sleep(0.2)
            for number, worker in enumerate(workers):
                if worker.poll() is not None and not stopping:
                    log.warning("worker exited; restarting", status=worker.returncode)
                    time.sleep(0.5)
                    workers[number] = start(number)
        for worker in workers:
            worker.terminate()
        for worker in workers:
            with suppress(subprocess.TimeoutExpired):
                worker.wait(STOP_TIMEOUT_S + 5)
            worker.kill()
            worker.wait()


def main() -> None:
    """Run the server with settings from the environment, as one of several processes or without the command line."""
    try:
        serve(read_config({}))
    except MulotError as error:
        print(f"cannot start the server: {error.args_.get('why', error)}", file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
