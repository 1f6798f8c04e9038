"""`python -m mulot` is `mulot`."""

from mulot.cli.door import main

if __name__ == "__main__":
    main()
