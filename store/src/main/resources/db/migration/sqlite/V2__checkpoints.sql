-- The last step on the course after an entry; null for entries that version 1 wrote.
ALTER TABLE entry ADD COLUMN head INTEGER;

-- Version 1 wrote no checkpoints; its table kept one of each game and said too little to go on from.
DROP TABLE checkpoint;

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
