import type { Exchange } from '../../../../fixtures/exchanges.ts';

/** Why a recorded exchange is not answered from the recorded state; null if it is. */
export function notAnsweredFromState(exchange: Exchange): string | null {
  if (exchange.group.startsWith('load.')) return 'recorded after the load, whose blocks are not part of this state';
  if (exchange.status === 0) return 'the node reset the connection';
  if (/\/(push|send|compute)_/.test(exchange.path)) return 'would execute; see the pushes below';
  return null;
}

/** Fields removed from both answers before the comparison, with the reason. */
export interface ExcludedFields {
  readonly reason: string;
  readonly path: RegExp;
  readonly strip: (text: string) => string;
}

export const excludedFields: ExcludedFields[] = [
  {
    reason: "`elapsed` and `console` of action traces: this node's state history lacks them",
    path: /^\/v1\/history\/get_(actions|transaction)$/,
    strip: (text) => text.replaceAll(/"elapsed":\d+/g, '').replaceAll(/"console":"(?:[^"\\]|\\.)*"/g, ''),
  },
  {
    reason: '`params` and `return_data` of traces: the recorded node had the ABIs of two contracts only',
    path: /^\/v1\/trace_api\//,
    strip: withoutParams,
  },
  {
    reason: '`last_usage_update_time`: state history reports usage only when its amounts change',
    path: /^\/v1\/chain\/get_account$/,
    strip: (text) => text.replaceAll(/"last_usage_update_time":"[^"]+"/g, ''),
  },
  {
    reason: 'the order of the list: deltas lack the creation order of rows within a block',
    path: /^\/v1\/chain\/get_accounts_by_authorizers$/,
    strip: (text) =>
      text
        .split('{')
        .sort()
        .join()
        .replaceAll(/[\],}]+/g, ''),
  },
];

/** The JSON without the fields; numbers above 2^53 are strings already. */
function withoutParams(text: string): string {
  const value: unknown = JSON.parse(text, (key, each: unknown) =>
    key === 'params' || key === 'return_data' ? undefined : each,
  );
  return JSON.stringify(value);
}

/** Answers that match in shape only, or not at all, with the reason. */
const otherHead = 'recorded at a head block other than the block of the state';
const known: [id: RegExp, reason: string][] = [
  [/^(get_info|http)\./, otherHead],
  [/^get_producers\.|^get_table_rows\.(eosio-eosio-(global2?|producers|blockinfo)|producers)/, otherHead],
  [/^get_table_rows\.(time-limit|error-bool-string)$|^history_get_actions\.eosio-last$/, otherHead],
  [/^get_account\.(starved11111|nocpu1111111|noram1111111)$/, 'the account was created after this state'],
  [/^get_account\./, otherHead],
  [/\.recent(-2)?$/, 'the transaction was pushed after this state'],
  [/^get_transaction_status\.irreversible$/, 'nodeos does not track transactions from before its start; a devnet does'],
  [/^get_transaction_status\./, otherHead],
  [/^get_transaction_id\.ok$/, 'recorded with its data as hex, which the recording shows as an object'],
  [/^abi_bin_to_json\.truncated$/, 'the lines below the first are the call stack of the node'],
  [/^node\.(get_supported_apis|db_size)/, 'supported endpoints and database size differ by node'],
  [/^producer_api\.paused$/, 'block production is stopped'],
  [/^producer_api\.get_integrity_hash$/, "a hash of nodeos' memory: not supported"],
];

/** Why an answer from the recorded state may differ; null if it must not. */
export function knownStateDifference(exchange: Exchange): string | null {
  return known.find(([id]) => id.test(exchange.id))?.[1] ?? null;
}
