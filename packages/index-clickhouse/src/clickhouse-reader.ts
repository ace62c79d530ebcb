import type { BlockPosition } from '@antescope/index/store/block-rows';
import type { CallCountQuery, CallCounts } from '@antescope/index/store/call-counts';
import type { DerivedReader } from '@antescope/index/store/derived-reader';
import type { ExecutedTransactionPage, ExecutedTransactionQuery } from '@antescope/index/store/executed-transactions';
import type { ExportReader, StoredExport } from '@antescope/index/store/export/export-reader';
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
} from '@antescope/index/store/history-store';
import type {
  CreationPosition,
  CutList,
  HolderPosition,
  LinkPosition,
  ListPage,
  RowPosition,
} from '@antescope/index/store/list-page';
import type { NativeAccounts } from '@antescope/index/store/native-accounts';
import { Batch, SharedRead } from './batch.ts';
import type { Engine } from './engine.ts';
import { type ClickHousePlace, type OpenDatabase, openForReading } from './open.ts';
import { clickHouseDerived } from './derived/clickhouse-derived.ts';
import { whole } from './conditions.ts';
import * as accounts from './read-accounts.ts';
import * as actions from './read-actions.ts';
import { blocksOf, executionsAround, executionsOf, exportedFrom } from './read-executions.ts';
import * as holders from './read-holders.ts';
import { callCounts } from './read-calls.ts';
import * as lists from './read-lists.ts';
import * as rows from './read-rows.ts';
import { executedTransactions } from './read-transactions.ts';
import { blockColumns, integer, storedBlock, storedTransaction, transactionColumns } from './rows.ts';
import { Snapshot } from './snapshot.ts';

const newestOccurrences = 10;
/** Max transactions with the same id prefix per lookup. */
const maxPrefixMatches = 1000;

/** Reads a ClickHouse store concurrently with its writer; each result is of one commit. */
export class ClickHouseReader implements HistoryReader, ExportReader {
  readonly derived: DerivedReader;
  readonly accounts: NativeAccounts;
  readonly #engine: Engine;
  readonly #chainId: string;
  readonly #snapshots: SharedRead<Snapshot>;
  readonly #executions: Batch<number, StoredAction[]>;
  readonly #abis: Batch<string, BlockPosition[]>;
  readonly #blocks: Batch<number, StoredBlock | null>;
  readonly #transactions: Batch<number, StoredTransaction | null>;

  private constructor(engine: Engine, { database, accounts: native }: OpenDatabase, chainId: string) {
    this.accounts = native;
    this.#engine = engine;
    this.#chainId = chainId;
    this.#snapshots = new SharedRead(() => Snapshot.take(engine, database));
    this.derived = clickHouseDerived(() => this.#now(), native.system);
    this.#executions = new Batch(async (keys) => executionsOf(await this.#now(), keys), []);
    this.#abis = new Batch(async (keys) => accounts.abiVersionsOf(await this.#now(), keys), []);
    this.#blocks = new Batch(async (keys) => blocksOf(await this.#now(), keys), null);
    this.#transactions = new Batch(async (keys) => transactionsOf(await this.#now(), keys), null);
  }

  static async open(engine: Engine, place: ClickHousePlace): Promise<ClickHouseReader> {
    return new ClickHouseReader(engine, await openForReading(engine, place), place.chainId);
  }

  async status(): Promise<StoreStatus | null> {
    const snapshot = await this.#now();
    const { head, firstBlock, lastIrreversible, feeds } = snapshot.commit.state;
    const stored = head === null ? null : await blockWhere(snapshot, `block = ${head.number}`);
    if (stored === null) return null;
    // Each undo starts a new generation. So does a restart, which only costs cached rows.
    const undoCount = snapshot.commit.generation;
    return { chainId: this.#chainId, head: stored, firstBlock, lastIrreversible, feeds, undoCount };
  }

  block(number: number): Promise<StoredBlock | null> {
    return this.#blocks.get(whole(number));
  }

  async blockFromSlot(slot: number): Promise<StoredBlock | null> {
    return blockWhere(await this.#now(), `slot >= ${whole(slot)}`);
  }

  async blocksFromSlots(slots: readonly number[]): Promise<(StoredBlock | null)[]> {
    const snapshot = await this.#now();
    return Promise.all(slots.map((slot) => blockWhere(snapshot, `slot >= ${whole(slot)}`)));
  }

  async blockOfSequence(sequence: number): Promise<StoredBlock | null> {
    const snapshot = await this.#now();
    const number = `(SELECT block ${snapshot.from('actions', `sequence = ${whole(sequence)}`)} LIMIT 1)`;
    return blockWhere(snapshot, `block = ${number}`);
  }

  async blockTransactions(block: number): Promise<StoredTransaction[]> {
    return transactionsWhere(await this.#now(), `block = ${whole(block)}`, 'ASC');
  }

  async transactions(idPrefix: string): Promise<StoredTransaction[]> {
    const prefix = idPrefix.toLowerCase();
    if (!/^[0-9a-f]{8,64}$/.test(prefix)) return [];
    const bound = (fill: string): bigint => BigInt(`0x${prefix.slice(0, 16).padEnd(16, fill)}`);
    const snapshot = await this.#now();
    const rows = await snapshot.query(
      `SELECT num ${snapshot.from('transaction_ids', `prefix BETWEEN ${bound('0')} AND ${bound('f')}`)}
       ORDER BY num DESC LIMIT ${maxPrefixMatches}`,
    );
    if (rows.length === 0) return [];
    const numbers = rows.map((row) => integer(row, 'num')).join(', ');
    const alike = await transactionsWhere(snapshot, `num IN (${numbers})`, 'DESC');
    return alike.filter((transaction) => transaction.id.startsWith(prefix)).slice(0, newestOccurrences);
  }

  transactionAt(num: number): Promise<StoredTransaction | null> {
    return this.#transactions.get(whole(num));
  }

  async transactionActions(num: number): Promise<StoredAction[]> {
    return actions.actionsOfTransaction(await this.#now(), num);
  }

  async action(globalSequence: number): Promise<StoredAction | null> {
    return actions.actionAt(await this.#now(), globalSequence);
  }

  execution(sequence: number): Promise<StoredAction[]> {
    return this.#executions.get(whole(sequence));
  }

  async executionsAt(sequences: readonly number[]): Promise<StoredExecution[]> {
    return executionsAround(await this.#now(), sequences.map(whole));
  }

  async exported(sequences: readonly number[]): Promise<StoredExport[]> {
    return exportedFrom(await this.#now(), sequences.map(whole));
  }

  async accountExecutions(account: string, query: AccountQuery): Promise<ExecutionPage> {
    return lists.executionsOfAccount(await this.#now(), account, query, this.accounts.system);
  }

  async executions(query: ExecutionQuery): Promise<ExecutionPage> {
    return actions.executionsOfChain(await this.#now(), query, this.accounts.system);
  }

  async executedTransactions(query: ExecutedTransactionQuery): Promise<ExecutedTransactionPage> {
    return executedTransactions(await this.#now(), query, this.accounts.system);
  }

  async callCounts(contract: string, query: CallCountQuery): Promise<CallCounts> {
    return callCounts(await this.#now(), contract, query, this.accounts.system);
  }

  async accountSequences(
    account: string,
    first: number,
    last: number,
  ): Promise<{ seq: number; globalSequence: number }[]> {
    return lists.accountSequences(await this.#now(), account, first, last);
  }

  async accountActionCount(account: string): Promise<number> {
    return lists.accountActionCount(await this.#now(), account);
  }

  async abiVersions(account: string, block: number): Promise<BlockPosition[]> {
    const upTo = (await this.#abis.get(account)).filter(({ number }) => number <= block);
    return upTo.slice(0, 2);
  }

  async abi(account: string, block: number): Promise<Uint8Array | null> {
    return accounts.abiAt(await this.#now(), account, block);
  }

  async row(code: string, scope: string, table: string, primaryKey: bigint, block: number): Promise<StoredRow | null> {
    return rows.rowAt(await this.#now(), { code, scope, table }, primaryKey, block);
  }

  async rowAtBlocks(
    { primaryKey, ...table }: StoredRowPlace,
    blocks: readonly number[],
  ): Promise<(StoredRow | null)[]> {
    const snapshot = await this.#now();
    return Promise.all(blocks.map((block) => rows.rowAt(snapshot, table, primaryKey, block)));
  }

  async rows(
    code: string,
    scope: string,
    table: string,
    query: { block: number; from: bigint; limit: number },
  ): Promise<ListPage<StoredRow, bigint>> {
    return rows.rowsOfScopeAndCode(await this.#now(), { code, scope, table }, query);
  }

  async rowsOfScope(scope: string, table: string, block: number, limit: number): Promise<CutList<StoredRow>> {
    return rows.rowsOfScope(await this.#now(), { scope, table }, block, limit);
  }

  async rowsOfTable(
    code: string,
    table: string,
    query: { block: number; from: RowPosition | null; limit: number },
  ): Promise<ListPage<StoredRow, RowPosition>> {
    return rows.rowsOfCode(await this.#now(), { code, table }, query);
  }

  async contractsWithTable(table: string): Promise<string[]> {
    return rows.contractsWithTable(await this.#now(), table);
  }

  async scopesOfRow(
    code: string,
    table: string,
    primaryKey: bigint,
    query: { block: number; from: string | null; limit: number },
  ): Promise<ListPage<string, string>> {
    return rows.scopesOfRow(await this.#now(), { code, table }, primaryKey, query);
  }

  async touchedRows(block: number, codes: readonly string[] | null, limit: number): Promise<TouchedRow[]> {
    return rows.touchedRows(await this.#now(), block, codes, limit);
  }

  async touchedPermissions(block: number): Promise<{ owner: string; name: string }[]> {
    return accounts.touchedPermissions(await this.#now(), block);
  }

  async permissions(owner: string, block: number): Promise<StoredPermission[]> {
    return accounts.permissionsOf(await this.#now(), owner, block);
  }

  async permission(owner: string, name: string, block: number): Promise<StoredPermission | null> {
    return accounts.permissionOf(await this.#now(), owner, name, block);
  }

  async keyHolders(
    publicKey: string,
    query: { after: HolderPosition | null; limit: number },
  ): Promise<ListPage<StoredHolder, HolderPosition>> {
    return holders.keyHolders(await this.#now(), publicKey, query);
  }

  async controlledBy(
    actor: string,
    query: { after: HolderPosition | null; limit: number },
  ): Promise<ListPage<StoredHolder & { actorPermission: string }, HolderPosition>> {
    return holders.controlledBy(await this.#now(), actor, query);
  }

  async links(account: string, block: number): Promise<StoredLink[]> {
    return accounts.linksOf(await this.#now(), account, block);
  }

  async linksOfChain(query: LinkQuery): Promise<ListPage<StoredLink & { account: string }, LinkPosition>> {
    return accounts.linksOfChain(await this.#now(), query);
  }

  async creation(
    account: string,
  ): Promise<{ creator: string | null; created: string; transaction: number | null } | null> {
    return accounts.creationOf(await this.#now(), account);
  }

  async createdBy(
    creator: string | null,
    query: { after: CreationPosition | null; limit: number },
  ): Promise<ListPage<StoredCreation, CreationPosition>> {
    return accounts.createdBy(await this.#now(), creator, query);
  }

  async accountCount(): Promise<number> {
    return accounts.accountCount(await this.#now());
  }

  async code(
    account: string,
    block: number,
  ): Promise<{ hash: string | null; privileged: boolean; block: number } | null> {
    return accounts.codeOf(await this.#now(), account, block);
  }

  async accountsWithCode(hash: string, limit: number): Promise<string[]> {
    return accounts.accountsWithCode(await this.#now(), hash, limit);
  }

  async feature(digest: string): Promise<number | null> {
    return accounts.featureOf(await this.#now(), digest);
  }

  async close(): Promise<void> {
    await this.#engine.close();
  }

  /** The newest commit; shared by all callers in the same turn. */
  #now(): Promise<Snapshot> {
    return this.#snapshots.get();
  }
}

async function blockWhere(snapshot: Snapshot, condition: string): Promise<StoredBlock | null> {
  const row = await snapshot.first(
    `SELECT ${blockColumns} ${snapshot.from('blocks', condition)} ORDER BY block LIMIT 1`,
  );
  return row === null ? null : storedBlock(row);
}

async function transactionsOf(snapshot: Snapshot, numbers: readonly number[]): Promise<Map<number, StoredTransaction>> {
  const rows = await transactionsWhere(snapshot, `num IN (${numbers.join(', ')})`, 'ASC');
  return new Map(rows.map((transaction) => [transaction.num, transaction]));
}

async function transactionsWhere(
  snapshot: Snapshot,
  condition: string,
  order: 'ASC' | 'DESC',
): Promise<StoredTransaction[]> {
  const rows = await snapshot.query(
    `SELECT ${transactionColumns} ${snapshot.from('transactions', condition)} ORDER BY num ${order}`,
  );
  return rows.map(storedTransaction);
}
