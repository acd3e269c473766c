-- Times are texts in UTC with nine digits after the second, so that their order as texts is their order in time.

CREATE TABLE person (
    id   TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    made TEXT NOT NULL
);

CREATE TABLE session (
    hash      TEXT NOT NULL PRIMARY KEY,
    person_id TEXT NOT NULL REFERENCES person (id)
);

CREATE TABLE game_table (
    id      TEXT    NOT NULL PRIMARY KEY,
    game    TEXT    NOT NULL,
    schema  INTEGER NOT NULL,
    status  TEXT    NOT NULL,
    open    BOOLEAN NOT NULL,
    seed    TEXT    NOT NULL,
    body    TEXT    NOT NULL,
    made    TEXT    NOT NULL,
    changed TEXT    NOT NULL
);

CREATE INDEX game_table_by_status ON game_table (status, open, changed);

-- Who sits at a table; place is the place in the list, from 0.
CREATE TABLE sitting (
    table_id  TEXT    NOT NULL REFERENCES game_table (id),
    place     INTEGER NOT NULL,
    person_id TEXT    NOT NULL REFERENCES person (id),
    PRIMARY KEY (table_id, place)
) WITHOUT ROWID;

CREATE INDEX sitting_by_person ON sitting (person_id, table_id);

CREATE TABLE entry (
    table_id TEXT    NOT NULL REFERENCES game_table (id),
    seq      INTEGER NOT NULL,
    action   TEXT    NOT NULL,
    body     TEXT    NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

CREATE TABLE fact (
    table_id TEXT    NOT NULL REFERENCES game_table (id),
    seq      INTEGER NOT NULL,
    entry    INTEGER NOT NULL,
    body     TEXT    NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

-- The latest one of each table.
CREATE TABLE checkpoint (
    table_id     TEXT    NOT NULL PRIMARY KEY REFERENCES game_table (id),
    entry        INTEGER NOT NULL,
    schema       INTEGER NOT NULL,
    position     TEXT    NOT NULL,
    next_segment TEXT    NOT NULL,
    hash         TEXT    NOT NULL,
    draws        BIGINT  NOT NULL
);

CREATE TABLE link (
    hash     TEXT    NOT NULL PRIMARY KEY,
    kind     TEXT    NOT NULL,
    table_id TEXT    NOT NULL REFERENCES game_table (id),
    seat     INTEGER NOT NULL,
    made     TEXT    NOT NULL
);

CREATE INDEX link_by_table ON link (table_id, kind, seat);
