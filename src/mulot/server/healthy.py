"""The old name of `mulot.server.healthcheck`, for one release: containers may still call it."""

import sys

from mulot.server.healthcheck import main

if __name__ == "__main__":
    sys.exit(main())
