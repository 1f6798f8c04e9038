"""`python -m mulot.server.healthcheck` checks whether the server on this machine is ready, for a container's health
check."""

import http.client
import sys
from urllib.parse import urlsplit

from mulot.server.config import BadSetting, Config, read_config

TIMEOUT_S = 4.0


def is_ready(config: Config) -> bool:
    """True if the server answers and is ready. The request uses the host name that browsers use, because others may be
    refused."""
    host = urlsplit(config.base_url).netloc if config.base_url else f"localhost:{config.port}"
    connection = http.client.HTTPConnection("127.0.0.1", config.port, timeout=TIMEOUT_S)
    try:
        connection.request("GET", "/ready", headers={"Host": host})
        return connection.getresponse().status == 200
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


def main() -> int:
    """Return the exit status: 0 if the server is ready, 1 if it is not or if the settings are invalid."""
    try:
        return 0 if is_ready(read_config({})) else 1
    except BadSetting as error:
        print(f"{error.key}: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
