"""Studies of Le Trio: `python -m research trio NAME`."""
