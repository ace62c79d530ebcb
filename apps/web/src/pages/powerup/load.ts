import type { AccountView, ResourceMeter } from '@antescope/sources/account/account-view';
import type { Outcome } from '@antescope/sources/core/outcome';
import { readRow } from '@antescope/sources/table/read-table';
import { type PowerupState, powerupState } from '@antescope/sources/table/tables/powerup';
import type { PowerUpFacts } from '@antescope/wallet/tools/powerup';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';

export interface PowerUpPageData {
  state: Outcome<PowerupState>;
  /** What weight gives; null if no limits could be read. */
  sample: PowerUpFacts['sample'];
  /** Seconds since 1970 on the server. */
  now: number;
}

export const load: PageLoader<PowerUpPageData> = async (_request, { sources }) => {
  const { at } = sources;
  const [state, reserve] = await Promise.all([
    readRow(at, powerupState, undefined),
    // It holds the weight that is not rented: the larger the weight, the more exact the sample.
    sources.account(`${at.chain.systemDomain}.reserv`),
  ]);
  return openPage(state.meta, { state, sample: sampleOf(reserve), now: Math.floor(Date.now() / 1000) });
};

function sampleOf(reserve: Outcome<AccountView>): PowerUpFacts['sample'] {
  if (reserve.state !== 'data') return null;
  const [cpu, net] = [limitOf(reserve.data.cpu), limitOf(reserve.data.net)];
  return cpu === null || net === null ? null : { cpu, net };
}

/** null: unlimited, or no weight. */
function limitOf({ max, weight }: ResourceMeter): { max: string; weight: string } | null {
  return max === null || BigInt(max) <= 0n || BigInt(weight) <= 0n ? null : { max, weight };
}
