import type { HeadView } from '../../block/block-view.ts';
import type { AbiSource } from '../../abi/abi-source.ts';
import { type GetOptions, HttpError, httpFailure } from '../../core/get-json.ts';
import { data, empty, type Failure, failed, type Meta, meta, type Outcome } from '../../core/outcome.ts';
import type { TransactionView } from '../../transaction/transaction-view.ts';
import type { ActionFilter } from '../action-filter.ts';
import type { KindChain } from '../action-kinds.ts';
import type { ActionPage, HistorySource, PageRequest } from '../history-source.ts';
import { accountRequired, foreignCursor, noActions, unsupported } from '../no-actions.ts';
import { DfuseApi } from './dfuse-api.ts';
import { dfuseQuery } from './dfuse-query.ts';
import { readDfuseSearch } from './read-dfuse.ts';
import { readDfuseTransaction } from './read-dfuse-transaction.ts';

/** Failure message that makes a history empty instead of failed. */
export const dfuseNotAvailable = 'Dfuse not available';

/** What dfuse's answers are completed with. */
export interface DfuseContext {
  chain: KindChain;
  abis: AbiSource;
  head: () => Promise<HeadView>;
}

/**
 * History of a graph-query service. It pages by cursors of its own: each page brings the one to go on with, and whoever
 * turns back needs the ones before (see `cursor-stack.ts`). Where the service is not there, the history is empty, and
 * not complete: its failure says why, and other sources are asked.
 */
export class DfuseHistory implements HistorySource {
  readonly name = 'dfuse';
  readonly supports = { filter: true, dates: true, live: false, kinds: true, token: true };
  readonly pageSize = 25;
  readonly #api: DfuseApi | null;
  readonly #context: DfuseContext;

  /** `url` null: the chain has no such service. */
  constructor(url: string | null, context: DfuseContext, options: GetOptions = {}) {
    this.#api = url === null ? null : new DfuseApi(url, options);
    this.#context = context;
  }

  async accountActions(account: string, filter: ActionFilter, page: PageRequest): Promise<Outcome<ActionPage>> {
    if (account === '') return failed([accountRequired(this.name)]);
    const cursor = page.cursor === undefined ? undefined : /~(.+)$/.exec(page.cursor)?.[1];
    if (page.cursor !== undefined && cursor === undefined) return failed([foreignCursor(this.name)]);
    if (this.#api === null) return this.#notAvailable();
    const search = {
      sort: page.order,
      limit: page.limit,
      ...(cursor === undefined ? {} : { cursor }),
      ...(filter.after === undefined ? {} : { after: filter.after }),
      ...(filter.before === undefined ? {} : { before: filter.before }),
    };
    try {
      const { value, elapsedMs } = await this.#api.searchTransactions(
        dfuseQuery(account, filter, this.#context.chain),
        search,
      );
      const found = readDfuseSearch(value);
      if (found === null) return failed([noActions(this.name, this.#api.url)]);
      const at = this.#meta(elapsedMs);
      if (found.rows.length === 0 && found.cursor === '') return empty(at);
      return data({ rows: found.rows, next: found.cursor === '' ? null : `~${found.cursor}`, total: null }, at);
    } catch (error) {
      return this.#failed(error);
    }
  }

  async transaction(id: string): Promise<Outcome<TransactionView>> {
    if (this.#api === null) return this.#notAvailable();
    try {
      const { value, elapsedMs } = await this.#api.transaction(id);
      const { head, abis } = this.#context;
      const view = await readDfuseTransaction(value, { head: await head(), abis });
      return view === null ? empty(this.#meta(elapsedMs)) : data(view, this.#meta(elapsedMs));
    } catch (error) {
      return error instanceof HttpError && error.status === 404 ? empty(this.#meta(null)) : this.#failed(error);
    }
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

  /** A service that cannot be reached is as good as none; one that answers with an error has failed. */
  #failed<T>(error: unknown): Outcome<T> {
    const failure = httpFailure(error, this.name, this.#api!.url);
    const isGone =
      failure.code === 'network' || failure.code === 'timeout' || failure.message.includes('not available');
    return isGone ? this.#notAvailable(failure.message) : failed([failure]);
  }

  #notAvailable<T>(reason?: string): Outcome<T> {
    const message =
      reason === undefined || reason === dfuseNotAvailable ? dfuseNotAvailable : `${dfuseNotAvailable}: ${reason}`;
    const failure: Failure = { source: this.name, endpoint: this.#api?.url ?? null, code: 'not-available', message };
    return empty({ ...this.#meta(null), complete: false, failures: [failure] });
  }

  #meta(elapsedMs: number | null): Meta {
    return meta({ source: this.name, endpoint: this.#api?.url ?? null, elapsedMs, time: new Date().toISOString() });
  }

  async #untold(): Promise<Outcome<never>> {
    return failed([unsupported(this.name, 'Dfuse does not tell this')]);
  }
}
