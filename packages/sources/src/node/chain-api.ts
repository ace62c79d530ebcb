import { ExpiringCache } from '../core/expiring-cache.ts';
import type { Field } from '../core/fields.ts';
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

/** Parameters of get_kv_table_rows; bounds in the notation of `encode_type`. */
export interface KvTableRowsRequest {
  code: string;
  table: string;
  index_name: string;
  encode_type?: 'bytes';
  lower_bound?: string;
  limit?: number;
}

type Answer = Promise<NodeAnswer<Field>>;

/** Of more requests in flight the oldest are sent again instead of shared. */
const mostShared = 1000;

/** Throws BadAnswerError at what is no answer to the question. */
type Check = (body: Field) => void;

const having =
  (member: string): Check =>
  (body) => {
    if (body.at(member).missing) body.at(member).fail('there');
  };
/** FIO's nodes name the list otherwise. */
const producers: Check = (body) => (body.at('producers').missing ? having('rows')(body) : undefined);
const aList: Check = (body) => void body.items();
const anObject: Check = (body) => (body.isObject ? undefined : body.fail('an object'));

/**
 * nodeos' HTTP API, one method per endpoint. Responses are checked for one required member only: without it the
 * response is bad and the next endpoint is tried, as for a missing optional plugin. Identical concurrent requests share
 * one response. Errors: see NodeClient.call.
 */
export class ChainApi {
  readonly client: NodeClient;
  /** By path and body; keeps nothing that has arrived. */
  readonly #inFlight = new ExpiringCache<NodeAnswer<Field>>(mostShared);

  constructor(client: NodeClient) {
    this.client = client;
  }

  #post(path: string, body: unknown, isAnswer: Check, options?: CallOptions): Answer {
    const question = `${path} ${JSON.stringify(body)}`;
    return this.#inFlight.get(question, 0, () =>
      this.client.call(path, body, (field) => (isAnswer(field), field), options),
    );
  }

  getBlock(numberOrId: string | number): Answer {
    return this.#post('/v1/chain/get_block', { block_num_or_id: numberOrId }, having('id'));
  }
  getBlockInfo(number: number): Answer {
    return this.#post('/v1/chain/get_block_info', { block_num: number }, having('id'));
  }
  /** The header with its extensions as bytes. */
  getBlockHeader(numberOrId: string | number): Answer {
    const request = { block_num_or_id: numberOrId, include_extensions: false };
    return this.#post('/v1/chain/get_block_header', request, having('signed_block_header'), { optional: true });
  }
  getBlockHeaderState(numberOrId: string | number): Answer {
    return this.#post('/v1/chain/get_block_header_state', { block_num_or_id: numberOrId }, having('id'), {
      optional: true,
    });
  }
  getAccount(name: string): Answer {
    return this.#post('/v1/chain/get_account', { account_name: name }, having('permissions'));
  }
  getAbi(account: string): Answer {
    return this.#post('/v1/chain/get_abi', { account_name: account }, having('account_name'));
  }
  getRawAbi(account: string): Answer {
    return this.#post('/v1/chain/get_raw_abi', { account_name: account }, having('abi'));
  }
  getCode(account: string): Answer {
    return this.#post('/v1/chain/get_code', { account_name: account, code_as_wasm: true }, having('code_hash'));
  }
  getCodeHash(account: string): Answer {
    return this.#post('/v1/chain/get_code_hash', { account_name: account }, having('code_hash'));
  }
  getCurrencyBalance(code: string, account: string, symbol?: string): Answer {
    return this.#post(
      '/v1/chain/get_currency_balance',
      { code, account, ...(symbol === undefined ? {} : { symbol }) },
      aList,
    );
  }
  getCurrencyStats(code: string, symbol: string): Answer {
    return this.#post('/v1/chain/get_currency_stats', { code, symbol }, anObject);
  }
  getProducers(lowerBound = '', limit = 50): Answer {
    return this.#post('/v1/chain/get_producers', { json: true, lower_bound: lowerBound, limit }, producers);
  }
  getProducerSchedule(): Answer {
    return this.#post('/v1/chain/get_producer_schedule', {}, having('active'));
  }
  getFinalizerInfo(): Answer {
    return this.#post('/v1/chain/get_finalizer_info', {}, anObject, { optional: true });
  }
  getScheduledTransactions(lowerBound = '', limit = 50): Answer {
    const request = { json: true, lower_bound: lowerBound, limit };
    return this.#post('/v1/chain/get_scheduled_transactions', request, having('transactions'), { optional: true });
  }
  getTableRows(request: TableRowsRequest): Answer {
    return this.#post('/v1/chain/get_table_rows', { json: true, limit: 10, ...request }, having('rows'));
  }
  getKvTableRows(request: KvTableRowsRequest): Answer {
    return this.#post('/v1/chain/get_kv_table_rows', { json: true, limit: 10, ...request }, having('rows'), {
      optional: true,
    });
  }
  getTableByScope(request: {
    code: string;
    table?: string;
    lower_bound?: string;
    upper_bound?: string;
    limit?: number;
  }): Answer {
    return this.#post('/v1/chain/get_table_by_scope', request, having('rows'));
  }
  getAccountsByAuthorizers(request: { accounts?: unknown[]; keys?: string[] }): Answer {
    return this.#post('/v1/chain/get_accounts_by_authorizers', request, having('accounts'), { optional: true });
  }
  getActivatedProtocolFeatures(lowerBound = 0, limit = 100): Answer {
    return this.#post(
      '/v1/chain/get_activated_protocol_features',
      { lower_bound: lowerBound, limit },
      having('activated_protocol_features'),
    );
  }
  dbSize(): Answer {
    return this.#post('/v1/db_size/get', {}, having('size'), { optional: true });
  }
  traceBlock(number: number): Answer {
    return this.#post('/v1/trace_api/get_block', { block_num: number }, having('id'), { optional: true });
  }
  traceTransaction(id: string): Answer {
    return this.#post('/v1/trace_api/get_transaction_trace', { id }, having('id'), { optional: true });
  }
  /** The needed ones of `available_keys`; a NodeError where they do not satisfy the transaction. */
  getRequiredKeys(body: { transaction: object; available_keys: readonly string[] }): Answer {
    return this.#post('/v1/chain/get_required_keys', body, having('required_keys'));
  }
  historyActions(account: string, pos: number, offset: number): Answer {
    return this.#post('/v1/history/get_actions', { account_name: account, pos, offset }, having('actions'), {
      optional: true,
    });
  }
  historyTransaction(id: string, blockHint?: number): Answer {
    const hint = blockHint === undefined ? {} : { block_num_hint: blockHint };
    return this.#post('/v1/history/get_transaction', { id, ...hint }, having('id'), { optional: true });
  }
  historyKeyAccounts(publicKey: string): Answer {
    return this.#post('/v1/history/get_key_accounts', { public_key: publicKey }, having('account_names'), {
      optional: true,
    });
  }
  historyControlledAccounts(account: string): Answer {
    return this.#post(
      '/v1/history/get_controlled_accounts',
      { controlling_account: account },
      having('controlled_accounts'),
      { optional: true },
    );
  }
}
