import type { Field } from '../core/fields.ts';
import { getJson, httpFailure } from '../core/get-json.ts';
import { data, empty, failed, meta, type Outcome } from '../core/outcome.ts';
import type { ExecutionInfo } from './execution-info.ts';

/**
 * How a proposal ended, by the graph-query history service: `GET {api}?type=msig_history&proposer=…&proposal_name=…`,
 * a list of executions, newest first. 'empty': it has none.
 */
export async function graphProposalEnd(url: string, proposer: string, name: string): Promise<Outcome<ExecutionInfo>> {
  const address = new URL(url);
  address.searchParams.set('type', 'msig_history');
  address.searchParams.set('proposer', proposer);
  address.searchParams.set('proposal_name', name);
  const known = meta({ source: 'dfuse', endpoint: url, time: new Date().toISOString() });
  try {
    const answer = (await getJson(address)).value;
    const rows = answer.at('data').items();
    return rows[0] === undefined ? empty(known) : data(readExecution(rows[0]), known);
  } catch (error) {
    return failed([httpFailure(error, 'dfuse', url)]);
  }
}

export function readExecution(row: Field): ExecutionInfo {
  return {
    payer: row.at('payer').text(),
    trxId: row.at('trx_id').text(),
    publishedAt: row.at('published_at').time(),
    cancelled: row.at('cancelled').missing ? false : row.at('cancelled').flag(),
  };
}
