"""What is measured at Le Clan's tables: a module a question, run as `python -m research clan <name>`."""
