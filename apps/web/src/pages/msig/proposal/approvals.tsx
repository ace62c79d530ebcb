import type { RequestedApproval } from '@antescope/sources/msig/proposal-view';
import { Moment } from '../../../ui/moment.tsx';
import { Chip, type Tone } from '../../../ui/chip.tsx';
import { PermissionChip } from '../../../ui/identifier/permission-chip.tsx';
import { List, type Column } from '../../../ui/list.tsx';
import { NarrowTime } from '../narrow-time.tsx';
import { useStrings } from '../../../i18n/strings.ts';

const tones: Record<RequestedApproval['status'], Tone> = {
  approved: 'positive',
  pending: 'neutral',
  invalidated: 'warning',
};

/** Requested permissions and their approval status. */
export function Approvals({ approvals }: { approvals: RequestedApproval[] }) {
  const strings = useStrings('pages/msig');
  if (approvals.length === 0) return <p className="py-3 text-muted">{strings.noApprovals}</p>;
  const columns: Column<RequestedApproval>[] = [
    {
      id: 'permission',
      head: strings.permission,
      cell: ({ actor, permission }) => <PermissionChip actor={actor} permission={permission} />,
    },
    {
      id: 'status',
      head: strings.columns.status,
      cell: ({ status, time }) => (
        <>
          <span title={status === 'invalidated' ? strings.invalidatedHint : undefined}>
            <Chip tone={tones[status]}>{strings.approvalStatus[status]}</Chip>
          </span>
          {time !== null && <NarrowTime time={time} />}
        </>
      ),
    },
    {
      id: 'when',
      head: strings.when,
      align: 'end',
      className: 'max-sm:hidden',
      cell: ({ time }) => (time === null ? <span className="text-muted">–</span> : <Moment time={time} />),
    },
  ];
  const invalidated = approvals.some(({ status }) => status === 'invalidated');
  return (
    <>
      <List
        label={strings.approvals}
        columns={columns}
        rows={approvals}
        rowKey={({ actor, permission, status }) => `${actor}@${permission} ${status}`}
      />
      {invalidated && (
        <p className="mt-1 text-sm text-muted">
          {strings.approvalStatus.invalidated}: {strings.invalidatedHint}
        </p>
      )}
    </>
  );
}
