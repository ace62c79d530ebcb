import { isoZ } from '@antescope/codec/chain/time';
import { tableScopes } from '../contract/table-scopes.ts';
import { data, empty, type Failure, type Outcome, withoutData } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { readTable } from '../table/read-table.ts';
import { approvals, approvals2, type ApprovalsRow, type ProposalRow, proposals } from '../table/tables/msig.ts';
import type { ProposalRowView } from './proposal-view.ts';
import { unpackProposal } from './unpack-proposal.ts';

export interface ProposalPage {
  rows: ProposalRowView[];
  /** Proposer to continue from; null at the end. */
  next: string | null;
}

/** Each proposer is a separate scope, which costs two reads. */
const proposersOnPage = 12;
const maxPerProposer = 100;

/** Open proposals by proposer name, or of a single proposer. */
export async function listProposals(
  at: SourceContext,
  request: { proposer?: string | undefined; from?: string | undefined } = {},
): Promise<Outcome<ProposalPage>> {
  const head = await at.knownHead().catch(() => null);
  const now = head === null ? Date.now() : Date.parse(head.headTime);
  if (request.proposer !== undefined) {
    const rows = await proposalsOf(at, request.proposer, now);
    if (rows.state === 'failed') return withoutData(rows);
    return rows.state === 'empty' ? rows : data({ rows: rows.data, next: null }, rows.meta);
  }
  const from = request.from === undefined ? {} : { from: request.from };
  const code = at.chain.systemAccounts.msig;
  const scopes = await tableScopes(at, { code, table: 'proposal', limit: proposersOnPage, ...from });
  if (scopes.state === 'failed') return withoutData(scopes);
  if (scopes.state === 'empty') {
    // A chain without the contract also returns no scopes.
    const one = await readTable(at, proposals, code, { limit: 1 });
    return one.state === 'empty' ? one : scopes;
  }
  const lists = await Promise.all(scopes.data.scopes.map(({ scope }) => proposalsOf(at, scope, now)));
  const failures: Failure[] = lists.flatMap(({ meta }) => meta.failures);
  const rows = lists.flatMap((each) => (each.state === 'data' ? each.data : []));
  const complete = lists.every((each) => each.state !== 'failed' && each.meta.complete);
  const meta = { ...scopes.meta, complete, failures: [...scopes.meta.failures, ...failures] };
  return rows.length === 0 && complete ? empty(meta) : data({ rows, next: scopes.data.next }, meta);
}

async function proposalsOf(at: SourceContext, proposer: string, now: number): Promise<Outcome<ProposalRowView[]>> {
  const [rows, newer] = await Promise.all([
    readTable(at, proposals, proposer, { limit: maxPerProposer }),
    readTable(at, approvals2, proposer, { limit: maxPerProposer }),
  ]);
  if (rows.state === 'failed') return withoutData(rows);
  if (rows.state === 'empty') return rows;
  const current = newer.state === 'data' ? newer.data : [];
  const missing = rows.data.some(({ name }) => !current.some((row) => row.name === name));
  const older = missing ? await readTable(at, approvals, proposer, { limit: maxPerProposer }) : null;
  const all = [...current, ...(older?.state === 'data' ? older.data : [])];
  const failures = newer.state === 'failed' ? newer.meta.failures : [];
  return data(
    rows.data.map((row) => line(proposer, row, all.find(({ name }) => name === row.name) ?? null, now)),
    {
      ...rows.meta,
      complete: rows.meta.complete && newer.state !== 'failed',
      failures: [...rows.meta.failures, ...failures],
    },
  );
}

function line(proposer: string, row: ProposalRow, approval: ApprovalsRow | null, now: number): ProposalRowView {
  const transaction = unpackProposal(row.packed, () => undefined);
  const expiration = transaction === null ? null : isoZ(transaction.expiration);
  const requested = approval?.requested.length ?? 0;
  const approved = approval?.provided.length ?? 0;
  const open = requested === 0 && approved > 0 ? 'approved' : 'open';
  return {
    proposer,
    name: row.name,
    requested: requested + approved,
    approved,
    expiration,
    actions: (transaction?.actions ?? []).map(({ account, name }) => ({ contract: account, name })),
    status: expiration === null ? 'unreadable' : Date.parse(expiration) <= now ? 'expired' : open,
  };
}
