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

/** Each proposer is a scope of its own, which costs two reads. */
const proposersOnPage = 12;
const mostOfOne = 100;

/** Open proposals by proposer name, or those of one proposer. */
export async function listProposals(
  at: SourceContext,
  asked: { proposer?: string | undefined; from?: string | undefined } = {},
): Promise<Outcome<ProposalPage>> {
  const head = await at.knownHead().catch(() => null);
  const now = head === null ? Date.now() : Date.parse(head.headTime);
  if (asked.proposer !== undefined) {
    const rows = await proposalsOf(at, asked.proposer, now);
    if (rows.state === 'failed') return withoutData(rows);
    return rows.state === 'empty' ? rows : data({ rows: rows.data, next: null }, rows.meta);
  }
  const from = asked.from === undefined ? {} : { from: asked.from };
  const code = at.chain.systemAccounts.msig;
  const scopes = await tableScopes(at, { code, table: 'proposal', limit: proposersOnPage, ...from });
  if (scopes.state === 'failed') return withoutData(scopes);
  if (scopes.state === 'empty') {
    // No scope of a table is also what a chain without the contract answers.
    const one = await readTable(at, proposals, code, { most: 1 });
    return one.state === 'empty' ? one : scopes;
  }
  const found = await Promise.all(scopes.data.scopes.map(({ scope }) => proposalsOf(at, scope, now)));
  const failures: Failure[] = found.flatMap(({ meta }) => meta.failures);
  const rows = found.flatMap((each) => (each.state === 'data' ? each.data : []));
  const complete = found.every((each) => each.state !== 'failed' && each.meta.complete);
  const meta = { ...scopes.meta, complete, failures: [...scopes.meta.failures, ...failures] };
  return rows.length === 0 && complete ? empty(meta) : data({ rows, next: scopes.data.next }, meta);
}

async function proposalsOf(at: SourceContext, proposer: string, now: number): Promise<Outcome<ProposalRowView[]>> {
  const [rows, newer] = await Promise.all([
    readTable(at, proposals, proposer, { most: mostOfOne }),
    readTable(at, approvals2, proposer, { most: mostOfOne }),
  ]);
  if (rows.state === 'failed') return withoutData(rows);
  if (rows.state === 'empty') return rows;
  const known = newer.state === 'data' ? newer.data : [];
  const missing = rows.data.some(({ name }) => !known.some((row) => row.name === name));
  const older = missing ? await readTable(at, approvals, proposer, { most: mostOfOne }) : null;
  const all = [...known, ...(older?.state === 'data' ? older.data : [])];
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
