-- A store of version 2, as version 2 wrote it. Never changed.

CREATE TABLE schema_version (version INTEGER NOT NULL PRIMARY KEY, since TEXT NOT NULL);
INSERT INTO schema_version VALUES (1, '2026-01-01T12:00:00.000000000Z');
INSERT INTO schema_version VALUES (2, '2026-01-01T12:00:00.000000000Z');

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
    head     INTEGER,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

CREATE TABLE fact (
    table_id TEXT    NOT NULL REFERENCES game_table (id),
    seq      INTEGER NOT NULL,
    entry    INTEGER NOT NULL,
    body     TEXT    NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

CREATE TABLE checkpoint (
    table_id     TEXT    NOT NULL REFERENCES game_table (id),
    entry        INTEGER NOT NULL,
    schema       INTEGER NOT NULL,
    position     TEXT    NOT NULL,
    next_segment TEXT    NOT NULL,
    hash         TEXT    NOT NULL,
    draws        BIGINT  NOT NULL,
    happened     INTEGER NOT NULL,
    PRIMARY KEY (table_id, entry)
) WITHOUT ROWID;

CREATE TABLE link (
    hash     TEXT    NOT NULL PRIMARY KEY,
    kind     TEXT    NOT NULL,
    table_id TEXT    NOT NULL REFERENCES game_table (id),
    seat     INTEGER NOT NULL,
    made     TEXT    NOT NULL
);

CREATE INDEX link_by_table ON link (table_id, kind, seat);

INSERT INTO person VALUES ('p-ann', 'Анна', '2026-01-01T12:00:00.000000000Z');
INSERT INTO person VALUES ('p-bob', 'Bob', '2026-01-01T12:00:00.000000000Z');
INSERT INTO session VALUES ('9f1c', 'p-ann');
INSERT INTO game_table VALUES ('k3vq9d', 'risk-starcraft', 1, 'running', 1,
    '5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed', '{"title":"Evening"}',
    '2026-01-01T12:00:00.000000001Z', '2026-01-02T12:00:00.000000000Z');
INSERT INTO sitting VALUES ('k3vq9d', 0, 'p-bob');
INSERT INTO sitting VALUES ('k3vq9d', 1, 'p-ann');
INSERT INTO entry VALUES ('k3vq9d', 0, 'a-1', '{"type":"answer","seat":1}', 0);
INSERT INTO entry VALUES ('k3vq9d', 1, '', '{"type":"draw","value":6}', 1);
INSERT INTO fact VALUES ('k3vq9d', 0, 1, '{"type":"rolled"}');
INSERT INTO checkpoint VALUES ('k3vq9d', 1, 1, '{"round":1}', '{"type":"turn"}', 'c0ffee', 1, 1);
INSERT INTO link VALUES ('77aa', 'personal', 'k3vq9d', 2, '2026-01-01T12:30:00.000000000Z');
