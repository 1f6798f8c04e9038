"""Runs the Dockerfile's install commands in a clean folder, on machines without a container engine.

    python shipping/run_dockerfile_commands.py FOLDER

`/src` is a copy of the build context (all files in git except those that `.dockerignore` excludes); `/house`, `/tools`
and `/dist` are folders in FOLDER. At the end the installed server is started, and its health check must succeed.
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
PLACES = ("/src", "/house", "/tools", "/dist")
TRIES = 120


def dockerfile_commands() -> list[str]:
    """Return the commands of the RUN lines in the first stage of the Dockerfile."""
    text = (ROOT / "Dockerfile").read_text().split("\nFROM ")[1]
    return re.findall(r"^RUN (.+)$", text, re.M)


def copy_build_context(folder: Path) -> None:
    """Copy the files that `COPY . /src` would copy to this folder."""
    left_out = [line.removeprefix("**/") for line in (ROOT / ".dockerignore").read_text().split()]
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in listed.splitlines():
        if not any(name == part or name.startswith(part + "/") for part in left_out):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)


def with_local_paths(command: str, folder: Path) -> str:
    """Return a command of the image with the image's paths replaced by paths in the folder."""
    command = re.sub(rf"(?<![\w.])({'|'.join(PLACES)})\b", lambda m: f"{folder}{m[1]}", command)
    return re.sub(r"^python\b", sys.executable, command)


def main(folder: Path) -> int:
    """Install the package, start the server, and return 0 if its health check succeeds, else 1."""
    copy_build_context(folder / "src")
    clean = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}
    clean |= {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "SSL_", "npm_", "NODE_"))}
    for command in dockerfile_commands():
        print(f"$ {command}", flush=True)
        subprocess.run(with_local_paths(command, folder), shell=True, check=True, cwd=folder / "src", env=clean)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    env = clean | {"MULOT_PORT": port, "MULOT_DATABASE": str(folder / "mulot.db")}
    python = str(folder / "house" / "bin" / "python")
    house = subprocess.Popen([str(folder / "house" / "bin" / "mulot"), "serve"], cwd=folder, env=env)
    try:
        for _ in range(TRIES):
            if subprocess.run([python, "-m", "mulot.server.healthcheck"], cwd=folder, env=env).returncode == 0:
                print("healthy")
                return 0
            time.sleep(0.5)
        return 1
    finally:
        house.terminate()
        house.wait(30)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))
