"""The tests of Nibbles: the laws that every game must obey, and at least one test per rule."""
