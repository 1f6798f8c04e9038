"""A teacher for Barrières, learnt from nothing, and what players learn from it: see README.md."""
