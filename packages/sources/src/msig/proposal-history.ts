import type { ChainSources } from '../chain-sources.ts';
import { data, empty, type Outcome, withoutData } from '../core/outcome.ts';
import type { ExecutionInfo } from './execution-info.ts';
import { dfuseProposalEnd } from '../services/dfuse/proposal-end.ts';
import type { ProposalLife } from '../state/proposal-life.ts';

const rowsLookedAt = 100;

/**
 * How a proposal that is gone ended: by what our index recorded of it; else the newest exec or cancel of that name among
 * the actions of its proposer and of the multisig contract, from the graph-query service where the chain has one, else
 * from whatever history it has. 'empty': none was found in what could be searched.
 */
export async function proposalEnd(
  sources: ChainSources,
  proposer: string,
  name: string,
): Promise<Outcome<ExecutionInfo>> {
  const recorded = await sources.at.records?.proposalLives(proposer, name);
  if (recorded?.state === 'data') {
    const end = recordedEnd(recorded.data);
    return end === null ? empty(recorded.meta) : data(end, recorded.meta);
  }
  const { msig } = sources.at.chain.systemAccounts;
  const end = await dfuseProposalEnd(sources.at, proposer, name);
  if (end.state === 'data') return end;
  const pages = await Promise.all(
    (['exec', 'cancel'] as const).map((action) =>
      sources.accountActions(msig, { contract: msig, action }, { limit: rowsLookedAt, order: 'desc' }),
    ),
  );
  const ends: ExecutionInfo[] = [];
  for (const outcome of pages) {
    if (outcome.state !== 'data') continue;
    for (const { trace, transactionId, blockTime } of outcome.data.rows) {
      const fields = (typeof trace.data === 'object' && trace.data !== null ? trace.data : {}) as Record<
        string,
        unknown
      >;
      if (fields.proposer !== proposer || fields.proposal_name !== name) continue;
      const by = trace.name === 'cancel' ? fields.canceler : fields.executer;
      ends.push({
        payer: String(by ?? ''),
        trxId: transactionId,
        publishedAt: blockTime,
        cancelled: trace.name === 'cancel',
      });
    }
  }
  const [last] = ends.toSorted((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1));
  const failed = pages.find((outcome) => outcome.state === 'failed');
  if (last !== undefined) return data(last, pages[0]!.meta);
  return failed === undefined ? empty(pages[0]!.meta) : withoutData(failed);
}

function recordedEnd(lives: readonly ProposalLife[]): ExecutionInfo | null {
  const life = lives.find(({ status }) => status !== 'open');
  const last = life?.steps.at(-1);
  if (life === undefined || last === undefined) return null;
  return {
    payer: last.by,
    trxId: last.transactionId,
    publishedAt: last.time,
    cancelled: life.status === 'cancelled',
  };
}
