"""Who may take a seat, or the table, over from whom; and that secrets do not go with it."""

from __future__ import annotations

from kit.checked_table import Parlour
from mulot.table import Settings, invitation_digest
from mulot.table import commands as c


def test_an_invitation_is_void_once_the_guest_has_gone() -> None:
    """Whoever else has the link must not sit down with it later; the host makes a fresh one."""
    for settings in (Settings(access="invited"), Settings()):
        p = Parlour(settings=settings)
        p.sit("anna")
        p.done("anna", c.Invite(1, invitation_digest("cheddar")))
        p.done("ben", c.Take(seat=1, secret="cheddar"))
        p.done("ben", c.Leave(seat=1))
        assert p.table.invited[1] is None
        if settings.access == "invited":
            assert p.refused("mallory", c.Take(seat=1, secret="cheddar")) == "not-invited"
            assert p.refused("ben", c.Take(seat=1, secret="cheddar")) == "not-invited"
        p.check_rows()
