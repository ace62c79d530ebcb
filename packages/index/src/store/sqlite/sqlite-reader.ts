import type { DatabaseSync } from 'node:sqlite';
import type { BlockPosition } from '../block-rows.ts';
import type {
  AccountQuery,
  ExecutionPage,
  ExecutionQuery,
  HistoryReader,
  LinkQuery,
  StoreStatus,
  StoredAction,
  StoredBlock,
  StoredCreation,
  StoredExecution,
  StoredHolder,
  StoredLink,
  StoredPermission,
  StoredRow,
  StoredRowPlace,
  StoredTransaction,
  TouchedRow,
} from '../history-store.ts';
import type { CallCountQuery, CallCounts } from '../call-counts.ts';
import type { DerivedReader } from '../derived-reader.ts';
import type { ExecutedTransactionPage, ExecutedTransactionQuery } from '../executed-transactions.ts';
import type { ExportReader, StoredExport } from '../export/export-reader.ts';
import { sqliteDerived } from './derived/sqlite-derived.ts';
import type { CreationPosition, CutList, HolderPosition, LinkPosition, ListPage, RowPosition } from '../list-page.ts';
import type { NativeAccounts } from '../native-accounts.ts';
import { Interned } from './interned.ts';
import { storedNativeAccounts } from './native-accounts.ts';
import { openForReading } from './open.ts';
import { ActionReader } from './read-actions.ts';
import { ExportRows } from './read-export.ts';
import { CallReader } from './read-calls.ts';
import { readLinks } from './read-links.ts';
import { ListReader } from './read-lists.ts';
import { Prepared } from './prepared.ts';
import { CommitCache } from './commit-cache.ts';
import { ContractRowReader } from './read-contract-rows.ts';
import { HolderReader } from './read-holders.ts';
import { StateReader } from './read-state.ts';
import { TransactionReader } from './read-transactions.ts';
import { blockColumns, integer, storedBlock, storedTransaction } from './rows.ts';

const maxOccurrences = 10;
const noPage: ExecutionPage = { executions: [], stoppedAt: null };

/** Reads a SQLite store concurrently with its writer. */
export class SqliteReader implements HistoryReader, ExportReader {
  readonly #db: DatabaseSync;
  readonly #sql: Prepared;
  readonly #sinceCommit: CommitCache;
  readonly #chainId: string;
  readonly #interned: Interned;
  readonly #actions: ActionReader;
  readonly #lists: ListReader;
  readonly #calls: CallReader;
  readonly #transactions: TransactionReader;
  readonly #state: StateReader;
  readonly #rows: ContractRowReader;
  readonly #holders: HolderReader;
  readonly #exports: ExportRows;
  readonly derived: DerivedReader;
  readonly accounts: NativeAccounts;

  constructor(path: string, chainId: string) {
    this.#db = openForReading(path, chainId);
    this.accounts = storedNativeAccounts(this.#db);
    this.#sql = new Prepared(this.#db);
    this.#sinceCommit = new CommitCache(this.#db);
    this.#chainId = chainId;
    this.#interned = new Interned(this.#db, false);
    this.#actions = new ActionReader(this.#db, this.#interned);
    this.#lists = new ListReader(this.#db, this.#interned);
    this.#calls = new CallReader(this.#db, this.#interned, this.#lists);
    this.#transactions = new TransactionReader(this.#db, this.#sql, this.#interned);
    this.#state = new StateReader(this.#db, this.#interned);
    this.#rows = new ContractRowReader(this.#db, this.#interned);
    this.#holders = new HolderReader(this.#db, this.#interned);
    this.#exports = new ExportRows(this.#db, this.#interned);
    this.derived = sqliteDerived(this.#db, this.#interned);
  }

  async status(): Promise<StoreStatus | null> {
    return this.#sinceCommit.look().once('status', () => this.#status());
  }

  #status(): StoreStatus | null {
    const head = this.#oneBlock('ORDER BY num DESC LIMIT 1');
    const first = this.#oneBlock('ORDER BY num LIMIT 1');
    if (head === null || first === null) return null;
    const meta = (key: string): number =>
      Number(this.#sql.prepare('SELECT value FROM meta WHERE key = ?').get(key)?.['value'] ?? 0);
    const feeds = this.#sql.prepare('SELECT first, last, traces, deltas FROM feeds ORDER BY first').all();
    return {
      chainId: this.#chainId,
      head,
      firstBlock: first.number,
      lastIrreversible: meta('last_irreversible'),
      undoCount: meta('undone'),
      feeds: feeds.map((feed) => ({
        first: integer(feed, 'first'),
        last: integer(feed, 'last'),
        traces: integer(feed, 'traces') > 0,
        inline: integer(feed, 'traces') === 1,
        deltas: integer(feed, 'deltas') === 1,
      })),
    };
  }

  async block(number: number): Promise<StoredBlock | null> {
    return this.#oneBlock('WHERE num = ?', number);
  }

  async blockFromSlot(slot: number): Promise<StoredBlock | null> {
    return this.#oneBlock('WHERE slot >= ? ORDER BY slot LIMIT 1', slot);
  }

  async blocksFromSlots(slots: readonly number[]): Promise<(StoredBlock | null)[]> {
    return slots.map((slot) => this.#oneBlock('WHERE slot >= ? ORDER BY slot LIMIT 1', slot));
  }

  async blockOfSequence(sequence: number): Promise<StoredBlock | null> {
    const row = this.#sql
      .prepare('SELECT t.block FROM actions a JOIN transactions t ON t.num = a.trx WHERE a.sequence = ?')
      .get(sequence);
    return row === undefined ? null : this.#oneBlock('WHERE num = ?', integer(row, 'block'));
  }

  async blockTransactions(block: number): Promise<StoredTransaction[]> {
    const place = this.#sql.prepare('SELECT first_transaction, transaction_count FROM blocks WHERE num = ?').get(block);
    if (place === undefined) return [];
    const first = integer(place, 'first_transaction');
    return this.#sql
      .prepare('SELECT * FROM transactions WHERE num >= ? AND num < ? ORDER BY num')
      .all(first, first + integer(place, 'transaction_count'))
      .map(storedTransaction);
  }

  async transactions(idPrefix: string): Promise<StoredTransaction[]> {
    const prefix = idPrefix.toLowerCase();
    if (!/^[0-9a-f]{8,64}$/.test(prefix)) return [];
    const bound = (fill: string): bigint => Buffer.from(prefix.slice(0, 16).padEnd(16, fill), 'hex').readBigInt64BE(0);
    return this.#sql
      .prepare(
        `SELECT t.* FROM transaction_ids i JOIN transactions t ON t.num = i.num
         WHERE i.prefix BETWEEN ? AND ? ORDER BY t.num DESC`,
      )
      .all(bound('0'), bound('f'))
      .map(storedTransaction)
      .filter((transaction) => transaction.id.startsWith(prefix))
      .slice(0, maxOccurrences);
  }

  async transactionAt(num: number): Promise<StoredTransaction | null> {
    const row = this.#sql.prepare('SELECT * FROM transactions WHERE num = ?').get(num);
    return row === undefined ? null : storedTransaction(row);
  }

  async transactionActions(num: number): Promise<StoredAction[]> {
    const transaction = await this.transactionAt(num);
    if (transaction === null) return [];
    return this.#actions.ofRange(transaction.firstSequence, transaction.actionCount);
  }

  async action(globalSequence: number): Promise<StoredAction | null> {
    return this.#actions.one(globalSequence);
  }

  async exported(executions: readonly number[]): Promise<StoredExport[]> {
    return this.#snapshot(() => this.#exports.read(executions));
  }

  async execution(sequence: number): Promise<StoredAction[]> {
    return this.#snapshot(() => this.#actions.execution(sequence));
  }

  async executionsAt(sequences: readonly number[]): Promise<StoredExecution[]> {
    const blockAt = (number: number): StoredBlock | null =>
      this.#sinceCommit.once(number, () => this.#oneBlock('WHERE num = ?', number));
    return this.#snapshot(() => {
      this.#sinceCommit.look();
      return this.#actions.executionsAt(sequences, blockAt);
    });
  }

  async accountExecutions(account: string, query: AccountQuery): Promise<ExecutionPage> {
    return this.#snapshot(() => this.#lists.executions(account, query));
  }

  async executions(query: ExecutionQuery): Promise<ExecutionPage> {
    const { contract, action } = query;
    if (contract === undefined) return this.#actions.ofChain(query);
    // A contract's own list has all its executions, except onerror, whose receiver is the sender of the failed
    // transaction.
    const isOnerror = contract === this.accounts.system && (action === undefined || action === 'onerror');
    return this.#snapshot(() => {
      const own = action === 'onerror' && isOnerror ? noPage : this.#lists.executions(contract, query);
      return isOnerror ? this.#withOnerror(own, query) : own;
    });
  }

  async executedTransactions(query: ExecutedTransactionQuery): Promise<ExecutedTransactionPage> {
    return this.#snapshot(() => this.#transactions.executed(query));
  }

  async callCounts(contract: string, query: CallCountQuery): Promise<CallCounts> {
    return this.#snapshot(() => this.#calls.counts(contract, query));
  }

  #withOnerror(own: ExecutionPage, query: ExecutionQuery): ExecutionPage {
    const down = query.order === 'desc';
    const end = own.stoppedAt ?? (own.executions.length >= query.limit ? own.executions.at(-1) : undefined);
    const range = end === undefined ? {} : down ? { from: end } : { to: end };
    const others = this.#actions.ofChain({ ...query, ...range, action: 'onerror' });
    const stop = others.stoppedAt;
    const merged = [...new Set([...own.executions, ...others.executions])]
      .sort((a, b) => (down ? b - a : a - b))
      .filter((one) => stop === null || (down ? one >= stop : one <= stop));
    const executions = merged.slice(0, query.limit);
    return { executions, stoppedAt: merged.length >= query.limit ? null : (stop ?? own.stoppedAt) };
  }

  async accountSequences(
    account: string,
    first: number,
    last: number,
  ): Promise<{ seq: number; globalSequence: number }[]> {
    return this.#snapshot(() => this.#lists.sequences(account, first, last));
  }

  async accountActionCount(account: string): Promise<number> {
    return this.#snapshot(() => this.#lists.count(account));
  }

  async abiVersions(account: string, block: number): Promise<BlockPosition[]> {
    return this.#state.abiVersions(account, block);
  }

  async abi(account: string, block: number): Promise<Uint8Array | null> {
    return this.#state.abi(account, block);
  }

  async row(code: string, scope: string, table: string, primaryKey: bigint, block: number): Promise<StoredRow | null> {
    return this.#rows.row(code, scope, table, primaryKey, block);
  }

  async rowAtBlocks(place: StoredRowPlace, blocks: readonly number[]): Promise<(StoredRow | null)[]> {
    const { code, scope, table, primaryKey } = place;
    return blocks.map((block) => this.#rows.row(code, scope, table, primaryKey, block));
  }

  async rows(
    code: string,
    scope: string,
    table: string,
    query: { block: number; from: bigint; limit: number },
  ): Promise<ListPage<StoredRow, bigint>> {
    return this.#snapshot(() => this.#rows.rows(code, scope, table, query));
  }

  async rowsOfScope(scope: string, table: string, block: number, limit: number): Promise<CutList<StoredRow>> {
    return this.#snapshot(() => this.#rows.rowsOfScope(scope, table, block, limit));
  }

  async rowsOfTable(
    code: string,
    table: string,
    query: { block: number; from: RowPosition | null; limit: number },
  ): Promise<ListPage<StoredRow, RowPosition>> {
    return this.#snapshot(() => this.#rows.rowsOfTable(code, table, query));
  }

  async contractsWithTable(table: string): Promise<string[]> {
    return this.#rows.contractsWithTable(table);
  }

  async scopesOfRow(
    code: string,
    table: string,
    primaryKey: bigint,
    query: { block: number; from: string | null; limit: number },
  ): Promise<ListPage<string, string>> {
    return this.#snapshot(() => this.#rows.scopesOfRow(code, table, primaryKey, query));
  }

  async touchedRows(block: number, codes: readonly string[] | null, limit: number): Promise<TouchedRow[]> {
    return this.#snapshot(() => this.#rows.touchedRows(block, codes, limit));
  }

  async touchedPermissions(block: number): Promise<{ owner: string; name: string }[]> {
    return this.#state.touchedPermissions(block);
  }

  async createdBy(
    creator: string | null,
    query: { after: CreationPosition | null; limit: number },
  ): Promise<ListPage<StoredCreation, CreationPosition>> {
    return this.#snapshot(() => this.#state.createdBy(creator, query));
  }

  async accountCount(): Promise<number> {
    return this.#state.accountCount();
  }

  async permissions(owner: string, block: number): Promise<StoredPermission[]> {
    return this.#snapshot(() => this.#state.permissions(owner, block));
  }

  async permission(owner: string, name: string, block: number): Promise<StoredPermission | null> {
    return this.#state.permission(owner, name, block);
  }

  async keyHolders(
    publicKey: string,
    { after, limit }: { after: HolderPosition | null; limit: number },
  ): Promise<ListPage<StoredHolder, HolderPosition>> {
    return this.#holders.ofKey(publicKey, after, limit);
  }

  async controlledBy(
    actor: string,
    { after, limit }: { after: HolderPosition | null; limit: number },
  ): Promise<ListPage<StoredHolder & { actorPermission: string }, HolderPosition>> {
    return this.#holders.ofAccount(actor, after, limit);
  }

  async links(account: string, block: number): Promise<StoredLink[]> {
    return this.#state.links(account, block);
  }

  async linksOfChain(query: LinkQuery): Promise<ListPage<StoredLink & { account: string }, LinkPosition>> {
    return readLinks(this.#db, this.#interned, query);
  }

  async creation(
    account: string,
  ): Promise<{ creator: string | null; created: string; transaction: number | null } | null> {
    return this.#snapshot(() => this.#state.creation(account));
  }

  async code(
    account: string,
    block: number,
  ): Promise<{ hash: string | null; privileged: boolean; block: number } | null> {
    return this.#state.code(account, block);
  }

  async accountsWithCode(hash: string, limit: number): Promise<string[]> {
    return this.#state.accountsWithCode(hash, limit);
  }

  async feature(digest: string): Promise<number | null> {
    return this.#state.feature(digest);
  }

  async close(): Promise<void> {
    this.#db.close();
  }

  /** Runs several statements on one snapshot, since the writer may commit between them. */
  #snapshot<Value>(read: () => Value): Value {
    this.#sql.prepare('BEGIN').run();
    try {
      return read();
    } finally {
      this.#sql.prepare('COMMIT').run();
    }
  }

  #oneBlock(clause: string, ...values: number[]): StoredBlock | null {
    const row = this.#sql.prepare(`SELECT ${blockColumns} FROM blocks ${clause}`).get(...values);
    return row === undefined ? null : storedBlock(row, this.#interned);
  }
}
