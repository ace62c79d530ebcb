/** Tables of the accounts' action lists. */
export const listTables = [
  `CREATE TABLE shapes (id INTEGER PRIMARY KEY, kind INTEGER NOT NULL, symbol TEXT NOT NULL, flags INTEGER NOT NULL,
     UNIQUE (kind, symbol, flags)) STRICT`,
  `CREATE TABLE account_lists (id INTEGER PRIMARY KEY, first INTEGER NOT NULL, seq INTEGER NOT NULL,
     count INTEGER NOT NULL, last INTEGER NOT NULL, shapes BLOB NOT NULL, entries BLOB NOT NULL) STRICT`,
  `CREATE TABLE chunk_shapes (account INTEGER NOT NULL, shape INTEGER NOT NULL, place INTEGER NOT NULL,
     PRIMARY KEY (account, shape, place)) STRICT, WITHOUT ROWID`,
];
