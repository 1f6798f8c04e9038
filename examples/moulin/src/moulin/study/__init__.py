"""What is measured about the game."""
