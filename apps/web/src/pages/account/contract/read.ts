import { type ContractSummary, contractSummary } from '@antescope/sources/account/contract-summary';
import { contractUsage } from '@antescope/sources/contract/contract-usage';
import type { Outcome } from '@antescope/sources/core/outcome';
import type { ContractUsage } from '@antescope/sources/state/contract-usage';
import { readAll } from '../../../lib/page/read-all.ts';
import type { TabRequest } from '../tabs/tab-request.ts';
import { usageDays, type UsageRange, usageRangeOf } from './usage-range.ts';

export interface ContractContent {
  tab: 'contract';
  contract: Outcome<ContractSummary>;
  /** Of `range`; null without an index. */
  usage: Outcome<ContractUsage> | null;
  range: UsageRange;
}

export async function readContract({ context: { sources }, name, search }: TabRequest): Promise<ContractContent> {
  const { at } = sources;
  const range = usageRangeOf(search.range);
  const { contract, usage } = await readAll({
    contract: contractSummary(at, name),
    usage: at.records === null ? null : contractUsage(at, name, { days: usageDays[range] }),
  });
  return { tab: 'contract', contract, usage: contract.state === 'data' ? usage : null, range };
}
