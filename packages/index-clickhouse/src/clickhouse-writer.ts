import { randomUUID } from 'node:crypto';
import type { BlockPosition, BlockRows, ProducerList } from '@antescope/index/store/block-rows';
import { producerListOf } from '@antescope/index/store/round-reader';
import { StoreError, type Finality, type HistoryWriter } from '@antescope/index/store/history-store';
import type { NativeAccounts } from '@antescope/index/store/native-accounts';
import { AccountNumbers } from './account-numbers.ts';
import { smallestSequence } from '@antescope/index/store/smallest-sequence';
import { touchedAccounts } from '@antescope/index/store/touched-accounts';
import { BlockEncoder } from './block-encoder.ts';
import {
  type Commit,
  type CommitState,
  emptyState,
  feedsUpTo,
  lastCommit,
  visible,
  withDead,
  withBlockParts,
  writeCommit,
} from './commit.ts';
import { deleteDead } from './delete-dead.ts';
import { noTotals, totalsWith } from './block-totals.ts';
import type { Engine } from './engine.ts';
import { blockTables, columnsOf } from './layout.ts';
import { type ClickHousePlace, type OpenDatabase, openForWriting } from './open.ts';
import { TsvWriter } from './tsv-writer.ts';

/** Undone blocks stay in the tables, invisible, until there are more than this many undos. */
const maxDeadRanges = 16;
const rememberedTables = 500_000;
const columnsByTable = new Map(
  blockTables.map((table) => [table.name, columnsOf(table).map((column) => `\`${column}\``)]),
);

/**
 * The single writer of a ClickHouse store. Rows of a batch are inserted invisibly first; one row in `commits` then
 * makes them visible at once. An undo is a commit too. docs/adr/0006-clickhouse-store.md
 */
export class ClickHouseWriter implements HistoryWriter {
  readonly #engine: Engine;
  readonly #place: ClickHousePlace;
  readonly #database: string;
  readonly #accounts: NativeAccounts;
  readonly #numbers: AccountNumbers;
  readonly #tables = new Set<string>();
  #commit: Commit;
  /** Number of the last attempted commit. */
  #number: number;
  /** Rows of this generation may exist above the head, so the next write needs a new one. */
  #doubtful = false;

  private constructor(engine: Engine, place: ClickHousePlace, { database, accounts }: OpenDatabase, commit: Commit) {
    this.#accounts = accounts;
    this.#engine = engine;
    this.#place = place;
    this.#database = database;
    this.#commit = commit;
    this.#number = commit.number;
    this.#numbers = new AccountNumbers(engine, database);
  }

  /** Creates missing tables and takes over the store from the previous writer. */
  static async open(engine: Engine, place: ClickHousePlace): Promise<ClickHouseWriter> {
    const open = await openForWriting(engine, place);
    const last = await lastCommit(engine, open.database);
    const before = last ?? { generation: 0, number: 0, writer: '', state: emptyState };
    const writer = new ClickHouseWriter(engine, place, open, { ...before, writer: randomUUID() });
    // Pending writes of the previous writer stay invisible, even if they arrive later.
    await writer.#beginGeneration(before.state);
    await writer.#refuseSecondWriter();
    return writer;
  }

  async head(): Promise<BlockPosition | null> {
    const { head } = this.#commit.state;
    return head === null ? null : { number: head.number, id: head.id };
  }

  async positions(limit: number): Promise<BlockPosition[]> {
    const rows = await this.#engine.query(
      `SELECT block, lower(hex(id)) AS id FROM ${this.#database}.blocks
       WHERE ${visible(this.#commit)} ORDER BY block DESC LIMIT ${Math.trunc(limit)}`,
    );
    return rows.map((row) => ({ number: Number(row['block']), id: String(row['id']) }));
  }

  async lastIrreversible(): Promise<number> {
    return this.#commit.state.lastIrreversible;
  }

  async lastSchedule(): Promise<ProducerList | null> {
    const [row] = await this.#engine.query(
      `SELECT version, producers FROM ${this.#database}.schedules
       WHERE ${visible(this.#commit)} ORDER BY block DESC LIMIT 1`,
    );
    return row === undefined ? null : producerListOf(row);
  }

  async apply(blocks: BlockRows[], finality: Finality): Promise<void> {
    const fresh = await this.#following(blocks);
    if (this.#doubtful) await this.#beginGeneration(this.#commit.state);
    const before = this.#commit.state;
    const state: CommitState = { ...before, lastIrreversible: finality.lastIrreversible.number };
    if (fresh.length === 0) {
      if (state.lastIrreversible !== before.lastIrreversible) await this.#write(state);
      return;
    }
    this.#doubtful = true;
    try {
      const tables = new Map(blockTables.map(({ name }) => [name, new TsvWriter()]));
      const encoder = new BlockEncoder(this.#commit.generation, (table) => tables.get(table)!, this.#accounts);
      await this.#prepareNumbers(fresh);
      for (const rows of fresh) this.#add(encoder, rows, state);
      await Promise.all([this.#insert(tables, fresh), this.#refuseSecondWriter()]);
      await this.#write(state);
      this.#doubtful = false;
    } catch (error) {
      this.#forget();
      throw error;
    }
  }

  async undoTo(block: number): Promise<void> {
    const { head } = this.#commit.state;
    if (head === null || head.number <= block) return;
    await this.#refuseSecondWriter();
    const { feeds, dead, ...rest } = this.#commit.state;
    const below = await this.#headAt(block);
    await this.#beginGeneration({
      ...rest,
      head: below,
      feeds: below === null ? [] : feedsUpTo(feeds, block),
      dead: withDead(dead, { generation: this.#commit.generation, block }),
    });
    this.#forget();
  }

  async close(): Promise<void> {
    await this.#engine.close();
  }

  #forget(): void {
    this.#numbers.forget();
    this.#tables.clear();
  }

  /** Marks rows above the head as dead and starts a new generation. */
  async #beginGeneration(state: CommitState): Promise<void> {
    const { generation } = this.#commit;
    const dead = generation === 0 ? [] : withDead(state.dead, { generation, block: state.head?.number ?? 0 });
    const next: Commit = {
      ...this.#commit,
      generation: generation + 1,
      number: ++this.#number,
      state: { ...state, dead },
    };
    await writeCommit(this.#engine, this.#database, next);
    this.#commit = next;
    this.#doubtful = false;
    this.#forget();
    if (dead.length > maxDeadRanges) await this.#deleteDead();
  }

  /** Keeps the newest: a reader may still be reading blocks that were just undone. */
  async #deleteDead(): Promise<void> {
    const { dead } = this.#commit.state;
    await deleteDead(this.#engine, this.#database, this.#place.topology, dead.slice(0, -1));
    await this.#write({ ...this.#commit.state, dead: dead.slice(-1) });
  }

  async #write(state: CommitState): Promise<void> {
    const next = { ...this.#commit, number: ++this.#number, state };
    await writeCommit(this.#engine, this.#database, next);
    this.#commit = next;
  }

  /** Throws if another writer has taken over the store: only its commits are valid. */
  async #refuseSecondWriter(): Promise<void> {
    const last = await lastCommit(this.#engine, this.#database);
    if (last !== null && last.writer !== this.#commit.writer) {
      const where = `the database ${this.#database} of ClickHouse at ${this.#engine.place}`;
      throw new StoreError('in-use', `another process writes to ${where}: only one writer per chain is allowed`);
    }
  }

  /** Returns the blocks that are not stored yet. Throws StoreError if one does not link. */
  async #following(blocks: BlockRows[]): Promise<BlockRows[]> {
    let at: BlockPosition | null = await this.head();
    const storedIds = await this.#idsOf(blocks.filter(({ block }) => at !== null && block.number <= at.number));
    const fresh: BlockRows[] = [];
    for (const rows of blocks) {
      const { block } = rows;
      if (storedIds.get(block.number) === block.id || fresh.some((one) => one.block.id === block.id)) continue;
      if (at !== null && (block.number !== at.number + 1 || block.previous !== at.id)) {
        throw new StoreError(
          'does-not-link',
          `block ${block.number} (${block.id}) does not follow the store's head ${at.number} (${at.id})`,
        );
      }
      fresh.push(rows);
      at = block;
    }
    return fresh;
  }

  async #idsOf(blocks: BlockRows[]): Promise<Map<number, string>> {
    if (blocks.length === 0) return new Map();
    const numbers = blocks.map(({ block }) => block.number).join(', ');
    const rows = await this.#engine.query(
      `SELECT block, lower(hex(id)) AS id FROM ${this.#database}.blocks
       WHERE block IN (${numbers}) AND ${visible(this.#commit)}`,
    );
    return new Map(rows.map((row) => [Number(row['block']), String(row['id'])]));
  }

  async #prepareNumbers(blocks: BlockRows[]): Promise<void> {
    const accounts = new Set<string>();
    for (const { transactions } of blocks) {
      for (const { actions } of transactions) {
        for (const action of actions) for (const account of touchedAccounts(action)) accounts.add(account);
      }
    }
    await this.#numbers.prepare(accounts, visible(this.#commit), this.#commit.state.head?.number ?? 0);
  }

  /** Encodes one block and advances the state to it. */
  #add(encoder: BlockEncoder, rows: BlockRows, state: CommitState): void {
    const { block, transactions } = rows;
    const all = transactions.flatMap(({ actions }) => actions);
    const firstTransaction = state.head?.nextTransaction ?? 1;
    const firstSequence = smallestSequence(all) ?? state.head?.nextSequence ?? 1;
    const sums = totalsWith(state.head?.sums ?? noTotals, rows, this.#accounts.system);
    encoder.add(rows, { firstTransaction, firstSequence, takeSeq: (account) => this.#numbers.take(account), sums });
    for (const row of rows.contractRows) this.#addTable(encoder, block.number, row);
    if (state.head === null) state.firstBlock = block.number;
    state.head = {
      number: block.number,
      id: block.id,
      nextTransaction: firstTransaction + transactions.length,
      nextSequence: firstSequence + all.length,
      sums,
    };
    state.feeds = withBlockParts(state.feeds, block.number, rows.parts);
  }

  #addTable(encoder: BlockEncoder, block: number, row: { code: string; table: string; scope: string }): void {
    const key = `${row.code} ${row.table} ${row.scope}`;
    if (this.#tables.has(key)) return;
    if (this.#tables.size >= rememberedTables) this.#tables.clear();
    this.#tables.add(key);
    encoder.addTable(block, row);
  }

  async #insert(tables: ReadonlyMap<string, TsvWriter>, blocks: BlockRows[]): Promise<void> {
    const { writer, generation } = this.#commit;
    const range = `${blocks[0]?.block.number}-${blocks.at(-1)?.block.number}`;
    const filled = [...tables].filter(([, rows]) => rows.rows > 0);
    await Promise.all(
      filled.map(([table, rows]) =>
        this.#engine.insert({
          table: `${this.#database}.${table}`,
          columns: columnsByTable.get(table) ?? [],
          body: rows.take(),
          token: `${writer}-${generation}-${range}`,
        }),
      ),
    );
  }

  async #headAt(block: number): Promise<CommitState['head']> {
    const [row] = await this.#engine.query(
      `SELECT block, lower(hex(id)) AS id, first_transaction + transaction_count AS next_transaction,
         first_sequence + action_count AS next_sequence, sum_transactions, sum_actions, sum_cpu, sum_net
       FROM ${this.#database}.blocks WHERE block <= ${Math.trunc(block)} AND ${visible(this.#commit)}
       ORDER BY block DESC LIMIT 1`,
    );
    if (row === undefined) return null;
    return {
      number: Number(row['block']),
      id: String(row['id']),
      nextTransaction: Number(row['next_transaction']),
      nextSequence: Number(row['next_sequence']),
      sums: {
        transactions: Number(row['sum_transactions']),
        actions: Number(row['sum_actions']),
        cpuUs: Number(row['sum_cpu']),
        netBytes: Number(row['sum_net']),
      },
    };
  }
}
