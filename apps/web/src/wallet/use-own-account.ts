import type { AccountView } from '@antescope/sources/account/account-view';
import { getData } from '../lib/api-data.ts';
import { type ReadState, useRead } from '../lib/use-read.ts';
import { useBoot } from '../lib/boot/boot-context.ts';

/** An account's state, from our REST API; 'none' without a name. */
export function useOwnAccount(actor: string | null): { read: ReadState<AccountView>; refresh: () => void } {
  const { base } = useBoot();
  return useRead(actor, async (signal) => {
    const account = await getData<AccountView>(`${base}/api/v1/accounts/${encodeURIComponent(actor ?? '')}`, signal);
    if (account === null) throw new Error(`There is no account ${actor}`);
    return account;
  });
}
