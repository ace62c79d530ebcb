import type { Field } from '../../core/fields.ts';
import type { ExecutionInfo } from '../../msig/execution-info.ts';
import { dfuse, proposalHistory } from './dfuse.ts';

/** How a proposal ended (type=msig_history): the newest of its executions. */
export const dfuseProposalEnd = dfuse.call({
  request: (_url, proposer: string, name: string) => proposalHistory(proposer, name),
  read: (answer) => {
    const [newest] = answer.at('data').items();
    return newest === undefined ? null : readExecution(newest);
  },
});

export function readExecution(row: Field): ExecutionInfo {
  return {
    payer: row.at('payer').text(),
    trxId: row.at('trx_id').text(),
    publishedAt: row.at('published_at').time(),
    cancelled: row.at('cancelled').missing ? false : row.at('cancelled').flag(),
  };
}
