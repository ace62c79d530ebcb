import { symbolCodeToU64 } from '@antescope/codec/chain/symbol';
import { IndexState } from '@antescope/index/answers/index-state';
import { tokenBalanceOf } from '@antescope/index/answers/view/token-balance';
import { amountOf } from './account.ts';
import { LightError } from './light-error.ts';
import type { Network } from './networks.ts';

/** Decimal string; '0' if the account has no balance or the token does not exist. */
export async function tokenBalance(
  { store, status }: Network,
  account: string,
  contract: string,
  code: string,
): Promise<string> {
  const row = await store.reader.row(contract, account, 'accounts', symbolCodeToU64(code), status.head.number);
  const balance = row === null ? null : tokenBalanceOf(row);
  return balance === null ? '0' : amountOf(balance.quantity);
}

/** [account, decimal string], largest first. */
export async function topHolders(
  network: Network,
  contract: string,
  code: string,
  count: number,
): Promise<[string, string][]> {
  const { holders } = await held(network, contract, code, count);
  return holders.map(({ account, owned }) => [account, amountOf(owned)]);
}

/** Number of accounts with a positive balance of a token. */
export async function holderCount(network: Network, contract: string, code: string): Promise<number> {
  return (await held(network, contract, code, 1)).count;
}

async function held({ store }: Network, contract: string, code: string, limit: number) {
  const outcome = await new IndexState(store.reader, store.abis).holders(contract, code, limit);
  if (outcome.state === 'data') return outcome.data;
  if (outcome.state === 'empty') return { holders: [], count: 0 };
  throw new LightError(503, outcome.meta.failures[0]?.message ?? 'Cannot read the holders');
}
