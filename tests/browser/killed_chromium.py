"""A real Chromium with the offline version, which is killed during play and opened again with its profile.

Acknowledgements are recorded outside of the browser as they arrive. Afterwards every row is read directly from the
database and compared with the record. Every wait has a time limit.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import tempfile
import time
import urllib.request
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from browser import chromium
from browser.read_indexeddb import ROWS, by_table, replayed
from browser.static_site import BELOW, SETTLED
from kit.process_guard import end_with_tests
from mulot.browser.static_site import STATIC
from mulot.core.journal import parse
from mulot.core.proof import verify
from mulot.games import load
from mulot.table.records import Row

PATIENCE = 240.0
"""Timeout in seconds."""
GAME = "souriciere"

LISTENING = """{
  // Messages to and from the page's worker are the protocol of the offline version. `theHouse` is the last worker. The
  // page ends it if it hears nothing for too long, and starts another one when it needs it.
  const Plain = Worker;
  window.theHouse = new Promise((found) => {
    window.Worker = class extends Plain {
      constructor(script, how) {
        super(script, how);
        if (how?.name !== "mulot-house") return;
        this.addEventListener("message", ({ data }) => data.kind === "ready" && window.tell?.({ kept: data.kept }));
        found(this);
        window.theHouse = Promise.resolve(this);
        this.again = () => new Worker(script, how);
        window.onHouse?.(this);
      }
      terminate() {
        super.terminate();
        if (this.again) window.onHouseGone?.(this.again);
      }
    };
  });
}"""
PLAY = """async ([game, table, again, seed]) => {
  let house, screen, last, waiting, turn, moves = 0;
  const call = (path, body) => new Promise((done, failed) => {
    const id = ++last;
    waiting.set(id, ({ status, text }) => {
      if (status === 200) return done(JSON.parse(text));
      tell({ failed: text });
      failed(new Error(text));
    });
    house.postMessage({ kind: "call", id, method: "POST", path, body: JSON.stringify(body) });
  });
  const hear = (packet) => house.postMessage({ kind: "hear", screen, packet });
  const open = async () => {
    const opened = await call("tables", { game, seats: 2, take: [{ seat: 0 }, { seat: 1 }] });
    await call(`tables/${opened.table}/start`, {});
    return opened.table;
  };
  const watch = async () => {
    tell({ table });
    house.postMessage({ kind: "enter", screen, table, since: null });
  };
  const listen = async ({ data }) => {
    if (data.kind === "answer") { waiting.get(data.id)?.(data); waiting.delete(data.id); }
    if (data.kind !== "told" || data.screen !== screen) return;
    for (const message of data.packet.split("\\n").map((line) => JSON.parse(line))) {
      if (message.kind === "ack") tell({ ack: message.id, table });
      if (message.kind === "no") tell({ no: message.key, id: message.id });
      if (again && again.id === message.id) again = null;
      if (message.kind !== "now") continue;
      if (message.waiting?.type === "outcome") {
        house.postMessage({ kind: "exit", screen });
        table = await open();
        return watch();
      }
      if (message.view) [turn] = message.turns ?? [];
    }
    // A move that was sent again is answered first: it may have been played before, or be played now.
    if (!turn || again) return;
    const id = `${seed}-the-move-${++moves}`;
    const action = turn.legal[(seed + moves) % turn.legal.length];
    again = { do: "play", id, seat: turn.seat, question: turn.question, action };
    turn = undefined;
    tell({ sent: id, wish: again });
    hear(JSON.stringify(again));
  };
  const begin = async (worker) => {
    last = screen = 1_000_000 + Math.floor(Math.random() * 1e6);
    waiting = new Map();
    turn = undefined;
    house = worker;
    house.addEventListener("message", listen);
    table ??= await open();
    await watch();
    // Like the page, send again what was not answered before the browser was killed or the worker restarted; it is
    // played once.
    if (again) hear(JSON.stringify(again));
  };
  window.onHouse = (worker) => void begin(worker);
  window.onHouseGone = (start) => {
    tell({ restarted: true });
    start();
  };
  void begin(await theHouse);
}"""

BARE = """async (script) => {
  // The very worker of the site, without the page around it.
  new Worker(script, { type: "module", name: "mulot-house" });
}"""
REMEMBERED = """async () => {
  for (const name of await caches.keys())
    if (name.startsWith("mulot-python") && (await (await caches.open(name)).keys()).length) return true;
  return false;
}"""
TOO_SOON = """Object.defineProperty(IDBTransaction.prototype, "oncomplete", {
  set(then) {
    // Said to be kept at once, while the transaction is held open for a while.
    setTimeout(then);
    const until = Date.now() + 2000, rows = this.objectStore("rows");
    const more = () => { if (Date.now() < until) rows.count().onsuccess = more; };
    more();
  },
});
"""
"""A fault: the move is acknowledged before it is on the disk."""


ONLINE = "Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })"


def worker_of(site: str) -> str:
    """Return the URL of the script of the offline version's worker."""
    return f"{site}assets/{next((STATIC / 'assets').glob('worker-*.js')).name}"


class GaveUp(Exception):
    """Something took too long. Not an AssertionError: a fault that could not be looked for does not count as
    detected."""


class Chromium:
    """A browser from its start to its end: its own processes on a given profile."""

    def __init__(self, profile: Path, more: str = "", patience: float = PATIENCE) -> None:
        path = chromium.find()
        assert path is not None
        port_file = profile / "DevToolsActivePort"
        port_file.unlink(missing_ok=True)
        # Its own session, so that killing the group kills all of its processes and no others.
        self.program = subprocess.Popen(
            [path, *chromium.FLAGS, f"--user-data-dir={profile}", "--remote-debugging-port=0", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
        )  # fmt: skip
        end_with_tests(self.program)
        self.heard: list[dict[str, Any]] = []
        self._last = 0
        self._asked = ""
        """The last command of its own wire."""
        self._lines = ExitStack()
        self._until = time.monotonic() + patience
        try:
            self._wire = self._connect(port_file)
            for method in ("Runtime.enable", "Page.enable"):
                self.ask(method)
            self.ask("Runtime.addBinding", name="told")
            self.ask(
                "Page.addScriptToEvaluateOnNewDocument",
                source=f"{SETTLED};{LISTENING};{more};window.tell = (what) => told(JSON.stringify(what));",
            )
        except BaseException:
            self.close()
            raise

    def _connect(self, port_file: Path) -> ClientConnection:
        while True:
            try:
                port = port_file.read_text().split()[0]
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list", timeout=self._left()) as listed:
                    page = next(one for one in json.load(listed) if one["type"] == "page")
                line = connect(
                    page["webSocketDebuggerUrl"], max_size=None, proxy=None, open_timeout=self._left(), close_timeout=1
                )
                return self._lines.enter_context(line)
            except (OSError, IndexError, StopIteration):
                assert self.program.poll() is None, "the browser did not open"
                self._left()
                time.sleep(0.02)

    def _left(self) -> float:
        left = self._until - time.monotonic()
        if left <= 0:
            raise self._gave_up()
        return left

    def _gave_up(self) -> GaveUp:
        return GaveUp(f"the browser says nothing; asked for {self._asked}, it had said {self.heard[-3:]}")

    def ask(self, method: str, **params: Any) -> Any:
        """Send a command of the DevTools protocol, and return its result."""
        self._last += 1
        self._asked = f"{method} {str(params.get('expression', ''))[:40]!r}"
        self._wire.send(json.dumps({"id": self._last, "method": method, "params": params}))
        while (answer := self.hear()).get("id") != self._last:
            pass
        assert "error" not in answer, answer
        return answer["result"]

    def hear(self) -> Any:
        """Return the next message of the browser."""
        try:
            message = json.loads(self._wire.recv(timeout=self._left()))
        except TimeoutError:
            raise self._gave_up() from None
        if message.get("method") == "Runtime.bindingCalled":
            self.heard.append(json.loads(message["params"]["payload"]))
            assert "failed" not in self.heard[-1], self.heard[-1]
        return message

    def goto(self, address: str) -> None:
        """Navigate to an address; the page may still be loading afterwards."""
        self.ask("Page.navigate", url=address)

    def run(self, function: str, *values: Any) -> Any:
        """Call a function in the page."""
        expression = f"({function})({', '.join(map(json.dumps, values))})"
        done = self.ask("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        assert "exceptionDetails" not in done, done["exceptionDetails"]
        return done["result"].get("value")

    def wait(self, condition: str) -> None:
        """Wait until a function in the page returns something truthy."""
        while not self.run(condition):
            time.sleep(0.05)

    def acks(self) -> list[dict[str, Any]]:
        """Return the acknowledgements received so far."""
        return [one for one in self.heard if "ack" in one]

    def listen(self, acks: int) -> None:
        """Wait until this many moves are acknowledged."""
        while len(self.acks()) < acks:
            self.hear()

    def kill(self) -> None:
        """Kill all processes of the browser at once, as if the power failed."""
        if self.program.returncode is None:
            os.killpg(self.program.pid, signal.SIGKILL)
            self.program.wait(60)
            # Its other processes are not our children, so we cannot wait for them; until they end they hold its files.
            until = time.monotonic() + PATIENCE
            with suppress(ProcessLookupError):
                while time.monotonic() < until:
                    os.killpg(self.program.pid, 0)
                    time.sleep(0.005)

    def close(self) -> None:
        """Kill the browser and close the connections to it."""
        self.kill()
        self._lines.close()

    def hear_the_rest(self) -> None:
        """Read the messages that were sent before the browser was killed."""
        try:
            while True:
                self.hear()
        except WebSocketException:
            pass


@dataclass
class Killed:
    """The result of a run with kills."""

    kills: int = 0
    acked: int = 0
    games: int = 0
    again: int = 0
    """Moves that were sent again after a kill."""
    restarts: int = 0
    """How often the page restarted its worker because it heard nothing for too long."""
    broken: list[str] = field(default_factory=list)


class Evening:
    """One profile and one site, with a browser started for each kill. If `bare`, only the first of several browsers
    opens a page of the site, and nothing is stored for offline use in the meantime; the same worker writes the rows and
    acknowledges them."""

    def __init__(self, site: str, seed: int, bare: bool = False) -> None:
        self.site = site
        self._bare = bare
        self.done = Killed()
        self._rng = Random(seed)
        self._seed = seed
        self.profile = Path(tempfile.mkdtemp(prefix="mulot-killed-"))
        self._acked: dict[str, set[str]] = {}
        self._table: str | None = None
        self._open: dict[str, Any] | None = None

    def __enter__(self) -> Evening:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        shutil.rmtree(self.profile, ignore_errors=True)

    def kill(self, times: int) -> Killed:
        """Play, kill, reopen and check, this many times, with a last check at the end."""
        for life in range(times + 1):
            browser = Chromium(self.profile, ONLINE if self._bare else "")
            try:
                if life:
                    browser.goto(f"{self.site}pocket/licences.txt")
                    self._look(browser)
                if life < times:
                    self._play(browser, life, times)
            finally:
                browser.close()
        return self.done

    def _play(self, browser: Chromium, life: int, times: int) -> None:
        if self._bare and (life or times == 1):
            browser.goto(f"{self.site}pocket/licences.txt")
            browser.run(BARE, worker_of(self.site))
        else:
            browser.goto(f"{self.site}?/box/{GAME}")
            browser.wait("() => 'theHouse' in window && document.readyState !== 'loading'")
        if times > 1 and life == 0:
            browser.wait(REMEMBERED)  # later starts use the snapshot and are faster
        browser.run(PLAY, [GAME, self._table, self._open, self._seed * 1000 + life])
        browser.listen(self._rng.randint(2, 25))
        time.sleep(self._rng.uniform(0, 0.012))
        browser.kill()
        browser.hear_the_rest()
        self.done.kills += 1
        self.done.again += self._open is not None
        self._note(browser.heard)

    def _note(self, heard: list[dict[str, Any]]) -> None:
        """Record what was acknowledged."""
        answered = set()
        for one in heard:
            if "table" in one:
                self._table = one["table"]
            self.done.restarts += "restarted" in one
            if one.get("kept") == "memory":
                self.done.broken.append("nothing is kept: the database did not open")
            if "ack" in one:
                answered.add(one["ack"])
                self._acked.setdefault(one["table"], set()).add(one["ack"])
                self.done.acked += 1
            if "no" in one:
                answered.add(one["id"])
                self.done.broken.append(f"refused: {one['no']}")
        sent = [one["wish"] for one in heard if "sent" in one]
        self._open = sent[-1] if sent and sent[-1]["id"] not in answered else None

    def _look(self, browser: Chromium) -> None:
        """Check that each acknowledged move is stored once, that the tables replay, and that finished games can be
        verified."""
        kept = by_table(browser.run(ROWS, f"mulot /{BELOW}/"))
        self.done.games = 0
        for table, promised in self._acked.items():
            rows = kept.get(table, [])
            actions = [row.action for row in rows if row.action is not None]
            if not kept:
                self.done.broken.append(f"lost: the whole database, after {self.done.kills} kills")
            self.done.broken += [f"lost: {one} of {table}" for one in sorted(promised - set(actions))]
            if len(actions) != len(set(actions)):
                self.done.broken.append(f"twice: a move of {table}")
            if rows:
                self._prove(rows)

    def _prove(self, rows: list[Row]) -> None:
        table = replayed(rows)
        if table.phase == "over":
            journal, seed = parse(table.journal_file())
            assert verify(journal, seed, load(GAME)).luck_checked is not None
            self.done.games += 1
