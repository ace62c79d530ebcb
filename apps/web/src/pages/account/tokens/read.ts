import type { ChainConfig } from '@antescope/chains/config/chain-config';
import type { TokenBalance } from '@antescope/sources/account/account-view';
import type { Outcome } from '@antescope/sources/core/outcome';
import { defaultQuery } from '@antescope/sources/history/action-query';
import { coreWorth } from '@antescope/sources/price/prices';
import { readAll } from '../../../lib/page/read-all.ts';
import type { AccountPageData } from '../account-page-data.ts';
import { isCore } from '../held-tokens.ts';
import { lookalikesOf } from '../lookalikes.ts';
import type { TabRequest } from '../tabs/tab-request.ts';
import { worthOf } from '../worth.ts';

const transfers = { ...defaultQuery.filter, kinds: ['receive' as const, 'send' as const] };
const newest = { limit: 10, order: 'desc' as const };

/** Balances, the value of the core token's, and the newest transfers. */
export async function readTokens({ context, name }: TabRequest): Promise<Partial<AccountPageData>> {
  const { sources, chain, preferences } = context;
  const { tokens, actions, worth } = await readAll({
    tokens: sources.tokens(name),
    actions: sources.accountActions(name, transfers, newest),
    worth: coreWorth(sources.at, preferences.currency),
  });
  return {
    tokens,
    lookalikes: tokens.state === 'data' ? lookalikesOf(tokens.data, chain) : [],
    actions,
    worth: worthOf(heldCore(tokens, chain), worth),
    conversion: worth?.conversion ?? null,
  };
}

/** Balance of the core token, the only one with a price. */
function heldCore(tokens: Outcome<TokenBalance[]>, chain: ChainConfig): string | null {
  return tokens.state === 'data' ? (tokens.data.find((token) => isCore(token, chain))?.quantity ?? null) : null;
}
