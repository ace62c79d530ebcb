import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { loadPart } from '../../lib/page/load-failure.ts';
import { useSavedUsers } from '../saved-users.ts';
import { ConnectCard } from '../tools/connect-card.tsx';
import type { BatchRequest } from './batch-review.tsx';

const BatchReview = lazy(() =>
  loadPart(() => import('./batch-review.tsx')).then((module) => ({ default: module.BatchReview })),
);

interface BatchFormProps {
  request: BatchRequest | null;
  /** The list was handed over and is stored: its fields may be emptied. */
  onSent: () => void;
  children: ReactNode;
}

/** A list of transfers on one side, its review and progress on the other. */
export function BatchForm({ request, onSent, children }: BatchFormProps) {
  const { chain } = useBoot();
  const { actor } = useSavedUsers(chain.chainId ?? '');
  const [connecting, setConnecting] = useState(false);
  const card = <ConnectCard prompted={false} onConnect={() => setConnecting(true)} />;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)]">
      <div className="card grid min-w-0 gap-4 p-5">{children}</div>
      <div className="min-w-0 lg:sticky lg:top-4">
        {actor === null && !connecting ? (
          card
        ) : (
          <Suspense fallback={card}>
            <BatchReview request={request} connecting={connecting} onConnecting={setConnecting} onSent={onSent} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
