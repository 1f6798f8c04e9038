"""What was found out about the game: see `mulot study nibbles`."""
