import type { Field } from '../../core/fields.ts';

export const swapStatuses = ['pending', 'success', 'fail', 'processing'] as const;
type SwapStatus = (typeof swapStatuses)[number];

/** A swap or withdrawal of an account, as its service records it. */
export interface SwapRecord {
  id: string;
  /** One of `swapStatuses`, or the service's own word. */
  status: SwapStatus | (string & {});
  /** Decimal text in whole coins. */
  amount: string;
  currency: string;
  network: string;
  /** ISO time with Z. */
  created: string;
  withdrawalAddress: string;
  /** Transaction of the other network; null until it is sent. */
  withdrawalHash: string | null;
}

/** Throws BadAnswerError. */
export function readSwapRecord(row: Field): SwapRecord {
  const amount = row.at('amount');
  const text = typeof amount.value === 'number' ? String(amount.value) : amount.text();
  const hash = row.at('withdrawalHash').textOr('');
  return {
    id: identifier(row.at('id')),
    status: row.at('status').text().slice(0, 60),
    amount: /^\d+(\.\d+)?$/.test(text) ? text : amount.fail('an amount'),
    currency: row.at('currency').text(),
    network: row.at('network').text(),
    created: row.at('created').time(),
    withdrawalAddress: row.at('withdrawalAddress').text(),
    withdrawalHash: hash === '' ? null : hash,
  };
}

/** No further change is expected. Words that are not known may change. */
export function isSettled(status: string): boolean {
  return status === 'success' || status === 'fail';
}

export function identifier(field: Field): string {
  return typeof field.value === 'number' ? field.integer() : field.text();
}
