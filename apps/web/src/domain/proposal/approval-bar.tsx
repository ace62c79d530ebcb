import type { ApprovalProgress } from './approval-progress.ts';

/** Approvals against what is needed, as a bar. Decorative: the numbers are next to it. */
export function ApprovalBar({ approved, needed, state }: ApprovalProgress) {
  const percent = needed === 0 ? 0 : Math.min(100, Math.round((approved * 100) / needed));
  return (
    <svg aria-hidden className="block h-1 w-full rounded-full bg-raised rtl:-scale-x-100">
      {percent > 0 && <rect width={`${percent}%`} height="4" rx="2" className={fills[state]} />}
    </svg>
  );
}

const fills = { open: 'fill-governance', complete: 'fill-positive', closed: 'fill-faint' };
