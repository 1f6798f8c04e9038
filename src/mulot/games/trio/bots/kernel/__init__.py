"""Random rounds by the hundred thousand, compiled. Needs the extra `fast`; only the study `design` imports it."""
