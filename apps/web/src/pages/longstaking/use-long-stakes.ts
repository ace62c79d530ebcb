import type { LongStakeRow } from '@antescope/sources/table/tables/long-staking';
import { getData } from '../../lib/api-data.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { type ReadState, useRead } from '../../lib/use-read.ts';

/** Long stakes of an account, from our REST API; 'none' without a name. */
export function useLongStakes(actor: string | null): { read: ReadState<LongStakeRow[]>; refresh: () => void } {
  const { base } = useBoot();
  return useRead(
    actor,
    async (signal) =>
      (await getData<LongStakeRow[]>(
        `${base}/api/v1/accounts/${encodeURIComponent(actor ?? '')}/long-stakes`,
        signal,
      )) ?? [],
  );
}
