-- Tables, their rows, a cache of snapshots, and the seeds of purged tables.
CREATE TABLE tables (
    id         TEXT PRIMARY KEY NOT NULL,
    game       TEXT NOT NULL,
    phase      TEXT NOT NULL,
    listed     INTEGER NOT NULL,
    seats      INTEGER NOT NULL,
    free       INTEGER NOT NULL,
    commitment TEXT NOT NULL,
    revealed   TEXT,
    opened_at  INTEGER NOT NULL,
    aside      TEXT
) WITHOUT ROWID;
CREATE INDEX tables_phase ON tables (phase, listed);

-- Append-only, in the order of writing, so that rows of many tables that share a commit are stored side by side.
-- The two unique indexes act as an optimistic lock: no row is written twice, no move is played twice.
CREATE TABLE lines (
    tbl    TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    line   INTEGER NOT NULL CHECK (line >= 0),
    seat   INTEGER,
    action TEXT,
    at     INTEGER NOT NULL,
    body   BLOB NOT NULL,
    PRIMARY KEY (tbl, line)
);
CREATE UNIQUE INDEX lines_action ON lines (tbl, seat, action) WHERE action IS NOT NULL;

CREATE TABLE snapshots (
    tbl     TEXT PRIMARY KEY NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    line    INTEGER NOT NULL,
    version TEXT NOT NULL,
    body    BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE revealed (
    tbl        TEXT PRIMARY KEY NOT NULL,
    commitment TEXT NOT NULL,
    seed       TEXT NOT NULL
) WITHOUT ROWID;
