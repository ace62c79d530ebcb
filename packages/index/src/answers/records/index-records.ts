import type { ChainRecords } from '@antescope/sources/state/chain-records';
import { blockList } from './block-list-records.ts';
import { proposalLives, proposals } from './proposal-records.ts';
import type { RecordsContext } from './records-context.ts';
import { missedBlocks, producerRounds } from './round-records.ts';
import { transactionIds, transactionList } from './transaction-list-records.ts';
import { statistics } from './statistics-records.ts';
import { tokenTransfers } from './transfer-records.ts';
import { contractUsage } from './usage-records.ts';
import { contractVersions, permissionVersions, rowVersions } from './version-records.ts';

/** Records that the index keeps with every block. */
export function indexRecords(context: RecordsContext): ChainRecords {
  return {
    blockList: (query) => blockList(context, query),
    proposalLives: (proposer, name) => proposalLives(context, proposer, name),
    proposals: (query) => proposals(context, query),
    producerRounds: (query) => producerRounds(context, query),
    missedBlocks: (query) => missedBlocks(context, query),
    transactionList: (query) => transactionList(context, query),
    transactionIds: (prefix) => transactionIds(context, prefix),
    statistics: (query) => statistics(context, query),
    contractUsage: (contract, query) => contractUsage(context, contract, query),
    tokenTransfers: (token, query) => tokenTransfers(context, token, query),
    rowVersions: (place, query) => rowVersions(context, place, query),
    permissionVersions: (account, query) => permissionVersions(context, account, query),
    contractVersions: (account, query) => contractVersions(context, account, query),
  };
}
