"""Compiled random basic rounds, with which `card_search` measures sets of cards."""
