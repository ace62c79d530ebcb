import { fromHex, toHex } from '@antescope/codec/bytes/bytes';
import { sha256 } from '@antescope/codec/bytes/hash';
import type { Action, Transaction } from '@antescope/codec/chain/transaction';
import { isoZ } from '@antescope/codec/chain/time';
import { actionData } from '../abi/action-data.ts';
import { readAuthority } from '../account/authority.ts';
import type { AuthorityView } from '../account/account-view.ts';
import { NodeError } from '../node/node-error.ts';
import { failuresOf } from '../node/reading.ts';
import { data, failed, type Failure, type Outcome, withoutData } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { readRow, readTable } from '../table/read-table.ts';
import { approvals, approvals2, type ApprovalsRow, invalidations, proposals } from '../table/tables/msig.ts';
import { type AuthorityOf, authorityNeed, levelText } from './authority-need.ts';
import { proposalStatus, requiredLevels } from './proposal-status.ts';
import { countApprovals } from './count-approvals.ts';
import type { ProposalView, ProposedAction, ProposedTransaction } from './proposal-view.ts';
import { unpackProposal, unreadableProposal } from './unpack-proposal.ts';

/**
 * A proposal of eosio.msig with everything that determines its state: its transaction, approvals (approvals2, else the
 * older approvals), invalidations, and how far the permissions it needs are satisfied. 'empty' once it was executed,
 * cancelled or never there.
 */
export async function readProposal(at: SourceContext, proposer: string, name: string): Promise<Outcome<ProposalView>> {
  const [proposal, newer, invalid, head] = await Promise.all([
    readRow(at, proposals, proposer, name),
    readRow(at, approvals2, proposer, name),
    readTable(at, invalidations, undefined, { limit: 1000 }),
    at.knownHead().catch((error: unknown) => failed<never>(failuresOf(error))),
  ]);
  if (proposal.state !== 'data') return withoutData(proposal);
  if ('state' in head) return head;
  const older = newer.state === 'empty' ? await readRow(at, approvals, proposer, name) : newer;
  const failures: Failure[] = [...proposal.meta.failures, ...older.meta.failures];
  if (invalid.state === 'failed') failures.push(...invalid.meta.failures);
  const message = unreadableProposal;
  const transaction = unpackProposal(proposal.data.packed, () =>
    failures.push({ source: 'node', endpoint: proposal.meta.endpoint, code: 'bad-answer', message }),
  );
  const row: Pick<ApprovalsRow, 'requested' | 'provided'> =
    older.state === 'data' ? older.data : { requested: [], provided: [] };
  const counted = countApprovals(row, invalid.state === 'data' ? invalid.data : []);
  const delaySeconds = transaction?.delay_sec ?? 0;
  const input = {
    approved: new Set(counted.filter(({ status }) => status === 'approved').map(levelText)),
    requested: new Set(counted.filter(({ status }) => status !== 'approved').map(levelText)),
    delaySeconds,
  };
  const [shown, needs] = await Promise.all([
    transaction === null ? null : readTransaction(at, transaction),
    Promise.all(requiredLevels(transaction).map((level) => authorityNeed(level, input, authorities(at)))),
  ]);
  const view = {
    proposer,
    name,
    packed: proposal.data.packed,
    hash: toHex(sha256(bytesOf(proposal.data.packed))),
    transaction: shown,
    approvals: counted,
    needs,
    earliestExecution: proposal.data.earliestExecution,
    now: head.headTime,
  };
  const complete = proposal.meta.complete && older.state !== 'failed' && invalid.state !== 'failed';
  return data(
    { ...view, status: proposalStatus(view, Date.parse(view.now)) },
    { ...proposal.meta, complete, failures, block: head.head, time: head.headTime },
  );
}

function bytesOf(hex: string): Uint8Array {
  try {
    return fromHex(hex);
  } catch {
    // Not hex: the page shows that it cannot be read.
    return new Uint8Array();
  }
}

async function readTransaction(at: SourceContext, transaction: Transaction): Promise<ProposedTransaction> {
  const read = (actions: readonly Action[]) => Promise.all(actions.map((action) => readAction(at, action)));
  const [contextFree, actions] = await Promise.all([read(transaction.context_free_actions), read(transaction.actions)]);
  return {
    expiration: isoZ(transaction.expiration),
    delaySeconds: transaction.delay_sec,
    maxCpuMs: transaction.max_cpu_usage_ms,
    maxNetBytes: transaction.max_net_usage_words * 8,
    refBlockNum: transaction.ref_block_num,
    refBlockPrefix: transaction.ref_block_prefix,
    contextFree,
    actions,
  };
}

async function readAction(at: SourceContext, action: Action, depth = 0): Promise<ProposedAction> {
  const { account, name } = action;
  const decoded = await actionData(at.abis, account, name, { data: null, hex: toHex(action.data) });
  const inner = depth < deepestWrapping ? wrappedActions(decoded.data) : [];
  return {
    contract: account,
    name,
    authorization: [...action.authorization],
    ...decoded,
    inner: await Promise.all(inner.map((each) => readAction(at, each, depth + 1))),
  };
}

const deepestWrapping = 3;

/** Actions of a transaction that the action carries: of eosio.wrap's exec, or of a proposal within a proposal. */
function wrappedActions(decoded: unknown): Action[] {
  const carried = decoded as { trx?: { actions?: unknown } } | null;
  if (!Array.isArray(carried?.trx?.actions)) return [];
  const actions: Action[] = [];
  for (const each of carried.trx.actions as Partial<Record<keyof Action, unknown>>[]) {
    if (typeof each.account !== 'string' || typeof each.name !== 'string' || typeof each.data !== 'string') return [];
    const authorization = (Array.isArray(each.authorization) ? each.authorization : []) as Action['authorization'];
    actions.push({ account: each.account, name: each.name, authorization, data: bytesOf(each.data) });
  }
  return actions;
}

/** Max accounts read per proposal: an authority can reference any number. */
const maxAccounts = 60;

/** Reads each account once. Throws if it could not be read, or more than `max` would be. */
export function authorities(at: SourceContext, max = maxAccounts): AuthorityOf {
  const read = new Map<string, Promise<Map<string, AuthorityView>>>();
  return async (actor, permission) => {
    let account = read.get(actor);
    if (account === undefined) {
      if (read.size >= max) throw new Error('Too many accounts are involved');
      account = permissionsOf(at, actor);
      read.set(actor, account);
    }
    return (await account).get(permission) ?? null;
  };
}

async function permissionsOf(at: SourceContext, actor: string): Promise<Map<string, AuthorityView>> {
  try {
    const { value } = await at.api.getAccount(actor);
    const permissions = value.at('permissions').items();
    return new Map(
      permissions.map((entry) => [
        entry.at('perm_name').text(),
        readAuthority(entry.at('required_auth'), at.chain.keyPrefix),
      ]),
    );
  } catch (error) {
    // A missing account has no permission; any other error means unknown.
    if (error instanceof NodeError && /^unknown key|not found/i.test(error.message)) return new Map();
    throw error;
  }
}
