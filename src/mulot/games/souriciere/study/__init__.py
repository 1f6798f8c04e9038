"""What was found out about the board: see `mulot study souriciere`."""
