import type { Field } from '../../core/fields.ts';
import { exactText, parseDecimal } from '../../price/decimal.ts';
import { httpUrl, nonEmpty } from '../config-values.ts';
import { defineService } from '../define-service.ts';
import * as v from 'valibot';

/** Swaps tokens of this chain: a quote is accepted by a transfer to `account` with the quote's token as its memo. */
export const swapService = defineService({
  name: 'swap',
  config: v.strictObject({ url: httpUrl, account: nonEmpty, symbols: v.array(nonEmpty) }),
  url: ({ url }) => url,
  timeoutMs: 5000,
  maxBytes: 100_000,
});

export interface SwapOffer {
  /** Identifies the quote; memo of the transfer. */
  token: string;
  /** Amount received, decimal text. */
  quantity: string;
  /** Receives the transfer. */
  account: string;
}

/** `amount`: decimal text of the base token. Refusals of the service are failures with its message. */
export const swapQuote = swapService.call({
  request: (_config, base: string, amount: string, quote: string) => ({ path: ['v1', 'quote', base, amount, quote] }),
  read: (answer, { account }): SwapOffer => {
    throwIfRefused(answer);
    return { token: tokenOf(answer.at('token')), quantity: positive(answer.at('qty')), account };
  },
});

/** Outcome of an accepted quote; `transactionId` is null until it is paid out. */
export interface SwapOrder {
  id: string;
  transactionId: string | null;
}

export const swapOrder = swapService.call({
  request: (_config, id: string) => ({ path: ['v1', 'order', id] }),
  read: (answer, _config, id): SwapOrder => {
    throwIfRefused(answer);
    const transactionId = answer.at('transaction_id').textOr('');
    return { id, transactionId: transactionId === '' ? null : transactionId };
  },
  rules: { emptyStatuses: [404] },
});

function throwIfRefused(answer: Field): void {
  if (answer.at('success').flag()) return;
  throw new Error(answer.at('errormsg').textOr('The swap service refused the request').slice(0, 200));
}

/** A memo has at most 256 bytes. */
function tokenOf(field: Field): string {
  const text = field.text();
  return text !== '' && text.length <= 256 ? text : field.fail('a quote token');
}

function positive(field: Field): string {
  const value = parseDecimal(typeof field.value === 'number' ? String(field.value) : field.text());
  return value === null || value.units <= 0n ? field.fail('an amount') : exactText(value);
}
