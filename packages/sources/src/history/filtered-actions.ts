import { approximateSize } from '../core/approximate-size.ts';
import { ExpiringCache } from '../core/expiring-cache.ts';
import { type BlockRange, data, empty, type Meta, type Outcome } from '../core/outcome.ts';
import type { ActionFilter } from './action-filter.ts';
import type { ActionPage, ActionRow, HistorySource, PageRequest, SourceSupports } from './history-source.ts';
import { type FilterSubject, matchesFilter } from './matches-filter.ts';
import { addHidden, type HiddenRows } from './hidden-rows.ts';
import { hideSpamRows, type SpamRules } from './spam.ts';

/** Page size of a source that does not state one. */
export const defaultPageSize = 100;

/** Bounds of the search for one page in a source that cannot filter, or among spam. */
export interface SearchLimits {
  requests: number;
  ms: number;
}

const defaultLimits: SearchLimits = { requests: 8, ms: 1500 };
/** Pages of a source without filters are cached, so that another filter does not read them again. */
const pageCacheMs = 10_000;
const pageCacheLimits = { entries: 200, bytes: 32_000_000, sizeOf: approximateSize };

/** What filtering uses next to the source: the chain's tokens and contracts, and its spam rules. */
export interface FilterContext {
  chain: FilterSubject['chain'];
  spam: SpamRules;
  cache: PageCache;
  now?: () => number;
}

/** Pages of sources without filters, by source. */
type PageCache = WeakMap<HistorySource, ExpiringCache<Outcome<ActionPage>>>;

export function filterContext(chain: FilterSubject['chain'], spam: SpamRules): FilterContext {
  return { chain, spam, cache: new WeakMap() };
}

/**
 * One page of an account's actions with the whole filter applied. What the source does not support is applied to its rows,
 * page after page, until the page is full, the history ends, or the limits are reached: then the page is incomplete, with
 * the searched block range and the cursor to continue from. Spam is hidden and counted. Rows without a block are ignored.
 */
export async function filteredActions(
  source: HistorySource,
  account: string,
  filter: ActionFilter,
  page: PageRequest,
  context: FilterContext,
  limits: SearchLimits = defaultLimits,
): Promise<Outcome<ActionPage>> {
  const now = context.now ?? Date.now;
  const search = new PageSearch(source, account, filter, page, context);
  const end = now() + limits.ms;
  for (let requests = 1; ; requests += 1) {
    const outcome = await search.ask();
    if (outcome.state !== 'data') return search.endWith(outcome);
    search.take(outcome.data, outcome.meta);
    if (search.isDone) return search.result(outcome.meta, true);
    if (requests >= limits.requests || now() >= end) return search.result(outcome.meta, false);
  }
}

/** Parts of the filter that are applied to the rows of a source. */
export function filteredHere(supports: SourceSupports, filter: ActionFilter): (keyof ActionFilter)[] {
  if (supports.all === true) return [];
  const own: Partial<Record<keyof ActionFilter, boolean>> = {
    contract: supports.filter,
    action: supports.filter,
    after: supports.dates,
    before: supports.dates,
    kinds: supports.kinds ?? false,
    token: supports.token ?? false,
    hideSpam: true,
  };
  return (Object.keys(filter) as (keyof ActionFilter)[]).filter(
    (field) => filter[field] !== undefined && filter[field] !== false && own[field] !== true,
  );
}

class PageSearch {
  readonly #source: HistorySource;
  readonly #account: string;
  readonly #filter: ActionFilter;
  readonly #page: PageRequest;
  readonly #context: FilterContext;
  readonly #here: (keyof ActionFilter)[];
  /** A source may apply even what it supports only roughly. */
  readonly #filters: boolean;
  readonly #rows: ActionRow[] = [];
  readonly #hidden: HiddenRows[] = [];
  #next: string | null;
  #total: ActionPage['total'] = null;
  #meta: Meta | null = null;
  #range: BlockRange | null = null;
  /** The source returned the same cursor twice: it would never end. */
  #stuck = false;
  #requested = 0;
  /** A source that supports the whole filter returned fewer rows than requested: it reached its own limits. */
  #stopped = false;

  constructor(source: HistorySource, account: string, filter: ActionFilter, page: PageRequest, context: FilterContext) {
    this.#source = source;
    this.#account = account;
    this.#filter = filter;
    this.#page = page;
    this.#context = context;
    this.#here = filteredHere(source.supports, filter);
    const { hideSpam: _counted, ...judged } = filter;
    this.#filters = source.supports.all !== true && Object.values(judged).some((part) => part !== undefined);
    this.#next = page.cursor ?? null;
  }

  get isDone(): boolean {
    return this.#rows.length >= this.#page.limit || this.#next === null || this.#stuck || this.#stopped;
  }

  ask(): Promise<Outcome<ActionPage>> {
    const exact = this.#source.supports.all === true;
    const left = this.#page.limit - this.#rows.length;
    const size = this.#source.pageSize ?? defaultPageSize;
    const searches = this.#filters || this.#filter.hideSpam === true;
    const limit = exact || !searches ? left : Math.max(left, size);
    this.#requested = limit;
    const request: PageRequest = {
      order: this.#page.order,
      limit,
      ...(this.#next === null ? {} : { cursor: this.#next }),
    };
    return this.#read(request);
  }

  /** A source without filters is not read again for another filter. */
  #read(request: PageRequest): Promise<Outcome<ActionPage>> {
    const { filter, dates, kinds, token, all } = this.#source.supports;
    if (filter || dates || kinds === true || token === true || all === true) {
      return this.#source.accountActions(this.#account, this.#filter, request);
    }
    const cache = this.#context.cache.get(this.#source) ?? new ExpiringCache<Outcome<ActionPage>>(pageCacheLimits);
    this.#context.cache.set(this.#source, cache);
    const key = `${this.#account} ${JSON.stringify(request)}`;
    // A reload without filters shows what is new.
    if (this.#here.length === 0) cache.delete(key);
    return cache.get(
      key,
      (outcome) => (outcome.state === 'failed' ? 0 : pageCacheMs),
      () => this.#source.accountActions(this.#account, {}, request),
    );
  }

  take(page: ActionPage, meta: Meta): void {
    this.#range = joined(this.#range, meta.range ?? blocksOf(page.rows));
    if (this.#meta === null) this.#total = page.total;
    this.#meta ??= meta;
    this.#stuck = page.next !== null && page.next === this.#next;
    this.#stopped = this.#source.supports.all === true && page.rows.length < this.#requested;
    this.#next = page.next;
    const subject = { account: this.#account, chain: this.#context.chain };
    let rows = page.rows.filter((row) => row.blockNumber > 0);
    if (this.#filters) rows = rows.filter((row) => matchesFilter(row, this.#filter, subject));
    for (const [index, row] of rows.entries()) {
      // Rows of one transaction stay together: a source may not be able to continue within one.
      if (this.#rows.length >= this.#page.limit && row.transactionId !== rows[index - 1]?.transactionId) {
        this.#next = rows[index - 1]?.cursor ?? this.#next;
        return;
      }
      this.#add(row);
    }
  }

  #add(row: ActionRow): void {
    if (this.#filter.hideSpam !== true) this.#rows.push(row);
    else {
      const { rows, hidden } = hideSpamRows([row], this.#context.spam, this.#account);
      this.#rows.push(...rows);
      for (const reason of hidden) addHidden(this.#hidden, reason);
    }
  }

  /** The history ended, or the source failed: the rows found before are returned all the same. */
  endWith(outcome: Exclude<Outcome<ActionPage>, { state: 'data' }>): Outcome<ActionPage> {
    if (this.#meta === null) return outcome;
    if (outcome.state === 'empty') {
      this.#next = null;
      return this.result(outcome.meta, true);
    }
    return this.result({ ...this.#meta, failures: outcome.meta.failures }, false);
  }

  /** `isExhausted`: the page is full, or nothing is left to search. */
  result(last: Meta, isExhausted: boolean): Outcome<ActionPage> {
    const meta: Meta = {
      ...this.#meta!,
      complete: last.complete && (isExhausted || this.#rows.length >= this.#page.limit),
      failures: last.failures,
      range: this.#range,
    };
    const narrowed = this.#filters || this.#hidden.length > 0;
    const next = this.#stuck ? null : this.#next;
    if (this.#rows.length === 0 && this.#hidden.length === 0 && next === null && this.#page.cursor === undefined) {
      return empty(meta);
    }
    return data(
      {
        rows: this.#rows,
        next,
        total: narrowed ? null : this.#total,
        ...(this.#filter.hideSpam === true ? { hidden: this.#hidden } : {}),
        ...(this.#here.length > 0 ? { filteredHere: this.#here } : {}),
      },
      meta,
    );
  }
}

function blocksOf(rows: readonly ActionRow[]): BlockRange | null {
  const numbers = rows.map(({ blockNumber }) => blockNumber);
  return numbers.length === 0 ? null : { first: Math.min(...numbers), last: Math.max(...numbers) };
}

function joined(a: BlockRange | null, b: BlockRange | null): BlockRange | null {
  if (a === null || b === null) return a ?? b;
  return { first: Math.min(a.first, b.first), last: Math.max(a.last, b.last) };
}
