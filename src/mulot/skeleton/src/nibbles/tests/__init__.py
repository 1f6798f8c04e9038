"""The tests of Nibbles: the laws of the house, and each rule as the rulebook says it."""
