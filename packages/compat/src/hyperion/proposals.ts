import { isName, nameToU64 } from '@antescope/codec/chain/name';
import { isoZ, slotToTime } from '@antescope/codec/chain/time';
import type { StoredAction, StoredBlock } from '@antescope/index/store/history-store';
import type { StoredProposalEvent } from '@antescope/index/store/proposal-reader';
import { jsonReady } from '@antescope/index/answers/view/json-ready';
import { type ChainIndex, derivedOf, requireComplete } from './chain-index.ts';
import { badParameter, HyperionError, type HyperionQuery } from './query.ts';

/** Proposals scanned per request, newest first. */
const maxProposals = 2000;
const maxEvents = 500;
/** As in the contract's row until a level approves. */
const neverApproved = '1970-01-01T00:00:00.000';

interface Level {
  actor: string;
  permission: string;
}

interface Approval extends Level {
  time: string;
}

/** One proposal, reconstructed from its actions. */
interface Proposal {
  proposer: string;
  proposal_name: string;
  block_num: number;
  /** Of its row in the proposal table. */
  primary_key: string;
  expiration: string | null;
  executed: boolean;
  trx: unknown;
  requested_approvals: Approval[];
  provided_approvals: Approval[];
}

/** Multisig proposals, newest first, including executed and cancelled ones. */
export async function getProposals(index: ChainIndex, query: HyperionQuery): Promise<Record<string, unknown>> {
  const proposer = query.name('proposer') ?? null;
  const name = query.name('proposal');
  const accounts = accountsOf(query);
  const [requested, provided] = [query.name('requested'), query.name('provided')];
  const executed = query.text('executed');
  const expired = query.text('expired') === undefined ? undefined : query.flag('expired');
  const now = Date.parse(isoZ(slotToTime(index.status.head.slot)));
  const limit = query.limit(50, 500);
  const skip = query.skip();
  query.ignore('track');
  query.rejectUnread();
  const matches = (one: Proposal): boolean =>
    (name === undefined || one.proposal_name === name) &&
    (executed === undefined || one.executed === (executed === 'true' || executed === '1')) &&
    (requested === undefined || one.requested_approvals.some(({ actor }) => actor === requested)) &&
    (provided === undefined || one.provided_approvals.some(({ actor }) => actor === provided)) &&
    (expired === undefined || isExpired(one, now) === expired) &&
    (accounts === null ||
      [one.proposer, ...levelsOf(one).map(({ actor }) => actor)].some((name) => accounts.has(name)));
  const proposals: Proposal[] = [];
  const all = await derivedOf(index).proposals.proposed({
    proposer,
    before: Number.MAX_SAFE_INTEGER,
    limit: maxProposals + 1,
  });
  if (all.length > maxProposals && proposer === null)
    throw new HyperionError(503, 'Too many proposals to scan: specify a proposer');
  for (const [at, event] of all.entries()) {
    // A reused name ends the earlier proposal of that name.
    const next = all.slice(0, at).findLast((other) => other.name === event.name && other.proposer === event.proposer);
    const proposal = await lifeOf(index, event, next?.sequence ?? Number.MAX_SAFE_INTEGER);
    if (proposal !== null && matches(proposal)) proposals.push(proposal);
  }
  if (proposals.length === 0) requireComplete(index);
  return { total: { value: proposals.length, relation: 'eq' }, proposals: proposals.slice(skip, skip + limit) };
}

/** Comma-separated names, any of which takes part; null if absent. */
function accountsOf(query: HyperionQuery): ReadonlySet<string> | null {
  const text = query.text('account');
  if (text === undefined) return null;
  const names = text.split(',');
  if (!names.every((name) => isName(name))) throw badParameter('account', 'must be an account name');
  return new Set(names);
}

/** Whether the transaction expired before the head; null if the ABI cannot decode it. */
function isExpired({ expiration }: Proposal, now: number): boolean | null {
  return expiration === null ? null : Date.parse(isoZ(expiration)) < now;
}

function levelsOf({ requested_approvals, provided_approvals }: Proposal): Level[] {
  return [...requested_approvals, ...provided_approvals];
}

async function lifeOf(index: ChainIndex, begin: StoredProposalEvent, end: number): Promise<Proposal | null> {
  const first = await eventOf(index, begin.sequence);
  if (first === null) return null;
  const { requested, trx } = first.data as { requested?: Level[]; trx?: { expiration?: string } };
  const pending = new Map((requested ?? []).map((level) => [levelKey(level), { ...level, time: neverApproved }]));
  const provided = new Map<string, Approval>();
  let executed = false;
  const events = await derivedOf(index).proposals.proposalEvents(begin.proposer, begin.name, maxEvents);
  for (const { sequence, kind } of events) {
    if (sequence <= begin.sequence || sequence >= end) continue;
    const event = kind === 'exec' || kind === 'cancel' ? null : await eventOf(index, sequence);
    const level = (event?.data as { level?: Level } | undefined)?.level;
    if (kind === 'exec') executed = true;
    else if (level !== undefined && event !== null) {
      const [from, to] = kind === 'approve' ? [pending, provided] : [provided, pending];
      from.delete(levelKey(level));
      to.set(levelKey(level), { actor: level.actor, permission: level.permission, time: event.time });
    }
  }
  return {
    proposer: begin.proposer,
    proposal_name: begin.name,
    block_num: first.block.number,
    primary_key: nameToU64(begin.name).toString(),
    expiration: trx?.expiration ?? null,
    executed,
    trx: trx ?? null,
    requested_approvals: [...pending.values()],
    provided_approvals: [...provided.values()],
  };
}

function levelKey({ actor, permission }: Level): string {
  return `${actor}@${permission}`;
}

async function eventOf(
  { reader, abis }: ChainIndex,
  sequence: number,
): Promise<{ action: StoredAction; block: StoredBlock; time: string; data: unknown } | null> {
  const action = await reader.action(sequence);
  const block = action === null ? null : await reader.blockOfSequence(sequence);
  if (action === null || block === null) return null;
  const { value } = await abis.action(action.account, action.name, action.data, block.number);
  return { action, block, time: slotToTime(block.slot), data: jsonReady(value) ?? {} };
}
