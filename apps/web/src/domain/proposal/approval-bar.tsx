import type { ProposalRowView } from '@antescope/sources/msig/proposal-view';

/** Approvals against the threshold, or against those requested, as a bar. Decorative: the numbers are next to it. */
export function ApprovalBar({
  proposal: { weight, approved, requested, status },
}: {
  proposal: Pick<ProposalRowView, 'weight' | 'approved' | 'requested' | 'status'>;
}) {
  const [have, need] = weight === null ? [approved, requested] : [weight.approved, weight.threshold];
  const percent = need === 0 ? 0 : Math.min(100, Math.round((have * 100) / need));
  const color = tones[status] ?? 'fill-governance';
  return (
    <svg aria-hidden className="block h-1 w-full rounded-full bg-raised rtl:-scale-x-100">
      {percent > 0 && <rect width={`${percent}%`} height="4" rx="2" className={color} />}
    </svg>
  );
}

const tones: Partial<Record<ProposalRowView['status'], string>> = {
  ready: 'fill-positive',
  waiting: 'fill-positive',
  expired: 'fill-faint',
  impossible: 'fill-faint',
  unreadable: 'fill-faint',
};
