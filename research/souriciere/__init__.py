"""Studies of La Souricière: `python -m research souriciere NAME`."""
