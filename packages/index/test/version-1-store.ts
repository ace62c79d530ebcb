import { DatabaseSync } from 'node:sqlite';

/** The tables of store version 1. */
const version1Tables = [
  `CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID`,
  `CREATE TABLE names (id INTEGER PRIMARY KEY, value INTEGER NOT NULL UNIQUE) STRICT`,
  `CREATE TABLE kinds (id INTEGER PRIMARY KEY, contract INTEGER NOT NULL, name INTEGER NOT NULL,
     UNIQUE (contract, name)) STRICT`,
  `CREATE INDEX kinds_by_name ON kinds (name)`,
  `CREATE TABLE auths (id INTEGER PRIMARY KEY, levels TEXT NOT NULL UNIQUE) STRICT`,
  `CREATE TABLE feeds (first INTEGER PRIMARY KEY, last INTEGER NOT NULL, traces INTEGER NOT NULL,
     deltas INTEGER NOT NULL) STRICT`,
  `CREATE TABLE blocks (num INTEGER PRIMARY KEY, id BLOB NOT NULL, slot INTEGER NOT NULL, producer INTEGER NOT NULL,
     schedule_version INTEGER NOT NULL, first_transaction INTEGER NOT NULL, transaction_count INTEGER NOT NULL,
     first_sequence INTEGER NOT NULL, action_count INTEGER NOT NULL, touched BLOB) STRICT`,
  `CREATE INDEX blocks_by_slot ON blocks (slot)`,
  `CREATE TABLE transactions (num INTEGER PRIMARY KEY, id BLOB NOT NULL, block INTEGER NOT NULL,
     status INTEGER NOT NULL, cpu INTEGER NOT NULL, net INTEGER NOT NULL, elapsed INTEGER NOT NULL,
     scheduled INTEGER NOT NULL, error_code TEXT, failed BLOB, first_sequence INTEGER NOT NULL,
     action_count INTEGER NOT NULL, signatures TEXT, compression INTEGER, free_data BLOB, packed BLOB,
     trace BLOB) STRICT`,
  `CREATE TABLE transaction_ids (prefix INTEGER NOT NULL, num INTEGER NOT NULL,
     PRIMARY KEY (prefix, num)) STRICT, WITHOUT ROWID`,
  `CREATE TABLE actions (sequence INTEGER PRIMARY KEY, trx INTEGER NOT NULL, ordinal INTEGER NOT NULL,
     creator INTEGER NOT NULL, receiver INTEGER NOT NULL, kind INTEGER NOT NULL, auth INTEGER NOT NULL,
     execution INTEGER, data BLOB, facts BLOB NOT NULL) STRICT`,
  `CREATE TABLE account_actions (account INTEGER NOT NULL, execution INTEGER NOT NULL, sequence INTEGER NOT NULL,
     seq INTEGER NOT NULL, kind INTEGER NOT NULL, PRIMARY KEY (account, execution, sequence)) STRICT, WITHOUT ROWID`,
  `CREATE TABLE row_tables (id INTEGER PRIMARY KEY, code INTEGER NOT NULL, scope INTEGER NOT NULL,
     name INTEGER NOT NULL, UNIQUE (code, name, scope)) STRICT`,
  `CREATE INDEX row_tables_by_scope ON row_tables (scope, name)`,
  `CREATE TABLE row_history (tbl INTEGER NOT NULL, primary_key INTEGER NOT NULL, block INTEGER NOT NULL,
     payer INTEGER NOT NULL, value BLOB, PRIMARY KEY (tbl, primary_key, block)) STRICT, WITHOUT ROWID`,
  `CREATE TABLE permission_history (owner INTEGER NOT NULL, name INTEGER NOT NULL, block INTEGER NOT NULL,
     parent INTEGER, last_updated TEXT, authority TEXT, PRIMARY KEY (owner, name, block)) STRICT, WITHOUT ROWID`,
  `CREATE TABLE key_holders (key TEXT NOT NULL, owner INTEGER NOT NULL, name INTEGER NOT NULL, block INTEGER NOT NULL,
     weight INTEGER, PRIMARY KEY (key, owner, name, block)) STRICT, WITHOUT ROWID`,
  `CREATE TABLE account_holders (actor INTEGER NOT NULL, actor_permission INTEGER NOT NULL, owner INTEGER NOT NULL,
     name INTEGER NOT NULL, block INTEGER NOT NULL, weight INTEGER,
     PRIMARY KEY (actor, actor_permission, owner, name, block)) STRICT, WITHOUT ROWID`,
  `CREATE TABLE link_history (account INTEGER NOT NULL, code INTEGER NOT NULL, message_type INTEGER NOT NULL,
     block INTEGER NOT NULL, required INTEGER, PRIMARY KEY (account, code, message_type, block)) STRICT, WITHOUT ROWID`,
  `CREATE TABLE abi_history (account INTEGER NOT NULL, block INTEGER NOT NULL, created TEXT NOT NULL, abi BLOB NOT NULL,
     PRIMARY KEY (account, block)) STRICT, WITHOUT ROWID`,
  `CREATE TABLE code_history (account INTEGER NOT NULL, block INTEGER NOT NULL, privileged INTEGER NOT NULL,
     last_update TEXT NOT NULL, hash BLOB, PRIMARY KEY (account, block)) STRICT, WITHOUT ROWID`,
  `CREATE TABLE creations (account INTEGER PRIMARY KEY, creator INTEGER NOT NULL, trx INTEGER NOT NULL,
     block INTEGER NOT NULL) STRICT`,
  `CREATE INDEX creations_by_creator ON creations (creator)`,
  `CREATE TABLE features (digest TEXT PRIMARY KEY, block INTEGER NOT NULL) STRICT, WITHOUT ROWID`,
  ...['permission_history', 'key_holders', 'account_holders', 'link_history', 'abi_history', 'code_history'].map(
    (table) => `CREATE INDEX ${table}_by_block ON ${table} (block)`,
  ),
  `CREATE INDEX creations_by_block ON creations (block)`,
];

/** Converts the store at `from`, of a later version, to version 1. */
export function makeVersion1(from: string, path: string): void {
  const db = new DatabaseSync(path);
  db.exec('PRAGMA journal_mode = WAL');
  db.prepare('ATTACH ? AS later').run(from);
  db.exec('BEGIN');
  for (const statement of version1Tables) db.exec(statement);
  for (const statement of version1Tables) {
    const table = /^CREATE TABLE (\w+)/.exec(statement)?.[1];
    if (table === undefined || !copiedTables(table)) continue;
    db.exec(`INSERT INTO ${table} SELECT * FROM later.${table}`);
  }
  fileAccountActions(db);
  db.exec('PRAGMA user_version = 1');
  db.exec('COMMIT');
  db.exec('DETACH later');
  db.close();
}

/** Tables with other content in later versions; no migration reads the holders. */
function copiedTables(table: string): boolean {
  return !['account_actions', 'key_holders', 'account_holders'].includes(table);
}

/** Each action trace by its receiver: rows that no migration reads. */
function fileAccountActions(db: DatabaseSync): void {
  const insert = db.prepare(
    'INSERT INTO account_actions (account, execution, sequence, seq, kind) VALUES (?, ?, ?, ?, ?)',
  );
  const seqs = new Map<number, number>();
  const actions = db.prepare('SELECT sequence, receiver, execution, kind FROM actions ORDER BY sequence');
  for (const row of actions.all()) {
    const account = row['receiver'] as number;
    const seq = seqs.get(account) ?? 0;
    seqs.set(account, seq + 1);
    const sequence = row['sequence'] as number;
    insert.run(account, (row['execution'] as number | null) ?? sequence, sequence, seq, row['kind'] as number);
  }
}
