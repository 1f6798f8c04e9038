"""The tests of Nibbles: the laws that every game must obey, and one test or more per rule."""
