"""The database servers used by the tests start on every machine."""

from __future__ import annotations

import asyncio
import os
import shutil
from pathlib import Path

import asyncpg

from kit.postgres_server import BINARIES, WHEEL, PostgresServer, installed_packages_folder


def test_postgresql_starts_from_a_private_folder(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir(mode=0o700)
    for part in (Path(WHEEL, BINARIES), Path(f"{WHEEL}.libs")):
        shutil.copytree(installed_packages_folder() / part, home / part, symlinks=True)
    server = PostgresServer("fsync=off", packages=home)
    try:
        assert asyncio.run(_asked(server)) == 42
        # For root, the server runs as another user, who cannot read this home folder: its files were copied out.
        assert server.bin.is_relative_to(home) == (os.geteuid() != 0)
    finally:
        server.stop()


async def _asked(server: PostgresServer) -> int:
    connection = await asyncpg.connect(server.url)
    try:
        return int(await connection.fetchval("SELECT 6 * 7"))
    finally:
        await connection.close()
