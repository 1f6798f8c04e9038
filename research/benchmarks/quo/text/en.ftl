quo = Quo
