"""What the client draws is what the rules play on."""

from mulot.games.trio.chart import FILE, chart


def test_the_clients_cards_are_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == chart(), "write it anew: python -m mulot.games.trio.chart"
