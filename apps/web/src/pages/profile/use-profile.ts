import { noProfile, type Profile, profileOfRow } from '@antescope/wallet/tools/account-info';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { storedRow } from '../../lib/stored-row.ts';
import { type ReadState, useRead } from '../../lib/use-read.ts';

/** Profile of an account in the chain's profile contract; all empty without one, 'none' without a name. */
export function useProfile(account: string | null): { read: ReadState<Profile>; refresh: () => void } {
  const { base, chain } = useBoot();
  const { accountInfo } = chain;
  return useRead(accountInfo === null ? null : account, async (signal) => {
    if (accountInfo === null) return noProfile;
    const { contract, table, fields } = accountInfo;
    const row = await storedRow(base, { contract, table, field: fields.account, key: account! }, signal);
    return row === null ? noProfile : profileOfRow(row, chain);
  });
}
