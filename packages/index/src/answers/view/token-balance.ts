import { formatAsset } from '@antescope/codec/chain/asset';
import type { TokenBalance } from '@antescope/sources/account/account-view';
import type { HistoryReader, StoredRow } from '../../store/history-store.ts';
import { balanceValue } from '../../store/token-rows.ts';

/** Balance in a row of an `accounts` table; null if the row is not a token balance. */
export function tokenBalanceOf(row: StoredRow): TokenBalance | null {
  const value = balanceValue(row.primaryKey, row.value);
  return value === null ? null : { contract: row.code, quantity: formatAsset(value) };
}

/** Current balances of an account, at most `limit`. `block`: the head, for stores without derived balances. */
export async function presentBalances(
  reader: HistoryReader,
  account: string,
  block: number,
  limit: number,
): Promise<TokenBalance[]> {
  if (reader.derived === undefined) {
    const rows = await reader.rowsOfScope(account, 'accounts', block, limit);
    return rows.items.map(tokenBalanceOf).filter((balance) => balance !== null);
  }
  const balances = await reader.derived.tokens.balances(account, limit);
  return balances.map(({ contract, units, precision, code }) => ({
    contract,
    quantity: formatAsset({ units, precision, code }),
  }));
}
