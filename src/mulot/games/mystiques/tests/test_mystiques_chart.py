"""What the client draws is what the rules know."""

from mulot.games.mystiques.chart import FILE, chart


def test_the_world_in_the_client_is_that_of_the_content() -> None:
    assert FILE.read_text(encoding="utf-8") == chart(), "write it anew: python -m mulot.games.mystiques.chart"
