import { formatPublicKey, parsePublicKey } from '@antescope/codec/keys/key';
import { isoZ } from '@antescope/codec/chain/time';
import type { KeyHolder, TokenBalance } from '@antescope/sources/account/account-view';
import type { ActionFilter } from '@antescope/sources/history/action-filter';
import type { ActionExport, ExportedAction, ExportPlace } from '@antescope/sources/history/export/action-export';
import type { ActionPage, ActionRow, HistorySource, PageRequest } from '@antescope/sources/history/history-source';
import type { KindChain } from '@antescope/sources/history/action-kinds';
import { memoOf } from '@antescope/sources/history/transfer';
import { data, empty, type Meta, type Outcome } from '@antescope/sources/core/outcome';
import type { TransactionView } from '@antescope/sources/transaction/transaction-view';
import { accountQuery } from '../store/account-query.ts';
import { answerOf, Refusal, requireName } from './index-answer.ts';
import { formatCursor, idPrefix, parseCursor } from '../store/cursor.ts';
import { BulkDecoder } from '../store/export/bulk-decoder.ts';
import { type ExportReader, exportReaderOf } from '../store/export/export-reader.ts';
import { indexBatches } from '../store/export/index-batches.ts';
import type { HistoryReader } from '../store/history-store.ts';
import { lookUp } from '../store/look-up.ts';
import { AbiVersions, type PresentAbis } from './view/abi-versions.ts';
import { ActionRowMaker } from './view/action-row.ts';
import { presentBalances } from './view/token-balance.ts';
import { transactionView } from './view/transaction.ts';

const everything = Number.MAX_SAFE_INTEGER;
const largestPage = 1000;
const largestTokenList = 5000;

/** Histories from our own index: every filter, exact receipts, the state of each block it was fed. */
export class IndexSource implements HistorySource {
  readonly name = 'index';
  readonly supports = { filter: true, dates: true, live: true, kinds: true, token: true, all: true };
  readonly #reader: HistoryReader & Partial<ExportReader>;
  readonly #abis: AbiVersions;
  readonly #present: PresentAbis | null;
  readonly #chain: KindChain | null;
  readonly #rows: ActionRowMaker;

  /**
   * `present` decodes actions of contracts whose ABI is older than the index; `chain` tells which actions are of a kind
   * and which token is the core one.
   */
  constructor(
    reader: HistoryReader & Partial<ExportReader>,
    present: PresentAbis | null = null,
    chain: KindChain | null = null,
  ) {
    this.#reader = reader;
    this.#present = present;
    this.#chain = chain;
    this.#abis = new AbiVersions(reader, present);
    this.#rows = new ActionRowMaker(reader, this.#abis);
  }

  /**
   * Newest blocks first or last; a page is complete when the index covers the chain from its beginning. What takes too
   * long to look for is a page with what was found, the range that was searched, and a cursor to go on from there.
   */
  accountActions(account: string, filter: ActionFilter, page: PageRequest): Promise<Outcome<ActionPage>> {
    return answerOf(this.#reader, 'traces', async (status, about) => {
      requireName(account);
      const query = { ...accountQuery(filter, this.#chain), ...(await this.#range(filter, page)), order: page.order };
      const memo = filter.memo?.toLowerCase();
      const found = await lookUp({
        reader: this.#reader,
        account,
        query,
        limit: limitOf(page.limit),
        rows: (executions) => this.#rows.rows(executions, status),
        keep: memo === undefined ? null : ({ trace }) => memoOf(trace.data)?.toLowerCase().includes(memo) ?? false,
      });
      const { rows } = found;
      const next = found.more ? (rows.at(-1)?.cursor ?? null) : await this.#cursorAt(found.stoppedAt);
      if (rows.length === 0 && next === null && page.cursor === undefined) return empty(about);
      // The count is of action traces, notifications included: an upper bound of the rows.
      const count = isWhole(filter) ? String(await this.#reader.accountActionCount(account)) : null;
      const total = count === null ? null : { count, exact: false };
      return data({ rows, next, total }, await this.#searched(about, found.stoppedAt, page));
    });
  }

  /** Read in bulk and decoded with the ABIs of the blocks, up to the head as it is now or to the block that is said. */
  exportActions(
    account: string,
    filter: ActionFilter,
    place: ExportPlace,
  ): Promise<Outcome<ActionExport<ExportedAction[]>>> {
    return answerOf(this.#reader, 'traces', async (status, about) => {
      requireName(account);
      const until = Math.min(place.until ?? status.head.number, status.head.number);
      const newest = await this.#reader.block(until);
      const range = await this.#range(filter, { ...place, limit: 1 });
      const to = newest === null ? -1 : Math.min(range.to, newest.firstSequence + newest.actionCount - 1);
      const batches = indexBatches({
        reader: this.#reader,
        rows: exportReaderOf(this.#reader),
        decoder: new BulkDecoder(this.#reader, this.#abis, this.#present, status.head.number),
        account,
        query: { ...accountQuery(filter, this.#chain), from: range.from, to, order: place.order },
        memo: filter.memo?.toLowerCase() ?? null,
        lastIrreversible: status.lastIrreversible,
      });
      return data({ until, batches }, { ...about, range: about.range && { ...about.range, last: until } });
    });
  }

  transaction(id: string): Promise<Outcome<TransactionView>> {
    return answerOf(this.#reader, 'traces', async (status, about) => {
      const occurrences = await this.#reader.transactions(id);
      const same = occurrences.filter((one) => one.id === occurrences[0]?.id);
      const view = await transactionView({ reader: this.#reader, abis: this.#abis, status }, same);
      return view === null ? empty(about) : data(view, about);
    });
  }

  keyAccounts(publicKey: string): Promise<Outcome<KeyHolder[]>> {
    return answerOf(this.#reader, 'state', async (status, about) => {
      const holders: KeyHolder[] = [];
      for (const held of await this.#reader.keyHolders(canonicalKey(publicKey))) {
        const permission = await this.#reader.permission(held.owner, held.permission, status.head.number);
        const threshold = permission?.authority.threshold ?? null;
        holders.push({ account: held.owner, permission: held.permission, weight: held.weight, threshold });
      }
      holders.sort((a, b) => order(a.account, b.account) || order(a.permission, b.permission));
      return holders.length === 0 ? empty(about) : data(holders, about);
    });
  }

  latestActions(limit: number): Promise<Outcome<ActionRow[]>> {
    return answerOf(this.#reader, 'traces', async (status, about) => {
      const query = { from: 0, to: everything, order: 'desc' as const, limit: limitOf(limit), withoutOnblock: true };
      const rows = await this.#rows.rows((await this.#reader.executions(query)).executions, status);
      return rows.length === 0 ? empty(about) : data(rows, about);
    });
  }

  /** Balances that the account's rows of `accounts` tables hold now, those of 0 too. */
  tokenBalances(account: string): Promise<Outcome<TokenBalance[]>> {
    return answerOf(this.#reader, 'state', async (status, about) => {
      requireName(account);
      const balances = await presentBalances(this.#reader, account, status.head.number, largestTokenList);
      const whole = { ...about, complete: about.complete && balances.length < largestTokenList };
      return balances.length === 0 ? empty(whole) : data(balances, whole);
    });
  }

  /** Empty for accounts that are as old as the chain: nobody created those by an action. */
  creation(account: string): Promise<Outcome<{ creator: string; time: string; transactionId: string | null }>> {
    return answerOf(this.#reader, 'traces', async (_status, about) => {
      requireName(account);
      const made = await this.#reader.creation(account);
      if (made === null || made.creator === null) return empty(about);
      const transaction = made.transaction === null ? null : await this.#reader.transactionAt(made.transaction);
      return data({ creator: made.creator, time: isoZ(made.created), transactionId: transaction?.id ?? null }, about);
    });
  }

  /** All executed actions of the blocks, oldest first, each execution once; for the live feed. */
  async blockActions(block: number): Promise<ActionRow[]> {
    const [status, stored] = [await this.#reader.status(), await this.#reader.block(block)];
    if (status === null || stored === null || stored.actionCount === 0) return [];
    const { executions } = await this.#reader.executions({
      from: stored.firstSequence,
      to: stored.firstSequence + stored.actionCount - 1,
      order: 'asc',
      limit: stored.actionCount,
    });
    return this.#rows.rows(executions, status);
  }

  /** Sequences that the filter's dates and the cursor leave. */
  async #range(filter: ActionFilter, page: PageRequest): Promise<{ from: number; to: number }> {
    let from = filter.after === undefined ? 0 : await this.#sequenceAt(slotOf(filter.after, 'after', 'up'));
    let to =
      filter.before === undefined
        ? everything
        : (await this.#sequenceAt(slotOf(filter.before, 'before', 'down') + 1)) - 1;
    if (page.cursor !== undefined) {
      const sequence = await this.#resume(page.cursor);
      if (page.order === 'asc') from = Math.max(from, sequence + 1);
      else to = Math.min(to, sequence - 1);
    }
    return { from, to };
  }

  async #sequenceAt(slot: number): Promise<number> {
    return (await this.#reader.blockFromSlot(slot))?.firstSequence ?? everything;
  }

  /** A cursor whose block is gone after a fork is refused by name, because its sequence may be another action now. */
  async #resume(text: string): Promise<number> {
    const cursor = parseCursor(text);
    if (cursor === null) throw new Refusal('bad-cursor', `'${text}' is not a cursor of this index`);
    const block = await this.#reader.block(cursor.block);
    if (block === null || idPrefix(block.id) !== cursor.idPrefix) {
      throw new Refusal('gap', `Block ${cursor.block} of this cursor is not part of the indexed chain: start again`);
    }
    return cursor.sequence;
  }

  /** A look that was stopped has searched the blocks up to where it stopped. */
  async #searched(about: Meta, stoppedAt: number | null, { order }: PageRequest): Promise<Meta> {
    const block = stoppedAt === null ? null : await this.#reader.blockOfSequence(stoppedAt);
    if (block === null || about.range === null) return about;
    const side = order === 'desc' ? { first: block.number } : { last: block.number };
    return { ...about, complete: false, range: { ...about.range, ...side } };
  }

  async #cursorAt(sequence: number | null): Promise<string | null> {
    if (sequence === null) return null;
    const block = await this.#reader.blockOfSequence(sequence);
    return block === null ? null : formatCursor(block.number, block.id, sequence);
  }
}

/** Nothing narrows the history. */
function isWhole({ hideSpam, ...filter }: ActionFilter): boolean {
  void hideSpam;
  return Object.values(filter).every((value) => value === undefined || value === false);
}

function canonicalKey(text: string): string {
  try {
    return formatPublicKey(parsePublicKey(text));
  } catch (error) {
    throw new Refusal('bad-key', error instanceof Error ? error.message : String(error));
  }
}

/** Slot at or after the time, or at or before it. */
function slotOf(time: string, field: string, side: 'up' | 'down'): number {
  const ms = Date.parse(/([zZ]|[+-]\d\d:?\d\d)$/.test(time) || !time.includes('T') ? time : `${time}Z`);
  if (Number.isNaN(ms)) throw new Refusal('bad-date', `'${time}' is not a time for '${field}'`);
  const exact = (ms - Date.UTC(2000, 0, 1)) / 500;
  const slot = side === 'up' ? Math.ceil(exact) : Math.floor(exact);
  return Math.min(Math.max(slot, 0), 0xffffffff);
}

function limitOf(limit: number): number {
  return Math.max(1, Math.min(largestPage, Math.trunc(limit) || 1));
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
