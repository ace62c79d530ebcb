import type { Field } from '../../core/fields.ts';
import { backend, figure } from './backend.ts';

interface TokenQuery {
  chain: string;
  contract: string;
  symbol: string;
}

/** Largest holders with decimal amounts (tokens?type=topHolders): {account, amount}, [account, amount] or our own rows. */
export const backendTopHolders = backend.call({
  request: (_base, token: TokenQuery, limit: number) => ({
    path: ['tokens'],
    query: { type: 'topHolders', ...token, limit },
  }),
  read: (answer) => answer.items().map(readHolder),
});

/** How many accounts hold a token, as decimal text (tokens?type=tokenHoldersCount). */
export const backendHolderCount = backend.call({
  request: (_base, token: TokenQuery) => ({ path: ['tokens'], query: { type: 'tokenHoldersCount', ...token } }),
  read: (answer) => figure(answer, 'holders').integer(),
});

function readHolder(row: Field): { account: string; amount: string } {
  const pair = row.isObject ? null : row.items();
  const account = pair === null ? row.at('account') : pair[0];
  const amount = pair === null ? (row.at('amount').missing ? row.at('owned') : row.at('amount')) : pair[1];
  if (account === undefined || amount === undefined) return row.fail('an account with its amount');
  const text = typeof amount.value === 'number' ? String(amount.value) : amount.text().split(' ')[0]!;
  if (!/^\d+(\.\d+)?$/.test(text)) return amount.fail('an amount');
  return { account: account.text(), amount: text };
}
