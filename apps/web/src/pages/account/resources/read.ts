import type { ChainConfig } from '@antescope/chains/config/chain-config';
import { type ServiceStake, serviceStakes } from '@antescope/sources/account/service-stakes';
import {
  accountRefunds,
  accountStakes,
  refundIsDue,
  type Refund,
  type StakeSheet,
} from '@antescope/sources/account/stakes';
import { mapOutcome, type Outcome } from '@antescope/sources/core/outcome';
import { readAll } from '../../../lib/page/read-all.ts';
import type { TabRequest } from '../tabs/tab-request.ts';

export interface ResourcesContent {
  tab: 'resources';
  stakes: Outcome<StakeSheet>;
  refunds: Outcome<(Refund & { due: boolean })[]>;
  services: Outcome<ServiceStake[]> | null;
  /** Resource history is available. */
  indexed: boolean;
}

export async function readResources({ context: { sources, chain }, name }: TabRequest): Promise<ResourcesContent> {
  const { at } = sources;
  const { stakeContract, hodlContract } = chain.stakeServices;
  const { stakes, refunds, services } = await readAll({
    stakes: accountStakes(at, name),
    refunds: accountRefunds(at, name),
    services: stakeContract === null && hodlContract === null ? null : serviceStakes(at, name),
  });
  return {
    tab: 'resources',
    stakes,
    refunds: mapOutcome(refunds, (rows) => withDue(rows, chain)),
    services,
    indexed: at.past !== null,
  };
}

function withDue(rows: Refund[], chain: ChainConfig) {
  const days = chain.contractVariants.refundDays;
  return rows.map((row) => ({ ...row, due: refundIsDue(row.requested, days, Date.now()) }));
}
