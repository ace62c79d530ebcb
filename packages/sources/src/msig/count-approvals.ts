import type { Approval, ApprovalsRow, InvalidationRow } from '../table/tables/msig.ts';
import type { RequestedApproval } from './proposal-view.ts';

/** Approvals given and asked for. One that was given before its account invalidated all it had given does not count. */
export function countApprovals(
  row: Pick<ApprovalsRow, 'requested' | 'provided'>,
  invalidations: readonly InvalidationRow[],
): RequestedApproval[] {
  const since = new Map(invalidations.map(({ account, time }) => [account, Date.parse(time)]));
  const given = row.provided.map(({ actor, permission, time }) => ({
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
  return [...given, ...open];
}

/** The older table keeps no times: there every invalidation counts, as the contract has it. */
function isInvalid(since: number | undefined, time: string | null): boolean {
  return since !== undefined && since >= (time === null ? 0 : Date.parse(time));
}
