import type { AccountQuery } from '@antescope/index/store/history-store';
import { type FieldFilter, onlyValue } from './field-filters.ts';

/** The part of the filters that the list of one account answers. */
export interface TransferFilter {
  account: string;
  narrowed: Pick<AccountQuery, 'kinds' | 'counterparty' | 'token'>;
  answered: readonly FieldFilter[];
}

/**
 * `transfer.from`, `transfer.to` and `transfer.symbol` in the list of `account`, else of the sender, else of the receiver;
 * null if there is no such list, or if it does not answer them.
 */
export function transferFilter(account: string | undefined, filters: readonly FieldFilter[]): TransferFilter | null {
  const [from, to, symbol] = ['transfer.from', 'transfer.to', 'transfer.symbol'].map((field) =>
    filters.find((filter) => filter.field === field && onlyValue(filter) !== undefined),
  );
  const answered = [from, to, symbol].filter((filter) => filter !== undefined);
  const [sender, receiver, code] = [from, to, symbol].map((filter) => filter && onlyValue(filter));
  const subject = account ?? sender ?? receiver;
  if (answered.length === 0 || subject === undefined) return null;
  const others = [sender, receiver].filter((name) => name !== undefined && name !== subject);
  if (others.length > 1) return null;
  const [counterparty] = others;
  const send = sender === subject || (receiver !== undefined && receiver !== subject);
  const receive = receiver === subject || (sender !== undefined && sender !== subject);
  return {
    account: subject,
    narrowed: {
      ...(send || receive ? { kinds: { send, receive, actions: [] } } : {}),
      ...(counterparty === undefined ? {} : { counterparty }),
      ...(code === undefined ? {} : { token: { symbol: code } }),
    },
    answered,
  };
}
