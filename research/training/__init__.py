"""A teacher net for Barrières, trained from self-play, and smaller nets fitted to it: see README.md."""
