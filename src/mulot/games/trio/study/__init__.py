"""How the cards were found, and how they play: see `mulot study trio`."""
