import { formatPublicKey, parsePublicKey } from '@antescope/codec/keys/key';
import { isoZ } from '@antescope/codec/chain/time';
import type { KeyHolder, TokenBalance } from '@antescope/sources/account/account-view';
import type { ActionFilter } from '@antescope/sources/history/action-filter';
import type { ActionExport, ExportedAction, ExportPlace } from '@antescope/sources/history/export/action-export';
import type { ActionPage, ActionRow, HistorySource, PageRequest } from '@antescope/sources/history/history-source';
import type { KindChain } from '@antescope/sources/history/action-kinds';
import { firstPage, type ListRequest } from '@antescope/sources/core/list-request';
import { memoOf } from '@antescope/sources/history/transfer';
import { data, empty, type Meta, type Outcome } from '@antescope/sources/core/outcome';
import type { TransactionView } from '@antescope/sources/transaction/transaction-view';
import { accountQuery } from '../store/account-query.ts';
import { holderPage, holderPosition, pageLimit } from './holder-list.ts';
import { answerOf, RequestError, requireName } from './index-answer.ts';
import { formatCursor } from '../store/cursor.ts';
import { BulkDecoder } from '../store/export/bulk-decoder.ts';
import { type ExportReader, exportReaderOf } from '../store/export/export-reader.ts';
import { indexBatches } from '../store/export/index-batches.ts';
import type { HistoryReader } from '../store/history-store.ts';
import { findRows } from '../store/find-rows.ts';
import { resumeCursor } from './resume-cursor.ts';
import { AbiVersions, type PresentAbis } from './view/abi-versions.ts';
import { ActionRowMaker } from './view/action-row.ts';
import { presentBalances } from './view/token-balance.ts';
import { transactionView } from './view/transaction.ts';

const everything = Number.MAX_SAFE_INTEGER;
const maxPageSize = 1000;
const maxTokens = 5000;

/** Account histories from our own index: every filter, exact receipts. */
export class IndexSource implements HistorySource {
  readonly name = 'index';
  readonly supports = { filter: true, dates: true, live: true, kinds: true, token: true, all: true };
  readonly #reader: HistoryReader & Partial<ExportReader>;
  readonly #abis: AbiVersions;
  readonly #present: PresentAbis | null;
  readonly #chain: KindChain | null;
  readonly #rows: ActionRowMaker;

  /**
   * `present` decodes actions of contracts whose ABI is older than the index; `chain` maps kinds to actions and names
   * the core token.
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
   * Newest blocks first or last; complete if the index covers the chain from its start. A search that runs out of time
   * returns the matches so far, the searched range and a cursor to resume at.
   */
  accountActions(account: string, filter: ActionFilter, page: PageRequest): Promise<Outcome<ActionPage>> {
    return answerOf(this.#reader, 'traces', async (status, about) => {
      requireName(account);
      const query = { ...accountQuery(filter, this.#chain), ...(await this.#range(filter, page)), order: page.order };
      const memo = filter.memo?.toLowerCase();
      const result = await findRows({
        reader: this.#reader,
        account,
        query,
        limit: limitOf(page.limit),
        rows: (executions) => this.#rows.rows(executions, status),
        keep: memo === undefined ? null : ({ trace }) => memoOf(trace.data)?.toLowerCase().includes(memo) ?? false,
      });
      const { rows } = result;
      const next = result.more ? (rows.at(-1)?.cursor ?? null) : await this.#cursorAt(result.stoppedAt);
      if (rows.length === 0 && next === null && page.cursor === undefined) return empty(about);
      // The count is of action traces, notifications included: an upper bound of the rows.
      const count = isWhole(filter) ? String(await this.#reader.accountActionCount(account)) : null;
      const total = count === null ? null : { count, exact: false };
      return data({ rows, next, total }, await this.#searched(about, result.stoppedAt, page));
    });
  }

  /** Reads in bulk, decoded with the ABIs of the blocks, up to `place.until` or the current head. */
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

  keyAccounts(publicKey: string, { limit, cursor }: ListRequest = firstPage): Promise<Outcome<KeyHolder[]>> {
    return answerOf(this.#reader, 'state', async (status, about) => {
      const holders: KeyHolder[] = [];
      const query = { after: holderPosition(cursor), limit: pageLimit(limit) };
      const { items, next } = await this.#reader.keyHolders(canonicalKey(publicKey), query);
      for (const holder of items) {
        const permission = await this.#reader.permission(holder.owner, holder.permission, status.head.number);
        const threshold = permission?.authority.threshold ?? null;
        holders.push({ account: holder.owner, permission: holder.permission, weight: holder.weight, threshold });
      }
      return holderPage(holders, { ...query, next }, about);
    });
  }

  latestActions(limit: number): Promise<Outcome<ActionRow[]>> {
    return answerOf(this.#reader, 'traces', async (status, about) => {
      const query = { from: 0, to: everything, order: 'desc' as const, limit: limitOf(limit), withoutOnblock: true };
      const rows = await this.#rows.rows((await this.#reader.executions(query)).executions, status);
      return rows.length === 0 ? empty(about) : data(rows, about);
    });
  }

  /** Current balances from the account's `accounts` rows, including zero balances. */
  tokenBalances(account: string): Promise<Outcome<TokenBalance[]>> {
    return answerOf(this.#reader, 'state', async (status, about) => {
      requireName(account);
      const balances = await presentBalances(this.#reader, account, status.head.number, maxTokens);
      const whole = { ...about, complete: about.complete && balances.length < maxTokens };
      return balances.length === 0 ? empty(whole) : data(balances, whole);
    });
  }

  /** Empty for genesis accounts, which no action created. */
  creation(account: string): Promise<Outcome<{ creator: string; time: string; transactionId: string | null }>> {
    return answerOf(this.#reader, 'traces', async (_status, about) => {
      requireName(account);
      const creation = await this.#reader.creation(account);
      if (creation === null || creation.creator === null) return empty(about);
      const transaction = creation.transaction === null ? null : await this.#reader.transactionAt(creation.transaction);
      return data(
        { creator: creation.creator, time: isoZ(creation.created), transactionId: transaction?.id ?? null },
        about,
      );
    });
  }

  /** All executed actions of a block, oldest first, each execution once; for the live feed. */
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

  /** Sequence range left by the filter's dates and the cursor. */
  async #range(filter: ActionFilter, page: PageRequest): Promise<{ from: number; to: number }> {
    let from = filter.after === undefined ? 0 : await this.#sequenceAt(slotOf(filter.after, 'after', 'up'));
    let to =
      filter.before === undefined
        ? everything
        : (await this.#sequenceAt(slotOf(filter.before, 'before', 'down') + 1)) - 1;
    if (page.cursor !== undefined) {
      const sequence = await resumeCursor(this.#reader, page.cursor);
      if (page.order === 'asc') from = Math.max(from, sequence + 1);
      else to = Math.min(to, sequence - 1);
    }
    return { from, to };
  }

  async #sequenceAt(slot: number): Promise<number> {
    return (await this.#reader.blockFromSlot(slot))?.firstSequence ?? everything;
  }

  /** A search that ran out of time has covered the blocks up to where it stopped. */
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

/** True if no filter is set. */
function isWhole({ hideSpam, ...filter }: ActionFilter): boolean {
  void hideSpam;
  return Object.values(filter).every((value) => value === undefined || value === false);
}

function canonicalKey(text: string): string {
  try {
    return formatPublicKey(parsePublicKey(text));
  } catch (error) {
    throw new RequestError('bad-key', error instanceof Error ? error.message : String(error));
  }
}

/** Slot at or after the time, or at or before it. */
function slotOf(time: string, field: string, side: 'up' | 'down'): number {
  const ms = Date.parse(/([zZ]|[+-]\d\d:?\d\d)$/.test(time) || !time.includes('T') ? time : `${time}Z`);
  if (Number.isNaN(ms)) throw new RequestError('bad-date', `'${time}' is not a valid time for '${field}'`);
  const exact = (ms - Date.UTC(2000, 0, 1)) / 500;
  const slot = side === 'up' ? Math.ceil(exact) : Math.floor(exact);
  return Math.min(Math.max(slot, 0), 0xffffffff);
}

function limitOf(limit: number): number {
  return Math.max(1, Math.min(maxPageSize, Math.trunc(limit) || 1));
}
