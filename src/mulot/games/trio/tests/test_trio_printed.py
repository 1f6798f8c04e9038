"""What the client draws is what the rules play on."""

from pathlib import Path

from mulot.games.trio.printed import files

FOLDER = Path(__file__).parent.parent


def test_the_clients_cards_are_up_to_date() -> None:
    assert list(files()) == ["web/cards.json"]
    for path, text in files().items():
        assert (FOLDER / path).read_text(encoding="utf-8") == text, f"{path} is not what `printed.files()` says"
