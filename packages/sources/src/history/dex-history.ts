import type { Field } from '../core/fields.ts';
import { empty, failed, meta, type Outcome } from '../core/outcome.ts';
import type { ServiceQuery } from '../services/service-url.ts';
import { dex } from '../services/dex/dex.ts';
import { readTrace } from '../transaction/read-trace.ts';
import type { TransactionView } from '../transaction/transaction-view.ts';
import type { ActionFilter } from './action-filter.ts';
import type { HistoryContext } from './history-context.ts';
import type { ActionPage, ActionRow, HistorySource, PageRequest } from './history-source.ts';
import { accountRequired, cursorMismatch, noActions, noActionsText, unsupported } from './no-actions.ts';
import { readServiceTransaction } from './read-service-transaction.ts';

/** Largest and default page of the service. */
const maxRows = 250;

/**
 * History of a DEX service (/dex/v1/history), which numbers an account's actions and filters by contract, action and date.
 * Pages continue by that number.
 */
export class DexHistory implements HistorySource {
  readonly name = 'dex';
  readonly supports = { filter: true, dates: true, live: false };
  readonly pageSize = 50;
  readonly #url: string | null;
  readonly #context: HistoryContext;

  /** `url` null: the chain has no such service, and every page fails. */
  constructor(url: string | null, context: HistoryContext) {
    this.#url = url;
    this.#context = context;
  }

  async accountActions(account: string, filter: ActionFilter, page: PageRequest): Promise<Outcome<ActionPage>> {
    if (account === '') return failed([accountRequired(this.name)]);
    if (this.#url === null) return failed([noActions(this.name, null)]);
    const last = page.cursor === undefined ? null : sequenceOf(page.cursor);
    if (page.cursor !== undefined && last === null) return failed([cursorMismatch(this.name)]);
    if (last === 0 && page.order === 'desc') return empty(meta({ source: this.name, endpoint: this.#url }));
    const limit = Math.min(page.limit, maxRows);
    const query = {
      account,
      limit: String(limit),
      direction: page.order,
      ...(filter.after === undefined ? {} : { date_from: filter.after }),
      ...(filter.before === undefined ? {} : { date_to: filter.before }),
      ...(filter.contract === undefined ? {} : { contract_filters: contractFilter(filter.contract, filter.action) }),
      ...(last === null ? {} : page.order === 'desc' ? { account_seq_to: last - 1 } : { account_seq_from: last + 1 }),
    };
    return this.#ask('actions', query, async (answer) => {
      if (answer.at('data').missing) throw new Error(noActionsText);
      const entries = answer.at('data').items();
      const rows = await Promise.all(entries.map((entry) => this.#row(entry)));
      if (rows.length === 0) return null;
      return { rows, next: entries.length < limit ? null : rows.at(-1)!.cursor, total: null };
    });
  }

  transaction(id: string): Promise<Outcome<TransactionView>> {
    const { abis, knownHead } = this.#context;
    return this.#ask('transaction', { trx_id: id }, async (answer) => {
      const entry = answer.at('data');
      if (entry.missing) return null;
      const trace = entry.at('trace').at('trace').isObject ? entry.at('trace').at('trace') : entry.at('trace');
      return readServiceTransaction(
        {
          id: entry.at('trx_id').text(),
          blockNumber: entry.at('block_num').number(),
          blockTime: entry.at('block_time').time(),
          trace,
          status: trace.at('status'),
          irreversible: entry.at('irreversible').missing ? null : entry.at('irreversible').flag(),
          raw: entry.value,
        },
        { head: await knownHead(), abis },
      );
    });
  }

  keyAccounts(): Promise<Outcome<never>> {
    return this.#notOffered();
  }

  latestActions(): Promise<Outcome<never>> {
    return this.#notOffered();
  }

  tokenBalances(): Promise<Outcome<never>> {
    return this.#notOffered();
  }

  creation(): Promise<Outcome<never>> {
    return this.#notOffered();
  }

  async #row(entry: Field): Promise<ActionRow> {
    const action = entry.at('action_trace');
    // The service gives no ordinals: actions are distinguished by their sequence.
    const trace = await readTrace(action, { ordinal: 0, creator: 0, ancestor: 0 }, this.#context.abis);
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

  #ask<T>(
    resource: 'actions' | 'transaction',
    query: ServiceQuery,
    read: (answer: Field) => Promise<T | null>,
  ): Promise<Outcome<T>> {
    if (this.#url === null) return Promise.resolve(failed([noActions(this.name, null)]));
    return dex.ask(this.#context, this.#url, { path: ['dex', 'v1', 'history', resource], query }, (answer) => {
      if (!answer.isObject) throw new Error(noActionsText);
      return read(answer);
    });
  }

  async #notOffered(): Promise<Outcome<never>> {
    return failed([unsupported(this.name, 'A DEX service does not offer this')]);
  }
}

function contractFilter(contract: string, action: string | undefined): string {
  return action === undefined ? contract : `${contract}:${action}`;
}

function sequenceOf(cursor: string): number | null {
  const sequence = /!(\d{1,15})$/.exec(cursor)?.[1];
  return sequence === undefined ? null : Number(sequence);
}
