-- Tables, their rows, a cache of snapshots, and the seeds of purged tables.
CREATE TABLE tables (
    id         text PRIMARY KEY,
    game       text NOT NULL,
    phase      text NOT NULL,
    listed     boolean NOT NULL,
    seats      integer NOT NULL,
    free       integer NOT NULL,
    commitment text NOT NULL,
    revealed   text,
    opened_at  bigint NOT NULL,
    aside      text
);
CREATE INDEX tables_phase ON tables (phase, listed);

-- Append-only. The two unique indexes act as an optimistic lock: no row is written twice, no move is played twice.
CREATE TABLE lines (
    tbl    text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    line   integer NOT NULL CHECK (line >= 0),
    seat   integer,
    action text,
    at     bigint NOT NULL,
    body   bytea NOT NULL,
    PRIMARY KEY (tbl, line)
);
CREATE UNIQUE INDEX lines_action ON lines (tbl, seat, action) WHERE action IS NOT NULL;

CREATE TABLE snapshots (
    tbl     text PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    line    integer NOT NULL,
    version text NOT NULL,
    body    bytea NOT NULL
);

CREATE TABLE revealed (
    tbl        text PRIMARY KEY,
    commitment text NOT NULL,
    seed       text NOT NULL
);
