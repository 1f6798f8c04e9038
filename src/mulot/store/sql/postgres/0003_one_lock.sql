-- The number of a row is the lock. Whoever writes row n has taken in all rows before it, and with them what was
-- played; a second index only cost as much as the row itself (docs/decisions/0019).
DROP INDEX lines_action;
