"""What was found out about the board: see `python -m research souriciere`."""
