import type { AbiSource } from '../abi/abi-source.ts';
import type { Field } from '../core/fields.ts';
import type { HeadView } from '../block/block-view.ts';
import { type GetOptions, getJson, httpFailure } from '../core/get-json.ts';
import { data, empty, failed, type Meta, meta, type Outcome } from '../core/outcome.ts';
import { readTrace } from '../transaction/read-trace.ts';
import type { TransactionView } from '../transaction/transaction-view.ts';
import type { ActionFilter } from './action-filter.ts';
import type { ActionPage, ActionRow, HistorySource, PageRequest } from './history-source.ts';
import { accountRequired, cursorMismatch, noActions, unsupported } from './no-actions.ts';
import { readToldTransaction } from './read-told-transaction.ts';

/** Rows that the service gives at most, and gives unless told otherwise. */
const mostRows = 250;

/**
 * History of a DEX service (/dex/v1/history), which counts an account's actions and filters by contract, action and
 * date. Pages go on by that count.
 */
export class DexHistory implements HistorySource {
  readonly name = 'dex';
  readonly supports = { filter: true, dates: true, live: false };
  readonly pageSize = 50;
  readonly #url: string | null;
  readonly #abis: AbiSource;
  readonly #head: () => Promise<HeadView>;
  readonly #options: GetOptions;

  /** `url` null: the chain has no such service, and its history fails with the text for that. */
  constructor(url: string | null, abis: AbiSource, head: () => Promise<HeadView>, options: GetOptions = {}) {
    this.#url = url?.replace(/\/+$/, '') ?? null;
    this.#abis = abis;
    this.#head = head;
    this.#options = options;
  }

  async accountActions(account: string, filter: ActionFilter, page: PageRequest): Promise<Outcome<ActionPage>> {
    if (account === '') return failed([accountRequired(this.name)]);
    if (this.#url === null) return failed([noActions(this.name, null)]);
    const last = page.cursor === undefined ? null : sequenceOf(page.cursor);
    if (page.cursor !== undefined && last === null) return failed([cursorMismatch(this.name)]);
    if (last === 0 && page.order === 'desc') return empty(this.#meta(null));
    const limit = Math.min(page.limit, mostRows);
    const query = {
      account,
      limit: String(limit),
      direction: page.order,
      ...(filter.after === undefined ? {} : { date_from: filter.after }),
      ...(filter.before === undefined ? {} : { date_to: filter.before }),
      ...(filter.contract === undefined ? {} : { contract_filters: contractFilter(filter.contract, filter.action) }),
      ...(last === null ? {} : page.order === 'desc' ? { account_seq_to: last - 1 } : { account_seq_from: last + 1 }),
    };
    return this.#read('actions', query, async (answer, elapsedMs) => {
      if (answer.at('data').missing) return failed([noActions(this.name, this.#url)]);
      const found = answer.at('data').items();
      const rows = await Promise.all(found.map((entry) => this.#row(entry)));
      if (rows.length === 0) return empty(this.#meta(elapsedMs));
      const next = found.length < limit ? null : rows.at(-1)!.cursor;
      return data({ rows, next, total: null }, this.#meta(elapsedMs));
    });
  }

  transaction(id: string): Promise<Outcome<TransactionView>> {
    return this.#read('transaction', { trx_id: id }, async (answer, elapsedMs) => {
      const told = answer.at('data');
      if (told.missing) return empty(this.#meta(elapsedMs));
      const trace = told.at('trace').at('trace').isObject ? told.at('trace').at('trace') : told.at('trace');
      const view = await readToldTransaction(
        {
          id: told.at('trx_id').text(),
          blockNumber: told.at('block_num').number(),
          blockTime: told.at('block_time').time(),
          trace,
          status: trace.at('status'),
          irreversible: told.at('irreversible').missing ? null : told.at('irreversible').flag(),
          raw: told.value,
        },
        { head: await this.#head(), abis: this.#abis },
      );
      return data(view, this.#meta(elapsedMs));
    });
  }

  keyAccounts(): Promise<Outcome<never>> {
    return this.#untold();
  }

  latestActions(): Promise<Outcome<never>> {
    return this.#untold();
  }

  tokenBalances(): Promise<Outcome<never>> {
    return this.#untold();
  }

  creation(): Promise<Outcome<never>> {
    return this.#untold();
  }

  async #row(entry: Field): Promise<ActionRow> {
    const action = entry.at('action_trace');
    // Without a place in its transaction an action is told from others by its sequence.
    const trace = await readTrace(action, { ordinal: 0, creator: 0, ancestor: 0 }, this.#abis);
    const blockNumber = entry.at('block_num').number();
    const sequence = entry.at('account_action_seq').integer();
    const irreversible = entry.at('irreversible');
    return {
      cursor: `${blockNumber}--${entry.at('global_action_seq').integer()}!${sequence}`,
      transactionId: entry.at('trx_id').text(),
      blockNumber,
      blockTime: entry.at('block_time').time(),
      irreversible: irreversible.missing ? false : irreversible.flag(),
      trace,
      receivers: [trace.receiver],
      accountSequence: sequence,
    };
  }

  async #read<T>(
    path: 'actions' | 'transaction',
    query: Record<string, string | number>,
    read: (answer: Field, elapsedMs: number) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    if (this.#url === null) return failed([noActions(this.name, null)]);
    const url = new URL(`${this.#url}/dex/v1/history/${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    try {
      const { value, elapsedMs } = await getJson(url, this.#options);
      if (!value.isObject) return failed([noActions(this.name, this.#url)]);
      return await read(value, elapsedMs);
    } catch (error) {
      return failed([httpFailure(error, this.name, this.#url)]);
    }
  }

  #meta(elapsedMs: number | null): Meta {
    return meta({ source: this.name, endpoint: this.#url, elapsedMs, time: new Date().toISOString() });
  }

  async #untold(): Promise<Outcome<never>> {
    return failed([unsupported(this.name, 'A DEX service does not tell this')]);
  }
}

function contractFilter(contract: string, action: string | undefined): string {
  return action === undefined ? contract : `${contract}:${action}`;
}

function sequenceOf(cursor: string): number | null {
  const sequence = /!(\d{1,15})$/.exec(cursor)?.[1];
  return sequence === undefined ? null : Number(sequence);
}
