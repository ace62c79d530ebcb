import type { DelegatedBandwidth } from '@antescope/sources/account/stakes';
import { getData } from '../lib/api-data.ts';
import { useBoot } from '../lib/boot/boot-context.ts';
import { type ReadState, useRead } from '../lib/use-read.ts';

/** Stakes of an account by receiver, from our REST API; 'none' without a name. */
export function useOwnStakes(actor: string | null): {
  read: ReadState<readonly DelegatedBandwidth[]>;
  refresh: () => void;
} {
  const { base } = useBoot();
  return useRead(
    actor,
    async (signal) =>
      (await getData<DelegatedBandwidth[]>(
        `${base}/api/v1/accounts/${encodeURIComponent(actor ?? '')}/stakes`,
        signal,
      )) ?? [],
  );
}
