"""What is in the box: `board` (places and edges) and `forest` (tiles, villains, trophies)."""
