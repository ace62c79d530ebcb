import type { AccountQuery } from '@antescope/index/store/history-store';
import { badParameter, type HyperionQuery } from './query.ts';

/** The account whose actions are read, and their filter. */
export interface TransferFilter {
  account: string | undefined;
  narrowed: Pick<AccountQuery, 'kinds' | 'counterparty' | 'token'>;
  /** Only transfers are requested. */
  transfers: boolean;
}

/**
 * `transfer.from`, `transfer.to` and `transfer.symbol`, also with an underscore as some clients write them. The subject is
 * `account`, else the sender, else the receiver. Throws HyperionError for three different accounts, or none.
 */
export function transferFilter(query: HyperionQuery): TransferFilter {
  const account = query.name('account');
  const from = query.name('transfer.from') ?? query.name('transfer_from');
  const to = query.name('transfer.to') ?? query.name('transfer_to');
  const symbol = query.text('transfer.symbol') ?? query.text('transfer_symbol');
  query.ignore('transfer_from', 'transfer_to', 'transfer_symbol');
  if (symbol !== undefined && !/^(\d+,)?[A-Z]{1,7}$/.test(symbol))
    throw badParameter('transfer.symbol', 'must be a token symbol');
  const subject = account ?? from ?? to;
  if (from === undefined && to === undefined && symbol === undefined)
    return { account, narrowed: {}, transfers: false };
  if (subject === undefined) throw badParameter('account', 'is required with transfer.symbol');
  const others = [from, to].filter((name) => name !== undefined && name !== subject);
  if (others.length > 1) throw badParameter('account', 'must be the sender or the receiver of the transfers');
  const [counterparty] = others;
  const send = from === subject || (to !== undefined && to !== subject);
  const receive = to === subject || (from !== undefined && from !== subject);
  return {
    account: subject,
    narrowed: {
      ...(send || receive ? { kinds: { send, receive, actions: [] } } : {}),
      ...(counterparty === undefined ? {} : { counterparty }),
      ...(symbol === undefined ? {} : { token: { symbol: symbol.split(',').at(-1)! } }),
    },
    transfers: true,
  };
}
