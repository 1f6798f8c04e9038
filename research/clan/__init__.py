"""Studies of Le Clan: `python -m research clan NAME`."""
