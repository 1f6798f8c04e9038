"""Run the command line: `python -m mulot` does the same as `mulot`."""

from mulot.cli.dispatch import main

if __name__ == "__main__":
    main()
