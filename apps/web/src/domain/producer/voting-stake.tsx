import type { ReactNode } from 'react';
import { Amount } from '../../ui/amount.tsx';

interface VotingStakeProps {
  /** Asset text of the stake that votes. */
  staked: string;
  /** What part of the supply that is, in words; null where the supply is not known. */
  share: string | null;
  source?: ReactNode;
}

/** How much stake votes, and how much of all there is that is. */
export function VotingStake({ staked, share, source }: VotingStakeProps) {
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <Amount value={staked} />
      {share !== null && <span className="text-sm text-muted">{share}</span>}
      {source}
    </span>
  );
}
