"""`mulot site FOLDER`: writes a static website on which the games run in the browser."""

from pathlib import Path

from mulot.browser.static_site import write_site
from mulot.cli.arguments import command_parser, report_file_errors
from mulot.cli.i18n import Translator, choose_language


def main(argv: list[str]) -> int:
    """Write a static website on which the games run in the browser, without a Mulot server."""
    parser = command_parser("site", main.__doc__)
    parser.add_argument("folder", type=Path, help="output folder; it can be published on any web host, under any path")
    folder = parser.parse_args(argv).folder
    with report_file_errors(folder):
        made = write_site(folder)
    print(f"{folder}: {len(made.files)} files")
    if made.left_out:
        words = Translator(choose_language(None))
        for left_out in made.left_out:
            print(words.error_text(left_out))
    return 0
