"""Random basic rounds, compiled: what the search for a set of cards measures by."""
