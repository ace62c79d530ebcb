import { lazy, Suspense, useState } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from './notice.tsx';
import { voteData } from './picks.ts';
import { loadPart } from '../../lib/page/load-failure.ts';

// The wallet's code comes when a person wants to act.
const ActPanel = lazy(() =>
  loadPart(() => import('../../wallet/act-panel.tsx')).then((module) => ({ default: module.ActPanel })),
);

interface BallotProps {
  picked: readonly string[];
  /** One more was picked than may be. */
  refused: boolean;
  onClear: () => void;
}

/** What was picked, the agreement that a vote confirms, and the act. Its first line is there before anything is picked. */
export function Ballot({ picked, refused, onClear }: BallotProps) {
  const strings = useStrings('pages/vote');
  const { chain } = useBoot();
  const [acting, setActing] = useState(false);
  const count = String(picked.length);
  const { system } = chain.systemAccounts;
  return (
    <section
      aria-label={strings.vote(count)}
      className={`sticky top-0 z-20 border-b border-line bg-bg py-3 ${picked.length === 0 ? 'max-md:static' : ''}`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="figure" role="status">
          {strings.picked(count, String(chain.maxVotes))}
        </span>
        {refused && (
          <span role="alert" className="text-negative">
            {strings.tooMany(String(chain.maxVotes))}
          </span>
        )}
        <span className="flex-1" />
        <Button kind="quiet" disabled={picked.length === 0} onClick={onClear}>
          {strings.clear}
        </Button>
        {!acting && (
          <Button kind="primary" disabled={picked.length === 0} onClick={() => setActing(true)}>
            {strings.vote(count)}
          </Button>
        )}
      </div>
      <Notice />
      {acting && picked.length > 0 && (
        <Suspense fallback={null}>
          <div className="mt-3">
            <ActPanel
              label={strings.vote(count)}
              actionsKey={picked.toSorted().join(' ')}
              actions={({ actor, permission }) => [
                {
                  account: system,
                  name: 'voteproducer',
                  authorization: [{ actor, permission }],
                  data: voteData(actor, { proxy: '', producers: picked }),
                },
              ]}
            />
          </div>
        </Suspense>
      )}
    </section>
  );
}
