import type { CompatChain } from '../core/compat-chain.ts';
import { getActionUsage } from './action-usage.ts';
import { getBlock, getBlocks, getSchedule } from './blocks.ts';
import type { ChainIndex } from './chain-index.ts';
import { checkTransaction } from './check-transaction.ts';
import { getDeltas } from './deltas.ts';
import { getActions } from './get-actions.ts';
import { getCreatedAccounts, getCreator, getTransaction } from './history.ts';
import { getLinks } from './links.ts';
import { getMissedBlocks } from './missed-blocks.ts';
import { getProposals } from './proposals.ts';
import type { HyperionQuery } from './query.ts';
import { getTopHolders, getVoters } from './rankings.ts';
import { getResourceUsage } from './resource-usage.ts';
import { getAbiSnapshot, getTableState } from './row-history.ts';
import { getAccount, getKeyAccounts, getTokens } from './state.ts';
import { getTableRows } from './table-rows.ts';
import { getTrxCount } from './transaction-count.ts';
import { getVoterScopes } from './voter-scopes.ts';

/** A path that is answered from the index. */
interface HyperionEndpoint {
  summary: string;
  needs: 'traces' | 'deltas' | 'state';
  /** Names of the parameters; those with `!` are required. */
  parameters: string;
  answer(index: ChainIndex, query: HyperionQuery, chain: CompatChain): Promise<Record<string, unknown>>;
}

const page = 'limit skip';
const range = 'after before sort';

export const hyperionEndpoints: Readonly<Record<string, HyperionEndpoint>> = {
  '/history/get_actions': {
    summary: 'Actions of an account or of the chain',
    needs: 'traces',
    parameters: `account filter ${page} ${range} simple noBinary track after_key act.account act.name act.authorization.actor act.authorization.permission notified receipts.receiver producer trx_id block_id block_num global_sequence action_ordinal creator_action_ordinal transfer.from transfer.to transfer.symbol transfer.amount transfer.memo`,
    answer: getActions,
  },
  '/history/get_transaction': {
    summary: 'Actions of a transaction',
    needs: 'traces',
    parameters: 'id! block_hint',
    answer: getTransaction,
  },
  // Of 3.3: the same document by another search.
  '/history/get_transaction_legacy': {
    summary: 'Actions of a transaction',
    needs: 'traces',
    parameters: 'id!',
    answer: getTransaction,
  },
  '/history/check_transaction': {
    summary: 'Status of a transaction',
    needs: 'traces',
    parameters: 'id!',
    answer: checkTransaction,
  },
  '/history/get_creator': {
    summary: 'Creator of an account',
    needs: 'traces',
    parameters: 'account!',
    answer: getCreator,
  },
  '/history/get_created_accounts': {
    summary: 'Accounts created by an account',
    needs: 'traces',
    parameters: `account! ${page}`,
    answer: getCreatedAccounts,
  },
  '/history/get_block': { summary: 'A block', needs: 'traces', parameters: 'block_num!', answer: getBlock },
  '/history/get_blocks': {
    summary: 'Blocks',
    needs: 'traces',
    parameters: `block_num ${range} ${page}`,
    answer: getBlocks,
  },
  '/history/get_schedule': {
    summary: 'A producer schedule',
    needs: 'traces',
    parameters: 'version',
    answer: getSchedule,
  },
  '/history/get_deltas': {
    summary: 'Row versions',
    needs: 'deltas',
    parameters: `code scope table primary_key payer present ${range} ${page} after_key`,
    answer: getDeltas,
  },
  '/history/get_table_state': {
    summary: 'All rows of a table at a block',
    needs: 'state',
    parameters: 'code! table! block_num after_key',
    answer: getTableState,
  },
  '/history/get_abi_snapshot': {
    summary: 'ABI of a contract at a block',
    needs: 'deltas',
    parameters: 'contract! block fetch',
    answer: getAbiSnapshot,
  },
  '/state/get_links': {
    summary: 'Linked actions',
    needs: 'state',
    parameters: `account code action permission ${page} after_key`,
    answer: getLinks,
  },
  '/state/get_proposals': {
    summary: 'Multisig proposals',
    needs: 'traces',
    parameters: `proposer proposal account requested provided executed expired track ${page}`,
    answer: getProposals,
  },
  '/state/get_table_rows': {
    summary: 'Rows of a table now',
    needs: 'state',
    parameters: `contract! table! scope primary_key ${page} after_key`,
    answer: getTableRows,
  },
  '/state/get_top_holders': {
    summary: 'Holders of a token with the largest balances',
    needs: 'state',
    parameters: `contract! symbol! ${page}`,
    answer: getTopHolders,
  },
  '/state/get_voters': {
    summary: 'Voters by vote weight',
    needs: 'state',
    parameters: `producer proxy ${page}`,
    answer: getVoters,
  },
  '/state/get_voter_scopes': {
    summary: 'Voters by name',
    needs: 'state',
    parameters: 'term! after_key',
    answer: getVoterScopes,
  },
  '/state/get_tokens': {
    summary: 'Token balances of an account',
    needs: 'state',
    parameters: `account! ${page}`,
    answer: getTokens,
  },
  '/state/get_key_accounts': {
    summary: 'Accounts of a public key; also as a POST',
    needs: 'state',
    parameters: `public_key! details ${page}`,
    answer: getKeyAccounts,
  },
  '/state/get_account': {
    summary: 'An account with tokens, links and its latest actions',
    needs: 'state',
    parameters: `account! ${page}`,
    answer: getAccount,
  },
  '/stats/get_action_usage': {
    summary: 'Actions and transactions of an hour or a day',
    needs: 'traces',
    parameters: 'period! end_date unique_actors',
    answer: getActionUsage,
  },
  '/stats/get_missed_blocks': {
    summary: 'Turns with missed blocks',
    needs: 'traces',
    parameters: `producer min_blocks after before ${page}`,
    answer: getMissedBlocks,
  },
  '/stats/get_resource_usage': {
    summary: 'CPU and NET of the transactions that begin with an action',
    needs: 'traces',
    parameters: 'code! action! @transfer.to',
    answer: getResourceUsage,
  },
  '/stats/get_trx_count': {
    summary: 'Number of transactions in a range of blocks',
    needs: 'traces',
    parameters: 'start_block end_block after before group_by',
    answer: getTrxCount,
  },
};
