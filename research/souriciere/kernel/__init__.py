"""La Souricière once more, as numbers and compiled: the rules told a second time, for all positions of four mice."""
