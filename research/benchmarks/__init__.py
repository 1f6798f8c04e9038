"""The house measured: beside a server that others wrote, in a browser, at rest."""
