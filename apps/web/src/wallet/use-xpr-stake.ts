import type { XprStake } from '@antescope/sources/xpr/xpr-stake';
import { getData } from '../lib/api-data.ts';
import { useBoot } from '../lib/boot/boot-context.ts';
import { type ReadState, useRead } from '../lib/use-read.ts';

/** XPR stake of an account, from our REST API; null if it has none, 'none' without a name. */
export function useXprStake(actor: string | null): { read: ReadState<XprStake | null>; refresh: () => void } {
  const { base } = useBoot();
  return useRead(actor, (signal) =>
    getData<XprStake>(`${base}/api/v1/accounts/${encodeURIComponent(actor ?? '')}/xpr-stake`, signal),
  );
}
