"""What is measured at Le Clan's tables: a module a question, run as `mulot study clan <name>`."""
