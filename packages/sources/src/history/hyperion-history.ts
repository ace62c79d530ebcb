import type { KeyHolder, TokenBalance } from '../account/account-view.ts';
import { Field } from '../answer/fields.ts';
import type { HeadView } from '../block/block-view.ts';
import { type GetOptions, getJson, HttpError, httpFailure } from '../http/get-json.ts';
import { data, empty, failed, type Meta, meta, type Outcome } from '../outcome.ts';
import type { TransactionView } from '../transaction/transaction-view.ts';
import type { ActionFilter } from './action-filter.ts';
import type { ActionPage, ActionRow, HistorySource, PageRequest } from './history-source.ts';
import { readHyperionAction, readHyperionTokens, readHyperionTransaction } from './read-hyperion.ts';

/** Rows that Hyperion lets be skipped. */
const mostSkipped = 10_000;

/** History of a Hyperion v2 service, which filters by contract, action and date on its side. */
export class HyperionHistory implements HistorySource {
  readonly name = 'hyperion';
  readonly supports = { filter: true, dates: true, live: false };
  readonly #url: string;
  readonly #options: GetOptions;
  readonly #head: () => Promise<HeadView>;

  constructor(url: string, head: () => Promise<HeadView>, options: GetOptions = {}) {
    this.#url = url.replace(/\/+$/, '');
    this.#head = head;
    this.#options = options;
  }

  async accountActions(account: string, filter: ActionFilter, page: PageRequest): Promise<Outcome<ActionPage>> {
    const skip = skipOf(page.cursor);
    if (account === '') return this.#refused('bad-request', 'account is required');
    if (skip === null) return this.#refused('not-supported', 'This cursor belongs to another source');
    if (skip + page.limit > mostSkipped)
      return this.#refused('not-supported', `Hyperion shows the first ${mostSkipped} rows only`);
    const query = { account, ...filterQuery(filter), limit: String(page.limit), skip: String(skip), sort: page.order };
    return this.#read('/v2/history/get_actions', query, async (answer) => {
      const rows = await this.#rows(answer);
      const next = rows.length < page.limit ? null : `skip:${skip + rows.length}`;
      return rows.length === 0 ? null : { rows, next, total: totalOf(answer) };
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
      .map((action) => readHyperionAction(action, lastIrreversible));
  }

  /** `read` gives null for "nothing there". */
  async #read<T>(
    path: string,
    query: Record<string, string>,
    read: (answer: Field) => Promise<T | null>,
  ): Promise<Outcome<T>> {
    const url = new URL(`${this.#url}${path}`);
    url.search = new URLSearchParams(query).toString();
    try {
      const { value, elapsedMs } = await getJson(url, this.#options);
      const found = await read(value);
      const at = this.#meta(value, elapsedMs);
      return found === null ? empty(at) : data(found, at);
    } catch (error) {
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

  async #refused<T>(code: string, message: string): Promise<Outcome<T>> {
    return failed([{ source: this.name, endpoint: this.#url, code, message }]);
  }
}

function skipOf(cursor: string | undefined): number | null {
  if (cursor === undefined) return 0;
  const skip = /^skip:(\d{1,9})$/.exec(cursor)?.[1];
  return skip === undefined ? null : Number(skip);
}

function filterQuery(filter: ActionFilter): Record<string, string> {
  const query: Record<string, string> = {};
  if (filter.contract !== undefined || filter.action !== undefined) {
    query.filter = `${filter.contract ?? '*'}:${filter.action ?? '*'}`;
  }
  if (filter.after !== undefined) query.after = filter.after;
  if (filter.before !== undefined) query.before = filter.before;
  return query;
}

/** Hyperion counts up to 10,000; beyond that the figure is a lower bound. */
function totalOf(answer: Field): ActionPage['total'] {
  const total = answer.at('total');
  if (!total.isObject) return null;
  return { count: total.at('value').integer(), exact: total.at('relation').value === 'eq' };
}
