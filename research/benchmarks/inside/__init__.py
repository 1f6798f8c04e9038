"""The parts of `in_a_browser`: bot answers, moves, stages of a move, start-up, and processor time."""
