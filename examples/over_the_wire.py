"""A table over the wire: opens a house on this machine, a table in it, and plays a game against a bot by WebSocket.

Nothing of Mulot is imported: this is what a program in any language does. docs/wire.md has all messages.

    python examples/over_the_wire.py [GAME]
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
def open_house() -> Iterator[str]:
    """`mulot serve` on a free port of this machine, with a database that goes when it closes."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "house.db")
        command = [sys.executable, "-c", "from mulot.cli import main; main()", "serve", "--log-level", "error"]
        command += ["--port", str(port), "--database", database, "--pace", "0", "--thinking", "0.1"]
        house = subprocess.Popen(command, env=os.environ, stdout=subprocess.DEVNULL)
        try:
            url = f"http://127.0.0.1:{port}"
            wait_until_ready(url, house)
            yield url
        finally:
            house.terminate()
            house.wait()


def wait_until_ready(url: str, house: subprocess.Popen[bytes]) -> None:
    """It answers, or it has ended."""
    while house.poll() is None:
        try:
            with urllib.request.urlopen(f"{url}/ready"):
                return
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.05)
    raise RuntimeError("the house did not open")


class Device:
    """A browser, as the house sees it: a cookie, and the house's own address as the origin of everything it asks."""

    def __init__(self, url: str) -> None:
        self.url = url
        with urllib.request.urlopen(f"{url}/api/house") as answer:
            self.cookie = answer.headers["Set-Cookie"].split(";")[0]

    def post(self, path: str, body: Any) -> Any:
        """Ask for something."""
        headers = {"Origin": self.url, "Cookie": self.cookie, "Content-Type": "application/json"}
        request = urllib.request.Request(self.url + path, json.dumps(body).encode(), headers, method="POST")
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)


async def play(device: Device, table: str) -> dict[str, Any]:
    """Any legal action, until the game is over; returns the outcome."""
    wire = f"{device.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    headers = {"Origin": device.url, "Cookie": device.cookie}
    moves = 0
    async with connect(wire, additional_headers=headers) as socket:
        async for frame in socket:
            for line in str(frame).split("\n"):  # a frame may hold several messages
                message = json.loads(line)
                if message["kind"] == "no":
                    raise RuntimeError(message["no"])
                if (message.get("waiting") or {}).get("type") == "outcome":
                    print(f"{moves} moves of mine, {message['waiting']}")
                    return dict(message["waiting"])
                for turn in message.get("turns", []):
                    moves += 1
                    # The id makes it safe to send a wish again after the wire broke: it is played once.
                    wish = {"do": "play", "id": uuid4().hex, "seat": turn["seat"], "question": turn["question"]}
                    await socket.send(json.dumps(wish | {"action": random.choice(turn["legal"])}))
    raise RuntimeError("the house went away")


def main(game: str = "barrieres") -> dict[str, Any]:
    """From an empty machine to the end of a game."""
    with open_house() as url:
        device = Device(url)
        with urllib.request.urlopen(f"{url}/api/games/{game}") as answer:
            character = json.load(answer)["characters"][0]
        opening = {"game": game, "seats": 2, "take": [{"seat": 0}], "characters": {"1": character}}
        table = device.post("/api/tables", opening)["table"]
        device.post(f"/api/tables/{table}/start", {})
        return asyncio.run(play(device, table))


if __name__ == "__main__":
    main(*sys.argv[1:2])
