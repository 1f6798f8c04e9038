"""One folder a game, with all of it in there. The folder is the list: see `mulot.core.shelf`."""
