import { httpUrl } from '../config-values.ts';
import { defineService } from '../define-service.ts';
import type { ServiceRequest } from '../ask-service.ts';
import type { ServiceQuery } from '../service-url.ts';
import { healthCall } from '../history-services/history-health.ts';
import { historyUrls } from '../history-services/history-urls.ts';

/** A graph-query service (dfuse) behind one address: GET {url}?type=…, with the rest as further parameters. */
export const dfuse = defineService({
  name: 'dfuse',
  config: httpUrl,
  entries: (chain) => historyUrls(chain, 'dfuse'),
  url: (url) => url,
  timeoutMs: 5000,
  maxBytes: 16_000_000,
});

/** Order and bounds of a search or of a list of scopes. Times are ISO in UTC. */
export interface DfuseSearch {
  sort: 'desc' | 'asc';
  cursor?: string;
  limit: number;
  /** Includes reversible blocks. Default: true. */
  withReversible?: boolean;
  before?: string;
  after?: string;
}

/** Transactions with an action that matches the query, in dfuse's search language. */
export function searchTransactions(query: string, search: DfuseSearch): ServiceRequest {
  return requestOf('search_transactions_graphql', { query, withReversible: true, ...search });
}

/** Scopes of the tables that match the query, with the options of a search. */
export function scopePipeline(query: string, search: DfuseSearch): ServiceRequest {
  return requestOf('state_scope_pipeline', { query, withReversible: true, ...search });
}

/** Rows of one table, decoded with the ABI that the contract had at the block. */
export function abiBinToJson(account: string, table: string, block: number, rows: readonly string[]): ServiceRequest {
  return requestOf('state_abi_bin_to_json', { account, table, block_num: block, hex_rows: rows });
}

/** Executions and cancellations of proposals. */
export function proposalHistory(proposer: string, proposal?: string): ServiceRequest {
  return requestOf('msig_history', { proposer, proposal_name: proposal });
}

export function fetchTransaction(id: string): ServiceRequest {
  return requestOf('fetch_transaction', { id });
}

export const dfuseHealth = dfuse.call({
  request: () => ({ path: ['v1', 'chain', 'get_info'] }),
  read: (answer) => ({ version: null, head: answer.at('head_block_num').number(), first: null }),
  ...healthCall,
});

function requestOf(type: string, query: ServiceQuery): ServiceRequest {
  return { query: { type, ...query } };
}
