"""`python -m mulot` is `mulot`."""

from mulot.cli.dispatch import main

if __name__ == "__main__":
    main()
