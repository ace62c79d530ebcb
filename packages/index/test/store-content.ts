import type { DatabaseSync } from 'node:sqlite';
import { chunkColumns, chunkOfRow, entriesOf } from '../src/store/sqlite/account-chunk.ts';
import { PackedReader } from '../src/store/sqlite/bytes.ts';
import { unpackFacts } from '../src/store/sqlite/facts.ts';
import { Interned } from '../src/store/sqlite/interned.ts';
import { Shapes } from '../src/store/sqlite/shapes.ts';

const nameColumns: Record<string, string[]> = {
  blocks: ['producer'],
  actions: ['receiver'],
  chunk_shapes: ['account'],
  row_history: ['payer'],
  permission_history: ['owner', 'name', 'parent'],
  present_rows: ['code', 'name', 'scope'],
  key_holders: [],
  account_holders: ['actor'],
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

/** A token id without rows carries no state, like interned names. */
const statements: Record<string, string> = {
  tokens: `SELECT contract, code, precision, supply, max_supply, issuer, holders FROM tokens
    WHERE precision IS NOT NULL OR holders > 0`,
};

/** Content of a store with interned ids resolved: equal stores have equal content. */
export function contentOf(db: DatabaseSync): Record<string, string[]> {
  const interned = new Interned(db, false);
  const shapes = new Shapes(db, interned, false);
  const content: Record<string, string[]> = {};
  for (const [table, names] of Object.entries(nameColumns)) {
    const statement = db.prepare(statements[table] ?? `SELECT * FROM ${table}`);
    statement.setReadBigInts(true);
    content[table] = statement
      .all()
      .map((row) => JSON.stringify(readable(row, { names, table, interned, shapes, db })))
      .sort();
  }
  content['account_lists'] = listContent(db, interned);
  return content;
}

/** Every chunk of every account list, with its entries. */
function listContent(db: DatabaseSync, interned: Interned): string[] {
  const shapes = new Shapes(db, interned, false);
  const chunks = db.prepare(`SELECT ${chunkColumns} FROM account_lists`).all().map(chunkOfRow);
  return chunks
    .map((chunk) => {
      const { packed, account, ...about } = chunk;
      const entries = entriesOf(chunk).map((entry) => [
        entry.sequence,
        entry.execution,
        chunk.shapes.indexOf(entry.shape),
      ]);
      const named = chunk.shapes.map((shape) => shapes.shape(shape));
      return JSON.stringify({
        ...about,
        account: interned.nameText(account),
        shapes: named,
        entries,
        size: packed.length,
      });
    })
    .sort();
}

function readable(
  row: Record<string, unknown>,
  about: { names: string[]; table: string; interned: Interned; shapes: Shapes; db: DatabaseSync },
): Record<string, unknown> {
  const { names, table, interned, shapes, db } = about;
  const result: Record<string, unknown> = {};
  for (const [column, value] of Object.entries(row)) {
    if (value === null) result[column] = null;
    else if (names.includes(column)) result[column] = interned.nameText(Number(value));
    else if (column === 'kind') result[column] = interned.kindText(Number(value));
    else if (column === 'shape') result[column] = shapes.shape(Number(value));
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
  const statement = db.prepare('SELECT contract, code FROM tokens WHERE id = ?');
  statement.setReadBigInts(true);
  const row = statement.get(id) ?? {};
  return `${interned.nameText(Number(row['contract']))}/${String(row['code'])}`;
}

function touchedText(packed: Uint8Array, db: DatabaseSync, interned: Interned): string[] {
  const reader = new PackedReader(packed);
  const list: string[] = [];
  while (!reader.done) list.push(`${tableText(db, interned, reader.number())}/${reader.u64()}`);
  return list;
}
