import type { DerivedReader } from '@antescope/index/store/derived-reader';
import type { Snapshot } from '../snapshot.ts';
import { ClickHouseChanges } from './read-changes.ts';
import { ClickHouseProposals } from './read-proposals.ts';
import { ClickHouseResources } from './read-resources.ts';
import { ClickHouseRounds } from './read-rounds.ts';
import { ClickHouseStatistics } from './read-statistics.ts';
import { ClickHouseTokens } from './read-tokens.ts';

/**
 * Derived data. SQLite stores it; ClickHouse computes it on request, which columns make cheap and forks cannot
 * invalidate. `system`: the chain's system account.
 */
export function clickHouseDerived(now: () => Promise<Snapshot>, system: string): DerivedReader {
  return {
    tokens: new ClickHouseTokens(now),
    resources: new ClickHouseResources(now, system),
    proposals: new ClickHouseProposals(now),
    rounds: new ClickHouseRounds(now),
    statistics: new ClickHouseStatistics(now, system),
    changes: new ClickHouseChanges(now),
  };
}
