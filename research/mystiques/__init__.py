"""What was measured: how the chapters play, and what looking ahead is worth."""
