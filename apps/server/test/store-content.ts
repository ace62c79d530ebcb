import type { DatabaseSync } from 'node:sqlite';
import { PackedReader } from '../src/store/sqlite/bytes.ts';
import { unpackFacts } from '../src/store/sqlite/facts.ts';
import { Interned } from '../src/store/sqlite/interned.ts';

const nameColumns: Record<string, string[]> = {
  blocks: ['producer'],
  actions: ['receiver'],
  account_actions: ['account'],
  row_history: ['payer'],
  permission_history: ['owner', 'name', 'parent'],
  key_holders: ['owner', 'name'],
  account_holders: ['actor', 'actor_permission', 'owner', 'name'],
  link_history: ['account', 'code', 'message_type', 'required'],
  abi_history: ['account'],
  code_history: ['account'],
  creations: ['account', 'creator'],
  transactions: [],
  transaction_ids: [],
  features: [],
  feeds: [],
  tokens: ['contract', 'issuer'],
  balances: ['owner'],
  resources: ['owner'],
  proposal_events: ['contract', 'proposer', 'proposal'],
  schedules: [],
  gaps: [],
  totals: [],
  active_accounts: ['account'],
  active_counts: [],
};

/** A token that no row tells of any more is a number that means nothing, as interned names are. */
const statements: Record<string, string> = {
  tokens: `SELECT contract, code, precision, supply, max_supply, issuer, holders FROM tokens
    WHERE precision IS NOT NULL OR holders > 0`,
};

/** Everything a store holds, with interned numbers replaced by what they stand for: equal stores give equal lists. */
export function contentOf(db: DatabaseSync): Record<string, string[]> {
  const interned = new Interned(db, false);
  const content: Record<string, string[]> = {};
  for (const [table, names] of Object.entries(nameColumns)) {
    const statement = db.prepare(statements[table] ?? `SELECT * FROM ${table}`);
    statement.setReadBigInts(true);
    content[table] = statement
      .all()
      .map((row) => JSON.stringify(readable(row, names, table, interned, db)))
      .sort();
  }
  return content;
}

function readable(
  row: Record<string, unknown>,
  names: string[],
  table: string,
  interned: Interned,
  db: DatabaseSync,
): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [column, value] of Object.entries(row)) {
    if (value === null) result[column] = null;
    else if (names.includes(column)) result[column] = interned.nameText(Number(value));
    else if (column === 'kind') result[column] = interned.kindText(Number(value));
    else if (column === 'auth') result[column] = interned.authLevels(Number(value));
    else if (column === 'token') result[column] = tokenText(db, interned, Number(value));
    else if (column === 'tbl') result[column] = tableText(db, interned, Number(value));
    else if (column === 'facts') result[column] = jsonFacts(value as Uint8Array, interned);
    else if (column === 'touched') result[column] = touchedText(value as Uint8Array, db, interned);
    else if (value instanceof Uint8Array) result[column] = Buffer.from(value).toString('hex');
    else result[column] = String(value);
  }
  return { table, ...result };
}

function jsonFacts(packed: Uint8Array, interned: Interned): unknown {
  const facts = unpackFacts(packed, (id) => interned.nameText(id));
  return { ...facts, returnValue: Buffer.from(facts.returnValue).toString('hex') };
}

function tableText(db: DatabaseSync, interned: Interned, id: number): string {
  const row = db.prepare('SELECT code, scope, name FROM row_tables WHERE id = ?').get(id) ?? {};
  return ['code', 'scope', 'name'].map((column) => interned.nameText(Number(row[column]))).join('/');
}

function tokenText(db: DatabaseSync, interned: Interned, id: number): string {
  const row = db.prepare('SELECT contract, code FROM tokens WHERE id = ?').get(id) ?? {};
  return `${interned.nameText(Number(row['contract']))}/${String(row['code'])}`;
}

function touchedText(packed: Uint8Array, db: DatabaseSync, interned: Interned): string[] {
  const reader = new PackedReader(packed);
  const list: string[] = [];
  while (!reader.done) list.push(`${tableText(db, interned, reader.number())}/${reader.u64()}`);
  return list;
}
