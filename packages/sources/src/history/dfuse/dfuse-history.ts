import type { Field } from '../../core/fields.ts';
import { empty, type Failure, failed, meta, type Outcome } from '../../core/outcome.ts';
import type { ServiceRequest } from '../../services/ask-service.ts';
import { dfuse, fetchTransaction, searchTransactions } from '../../services/dfuse/dfuse.ts';
import type { TransactionView } from '../../transaction/transaction-view.ts';
import type { ActionFilter } from '../action-filter.ts';
import type { HistoryContext } from '../history-context.ts';
import type { ActionPage, HistorySource, PageRequest } from '../history-source.ts';
import { accountRequired, cursorMismatch, noActionsText, unsupported } from '../no-actions.ts';
import { dfuseQuery } from './dfuse-query.ts';
import { readDfuseSearch } from './read-dfuse.ts';
import { readDfuseTransaction } from './read-dfuse-transaction.ts';

/** Failure message that makes a history empty instead of failed. */
export const dfuseNotAvailable = 'Dfuse not available';

/**
 * History of a graph-query service. It pages by its own cursors: each page has the cursor of the next, and the way back
 * needs those before (see `cursor-stack.ts`). Where the service is not available the history is empty and incomplete: its
 * failure says why, and other sources are asked.
 */
export class DfuseHistory implements HistorySource {
  readonly name = 'dfuse';
  readonly supports = { filter: true, dates: true, live: false, kinds: true, token: true };
  readonly pageSize = 25;
  readonly #url: string | null;
  readonly #context: HistoryContext;

  /** `url` null: the chain has no such service. */
  constructor(url: string | null, context: HistoryContext) {
    this.#url = url;
    this.#context = context;
  }

  async accountActions(account: string, filter: ActionFilter, page: PageRequest): Promise<Outcome<ActionPage>> {
    if (account === '') return failed([accountRequired(this.name)]);
    const cursor = cursorAfter(page.cursor);
    if (page.cursor !== undefined && cursor === undefined) return failed([cursorMismatch(this.name)]);
    const { after, before } = filter;
    const request = searchTransactions(dfuseQuery(account, filter, this.#context.chain), {
      sort: page.order,
      limit: page.limit,
      ...(cursor === undefined ? {} : { cursor }),
      ...(after === undefined ? {} : { after }),
      ...(before === undefined ? {} : { before }),
    });
    return this.#ask(request, (answer) => {
      const search = readDfuseSearch(answer);
      if (search === null) throw new Error(noActionsText);
      if (search.rows.length === 0 && search.cursor === '') return null;
      return { rows: search.rows, next: search.cursor === '' ? null : `~${search.cursor}`, total: null };
    });
  }

  async transaction(id: string): Promise<Outcome<TransactionView>> {
    const { abis, knownHead } = this.#context;
    return this.#ask(fetchTransaction(id), async (lifecycle) =>
      readDfuseTransaction(lifecycle, { head: await knownHead(), abis }),
    );
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

  /** A service that cannot be reached is as good as none; one that answers with an error has failed. */
  async #ask<T>(request: ServiceRequest, read: (answer: Field) => T | null | Promise<T | null>): Promise<Outcome<T>> {
    if (this.#url === null) return this.#notAvailable();
    const outcome = await dfuse.ask(this.#context, this.#url, request, read);
    const failure = outcome.state === 'failed' ? outcome.meta.failures[0] : undefined;
    const isGone =
      failure?.code === 'network' || failure?.code === 'timeout' || failure?.message.includes('not available') === true;
    return isGone ? this.#notAvailable(failure!.message) : outcome;
  }

  #notAvailable<T>(reason?: string): Outcome<T> {
    const message =
      reason === undefined || reason === dfuseNotAvailable ? dfuseNotAvailable : `${dfuseNotAvailable}: ${reason}`;
    const endpoint = this.#url;
    const failure: Failure = { source: this.name, endpoint, code: 'not-available', message };
    const time = new Date().toISOString();
    return empty(meta({ source: this.name, endpoint, time, complete: false, failures: [failure] }));
  }

  async #notOffered(): Promise<Outcome<never>> {
    return failed([unsupported(this.name, 'Dfuse does not offer this')]);
  }
}

/** What follows the first `~` of a cursor; undefined where nothing does. */
function cursorAfter(cursor: string | undefined): string | undefined {
  const start = cursor?.indexOf('~') ?? -1;
  return start < 0 || start === cursor!.length - 1 ? undefined : cursor!.slice(start + 1);
}
