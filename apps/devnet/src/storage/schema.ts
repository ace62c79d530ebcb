/** Schema of the devnet's file. `trx` and `account_action` are derived from `block`. */
export const schemaSql = `
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS block (
  number INTEGER PRIMARY KEY, id BLOB NOT NULL, content BLOB NOT NULL, traces BLOB, deltas BLOB
);
CREATE TABLE IF NOT EXISTS trx (id BLOB PRIMARY KEY, number INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS trx_number ON trx (number);
CREATE TABLE IF NOT EXISTS account_action (
  account INTEGER NOT NULL, sequence INTEGER NOT NULL, global_sequence INTEGER NOT NULL, number INTEGER NOT NULL,
  PRIMARY KEY (account, sequence)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS account_action_number ON account_action (number);
CREATE TABLE IF NOT EXISTS finality (number INTEGER PRIMARY KEY, data BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS snapshot (number INTEGER PRIMARY KEY, state BLOB NOT NULL);
`;
