"""Published algorithms, run on the games through the OpenSpiel adapter."""
