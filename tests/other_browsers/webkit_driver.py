"""The system's WebKit (the engine of Safari, as packaged for GTK), driven by its own WebDriver on a virtual screen."""

from __future__ import annotations

import base64
import json
import os
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

FOLDERS = ("/usr/lib", "/usr/libexec", "/usr/lib64")


def find() -> str | None:
    """Return the path to WebKit's test browser, if its driver and a virtual screen are installed too."""
    if not (shutil.which("WebKitWebDriver") and shutil.which("Xvfb")):
        return None
    found = (path for folder in FOLDERS for path in Path(folder).glob("**/webkit2gtk-4*/MiniBrowser"))
    return next((str(path) for path in found), None)


class WebKit:
    """A window of WebKit."""

    name = "WebKit"

    def __init__(self, size: tuple[int, int]) -> None:
        self.complaints: list[str] = []
        reading, writing = os.pipe()
        self.display = subprocess.Popen(
            [
                "Xvfb",
                "-displayfd",
                str(writing),
                "-screen",
                "0",
                f"{size[0] + 40}x{size[1] + 160}x24",
                "-nolisten",
                "tcp",
            ],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as told:
            display = f":{told.readline().strip()}"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.driver = subprocess.Popen(
            ["WebKitWebDriver", f"--port={port}", "--host=127.0.0.1"],
            env={**os.environ, "DISPLAY": display, "GDK_BACKEND": "x11", "LIBGL_ALWAYS_SOFTWARE": "1"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.address = f"http://127.0.0.1:{port}"
        wanted = {"webkitgtk:browserOptions": {"binary": find(), "args": ["--automation"]}}
        opened = self._open({"capabilities": {"alwaysMatch": wanted}})
        self.address += f"/session/{opened['sessionId']}"
        self.version = opened["capabilities"]["browserVersion"]
        self._ask("POST", "/timeouts", {"script": 120_000, "pageLoad": 120_000})
        # The window has a frame, so it is made larger by as much as the page is too small.
        self._ask("POST", "/window/rect", {"width": size[0], "height": size[1]})
        inner = self.run("() => [innerWidth, innerHeight]")
        self._ask("POST", "/window/rect", {"width": 2 * size[0] - inner[0], "height": 2 * size[1] - inner[1]})

    def _open(self, wanted: dict[str, Any]) -> Any:
        for _ in range(300):
            try:
                return self._ask("POST", "/session", wanted)
            except urllib.error.URLError as error:
                if isinstance(error, urllib.error.HTTPError):
                    raise AssertionError(error.read()) from error
                time.sleep(0.1)
        raise AssertionError("the driver does not answer")

    def _ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, {"Content-Type": "application/json"}, method=method)
        with urllib.request.urlopen(request, timeout=300) as answer:
            return json.load(answer)["value"]

    def goto(self, address: str) -> None:
        self._ask("POST", "/url", {"url": address})

    def run(self, function: str, *values: Any) -> Any:
        script = (
            f"const done = arguments[1]; Promise.resolve(({function})(...arguments[0])).then((v) => done(v ?? null))"
        )
        return self._ask("POST", "/execute/async", {"script": script, "args": [list(values)]})

    def tap(self, x: float, y: float) -> None:
        mouse = [
            {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        source = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": mouse}
        self._ask("POST", "/actions", {"actions": [source]})

    def picture(self, file: Path) -> None:
        file.write_bytes(base64.b64decode(self._ask("GET", "/screenshot")))

    def close(self) -> None:
        try:
            self._ask("DELETE", "")
        finally:
            for program in (self.driver, self.display):
                program.terminate()
                program.wait(30)
