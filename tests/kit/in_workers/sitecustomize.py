"""Read by every Python that finds this folder on its path: the processes of a house that serve tables are watched."""

import os
import sys

if "mulot.server.serve" in sys.orig_argv:
    from kit.busy_loop import watch_house

    watch_house()
    if "MULOT_TEST_FAULT" in os.environ:
        from kit.faults_in_a_house import plant

        plant(os.environ["MULOT_TEST_FAULT"])
