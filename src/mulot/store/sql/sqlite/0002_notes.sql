-- Metadata of the server: for example which tables it has seen idle, and when it last could write.
CREATE TABLE notes (
    name TEXT PRIMARY KEY NOT NULL,
    at   INTEGER NOT NULL,
    body BLOB NOT NULL
) WITHOUT ROWID;
