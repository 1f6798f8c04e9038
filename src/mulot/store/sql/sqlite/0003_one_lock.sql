-- Optimistic locking by row number: who writes row n has applied all rows before it, and with them every move. The
-- second index was not needed, and cost as much as the row itself (docs/decisions/0019).
DROP INDEX lines_action;
