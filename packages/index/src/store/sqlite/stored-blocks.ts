import type { DatabaseSync } from 'node:sqlite';
import type { BlockSourceStore } from '../move-store.ts';
import type {
  AbiChange,
  ActionRows,
  BlockPosition,
  BlockRows,
  CodeChange,
  ContractRowChange,
  LinkChange,
  TransactionRows,
} from '../block-rows.ts';
import type { StoredAction, StoredTransaction } from '../history-store.ts';
import type { NativeAccounts } from '../native-accounts.ts';
import { Interned } from './interned.ts';
import { openForReading } from './open.ts';
import { bytesColumn, hexColumn, integer } from './rows.ts';
import { SqliteReader } from './sqlite-reader.ts';

/** Effectively unlimited: a block touches far fewer rows. */
const unlimited = 2 ** 31;

/** Reads blocks back as they were written, to copy them into another store. */
export class StoredBlocks implements BlockSourceStore {
  readonly #db: DatabaseSync;
  readonly #interned: Interned;
  readonly #reader: SqliteReader;

  get accounts(): NativeAccounts {
    return this.#reader.accounts;
  }

  constructor(path: string, chainId: string) {
    this.#db = openForReading(path, chainId);
    this.#interned = new Interned(this.#db, false);
    this.#reader = new SqliteReader(path, chainId);
  }

  async range(): Promise<{ first: number; head: BlockPosition; lastIrreversible: number } | null> {
    const status = await this.#reader.status();
    if (status === null) return null;
    const { firstBlock: first, head, lastIrreversible } = status;
    return { first, head: { number: head.number, id: head.id }, lastIrreversible };
  }

  /** null if the store does not have the block. */
  async block(number: number): Promise<BlockRows | null> {
    const [stored, before, status] = await Promise.all([
      this.#reader.block(number),
      this.#reader.block(number - 1),
      this.#reader.status(),
    ]);
    if (stored === null || status === null) return null;
    const { id, slot, producer, scheduleVersion } = stored;
    const feed = status.feeds.find(({ first, last }) => first <= number && number <= last);
    return {
      block: {
        number,
        id,
        previous: before?.id ?? null,
        slot,
        producer,
        scheduleVersion,
        ...this.#newSchedule(number),
      },
      transactions: await this.#transactions(number),
      contractRows: await this.#contractRows(number),
      permissions: await this.#permissions(number),
      links: this.#links(number),
      abis: this.#abis(number),
      code: this.#code(number),
      features: this.#features(number),
      parts: { traces: feed?.traces ?? false, deltas: feed?.deltas ?? false, inline: feed?.inline ?? false },
    };
  }

  async close(): Promise<void> {
    this.#db.close();
    await this.#reader.close();
  }

  async #transactions(block: number): Promise<TransactionRows[]> {
    const transactions: TransactionRows[] = [];
    for (const stored of await this.#reader.blockTransactions(block)) {
      const actions = await this.#reader.transactionActions(stored.num);
      transactions.push({
        id: stored.id,
        status: stored.status,
        cpuUs: stored.cpuUs,
        netWords: stored.netWords,
        elapsedUs: stored.elapsedUs,
        scheduled: stored.scheduled,
        errorCode: stored.errorCode,
        packed: packedOf(stored),
        trace: stored.trace,
        failedId: stored.failedId,
        actions: actions.map(withoutTransaction),
      });
    }
    return transactions;
  }

  async #contractRows(block: number): Promise<ContractRowChange[]> {
    const touched = await this.#reader.touchedRows(block, null, unlimited);
    const rows: ContractRowChange[] = [];
    for (const { code, scope, table, primaryKey, after } of touched) {
      const row = { code, scope, table, primaryKey };
      rows.push({ ...row, payer: after?.payer ?? this.#payer(row, block), value: after?.value ?? null });
    }
    return rows;
  }

  /** RAM payer of a row that the block removed. */
  #payer(row: Pick<ContractRowChange, 'code' | 'scope' | 'table' | 'primaryKey'>, block: number): string {
    const table = this.#interned.findTable(row.code, row.table, row.scope);
    const payerRow = this.#db
      .prepare('SELECT payer FROM row_history WHERE tbl = ? AND primary_key = ? AND block = ?')
      .get(table ?? -1, BigInt.asIntN(64, row.primaryKey ^ (1n << 63n)), block);
    return payerRow === undefined ? '' : this.#interned.nameText(integer(payerRow, 'payer'));
  }

  async #permissions(block: number): Promise<BlockRows['permissions']> {
    const touched = await this.#reader.touchedPermissions(block);
    return Promise.all(
      touched.map(async ({ owner, name }) => {
        const stored = await this.#reader.permission(owner, name, block);
        if (stored === null) return { owner, name, state: null };
        const { parent, lastUpdated, authority } = stored;
        return { owner, name, state: { parent, lastUpdated, authority } };
      }),
    );
  }

  #links(block: number): LinkChange[] {
    return this.#db
      .prepare('SELECT * FROM link_history WHERE block = ?')
      .all(block)
      .map((row) => ({
        account: this.#interned.nameText(integer(row, 'account')),
        code: this.#interned.nameText(integer(row, 'code')),
        messageType: this.#interned.nameText(integer(row, 'message_type')),
        required: row['required'] === null ? null : this.#interned.nameText(integer(row, 'required')),
      }));
  }

  #abis(block: number): AbiChange[] {
    return this.#db
      .prepare('SELECT account, created, abi FROM abi_history WHERE block = ?')
      .all(block)
      .map((row) => ({
        account: this.#interned.nameText(integer(row, 'account')),
        created: String(row['created']),
        abi: bytesColumn(row, 'abi') ?? new Uint8Array(),
      }));
  }

  #code(block: number): CodeChange[] {
    return this.#db
      .prepare('SELECT * FROM code_history WHERE block = ?')
      .all(block)
      .map((row) => ({
        account: this.#interned.nameText(integer(row, 'account')),
        privileged: integer(row, 'privileged') === 1,
        lastUpdate: String(row['last_update']),
        hash: row['hash'] === null ? null : hexColumn(row, 'hash'),
      }));
  }

  #features(block: number): BlockRows['features'] {
    // Features activated earlier are stored with the first block.
    const first = this.#db.prepare('SELECT min(num) AS first FROM blocks').get()?.['first'] === block;
    const rows = this.#db.prepare(`SELECT digest, block FROM features WHERE block ${first ? '<=' : '='} ?`).all(block);
    return rows.map((row) => ({ digest: String(row['digest']), block: integer(row, 'block') }));
  }

  /** Block 2 has the initial schedule of the chain, although its header announces none. */
  #newSchedule(block: number): { newSchedule?: { version: number; producers: string[] } } {
    const row = this.#db.prepare('SELECT version, producers FROM schedules WHERE block = ?').get(block);
    if (row === undefined) return {};
    return {
      newSchedule: { version: integer(row, 'version'), producers: String(row['producers']).split(',') },
    };
  }
}

function packedOf(stored: StoredTransaction): TransactionRows['packed'] {
  if (stored.packed === null) return null;
  const { signatures, compression, contextFreeData, packed } = stored;
  return { signatures, compression, contextFreeData, packed };
}

function withoutTransaction(stored: StoredAction): ActionRows {
  const { transaction, ...action } = stored;
  void transaction;
  return action;
}
