import type { BlockListRecords } from './block-list.ts';
import type { StatisticsRecords } from './chain-statistics.ts';
import type { ProposalRecords } from './proposal-life.ts';
import type { RoundRecords } from './producer-rounds.ts';
import type { TransactionListRecords } from './transaction-list.ts';
import type { UsageRecords } from './contract-usage.ts';
import type { VersionRecords } from './versions.ts';

/** What only a record of the whole chain has. Implemented by our own index. */
export interface ChainRecords
  extends
    BlockListRecords,
    ProposalRecords,
    RoundRecords,
    StatisticsRecords,
    TransactionListRecords,
    UsageRecords,
    VersionRecords {}
