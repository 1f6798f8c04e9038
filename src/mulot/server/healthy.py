"""The former name of `mulot.server.healthcheck`, which containers and compose files of hosts may still call."""

import sys

from mulot.server.healthcheck import main

if __name__ == "__main__":
    sys.exit(main())
