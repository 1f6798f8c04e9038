"""The server of the browser tests. It is the real one, but its luck is the same in each run, so that a failing test
fails again, and its bots get more time, because the machine may be busy.

`make test WHOLE=yes` uses random luck.
"""

from __future__ import annotations

import os
from types import SimpleNamespace

from mulot.server.config import read_config
from mulot.server.serve import serve
from mulot.server.workers import bot_pool, worker_pool
from mulot.service import open_commands

KNOWN = 7
BROWSER = f"""{{
  const dice = crypto.getRandomValues.bind(crypto);
  // Sixteen bytes are what a browser adds to the luck; everything else stays as random as it was.
  crypto.getRandomValues = (array) => (array.length === 16 ? array.fill({KNOWN}) : dice(array));
}}"""
"""A script that also fixes the random bytes that a browser adds."""

if __name__ == "__main__":
    if os.environ.get("WHOLE") != "yes":
        open_commands.secrets = SimpleNamespace(token_bytes=lambda size: bytes([KNOWN] * size))
    bot_pool.EXTRA_S = worker_pool.START_TIMEOUT_S = bot_pool.QUEUE_TIMEOUT_S = bot_pool.QUICK_QUEUE_TIMEOUT_S = 120.0
    serve(read_config({}))
