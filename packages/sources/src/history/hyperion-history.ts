import { failureReason } from '../core/failure-reason.ts';
import type { KeyHolder, TokenBalance } from '../account/account-view.ts';
import type { Field } from '../core/fields.ts';
import { empty, failed, type Outcome } from '../core/outcome.ts';
import { hyperion } from '../services/hyperion/hyperion.ts';
import type { TransactionView } from '../transaction/transaction-view.ts';
import type { ActionFilter } from './action-filter.ts';
import type { HistoryContext } from './history-context.ts';
import type { ActionPage, ActionRow, HistorySource, PageRequest } from './history-source.ts';
import { formatHyperionCursor, type HyperionCursor, parseHyperionCursor } from './hyperion-cursor.ts';
import { hyperionFilter } from './hyperion-query.ts';
import { accountRequired, cursorMismatch, noActionsText, unsupported } from './no-actions.ts';
import { readHyperionAction, readHyperionTokens, readHyperionTransaction } from './read-hyperion.ts';

/** Message for a chain without a Hyperion service. */
export const hyperionNotSupported = 'Hyperion API not supported';
/** Rows that Hyperion can skip: pages further back are requested by time. */
const maxSkipped = 10_000;
/** Requests for the remaining rows of the timestamp that the page before ended in. */
const maxSkips = 20;

/**
 * History of a Hyperion v2 service, which filters by contract, action, kind, token and date itself. A page starts at the
 * time of the row before it, so that every page is in reach; rows of that block that were already shown are skipped.
 */
export class HyperionHistory implements HistorySource {
  readonly name = 'hyperion';
  readonly supports = { filter: true, dates: true, live: false, kinds: true, token: true };
  readonly pageSize = 100;
  readonly #url: string | null;
  readonly #context: Pick<HistoryContext, 'chain' | 'knownHead' | 'share' | 'services'>;

  /** `url` null: the chain has no such service, and every read fails. */
  constructor(url: string | null, context: Pick<HistoryContext, 'chain' | 'knownHead' | 'share' | 'services'>) {
    this.#url = url;
    this.#context = context;
  }

  async accountActions(account: string, filter: ActionFilter, page: PageRequest): Promise<Outcome<ActionPage>> {
    if (account === '') return failed([accountRequired(this.name)]);
    const after = page.cursor === undefined ? null : parseHyperionCursor(page.cursor);
    if (page.cursor !== undefined && after === null) return failed([cursorMismatch(this.name)]);
    const query = {
      account,
      ...hyperionFilter(account, filter, this.#context.chain),
      limit: String(page.limit),
      sort: page.order,
    };
    const outcome = await this.#beyond({ ...query, ...datesOf(filter, page.order, after) }, page, after);
    if (page.order === 'desc' || filter.after !== undefined || !isRefusal(outcome)) return outcome;
    // Newer versions refuse a distant start time, but take a block number.
    const before = filter.before === undefined ? {} : { before: filter.before };
    return this.#beyond({ ...query, after: String(after?.block ?? 1), ...before }, page, after);
  }

  /** The rows beyond the cursor; a timestamp with many actions may fill the first answers with rows before it. */
  async #beyond(
    query: Record<string, string>,
    page: PageRequest,
    after: HyperionCursor | null,
  ): Promise<Outcome<ActionPage>> {
    for (let skip = 0; skip + page.limit <= maxSkipped && skip < maxSkips * page.limit; skip += page.limit) {
      const outcome = await this.#page({ ...query, skip: String(skip) }, page, after);
      if (outcome.state !== 'data' || outcome.data.rows.length > 0 || outcome.data.next === null) {
        return outcome.state === 'data' && outcome.data.rows.length === 0 ? empty(outcome.meta) : outcome;
      }
    }
    const message = 'This timestamp has more actions than Hyperion can page through';
    return failed([unsupported(this.name, message, failureReason('page-too-dense'))]);
  }

  /** One answer without the rows up to the cursor; `next` is set where more may follow, even if no row is left. */
  #page(
    query: Record<string, string>,
    { limit, order }: PageRequest,
    after: HyperionCursor | null,
  ): Promise<Outcome<ActionPage>> {
    return this.#read('/v2/history/get_actions', query, async (answer) => {
      if (!answer.isObject || answer.at('actions').missing) throw new Error(noActionsText);
      const rows = await this.#rows(answer);
      if (rows.length === 0) return null;
      const last = rows.at(-1)!.cursor;
      return {
        rows: after === null ? rows : rows.filter((row) => isBehind(row, after, order)),
        next: rows.length < limit && !hasMore(answer, Number(query.skip) + rows.length) ? null : last,
        total: after === null ? totalOf(answer) : null,
      };
    });
  }

  transaction(id: string, blockHint?: number): Promise<Outcome<TransactionView>> {
    const query = { id, ...(blockHint === undefined ? {} : { block_hint: String(blockHint) }) };
    return this.#read('/v2/history/get_transaction', query, async (answer) => {
      const executed = answer.at('executed').missing ? true : answer.at('executed').flag();
      if (!executed || answer.at('actions').itemsOrNone().length === 0) return null;
      return readHyperionTransaction(answer, await this.#context.knownHead());
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
    const message = `Balances beyond the precision of this service: ${inexact.join(', ')}`;
    const failures = [{ source: this.name, endpoint: this.#url, code: 'bad-answer', message }];
    return { ...outcome, meta: { ...outcome.meta, complete: false, failures } };
  }

  creation(account: string): Promise<Outcome<{ creator: string; time: string; transactionId: string | null }>> {
    return this.#read('/v2/history/get_creator', { account }, async (answer) => {
      const creator = answer.at('creator').text();
      // Genesis accounts.
      if (creator === '' || creator === '__self__') return null;
      return {
        creator,
        time: answer.at('timestamp').time(),
        transactionId: answer.at('trx_id').missing ? null : answer.at('trx_id').text(),
      };
    });
  }

  async #rows(answer: Field): Promise<ActionRow[]> {
    const { lastIrreversible } = await this.#context.knownHead();
    return answer
      .at('actions')
      .items()
      .map((action) => readHyperionAction(action, lastIrreversible))
      .map((row) => ({ ...row, cursor: formatHyperionCursor(row.cursor, row.blockTime) }));
  }

  /** `read` returns null if there is nothing. */
  #read<T>(
    path: string,
    query: Record<string, string>,
    read: (answer: Field) => Promise<T | null>,
  ): Promise<Outcome<T>> {
    if (this.#url === null) return Promise.resolve(failed([unsupported(this.name, hyperionNotSupported)]));
    return hyperion.ask(this.#context, this.#url, { path: path.split('/').slice(1), query }, read);
  }
}

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

/** A service may return fewer rows than requested although its count says that there are more. */
function hasMore(answer: Field, seen: number): boolean {
  const total = totalOf(answer);
  return total !== null && BigInt(total.count) > BigInt(seen);
}

/** The service refused the parameters. */
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
