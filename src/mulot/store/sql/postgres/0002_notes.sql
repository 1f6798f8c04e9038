-- Metadata of the server: for example which tables it has seen idle, and when it last could write.
CREATE TABLE notes (
    name text PRIMARY KEY,
    at   bigint NOT NULL,
    body bytea NOT NULL
);
