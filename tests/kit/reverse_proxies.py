"""Real reverse proxies in front of several nodes, with the configuration from docs/hosting.md."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from kit.free_port import free_port
from kit.process_guard import end_with_tests

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
NODES = ("10.0.0.1:8000", "10.0.0.2:8000")
"""The nodes in the examples of docs/hosting.md."""
ALSO = ("/usr/sbin", "/usr/local/sbin")
"""Folders of proxies that are not on everybody's PATH."""


def find(name: str) -> str | None:
    """Return the path to a proxy, if it is installed."""
    return shutil.which(name) or shutil.which(name, path=":".join(ALSO))


def find_haproxy() -> str | None:
    """Return the path to HAProxy, which `make test` needs."""
    return find("haproxy")


def find_nginx() -> str | None:
    """Return the path to nginx."""
    return find("nginx")


def find_caddy() -> str | None:
    """Return the path to Caddy, which `compose.yaml` uses."""
    return find("caddy")


def program(name: str) -> str:
    """Return the path to a proxy, or fail with instructions for installing it."""
    found = find(name)
    assert found is not None, f"{name} is missing: `python tests/kit/system_programs.py {name}` installs it or says how"
    return found


def example(begins: str) -> str:
    """Return the block of docs/hosting.md that begins with this text."""
    blocks = [
        block
        for block in re.findall(r"^```\w+\n(.*?)^```$", HOSTING.read_text(), re.M | re.S)
        if block.startswith(begins)
    ]
    assert len(blocks) == 1, f"docs/hosting.md has {len(blocks)} blocks that begin with {begins!r}"
    return blocks[0]


class Proxy:
    """A running proxy in front of local nodes. Use it as a context manager."""

    def __init__(self, name: str, ports: Sequence[int]) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix=f"mulot-{name}-")
        self.folder = Path(self._folder.name)
        self.port = free_port()
        text = {"haproxy": self._haproxy, "nginx": self._nginx, "caddy": self._caddy}[name]()
        for node, port in zip(NODES, ports, strict=True):
            assert node in text
            text = text.replace(node, f"127.0.0.1:{port}")
        config = self.folder / "proxy.conf"
        config.write_text(text)
        options = {
            "haproxy": ["-db", "-f", config],
            "nginx": ["-p", self.folder, "-e", "stderr", "-c", config],
            "caddy": ["run", "--adapter", "caddyfile", "--config", config],
        }[name]
        env = {**os.environ, "HOME": str(self.folder)}
        with (self.folder / "log").open("wb") as log:
            self.process = end_with_tests(subprocess.Popen([program(name), *options], stdout=log, stderr=log, env=env))
        deadline = time.monotonic() + 300
        while not self._answers():
            assert self.process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < deadline, "the proxy does not answer"
            time.sleep(0.02)

    def _haproxy(self) -> str:
        """Return the documented configuration without TLS."""
        bind = "bind :443 ssl crt /etc/haproxy/play.pem"
        text = example("defaults\n")
        assert bind in text
        return text.replace(bind, f"bind 127.0.0.1:{self.port}")

    def _nginx(self) -> str:
        """Return the documented configuration without TLS, with all its files in a temporary folder."""
        text = example("map $request_uri")
        assert "listen 443 ssl;" in text
        assert "server_name play.example.org;" in text
        text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{self.port};").replace("play.example.org", "_")
        text = text.replace("$host;", "$http_host;")  # here the name includes the port
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        temporary = "".join(f"{kind}_temp_path {self.folder}/{kind};\n" for kind in kinds)
        return (
            f"daemon off;\nmaster_process off;\npid {self.folder}/pid;\nevents {{ worker_connections 4096; }}\n"
            f"http {{\naccess_log off;\n{temporary}{text}}}\n"
        )

    def _caddy(self) -> str:
        """Return the documented configuration without TLS and without an admin port."""
        text = example("play.example.org {\n\t@table")
        return "{\n\tadmin off\n}\n" + text.replace("play.example.org", f"http://127.0.0.1:{self.port}")

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=600) as s:
                s.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                return s.recv(64).startswith(b"HTTP/1.1 200")
        except OSError:
            return False

    @property
    def url(self) -> str:
        """Return the proxy's address."""
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Proxy:
        return self

    def __exit__(self, *error: object) -> None:
        self.process.terminate()
        self.process.wait(60)
        self._folder.cleanup()
