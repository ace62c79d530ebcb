import type { ReactNode } from 'react';
import { Amount } from '../../ui/amount.tsx';

interface VotingStakeProps {
  /** Asset text of the voting stake. */
  staked: string;
  /** Its share of the supply; null if the supply is unknown. */
  share: string | null;
  source?: ReactNode;
}

/** Voting stake and its share of the supply. */
export function VotingStake({ staked, share, source }: VotingStakeProps) {
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <Amount value={staked} />
      {share !== null && <span className="text-sm text-muted">{share}</span>}
      {source}
    </span>
  );
}
