"""The tests of Le Moulin: the laws of the house, and each rule as the rulebook says it."""
