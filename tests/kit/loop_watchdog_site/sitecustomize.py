"""Watches the event loops of a server's workers. Imported by every Python process that finds this folder on its
path."""

import os
import sys

if "mulot.server.serve" in sys.orig_argv:
    from kit.loop_watchdog import watch_event_loop

    watch_event_loop()
    if "MULOT_TEST_FAULT" in os.environ:
        from kit.fault_injection import plant

        plant(os.environ["MULOT_TEST_FAULT"])
