import { toHex } from '@antescope/codec/bytes/bytes';
import { microsToTimePoint, timePointToMicros } from '@antescope/codec/chain/time';
import { unpackTransaction } from '@antescope/codec/chain/transaction';
import type { GeneratedTransactionRow } from '@antescope/devnet/state/rows';
import { transactionJson } from '../block-json.ts';
import type { Endpoint } from '../endpoint.ts';
import { Params } from '../params.ts';

const defaultLimit = 50;

export const getScheduledTransactions: Endpoint = {
  path: '/v1/chain/get_scheduled_transactions',
  answer(node, body) {
    const params = Params.required(body);
    const json = params.bool('json');
    const limit = params.uint32('limit', defaultLimit);
    const rows = from([...node.database.generated.values()].sort(byDelay), params.string('lower_bound'));
    const transactions = rows.slice(0, limit).map((row) => ({
      trx_id: row.id,
      sender: row.sender,
      // nodeos writes 128-bit integers as strings.
      sender_id: row.senderId.toString(),
      payer: row.payer,
      delay_until: microsToTimePoint(row.delayUntil),
      expiration: microsToTimePoint(row.expiration),
      published: microsToTimePoint(row.published),
      transaction: json ? transactionJson(unpackTransaction(row.packed), node.actions) : toHex(row.packed),
    }));
    return { value: { transactions, more: rows[limit]?.id ?? '' } };
  },
};

function byDelay(a: GeneratedTransactionRow, b: GeneratedTransactionRow): number {
  return Number(a.delayUntil - b.delayUntil) || Number(a.published - b.published);
}

/** `lower` is a transaction ID or a time; nothing follows any other text. */
function from(rows: GeneratedTransactionRow[], lower: string): GeneratedTransactionRow[] {
  if (lower === '') return rows;
  if (/^[0-9a-fA-F]{64}$/.test(lower)) {
    const start = rows.findIndex((row) => row.id === lower.toLowerCase());
    return start < 0 ? [] : rows.slice(start);
  }
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z?$/.test(lower)) return [];
  const micros = timePointToMicros(lower);
  return rows.filter((row) => row.delayUntil >= micros);
}
