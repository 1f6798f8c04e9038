"""How the cards were found, how they play, and how strong the strong player is: see `python -m research trio`."""
