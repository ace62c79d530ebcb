import type { ProposalRowView } from '@antescope/sources/msig/proposal-view';
import { useStrings } from '../../i18n/strings.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Moment } from '../../ui/moment.tsx';
import { ApprovalBar } from '../../domain/proposal/approval-bar.tsx';
import { approvalProgress } from '../../domain/proposal/approval-progress.ts';
import { proposalPath } from '../../domain/proposal/proposal-path.ts';

/** Proposals closest to execution, with their approvals against the threshold. */
export function OpenProposals({ proposals }: { proposals: readonly ProposalRowView[] }) {
  const { proposalCard: strings } = useStrings('pages/home');
  return (
    <ul className="card overflow-clip">
      {proposals.map((row) => (
        <li
          key={`${row.proposer} ${row.name}`}
          className="grid gap-1.5 border-b border-line px-4 py-2 last:border-b-0 hover:bg-surface"
        >
          <span className="tap-first flex min-h-6 items-center justify-between gap-3">
            <AppLink path={proposalPath(row.proposer, row.name)} className="ident link">
              {row.name}
            </AppLink>
            {row.status === 'ready' && <Chip tone="positive">{strings.ready}</Chip>}
          </span>
          <ApprovalBar {...approvalProgress(row)} />
          <span className="flex justify-between gap-3 text-xs text-muted">
            <span className="min-w-0 truncate">
              {strings.approvals(approvalProgress(row).approved, approvalProgress(row).needed)} ·{' '}
              <bdi>{row.proposer}</bdi>
            </span>
            {row.expiration !== null && (
              <span className="row-age shrink-0 whitespace-nowrap">
                {strings.expires} <Moment time={row.expiration} />
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
