"""The system's Firefox, driven by WebDriver BiDi, which it supports without a separate driver."""

from __future__ import annotations

import base64
import json
import re
import shutil
import subprocess
import tempfile
import threading
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

NAMES = ("firefox-esr", "firefox")
LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


def find() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


class Firefox:
    """A window of Firefox without a screen."""

    name = "Firefox"

    def __init__(self, size: tuple[int, int]) -> None:
        path = find()
        assert path is not None
        self.complaints: list[str] = []
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.program = subprocess.Popen(
            [path, "--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", self.folder.name],
            stderr=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            text=True,
        )
        self.last = 0
        self.wire: ClientConnection = connect(f"{self._address()}/session", max_size=None, proxy=None)
        self.version = self._ask("session.new", capabilities={})["capabilities"]["browserVersion"]
        self._ask("session.subscribe", events=["log.entryAdded"])
        self.page = self._ask("browsingContext.getTree")["contexts"][0]["context"]
        self._ask("browsingContext.setViewport", context=self.page, viewport={"width": size[0], "height": size[1]})

    def _address(self) -> str:
        assert self.program.stderr is not None
        for line in self.program.stderr:
            if found := LISTENS.search(line):
                # Everything else that it writes is discarded; otherwise it would stop when the pipe is full.
                threading.Thread(target=self.program.stderr.read, daemon=True).start()
                return found[1]
        raise AssertionError("Firefox does not listen")

    def _ask(self, method: str, **params: Any) -> Any:
        self.last += 1
        self.wire.send(json.dumps({"id": self.last, "method": method, "params": params}))
        while True:
            answer = json.loads(self.wire.recv())
            if answer.get("method") == "log.entryAdded" and answer["params"]["level"] in ("error", "warn"):
                self.complaints.append(str(answer["params"]["text"]))
            if answer.get("id") == self.last:
                assert answer["type"] == "success", answer
                return answer["result"]

    def goto(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self.page, url=address, wait="complete")

    def run(self, function: str, *values: Any) -> Any:
        given = json.dumps(values)
        answer = self._ask(
            "script.callFunction",
            functionDeclaration=f"async () => JSON.stringify(await ({function})(...{given}) ?? null)",
            target={"context": self.page},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def tap(self, x: float, y: float) -> None:
        finger = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        source = {"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}, "actions": finger}
        self._ask("input.performActions", context=self.page, actions=[source])

    def picture(self, file: Path) -> None:
        file.write_bytes(base64.b64decode(self._ask("browsingContext.captureScreenshot", context=self.page)["data"]))

    def close(self) -> None:
        self.wire.close()
        self.program.terminate()
        self.program.wait(30)
        self.folder.cleanup()
