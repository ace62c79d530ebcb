import { because } from '../core/failure-reason.ts';
import type { KeyHolder, TokenBalance } from '../account/account-view.ts';
import { Field } from '../core/fields.ts';
import type { HeadView } from '../block/block-view.ts';
import { type GetOptions, getJson, HttpError, httpFailure } from '../core/get-json.ts';
import { data, empty, failed, type Meta, meta, type Outcome } from '../core/outcome.ts';
import type { TransactionView } from '../transaction/transaction-view.ts';
import type { ActionFilter } from './action-filter.ts';
import type { KindChain } from './action-kinds.ts';
import type { ActionPage, ActionRow, HistorySource, PageRequest } from './history-source.ts';
import { formatHyperionCursor, type HyperionCursor, parseHyperionCursor } from './hyperion-cursor.ts';
import { hyperionFilter } from './hyperion-query.ts';
import { accountRequired, foreignCursor, noActions, unsupported } from './no-actions.ts';
import { readHyperionAction, readHyperionTokens, readHyperionTransaction } from './read-hyperion.ts';

/** Message for a chain without a Hyperion service. */
export const hyperionNotSupported = 'Hyperion API not supported';
/** Rows that Hyperion lets be skipped: pages further back are asked for by their time instead. */
const mostSkipped = 10_000;
/** Requests for the rest of a moment that the page before ended in. */
const mostSkips = 20;

/**
 * History of a Hyperion v2 service, which filters by contract, action, kind, token and date on its side. A page begins at
 * the time of the row before it, so that no page is out of reach; rows of that same block that were shown are passed over.
 */
export class HyperionHistory implements HistorySource {
  readonly name = 'hyperion';
  readonly supports = { filter: true, dates: true, live: false, kinds: true, token: true };
  readonly pageSize = 100;
  readonly #url: string | null;
  readonly #options: GetOptions;
  readonly #head: () => Promise<HeadView>;
  readonly #chain: KindChain;

  /** `url` null: the chain has no such service, and whatever is asked fails with the text for that. */
  constructor(url: string | null, head: () => Promise<HeadView>, chain: KindChain, options: GetOptions = {}) {
    this.#url = url?.replace(/\/+$/, '') ?? null;
    this.#head = head;
    this.#chain = chain;
    this.#options = options;
  }

  async accountActions(account: string, filter: ActionFilter, page: PageRequest): Promise<Outcome<ActionPage>> {
    if (account === '') return failed([accountRequired(this.name)]);
    const after = page.cursor === undefined ? null : parseHyperionCursor(page.cursor);
    if (page.cursor !== undefined && after === null) return failed([foreignCursor(this.name)]);
    const query = {
      account,
      ...hyperionFilter(account, filter, this.#chain),
      limit: String(page.limit),
      sort: page.order,
    };
    const outcome = await this.#beyond({ ...query, ...datesOf(filter, page.order, after) }, page, after);
    if (page.order === 'desc' || filter.after !== undefined || !isRefusal(outcome)) return outcome;
    // Newer services take no far time to begin with, but the number of a block.
    const before = filter.before === undefined ? {} : { before: filter.before };
    return this.#beyond({ ...query, after: String(after?.block ?? 1), ...before }, page, after);
  }

  /** The rows beyond the cursor, which the first answers may all be before: so many actions can one moment have. */
  async #beyond(
    query: Record<string, string>,
    page: PageRequest,
    after: HyperionCursor | null,
  ): Promise<Outcome<ActionPage>> {
    for (let skip = 0; skip + page.limit <= mostSkipped && skip < mostSkips * page.limit; skip += page.limit) {
      const outcome = await this.#page({ ...query, skip: String(skip) }, page, after);
      if (outcome.state !== 'data' || outcome.data.rows.length > 0 || outcome.data.next === null) {
        return outcome.state === 'data' && outcome.data.rows.length === 0 ? empty(outcome.meta) : outcome;
      }
    }
    const message = 'This moment has more actions than Hyperion lets be passed over';
    return failed([unsupported(this.name, message, because('crowded-moment'))]);
  }

  /** One answer without the rows up to the cursor; `next` tells whether more may follow, even where no row is left. */
  #page(
    query: Record<string, string>,
    { limit, order }: PageRequest,
    after: HyperionCursor | null,
  ): Promise<Outcome<ActionPage>> {
    return this.#read('/v2/history/get_actions', query, async (answer) => {
      if (!answer.isObject || answer.at('actions').missing) throw new NothingTold();
      const rows = await this.#rows(answer);
      if (rows.length === 0) return null;
      const last = rows.at(-1)!.cursor;
      return {
        rows: after === null ? rows : rows.filter((row) => isBehind(row, after, order)),
        next: rows.length < limit && !tellsOfMore(answer, Number(query.skip) + rows.length) ? null : last,
        total: after === null ? totalOf(answer) : null,
      };
    });
  }

  transaction(id: string, blockHint?: number): Promise<Outcome<TransactionView>> {
    const query = { id, ...(blockHint === undefined ? {} : { block_hint: String(blockHint) }) };
    return this.#read('/v2/history/get_transaction', query, async (answer) => {
      const known = answer.at('executed').missing ? true : answer.at('executed').flag();
      if (!known || answer.at('actions').itemsOrNone().length === 0) return null;
      return readHyperionTransaction(answer, await this.#head());
    });
  }

  keyAccounts(publicKey: string): Promise<Outcome<KeyHolder[]>> {
    return this.#read('/v2/state/get_key_accounts', { public_key: publicKey, details: 'true' }, async (answer) => {
      const permissions = answer.at('permissions').itemsOrNone();
      const holders = permissions.map((entry) => ({
        account: entry.at('owner').text(),
        permission: entry.at('name').text(),
        weight: null,
        threshold: null,
      }));
      return holders.length === 0 ? null : holders;
    });
  }

  latestActions(limit: number): Promise<Outcome<ActionRow[]>> {
    return this.#read('/v2/history/get_actions', { limit: String(limit), sort: 'desc' }, async (answer) => {
      const rows = await this.#rows(answer);
      return rows.length === 0 ? null : rows;
    });
  }

  async tokenBalances(account: string): Promise<Outcome<TokenBalance[]>> {
    let inexact: string[] = [];
    const outcome = await this.#read('/v2/state/get_tokens', { account, limit: '500' }, async (answer) => {
      const tokens = readHyperionTokens(answer);
      inexact = tokens.inexact;
      return tokens.balances.length === 0 && inexact.length === 0 ? null : tokens.balances;
    });
    if (inexact.length === 0 || outcome.state !== 'data') return outcome;
    const message = `Balances too long for this service to tell exactly: ${inexact.join(', ')}`;
    const failures = [{ source: this.name, endpoint: this.#url, code: 'bad-answer', message }];
    return { ...outcome, meta: { ...outcome.meta, complete: false, failures } };
  }

  creation(account: string): Promise<Outcome<{ creator: string; time: string; transactionId: string | null }>> {
    return this.#read('/v2/history/get_creator', { account }, async (answer) => ({
      creator: answer.at('creator').text(),
      time: answer.at('timestamp').time(),
      transactionId: answer.at('trx_id').missing ? null : answer.at('trx_id').text(),
    }));
  }

  async #rows(answer: Field): Promise<ActionRow[]> {
    const { lastIrreversible } = await this.#head();
    return answer
      .at('actions')
      .items()
      .map((action) => readHyperionAction(action, lastIrreversible))
      .map((row) => ({ ...row, cursor: formatHyperionCursor(row.cursor, row.blockTime) }));
  }

  /** `read` gives null for "nothing there". */
  async #read<T>(
    path: string,
    query: Record<string, string>,
    read: (answer: Field) => Promise<T | null>,
  ): Promise<Outcome<T>> {
    if (this.#url === null) return failed([unsupported(this.name, hyperionNotSupported)]);
    const url = new URL(`${this.#url}${path}`);
    url.search = new URLSearchParams(query).toString();
    try {
      const { value, elapsedMs } = await getJson(url, this.#options);
      const found = await read(value);
      const at = this.#meta(value, elapsedMs);
      return found === null ? empty(at) : data(found, at);
    } catch (error) {
      if (error instanceof NothingTold) return failed([noActions(this.name, this.#url)]);
      if (error instanceof HttpError && error.status === 404) return empty(this.#meta(new Field({}), null));
      return failed([httpFailure(error, this.name, this.#url)]);
    }
  }

  #meta(answer: Field, elapsedMs: number | null): Meta {
    const indexed = answer.at('last_indexed_block');
    const time = answer.at('last_indexed_block_time');
    return meta({
      source: this.name,
      endpoint: this.#url,
      elapsedMs,
      block: indexed.missing ? null : indexed.number(),
      time: time.missing ? new Date().toISOString() : time.time(),
    });
  }
}

/** An answer without the list that was asked for. */
class NothingTold extends Error {}

/** Between the filter's dates and the cursor; the cursor's own block counts, because it may have more rows. */
function datesOf({ after, before }: ActionFilter, order: 'desc' | 'asc', at: HyperionCursor | null) {
  const first = order === 'asc' && at !== null ? at.time : after;
  const last = order === 'desc' && at !== null ? at.time : before;
  return { ...(first === undefined ? {} : { after: first }), ...(last === undefined ? {} : { before: last }) };
}

function isBehind(row: ActionRow, { time, sequence }: HyperionCursor, order: 'desc' | 'asc'): boolean {
  if (row.blockTime !== time) return order === 'desc' ? row.blockTime < time : row.blockTime > time;
  const own = BigInt(row.trace.receipt?.globalSequence || '0');
  return order === 'desc' ? own < sequence : own > sequence;
}

/** A service may give fewer rows than it is asked for: then its count tells that there are more. */
function tellsOfMore(answer: Field, seen: number): boolean {
  const total = totalOf(answer);
  return total !== null && BigInt(total.count) > BigInt(seen);
}

/** The service does not like the question. */
function isRefusal(outcome: Outcome<unknown>): boolean {
  return (
    outcome.state === 'failed' &&
    outcome.meta.failures.some(({ code, message }) => code === 'http' && /sort|after|before|range/i.test(message))
  );
}

/** Hyperion counts up to 10,000; beyond that the figure is a lower bound. */
function totalOf(answer: Field): ActionPage['total'] {
  const total = answer.at('total');
  if (!total.isObject) return null;
  return { count: total.at('value').integer(), exact: total.at('relation').value === 'eq' };
}
