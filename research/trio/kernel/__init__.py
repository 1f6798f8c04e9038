"""Compiled random basic rounds, with which `find_card_set` measures sets of cards."""
