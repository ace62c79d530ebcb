import { ExpiringCache } from '../core/expiring-cache.ts';
import { type BlockRange, data, empty, type Meta, type Outcome } from '../core/outcome.ts';
import type { ActionFilter } from './action-filter.ts';
import type { ActionPage, ActionRow, HistorySource, PageRequest, SourceSupports } from './history-source.ts';
import { type FilterSubject, matchesFilter } from './matches-filter.ts';
import { addHidden, type HiddenRows } from './hidden-rows.ts';
import { hideSpamRows, type SpamRules } from './spam.ts';

/** Rows of a page of a source that does not say. */
export const defaultPageSize = 100;

/** How far one page is looked for in a source that cannot filter, or among spam. */
export interface LookLimits {
  requests: number;
  ms: number;
}

const usualLimits: LookLimits = { requests: 8, ms: 1500 };
/** Milliseconds for which pages of a source that filters nothing are kept, so that another filter asks it for nothing. */
const keptMs = 10_000;
const keptPages = 200;

/** What filtering needs beside the source: the chain's tokens and contracts, and its spam rules. */
export interface FilterContext {
  chain: FilterSubject['chain'];
  spam: SpamRules;
  kept: KeptPages;
  now?: () => number;
}

/** Pages of sources that filter nothing, each source's own. */
type KeptPages = WeakMap<HistorySource, ExpiringCache<Outcome<ActionPage>>>;

export function filterContext(chain: FilterSubject['chain'], spam: SpamRules): FilterContext {
  return { chain, spam, kept: new WeakMap() };
}

/**
 * One page of an account's actions with every part of the filter held, whatever the source can do by itself. What it
 * cannot is looked for in its rows, page after page, until the page is full, the history ends, or the limits are reached:
 * then the page says that it is not complete, which blocks were looked through, and where to go on. Spam is left out
 * and counted. Rows without a block are ignored.
 */
export async function filteredActions(
  source: HistorySource,
  account: string,
  filter: ActionFilter,
  page: PageRequest,
  context: FilterContext,
  limits: LookLimits = usualLimits,
): Promise<Outcome<ActionPage>> {
  const now = context.now ?? Date.now;
  const look = new Look(source, account, filter, page, context);
  const end = now() + limits.ms;
  for (let asked = 1; ; asked += 1) {
    const outcome = await look.ask();
    if (outcome.state !== 'data') return look.endWith(outcome);
    look.take(outcome.data, outcome.meta);
    if (look.isDone) return look.result(outcome.meta, true);
    if (asked >= limits.requests || now() >= end) return look.result(outcome.meta, false);
  }
}

/** Parts of the filter that have to be looked for in the rows of a source. */
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

class Look {
  readonly #source: HistorySource;
  readonly #account: string;
  readonly #filter: ActionFilter;
  readonly #page: PageRequest;
  readonly #context: FilterContext;
  readonly #here: (keyof ActionFilter)[];
  /** Even what a source looks up itself it may do roughly only. */
  readonly #judges: boolean;
  readonly #rows: ActionRow[] = [];
  readonly #hidden: HiddenRows[] = [];
  #next: string | null;
  #total: ActionPage['total'] = null;
  #meta: Meta | null = null;
  #range: BlockRange | null = null;
  /** A cursor that the source gave twice: it would go on for ever. */
  #stuck = false;
  #asked = 0;
  /** A source that does the whole filter gave fewer rows than it was asked for: it has looked for as long as it may. */
  #stopped = false;

  constructor(source: HistorySource, account: string, filter: ActionFilter, page: PageRequest, context: FilterContext) {
    this.#source = source;
    this.#account = account;
    this.#filter = filter;
    this.#page = page;
    this.#context = context;
    this.#here = filteredHere(source.supports, filter);
    const { hideSpam: _counted, ...judged } = filter;
    this.#judges = source.supports.all !== true && Object.values(judged).some((part) => part !== undefined);
    this.#next = page.cursor ?? null;
  }

  get isDone(): boolean {
    return this.#rows.length >= this.#page.limit || this.#next === null || this.#stuck || this.#stopped;
  }

  ask(): Promise<Outcome<ActionPage>> {
    const exact = this.#source.supports.all === true;
    const left = this.#page.limit - this.#rows.length;
    const size = this.#source.pageSize ?? defaultPageSize;
    const looksThrough = this.#judges || this.#filter.hideSpam === true;
    const limit = exact || !looksThrough ? left : Math.max(left, size);
    this.#asked = limit;
    const request: PageRequest = {
      order: this.#page.order,
      limit,
      ...(this.#next === null ? {} : { cursor: this.#next }),
    };
    return this.#asks(request);
  }

  /** A source that filters nothing is not asked again for another filter. */
  #asks(request: PageRequest): Promise<Outcome<ActionPage>> {
    const { filter, dates, kinds, token, all } = this.#source.supports;
    if (filter || dates || kinds === true || token === true || all === true) {
      return this.#source.accountActions(this.#account, this.#filter, request);
    }
    const kept = this.#context.kept.get(this.#source) ?? new ExpiringCache<Outcome<ActionPage>>(keptPages);
    this.#context.kept.set(this.#source, kept);
    const key = `${this.#account} ${JSON.stringify(request)}`;
    // Whoever narrows nothing, or reloads, wants to see what is new.
    if (this.#here.length === 0) kept.delete(key);
    return kept.get(
      key,
      (outcome) => (outcome.state === 'failed' ? 0 : keptMs),
      () => this.#source.accountActions(this.#account, {}, request),
    );
  }

  take(page: ActionPage, meta: Meta): void {
    this.#range = joined(this.#range, meta.range ?? blocksOf(page.rows));
    if (this.#meta === null) this.#total = page.total;
    this.#meta ??= meta;
    this.#stuck = page.next !== null && page.next === this.#next;
    this.#stopped = this.#source.supports.all === true && page.rows.length < this.#asked;
    this.#next = page.next;
    const subject = { account: this.#account, chain: this.#context.chain };
    let rows = page.rows.filter((row) => row.blockNumber > 0);
    if (this.#judges) rows = rows.filter((row) => matchesFilter(row, this.#filter, subject));
    for (const [index, row] of rows.entries()) {
      // Rows of one transaction stay together: a source may not be able to go on in the midst of one.
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

  /** The history ended, or the source failed on the way: what was found before is told all the same. */
  endWith(outcome: Exclude<Outcome<ActionPage>, { state: 'data' }>): Outcome<ActionPage> {
    if (this.#meta === null) return outcome;
    if (outcome.state === 'empty') {
      this.#next = null;
      return this.result(outcome.meta, true);
    }
    return this.result({ ...this.#meta, failures: outcome.meta.failures }, false);
  }

  /** `looked`: the page is full, or nothing is left to look through. */
  result(last: Meta, looked: boolean): Outcome<ActionPage> {
    const meta: Meta = {
      ...this.#meta!,
      complete: last.complete && (looked || this.#rows.length >= this.#page.limit),
      failures: last.failures,
      range: this.#range,
    };
    const narrowed = this.#judges || this.#hidden.length > 0;
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
