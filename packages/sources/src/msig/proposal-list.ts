import { isoZ } from '@antescope/codec/chain/time';
import { tableScopes } from '../contract/table-scopes.ts';
import { data, empty, type Failure, type Outcome, withoutData } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { readTable } from '../table/read-table.ts';
import {
  approvals,
  approvals2,
  type ApprovalsRow,
  type InvalidationRow,
  invalidations,
  type ProposalRow,
  proposals,
} from '../table/tables/msig.ts';
import { type AuthorityOf, authorityNeed, levelText } from './authority-need.ts';
import { countApprovals } from './count-approvals.ts';
import { proposalStatus, requiredLevels } from './proposal-status.ts';
import { authorities } from './read-proposal.ts';
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
/** Accounts read for the authorities of one proposer's proposals: one proposer does not use up the others' share. */
const accountsPerProposer = 30;

/** Open proposals by proposer name, or of a single proposer. */
export async function listProposals(
  at: SourceContext,
  request: { proposer?: string | undefined; from?: string | undefined } = {},
): Promise<Outcome<ProposalPage>> {
  const head = await at.knownHead().catch(() => null);
  const known = await readTable(at, invalidations, undefined, { limit: 1000 });
  const context: ListContext = {
    now: head === null ? Date.now() : Date.parse(head.headTime),
    invalidations: known.state === 'data' ? known.data : [],
    authorityOf: authorities(at, proposersOnPage * accountsPerProposer),
  };
  if (request.proposer !== undefined) {
    const rows = await proposalsOf(at, request.proposer, context);
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
  const lists = await Promise.all(scopes.data.scopes.map(({ scope }) => proposalsOf(at, scope, context)));
  const failures: Failure[] = lists.flatMap(({ meta }) => meta.failures);
  const rows = lists.flatMap((each) => (each.state === 'data' ? each.data : []));
  const complete = scopes.meta.complete && lists.every((each) => each.state !== 'failed' && each.meta.complete);
  const meta = { ...scopes.meta, complete, failures: [...scopes.meta.failures, ...failures] };
  return rows.length === 0 && complete ? empty(meta) : data({ rows, next: scopes.data.next }, meta);
}

/** What the rows of one list share. */
interface ListContext {
  /** Time of the head block, in milliseconds since 1970. */
  now: number;
  invalidations: readonly InvalidationRow[];
  /** Reads each account once. */
  authorityOf: AuthorityOf;
}

async function proposalsOf(
  at: SourceContext,
  proposer: string,
  context: ListContext,
): Promise<Outcome<ProposalRowView[]>> {
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
  const failures: Failure[] = newer.state === 'failed' ? [...newer.meta.failures] : [];
  const own = { ...context, authorityOf: limited(context.authorityOf, accountsPerProposer) };
  const views = await Promise.all(
    rows.data.map((row) => line(proposer, row, all.find(({ name }) => name === row.name) ?? null, own)),
  );
  if (views.some(({ needsUnknown }) => needsUnknown)) failures.push(unknownNeeds(proposer));
  return data(
    views.map(({ view }) => view),
    {
      ...rows.meta,
      complete: rows.meta.complete && failures.length === 0,
      failures: [...rows.meta.failures, ...failures],
    },
  );
}

/** Throws for further accounts after `max` different ones. */
function limited(authorityOf: AuthorityOf, max: number): AuthorityOf {
  const seen = new Set<string>();
  return async (actor, permission) => {
    if (!seen.has(actor) && seen.size >= max) throw new Error('Too many accounts are involved');
    seen.add(actor);
    return authorityOf(actor, permission);
  };
}

function unknownNeeds(proposer: string): Failure {
  const message = `Not every account of the permissions that proposals by ${proposer} need could be read`;
  return { source: 'node', endpoint: null, code: 'bad-answer', message };
}

async function line(
  proposer: string,
  row: ProposalRow,
  approval: ApprovalsRow | null,
  { now, invalidations: invalid, authorityOf }: ListContext,
): Promise<{ view: ProposalRowView; needsUnknown: boolean }> {
  const transaction = unpackProposal(row.packed, () => undefined);
  const counted = countApprovals(approval ?? { requested: [], provided: [] }, invalid);
  const approved = counted.filter(({ status }) => status === 'approved');
  const expiration = transaction === null ? null : isoZ(transaction.expiration);
  const hasExpired = expiration === null || Date.parse(expiration) <= now;
  const input = {
    approved: new Set(approved.map(levelText)),
    requested: new Set(counted.filter(({ status }) => status !== 'approved').map(levelText)),
    delaySeconds: transaction?.delay_sec ?? 0,
  };
  // Nothing is needed any more by a proposal that has expired.
  const levels = hasExpired ? [] : requiredLevels(transaction);
  const needs = await Promise.all(levels.map((level) => authorityNeed(level, input, authorityOf)));
  const [need, ...others] = needs;
  const isSum = need !== undefined && others.length === 0 && need.threshold !== null;
  const view: ProposalRowView = {
    proposer,
    name: row.name,
    requested: counted.length,
    approved: approved.length,
    pending: counted.filter(({ status }) => status === 'pending').map(({ actor }) => actor),
    weight: isSum ? { approved: need.approvedWeight, threshold: need.threshold! } : null,
    expiration,
    actions: (transaction?.actions ?? []).map(({ account, name }) => ({ contract: account, name })),
    status: proposalStatus(
      {
        transaction: expiration === null ? null : { expiration, delaySeconds: input.delaySeconds },
        needs,
        earliestExecution: row.earliestExecution,
      },
      now,
    ),
  };
  return { view, needsUnknown: needs.some(({ status }) => status === 'unknown') };
}
