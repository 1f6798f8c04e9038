"""The laboratory: simulate, count, rate. It plays games without tables, many at a time."""
