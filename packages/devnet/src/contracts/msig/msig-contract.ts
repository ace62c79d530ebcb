import { toHex } from '@antescope/codec/bytes/bytes';
import { ByteReader } from '@antescope/codec/bytes/cursor';
import { sha256 } from '@antescope/codec/bytes/hash';
import { microsToTimePoint, timePointToMicros } from '@antescope/codec/chain/time';
import { chainCheck, errorKinds } from '../../chain-error.ts';
import type { ApplyContext, Contract, PermissionLevel, Table } from '../../contract.ts';
import { check } from '../check.ts';
import { dispatch, withData } from '../dispatch.ts';
import { isExpired, readPackedTransaction, unpacked } from '../packed-transaction.ts';
import {
  approvalsOf,
  countingApprovals,
  eraseApprovals,
  moveApproval,
  type InvalidationRow,
  type Move,
} from './approvals.ts';
import { msigAbi } from './msig-abi.ts';

/** Row of `proposal`, scope proposer. */
export interface ProposalRow {
  proposal_name: string;
  packed_transaction: Uint8Array;
  /** Earliest execution time, set once sufficiently approved; absent in rows of old versions. */
  earliest_exec_time?: string | null;
}

interface Named {
  proposer: string;
  proposal_name: string;
}

interface Propose extends Named {
  requested: PermissionLevel[];
}

interface Approve extends Named {
  level: PermissionLevel;
  proposal_hash?: string;
}

const epoch = microsToTimePoint(0n);
const outdated = 'old proposals are not allowed to have non-zero `delay_sec`; cancel and retry';

/** eosio.msig: collects approvals for a transaction and sends its actions inline. Must be privileged. */
export const msigContract: Contract = {
  name: 'msig',
  version: 1,
  abi: msigAbi,
  apply: (ctx) =>
    dispatch(ctx, {
      propose: withData(propose),
      approve: withData(approve),
      unapprove: withData(unapprove),
      cancel: withData(cancel),
      exec: withData(execute),
      invalidate: withData(invalidate),
    }),
};

function propose(ctx: ApplyContext, { proposer, proposal_name, requested }: Propose): void {
  ctx.requireAuth(proposer);
  // Keeps the transaction's exact bytes.
  const packed = ctx.action.data.slice(transactionOffset(ctx.action.data));
  readPackedTransaction(ctx, packed, 'propose');
  const table = proposalsOf(ctx, proposer);
  check(ctx, !table.has(proposal_name), 'proposal with the same name exists');
  check(ctx, ctx.checkTransactionAuthorization(packed, [], requested), 'transaction authorization failed');
  table.emplace(proposer, proposal_name, { proposal_name, packed_transaction: packed, earliest_exec_time: null });
  approvalsOf(ctx, proposer).emplace(proposer, proposal_name, {
    version: 1,
    proposal_name,
    requested_approvals: requested.map((level) => ({ level, time: epoch })),
    provided_approvals: [],
  });
}

/** Offset of the proposed transaction: after two names and a list of permission levels. */
function transactionOffset(data: Uint8Array): number {
  const reader = new ByteReader(data, 16);
  const levels = reader.arraySize();
  return reader.pos + 16 * levels;
}

function approve(ctx: ApplyContext, { proposer, proposal_name, level, proposal_hash }: Approve): void {
  requireLevel(ctx, level, 'approve');
  const proposal = proposalOf(ctx, proposer, proposal_name);
  if (proposal_hash !== undefined) {
    chainCheck(
      toHex(sha256(proposal.packed_transaction)) === proposal_hash,
      errorKinds.cryptoApi,
      ['crypto.cpp', 90, 'assert_sha256'],
      'hash mismatch',
    );
  }
  const move: Move = {
    from: 'requested_approvals',
    to: 'provided_approvals',
    missing: 'approval is not on the list of requested approvals',
  };
  moveApproval(ctx, proposer, proposal_name, level, move, microsToTimePoint(ctx.now));
  const { delay_sec } = unpacked(ctx, proposal.packed_transaction);
  if (proposal.earliest_exec_time === undefined) {
    check(ctx, delay_sec === 0, outdated);
  } else if (proposal.earliest_exec_time === null && isAuthorized(ctx, proposer, proposal)) {
    setEarliest(ctx, proposer, proposal_name, microsToTimePoint(ctx.now + BigInt(delay_sec) * 1_000_000n));
  }
}

function unapprove(ctx: ApplyContext, { proposer, proposal_name, level }: Approve): void {
  requireLevel(ctx, level, 'unapprove');
  const move: Move = {
    from: 'provided_approvals',
    to: 'requested_approvals',
    missing: 'no approval previously granted',
  };
  moveApproval(ctx, proposer, proposal_name, level, move, microsToTimePoint(ctx.now));
  const proposal = proposalOf(ctx, proposer, proposal_name);
  if (proposal.earliest_exec_time === undefined) {
    check(ctx, unpacked(ctx, proposal.packed_transaction).delay_sec === 0, outdated);
  } else if (proposal.earliest_exec_time !== null && !isAuthorized(ctx, proposer, proposal)) {
    setEarliest(ctx, proposer, proposal_name, null);
  }
}

function cancel(ctx: ApplyContext, { proposer, proposal_name, canceler }: Named & { canceler: string }): void {
  ctx.requireAuth(canceler);
  const proposal = proposalOf(ctx, proposer, proposal_name);
  if (canceler !== proposer) {
    check(ctx, isExpired(ctx, unpacked(ctx, proposal.packed_transaction)), 'cannot cancel until expiration');
  }
  proposalsOf(ctx, proposer).erase(proposal_name);
  eraseApprovals(ctx, proposer, proposal_name);
}

function execute(ctx: ApplyContext, { proposer, proposal_name, executer }: Named & { executer: string }): void {
  ctx.requireAuth(executer);
  const proposal = proposalOf(ctx, proposer, proposal_name);
  const transaction = readPackedTransaction(ctx, proposal.packed_transaction, 'exec');
  const authorized = isAuthorized(ctx, proposer, proposal);
  eraseApprovals(ctx, proposer, proposal_name);
  check(ctx, authorized, 'transaction authorization failed');
  if (typeof proposal.earliest_exec_time === 'string') {
    check(ctx, timePointToMicros(proposal.earliest_exec_time) <= ctx.now, 'too early to execute');
  } else {
    check(ctx, transaction.delay_sec === 0, outdated);
  }
  for (const action of transaction.actions) ctx.sendInline(action);
  proposalsOf(ctx, proposer).erase(proposal_name);
}

function invalidate(ctx: ApplyContext, { account }: { account: string }): void {
  ctx.requireAuth(account);
  const table = ctx.table<InvalidationRow>('invals');
  const last_invalidation_time = microsToTimePoint(ctx.now);
  if (!table.has(account)) {
    table.emplace(account, account, { account, last_invalidation_time });
    return;
  }
  table.modify(account, account, (row) => {
    row.last_invalidation_time = last_invalidation_time;
  });
}

/** eosio.code has no keys: a contract approves for itself with an inline action. */
function requireLevel(ctx: ApplyContext, level: PermissionLevel, action: string): void {
  if (level.permission !== 'eosio.code') {
    ctx.requireAuth(level.actor, level.permission);
    return;
  }
  check(ctx, ctx.sender === level.actor, `wrong contract sent \`${action}\` action for eosio.code permmission`);
}

function isAuthorized(ctx: ApplyContext, proposer: string, proposal: ProposalRow): boolean {
  const approvals = countingApprovals(ctx, proposer, proposal.proposal_name);
  return ctx.checkTransactionAuthorization(proposal.packed_transaction, [], approvals);
}

function setEarliest(ctx: ApplyContext, proposer: string, name: string, time: string | null): void {
  proposalsOf(ctx, proposer).modify(name, proposer, (row) => {
    row.earliest_exec_time = time;
  });
}

function proposalOf(ctx: ApplyContext, proposer: string, name: string): ProposalRow {
  const row = proposalsOf(ctx, proposer).get(name);
  check(ctx, row !== null, 'proposal not found');
  return row;
}

function proposalsOf(ctx: ApplyContext, proposer: string): Table<ProposalRow> {
  return ctx.table<ProposalRow>('proposal', { scope: proposer });
}
