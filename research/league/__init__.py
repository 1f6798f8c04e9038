"""The standing league: every character and the baselines, with fixed seeds and versions."""
