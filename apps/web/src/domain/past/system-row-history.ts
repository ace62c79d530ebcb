import type { PublicChain } from '@antescope/chains/config/chain-config';
import { isName, nameToU64 } from '@antescope/codec/chain/name';

/** Link to the history of an account's row in a table of the system contract; null if the chain has no such row. */
export function systemRowHistory(
  { systemAccounts: { system }, contractVariants, resources, features }: RowRules,
  table: 'userres' | 'voters',
  account: string,
): { path: string; search: Record<string, string> } | null {
  const exists =
    table === 'userres'
      ? resources.bandwidth === 'staked'
      : features.voting && contractVariants.votersKey === 'account';
  if (!exists || !isName(account)) return null;
  const scope = table === 'userres' ? account : system;
  return {
    path: '/contract',
    search: { tab: 'Tables', account: system, table, scope, row: nameToU64(account).toString() },
  };
}

type RowRules = Pick<PublicChain, 'systemAccounts' | 'contractVariants' | 'resources' | 'features'>;
