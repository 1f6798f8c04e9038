"""The tests of Le Moulin: the laws that every game must obey, and each rule of the rulebook."""
