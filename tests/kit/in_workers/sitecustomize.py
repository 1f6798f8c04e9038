"""Read by every Python that finds this folder on its path: the processes of a house that serve tables are watched."""

import os
import sys

if "mulot.server.serve" in sys.orig_argv:
    from kit.loop_watchdog import watch_event_loop

    watch_event_loop()
    if "MULOT_TEST_FAULT" in os.environ:
        from kit.fault_injection import plant

        plant(os.environ["MULOT_TEST_FAULT"])
