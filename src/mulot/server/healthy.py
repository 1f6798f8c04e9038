"""The old name of `mulot.server.healthcheck`, kept for one release because containers may still call it."""

import sys

from mulot.server.healthcheck import main

if __name__ == "__main__":
    sys.exit(main())
