import type { Approval, ApprovalsRow, InvalidationRow } from '../table/tables/msig.ts';
import type { RequestedApproval } from './proposal-view.ts';

/** Provided and requested approvals. An approval from before its account's invalidation does not count. */
export function countApprovals(
  row: Pick<ApprovalsRow, 'requested' | 'provided'>,
  invalidations: readonly InvalidationRow[],
): RequestedApproval[] {
  const since = new Map(invalidations.map(({ account, time }) => [account, Date.parse(time)]));
  const approved = row.provided.map(({ actor, permission, time }) => ({
    actor,
    permission,
    time,
    status: isInvalid(since.get(actor), time) ? ('invalidated' as const) : ('approved' as const),
  }));
  const open = row.requested.map(({ actor, permission }: Approval) => ({
    actor,
    permission,
    time: null,
    status: 'pending' as const,
  }));
  return [...approved, ...open];
}

/** The older table has no times: every invalidation counts there, as in the contract. */
function isInvalid(since: number | undefined, time: string | null): boolean {
  return since !== undefined && since >= (time === null ? 0 : Date.parse(time));
}
