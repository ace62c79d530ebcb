import type { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../history-store.ts';
import { derivedTables, derivedTablesByBlock } from './derived/tables.ts';
import { listTables } from './list-tables.ts';
import { migrate, newerStore } from './migrations/migrate.ts';
import { codeByHash, creationsByCreator, presentStateTables } from './present-tables.ts';

/** Increases with every schema change. An older store is migrated on open, a newer one is rejected. */
export const schemaVersion = 4;

/**
 * Names, and values composed of names, are interned as small integers. Histories are versions by block, so reading
 * state as of a block is one seek and undoing a block deletes its versions.
 */
const tables = [
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
  ...listTables,
  `CREATE TABLE row_tables (id INTEGER PRIMARY KEY, code INTEGER NOT NULL, scope INTEGER NOT NULL,
     name INTEGER NOT NULL, UNIQUE (code, name, scope)) STRICT`,
  `CREATE INDEX row_tables_by_scope ON row_tables (scope, name)`,
  `CREATE TABLE row_history (tbl INTEGER NOT NULL, primary_key INTEGER NOT NULL, block INTEGER NOT NULL,
     payer INTEGER NOT NULL, value BLOB, PRIMARY KEY (tbl, primary_key, block)) STRICT, WITHOUT ROWID`,
  `CREATE TABLE permission_history (owner INTEGER NOT NULL, name INTEGER NOT NULL, block INTEGER NOT NULL,
     parent INTEGER, last_updated TEXT, authority TEXT, PRIMARY KEY (owner, name, block)) STRICT, WITHOUT ROWID`,
  `CREATE TABLE link_history (account INTEGER NOT NULL, code INTEGER NOT NULL, message_type INTEGER NOT NULL,
     block INTEGER NOT NULL, required INTEGER, PRIMARY KEY (account, code, message_type, block)) STRICT, WITHOUT ROWID`,
  `CREATE TABLE abi_history (account INTEGER NOT NULL, block INTEGER NOT NULL, created TEXT NOT NULL, abi BLOB NOT NULL,
     PRIMARY KEY (account, block)) STRICT, WITHOUT ROWID`,
  `CREATE TABLE code_history (account INTEGER NOT NULL, block INTEGER NOT NULL, privileged INTEGER NOT NULL,
     last_update TEXT NOT NULL, hash BLOB, PRIMARY KEY (account, block)) STRICT, WITHOUT ROWID`,
  `CREATE TABLE creations (account INTEGER PRIMARY KEY, creator INTEGER NOT NULL, trx INTEGER NOT NULL,
     block INTEGER NOT NULL) STRICT`,
  codeByHash,
  creationsByCreator,
  `CREATE TABLE features (digest TEXT PRIMARY KEY, block INTEGER NOT NULL) STRICT, WITHOUT ROWID`,
  ...['permission_history', 'link_history', 'abi_history', 'code_history'].map(
    (table) => `CREATE INDEX ${table}_by_block ON ${table} (block)`,
  ),
  `CREATE INDEX creations_by_block ON creations (block)`,
  ...presentStateTables,
  ...derivedTables,
];

/** Tables whose versions are deleted by block number on undo. */
export const tablesByBlock = [
  'permission_history',
  'link_history',
  'abi_history',
  'code_history',
  'creations',
  'features',
  ...derivedTablesByBlock,
];

/**
 * Creates the tables in an empty file; otherwise checks that the store is of this chain and migrates an older version,
 * with progress lines to `report`.
 */
export function prepareSchema(db: DatabaseSync, chainId: string, path: string, report: (line: string) => void): void {
  const version = versionOf(db);
  if (version === 0) {
    db.exec('BEGIN IMMEDIATE');
    for (const statement of tables) db.exec(statement);
    db.prepare('INSERT INTO meta (key, value) VALUES (?, ?)').run('chain_id', chainId);
    db.exec(`PRAGMA user_version = ${schemaVersion}`);
    db.exec('COMMIT');
    return;
  }
  checkChain(db, chainId, path);
  migrate(db, { path, from: version, to: schemaVersion }, report);
}

/** Checks without migrating, for readers. */
export function checkSchema(db: DatabaseSync, chainId: string, path: string): void {
  const version = versionOf(db);
  if (version > schemaVersion) throw newerStore(path, version, schemaVersion);
  if (version < schemaVersion) {
    const message = `${path} has store version ${version}, but ${schemaVersion} is required: start the indexer once to migrate it`;
    throw new StoreError('other-version', message);
  }
  checkChain(db, chainId, path);
}

function versionOf(db: DatabaseSync): number {
  return Number(db.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
}

function checkChain(db: DatabaseSync, chainId: string, path: string): void {
  const stored = db.prepare(`SELECT value FROM meta WHERE key = 'chain_id'`).get()?.['value'];
  if (stored !== chainId) {
    throw new StoreError(
      'other-chain',
      `${path} holds the history of chain ${String(stored)}, but the node's chain is ${chainId}`,
    );
  }
}
