"""`python -m mulot.server.healthcheck`: is the house on this machine ready? For the health check of a container."""

from __future__ import annotations

import http.client
import sys
from urllib.parse import urlsplit

from mulot.server.config import BadSetting, Config, read_config

PATIENCE = 4.0


def ready(config: Config) -> bool:
    """Whether it answers and can serve. It is asked under the name that browsers use: another might be refused."""
    host = urlsplit(config.base_url).netloc if config.base_url else f"localhost:{config.port}"
    connection = http.client.HTTPConnection("127.0.0.1", config.port, timeout=PATIENCE)
    try:
        connection.request("GET", "/ready", headers={"Host": host})
        return connection.getresponse().status == 200
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


def main() -> int:
    """The exit status: 0, or 1 where it is not ready, or cannot be with these settings."""
    try:
        return 0 if ready(read_config({})) else 1
    except BadSetting as error:
        print(f"{error.key}: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
