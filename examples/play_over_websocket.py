"""Starts a server on this machine, opens a table on it, and plays a game against a bot over a WebSocket.

It imports nothing from Mulot, so a program in any other language can do the same. docs/wire.md lists all messages.

    python examples/play_over_websocket.py [GAME]
"""

import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

from websockets.asyncio.client import connect


@contextmanager
def start_server() -> Iterator[str]:
    """Run `mulot serve` on a free port, with a temporary database, during the `with` block; yields its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "house.db")
        command = [sys.executable, "-c", "from mulot.cli import main; main()", "serve", "--log-level", "error"]
        command += ["--port", str(port), "--database", database, "--bot-min-seconds", "0", "--bot-seconds", "0.1"]
        house = subprocess.Popen(command, env=os.environ, stdout=subprocess.DEVNULL)
        try:
            url = f"http://127.0.0.1:{port}"
            wait_until_ready(url, house)
            yield url
        finally:
            house.terminate()
            house.wait()


def wait_until_ready(url: str, house: subprocess.Popen[bytes]) -> None:
    """Wait until the server is ready. Raises RuntimeError if its process ends first."""
    while house.poll() is None:
        try:
            with urllib.request.urlopen(f"{url}/ready"):
                return
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.05)
    raise RuntimeError("the server did not start")


class Device:
    """A client that looks like a browser to the server: it sends a cookie, and the server's own address as the
    origin."""

    def __init__(self, url: str) -> None:
        self.url = url
        with urllib.request.urlopen(f"{url}/api/house") as answer:
            self.cookie = answer.headers["Set-Cookie"].split(";")[0]

    def post(self, path: str, body: Any) -> Any:
        """Send a POST request with a JSON body and return the decoded JSON response."""
        headers = {"Origin": self.url, "Cookie": self.cookie, "Content-Type": "application/json"}
        request = urllib.request.Request(self.url + path, json.dumps(body).encode(), headers, method="POST")
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)


async def play(device: Device, table: str) -> dict[str, Any]:
    """Play random legal actions until the game is over, and return the outcome."""
    wire = f"{device.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    headers = {"Origin": device.url, "Cookie": device.cookie}
    moves = 0
    async with connect(wire, additional_headers=headers) as socket:
        async for frame in socket:
            for line in str(frame).split("\n"):  # a frame can contain several messages
                message = json.loads(line)
                if message["kind"] == "no":
                    raise RuntimeError(message["no"])
                if (message.get("waiting") or {}).get("type") == "outcome":
                    print(f"{moves} moves of mine, {message['waiting']}")
                    return dict(message["waiting"])
                for turn in message.get("turns", []):
                    moves += 1
                    # The id makes it safe to send the command again after a lost connection: it is played only once.
                    wish = {"do": "play", "id": uuid4().hex, "seat": turn["seat"], "question": turn["question"]}
                    await socket.send(json.dumps(wish | {"action": random.choice(turn["legal"])}))
    raise RuntimeError("the server closed the connection")


def main(game: str = "barrieres") -> dict[str, Any]:
    """Start a server, open a table, play a game, and return its outcome."""
    with start_server() as url:
        device = Device(url)
        with urllib.request.urlopen(f"{url}/api/games/{game}") as answer:
            character = json.load(answer)["characters"][0]
        opening = {"game": game, "seats": 2, "take": [{"seat": 0}], "characters": {"1": character}}
        table = device.post("/api/tables", opening)["table"]
        device.post(f"/api/tables/{table}/start", {})
        return asyncio.run(play(device, table))


if __name__ == "__main__":
    main(*sys.argv[1:2])
