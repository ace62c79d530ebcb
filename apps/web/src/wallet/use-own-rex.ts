import type { RexHoldings } from '@antescope/sources/account/rex-holdings';
import { getData } from '../lib/api-data.ts';
import { useBoot } from '../lib/boot/boot-context.ts';
import { type ReadState, useRead } from '../lib/use-read.ts';

/** REX and fund of an account, from our REST API; null if it has none, 'none' without a name. */
export function useOwnRex(actor: string | null): { read: ReadState<RexHoldings | null>; refresh: () => void } {
  const { base } = useBoot();
  return useRead(actor, (signal) =>
    getData<RexHoldings>(`${base}/api/v1/accounts/${encodeURIComponent(actor ?? '')}/rex`, signal),
  );
}
