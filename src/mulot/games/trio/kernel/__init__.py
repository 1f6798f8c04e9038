"""Random rounds by the hundred thousand, compiled. Needs the extra `fast`; only `design` imports this folder."""
