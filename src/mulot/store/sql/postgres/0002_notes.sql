-- What the house notes for itself: which tables it saw idle, and when it last could write.
CREATE TABLE notes (
    name text PRIMARY KEY,
    at   bigint NOT NULL,
    body bytea NOT NULL
);
