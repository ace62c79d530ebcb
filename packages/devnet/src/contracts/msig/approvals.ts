import { timePointToMicros } from '@antescope/codec/chain/time';
import type { ApplyContext, PermissionLevel, Table } from '../../contract.ts';
import { check } from '../check.ts';

/** One permission of a proposal, and when it was requested or approved. */
export interface Approval {
  level: PermissionLevel;
  /** Time point; the epoch if it never changed. */
  time: string;
}

/** Row of `approvals2`, scope proposer. */
export interface ApprovalsRow {
  version: number;
  proposal_name: string;
  requested_approvals: Approval[];
  provided_approvals: Approval[];
}

/** Row of `approvals`, scope proposer: without times, so invalidations do not apply. */
export interface OldApprovalsRow {
  proposal_name: string;
  requested_approvals: PermissionLevel[];
  provided_approvals: PermissionLevel[];
}

/** Row of `invals`, scope the contract: earlier approvals of the account are invalid. */
export interface InvalidationRow {
  account: string;
  last_invalidation_time: string;
}

/** Source and target list of a level, and the error if it is missing. */
export interface Move {
  readonly from: 'requested_approvals' | 'provided_approvals';
  readonly to: 'requested_approvals' | 'provided_approvals';
  readonly missing: string;
}

export function approvalsOf(ctx: ApplyContext, proposer: string): Table<ApprovalsRow> {
  return ctx.table<ApprovalsRow>('approvals2', { scope: proposer });
}

export function oldApprovalsOf(ctx: ApplyContext, proposer: string): Table<OldApprovalsRow> {
  return ctx.table<OldApprovalsRow>('approvals', { scope: proposer });
}

/** Moves a level to the end of the other list and sets its time. */
export function moveApproval(
  ctx: ApplyContext,
  proposer: string,
  proposal: string,
  level: PermissionLevel,
  { from, to, missing }: Move,
  time: string,
): void {
  const table = approvalsOf(ctx, proposer);
  const row = table.get(proposal);
  if (row === null) {
    moveOldApproval(ctx, proposer, proposal, level, { from, to, missing });
    return;
  }
  const at = row[from].findIndex((each) => sameLevel(each.level, level));
  check(ctx, at >= 0, missing);
  table.modify(proposal, proposer, (changed) => {
    changed[to].push({ level, time });
    changed[from].splice(at, 1);
  });
}

function moveOldApproval(
  ctx: ApplyContext,
  proposer: string,
  proposal: string,
  level: PermissionLevel,
  { from, to, missing }: Move,
): void {
  const table = oldApprovalsOf(ctx, proposer);
  const row = table.get(proposal);
  check(ctx, row !== null, 'proposal not found');
  const at = row[from].findIndex((each) => sameLevel(each, level));
  check(ctx, at >= 0, missing);
  table.modify(proposal, proposer, (changed) => {
    changed[to].push(level);
    changed[from].splice(at, 1);
  });
}

/** Valid approvals: those after the account's last invalidation. */
export function countingApprovals(ctx: ApplyContext, proposer: string, proposal: string): PermissionLevel[] {
  const invalidations = ctx.table<InvalidationRow>('invals');
  const lastOf = (account: string): bigint => {
    const row = invalidations.get(account);
    return row === null ? -1n : timePointToMicros(row.last_invalidation_time);
  };
  const row = approvalsOf(ctx, proposer).get(proposal);
  if (row !== null) {
    return row.provided_approvals
      .filter(({ level, time }) => lastOf(level.actor) < timePointToMicros(time))
      .map(({ level }) => level);
  }
  const old = oldApprovalsOf(ctx, proposer).get(proposal);
  check(ctx, old !== null, 'proposal not found');
  return old.provided_approvals.filter(({ actor }) => !invalidations.has(actor));
}

/** Erases the requested and given approvals of a proposal. */
export function eraseApprovals(ctx: ApplyContext, proposer: string, proposal: string): void {
  const table = approvalsOf(ctx, proposer);
  if (table.has(proposal)) {
    table.erase(proposal);
    return;
  }
  const old = oldApprovalsOf(ctx, proposer);
  check(ctx, old.has(proposal), 'proposal not found');
  old.erase(proposal);
}

function sameLevel(a: PermissionLevel, b: PermissionLevel): boolean {
  return a.actor === b.actor && a.permission === b.permission;
}
