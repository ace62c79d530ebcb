import type { Field } from '../../core/fields.ts';
import { type GetOptions, getJson } from '../../core/get-json.ts';

/** How a search is gone through. Times are ISO in UTC. */
export interface DfuseSearch {
  sort: 'desc' | 'asc';
  cursor?: string;
  limit: number;
  /** With blocks that may still be undone. */
  withReversible?: boolean;
  before?: string;
  after?: string;
}

/**
 * A graph-query service (dfuse) behind one address: GET {api}?type=…, with what is asked for as further parameters.
 * Throws HttpError, or what fetch throws.
 */
export class DfuseApi {
  readonly url: string;
  readonly #options: GetOptions;

  constructor(url: string, options: GetOptions = {}) {
    this.url = url;
    this.#options = options;
  }

  /** Transactions with an action that the query matches, in dfuse's search language. */
  searchTransactions(query: string, search: DfuseSearch): Promise<{ value: Field; elapsedMs: number }> {
    return this.#get('search_transactions_graphql', { query, ...paramsOf(search) });
  }

  /** Rows of one table in many scopes; `query` names contract, table and scopes. */
  scopePipeline(query: string, search: DfuseSearch): Promise<{ value: Field; elapsedMs: number }> {
    return this.#get('state_scope_pipeline', { query, ...paramsOf(search) });
  }

  /** Decodes rows of a table, given as hex. */
  rowsToJson(account: string, table: string, rows: readonly string[]): Promise<{ value: Field; elapsedMs: number }> {
    return this.#get('state_abi_bin_to_json', { account, table, hex_rows: rows.join(',') });
  }

  /** What happened to the proposals of an account. */
  proposalHistory(proposer: string, proposal?: string): Promise<{ value: Field; elapsedMs: number }> {
    return this.#get('msig_history', { proposer, ...(proposal === undefined ? {} : { proposal_name: proposal }) });
  }

  transaction(id: string): Promise<{ value: Field; elapsedMs: number }> {
    return this.#get('fetch_transaction', { id });
  }

  #get(type: string, params: Record<string, string>): Promise<{ value: Field; elapsedMs: number }> {
    const url = new URL(this.url);
    for (const [name, value] of Object.entries({ type, ...params })) url.searchParams.set(name, value);
    return getJson(url, this.#options);
  }
}

function paramsOf({ sort, cursor, limit, withReversible = true, before, after }: DfuseSearch): Record<string, string> {
  return {
    sort,
    limit: String(limit),
    withReversible: String(withReversible),
    ...(cursor === undefined ? {} : { cursor }),
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  };
}
