import type { DerivedReader } from '../../derived-reader.ts';
import type { Snapshot } from '../snapshot.ts';
import { ClickHouseChanges } from './read-changes.ts';
import { ClickHouseProposals } from './read-proposals.ts';
import { ClickHouseResources } from './read-resources.ts';
import { ClickHouseRounds } from './read-rounds.ts';
import { ClickHouseStatistics } from './read-statistics.ts';
import { ClickHouseTokens } from './read-tokens.ts';

/**
 * What SQLite keeps beside its rows, ClickHouse works out of them when it is asked: its columns are made for that, and
 * what is not kept cannot be wrong after a fork.
 */
export function clickHouseDerived(now: () => Promise<Snapshot>): DerivedReader {
  return {
    tokens: new ClickHouseTokens(now),
    resources: new ClickHouseResources(now),
    proposals: new ClickHouseProposals(now),
    rounds: new ClickHouseRounds(now),
    statistics: new ClickHouseStatistics(now),
    changes: new ClickHouseChanges(now),
  };
}
