import { isName, nameToU64 } from '@antescope/codec/chain/name';

/** Address of the history of an account's row in a table of the system contract, whose key is the account. */
export function systemRowHistory(
  table: 'userres' | 'voters',
  account: string,
): { path: string; search: Record<string, string> } | null {
  if (!isName(account)) return null;
  const scope = table === 'userres' ? account : 'eosio';
  return {
    path: '/contract',
    search: { tab: 'Tables', account: 'eosio', table, scope, row: nameToU64(account).toString() },
  };
}
