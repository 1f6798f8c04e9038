"""Random basic rounds, compiled: what `card_search` measures sets of cards with."""
