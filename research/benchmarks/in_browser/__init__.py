"""The parts of `offline_client`: bot responses, moves, stages of a move, start-up, and CPU time."""
