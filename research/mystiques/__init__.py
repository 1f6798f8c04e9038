"""Studies of Les Mystiques: `python -m research mystiques NAME`."""
