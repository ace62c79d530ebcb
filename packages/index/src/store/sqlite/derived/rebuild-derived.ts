import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Interned } from '../interned.ts';
import { storedNativeAccounts } from '../native-accounts.ts';
import { integer, type SqlRow } from '../rows.ts';
import { type DerivedBlock, DerivedWriter, presentTables } from './derived-writer.ts';

const rowsPerFlush = 50_000;
const blocksPerLine = 1000;
const nothing = new Uint8Array();

/**
 * Fills the empty derived tables from stored blocks, actions and versions, in the open database transaction, with
 * progress lines to `report`. Announced schedules cannot be rebuilt: only block headers have them.
 */
export function rebuildDerived(db: DatabaseSync, interned: Interned, report: (step: string) => void = () => {}): void {
  const writer = new DerivedWriter(db, interned);
  rebuildPresent(db, interned, writer, report);
  const blocks = new DerivedBlocks(db, interned);
  const { first, last } = blocks.range();
  for (let number = first; number <= last; number++) {
    const rows = blocks.block(number);
    if (rows !== null) writer.write(rows);
    if (number % blocksPerLine === 0) report(`statistics, block ${number} of ${last}`);
  }
  writer.flush();
}

function rebuildPresent(
  db: DatabaseSync,
  interned: Interned,
  writer: DerivedWriter,
  report: (step: string) => void,
): void {
  const keys = db.prepare('SELECT DISTINCT primary_key FROM row_history WHERE tbl = ?');
  keys.setReadBigInts(true);
  const tables = db.prepare('SELECT id FROM row_tables WHERE name = ?');
  let rowCount = 0;
  for (const name of presentTables) {
    const id = interned.findName(name);
    if (id === undefined) continue;
    for (const table of tables.all(id)) {
      for (const row of keys.all(integer(table, 'id'))) {
        writer.noteLast(integer(table, 'id'), row['primary_key'] as bigint);
        rowCount += 1;
        if (rowCount % rowsPerFlush === 0) {
          writer.flush();
          report(`balances, ${rowCount} rows`);
        }
      }
    }
  }
  writer.flush();
}

/** Reads the parts of stored blocks that derived data is computed from. */
class DerivedBlocks {
  readonly #db: DatabaseSync;
  readonly #interned: Interned;
  readonly #block: StatementSync;
  readonly #transactions: StatementSync;
  readonly #actions: StatementSync;
  readonly #data: StatementSync;
  readonly #abis: StatementSync;
  readonly #msig: string;

  constructor(db: DatabaseSync, interned: Interned) {
    this.#db = db;
    this.#interned = interned;
    this.#msig = storedNativeAccounts(db).msig;
    this.#block = db.prepare('SELECT slot, producer, schedule_version FROM blocks WHERE num = ?');
    this.#transactions = db.prepare(
      `SELECT t.cpu, t.net, t.first_sequence, t.action_count FROM blocks b
       JOIN transactions t ON t.num >= b.first_transaction AND t.num < b.first_transaction + b.transaction_count
       WHERE b.num = ? ORDER BY t.num`,
    );
    this.#actions = db.prepare(
      `SELECT sequence, receiver, kind, auth, execution FROM actions WHERE sequence >= ? AND sequence < ?
       ORDER BY sequence`,
    );
    this.#data = db.prepare('SELECT data FROM actions WHERE sequence = ?');
    this.#abis = db.prepare('SELECT account FROM abi_history WHERE block = ?');
  }

  range(): { first: number; last: number } {
    const row = this.#db.prepare('SELECT min(num) AS first, max(num) AS last FROM blocks').get();
    return { first: (row?.['first'] as number | null) ?? 1, last: (row?.['last'] as number | null) ?? 0 };
  }

  block(number: number): DerivedBlock | null {
    const row = this.#block.get(number);
    if (row === undefined) return null;
    return {
      block: {
        number,
        slot: integer(row, 'slot'),
        producer: this.#interned.nameText(integer(row, 'producer')),
        scheduleVersion: integer(row, 'schedule_version'),
      },
      transactions: this.#transactions.all(number).map((one) => ({
        cpuUs: integer(one, 'cpu'),
        netWords: integer(one, 'net'),
        actions: this.#ofTransaction(integer(one, 'first_sequence'), integer(one, 'action_count')),
      })),
      abis: this.#abis.all(number).map((abi) => ({ account: this.#interned.nameText(integer(abi, 'account')) })),
      contractRows: [],
    };
  }

  #ofTransaction(first: number, count: number): DerivedBlock['transactions'][number]['actions'] {
    return this.#actions.all(first, first + count).map((row) => this.#action(row));
  }

  #action(row: SqlRow): DerivedBlock['transactions'][number]['actions'][number] {
    const sequence = integer(row, 'sequence');
    const { contract: account, name } = this.#interned.kindText(integer(row, 'kind'));
    return {
      account,
      name,
      receiver: this.#interned.nameText(integer(row, 'receiver')),
      globalSequence: sequence,
      executionSequence: (row['execution'] as number | null) ?? sequence,
      authorization: this.#interned.authLevels(integer(row, 'auth')),
      // Only multisig data is needed.
      data: account === this.#msig ? ((this.#data.get(sequence)?.['data'] as Uint8Array) ?? nothing) : nothing,
    };
  }
}
