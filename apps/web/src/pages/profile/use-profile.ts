import { noProfile, type Profile, profileOfRow } from '@antescope/wallet/tools/account-info';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { getJson } from '../../lib/http.ts';
import { type ReadState, useRead } from '../../lib/use-read.ts';

/** Profile of an account in the chain's profile contract; all empty without one, 'none' without a name. */
export function useProfile(account: string | null): { read: ReadState<Profile>; refresh: () => void } {
  const { base, chain } = useBoot();
  const { accountInfo } = chain;
  return useRead(accountInfo === null ? null : account, async (signal) => {
    if (accountInfo === null) return noProfile;
    const { contract, table, fields } = accountInfo;
    const { rows } = await getJson<{ rows: Record<string, unknown>[] }>(`${base}/v1/chain/get_table_rows`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        code: contract,
        scope: contract,
        table,
        lower_bound: account,
        upper_bound: account,
        limit: 1,
        json: true,
      }),
      signal,
    });
    const row = rows.find((each) => each[fields.account] === account);
    return row === undefined ? noProfile : profileOfRow(row, chain);
  });
}
