import type { FioPool } from '@antescope/sources/fio/fio-tables';
import type { Outcome } from '@antescope/sources/core/outcome';
import { fioText } from '../../domain/fio/suf.ts';
import { useStrings } from '../../i18n/strings.ts';
import { Amount } from '../../ui/amount.tsx';
import { Figures } from '../../ui/figures.tsx';
import { Failed } from '../../ui/outcome-view.tsx';
import type { VotePageData } from './load.ts';

/** Fees that FIO's treasury collected for the producers and has not paid out. */
export function RewardPools({ pools }: { pools: NonNullable<VotePageData['pools']> }) {
  const strings = useStrings('pages/vote');
  return (
    <div className="pt-4">
      <Figures
        label={strings.pools}
        figures={[
          { label: strings.poolRewards, value: <Pool pool={pools.rewards} /> },
          { label: strings.poolBucket, value: <Pool pool={pools.bucket} /> },
        ]}
      />
    </div>
  );
}

function Pool({ pool }: { pool: Outcome<FioPool> }) {
  const strings = useStrings('pages/vote');
  if (pool.state === 'failed') return <Failed what={strings.whatPools} meta={pool.meta} stale={false} />;
  return pool.state === 'data' ? <Amount value={fioText(pool.data.rewards)} /> : strings.emptyPool;
}
