import type { Field } from '../answer/fields.ts';
import type { CallOptions, NodeAnswer, NodeClient } from './node-client.ts';

/** Parameters of get_table_rows; bounds and keys as nodeos takes them. */
export interface TableRowsRequest {
  code: string;
  scope: string;
  table: string;
  lower_bound?: string;
  upper_bound?: string;
  index_position?: string;
  key_type?: string;
  encode_type?: 'dec' | 'hex';
  limit?: number;
  reverse?: boolean;
  show_payer?: boolean;
  /** false: rows come as hex. */
  json?: boolean;
}

type Answer = Promise<NodeAnswer<Field>>;

/**
 * nodeos' HTTP API, one method an endpoint, answers unread. Where a node does not have an optional plugin the next
 * endpoint is asked. Errors: see NodeClient.call.
 */
export class ChainApi {
  readonly client: NodeClient;

  constructor(client: NodeClient) {
    this.client = client;
  }

  #post(path: string, body: unknown, options?: CallOptions): Answer {
    return this.client.call(path, body, (field) => field, options);
  }

  getBlock(numberOrId: string | number): Answer {
    return this.#post('/v1/chain/get_block', { block_num_or_id: numberOrId });
  }
  getBlockInfo(number: number): Answer {
    return this.#post('/v1/chain/get_block_info', { block_num: number });
  }
  getBlockHeaderState(numberOrId: string | number): Answer {
    return this.#post('/v1/chain/get_block_header_state', { block_num_or_id: numberOrId }, { optional: true });
  }
  getAccount(name: string): Answer {
    return this.#post('/v1/chain/get_account', { account_name: name });
  }
  getAbi(account: string): Answer {
    return this.#post('/v1/chain/get_abi', { account_name: account });
  }
  getRawAbi(account: string): Answer {
    return this.#post('/v1/chain/get_raw_abi', { account_name: account });
  }
  getCode(account: string): Answer {
    return this.#post('/v1/chain/get_code', { account_name: account, code_as_wasm: true });
  }
  getCodeHash(account: string): Answer {
    return this.#post('/v1/chain/get_code_hash', { account_name: account });
  }
  getCurrencyBalance(code: string, account: string, symbol?: string): Answer {
    return this.#post('/v1/chain/get_currency_balance', { code, account, ...(symbol === undefined ? {} : { symbol }) });
  }
  getCurrencyStats(code: string, symbol: string): Answer {
    return this.#post('/v1/chain/get_currency_stats', { code, symbol });
  }
  getProducers(lowerBound = '', limit = 50): Answer {
    return this.#post('/v1/chain/get_producers', { json: true, lower_bound: lowerBound, limit });
  }
  getProducerSchedule(): Answer {
    return this.#post('/v1/chain/get_producer_schedule', {});
  }
  getScheduledTransactions(lowerBound = '', limit = 50): Answer {
    const request = { json: true, lower_bound: lowerBound, limit };
    return this.#post('/v1/chain/get_scheduled_transactions', request, { optional: true });
  }
  getTableRows(request: TableRowsRequest): Answer {
    return this.#post('/v1/chain/get_table_rows', { json: true, limit: 10, ...request });
  }
  getKvTableRows(request: Record<string, unknown>): Answer {
    return this.#post('/v1/chain/get_kv_table_rows', { json: true, limit: 10, ...request }, { optional: true });
  }
  getTableByScope(request: {
    code: string;
    table?: string;
    lower_bound?: string;
    upper_bound?: string;
    limit?: number;
  }): Answer {
    return this.#post('/v1/chain/get_table_by_scope', request);
  }
  getAccountsByAuthorizers(request: { accounts?: unknown[]; keys?: string[] }): Answer {
    return this.#post('/v1/chain/get_accounts_by_authorizers', request, { optional: true });
  }
  getActivatedProtocolFeatures(lowerBound = 0, limit = 100): Answer {
    return this.#post('/v1/chain/get_activated_protocol_features', { lower_bound: lowerBound, limit });
  }
  dbSize(): Answer {
    return this.#post('/v1/db_size/get', {}, { optional: true });
  }
  traceBlock(number: number): Answer {
    return this.#post('/v1/trace_api/get_block', { block_num: number }, { optional: true });
  }
  traceTransaction(id: string): Answer {
    return this.#post('/v1/trace_api/get_transaction_trace', { id }, { optional: true });
  }
  historyActions(account: string, pos: number, offset: number): Answer {
    return this.#post('/v1/history/get_actions', { account_name: account, pos, offset }, { optional: true });
  }
  historyTransaction(id: string, blockHint?: number): Answer {
    const hint = blockHint === undefined ? {} : { block_num_hint: blockHint };
    return this.#post('/v1/history/get_transaction', { id, ...hint }, { optional: true });
  }
  historyKeyAccounts(publicKey: string): Answer {
    return this.#post('/v1/history/get_key_accounts', { public_key: publicKey }, { optional: true });
  }
  historyControlledAccounts(account: string): Answer {
    return this.#post('/v1/history/get_controlled_accounts', { controlling_account: account }, { optional: true });
  }
}
