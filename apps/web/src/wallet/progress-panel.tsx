import { headIsPast, follow, type Progress } from '@antescope/wallet/transact/follow';
import type { Draft } from '@antescope/wallet/transact/draft';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useBoot } from '../lib/boot/boot-context.ts';
import { useStrings } from '../i18n/strings.ts';
import { getData } from '../lib/api-data.ts';
import { realtimeAt } from '../lib/realtime/connection.ts';
import { AppLink } from '../ui/app-link.tsx';
import { grouped } from '../ui/amount-text.ts';
import { FinalityRing } from '../ui/identifier/finality-ring.tsx';
import { useWallet } from './use-wallet.ts';

/** Follows a sent transaction until it cannot be undone. */
export function ProgressPanel({ draft }: { draft: Draft }) {
  const strings = useStrings('wallet').progress;
  const progress = useProgress(draft);
  return (
    <output className="flex items-center gap-3 py-3">
      <FinalityRing
        irreversible={progress.state === 'irreversible'}
        permille={progress.state === 'included' ? 500 : 100}
      />
      <span>
        {progress.state === 'included' && strings.included(grouped(progress.block))}
        {progress.state === 'irreversible' && `${strings.included(grouped(progress.block))} · ${strings.irreversible}`}
        {progress.state === 'accepted' && strings.accepted}
        {progress.state === 'lost' && strings.lost}
        {progress.state === 'unreachable' && strings.unreachable}
      </span>
      <AppLink path={`/transaction/${draft.id}`} className="link ms-auto">
        {strings.check}
      </AppLink>
    </output>
  );
}

function useProgress(draft: Draft): Progress {
  const boot = useBoot();
  const router = useRouter();
  const { wallet } = useWallet();
  const [progress, setProgress] = useState<Progress>({ state: 'accepted' });
  useEffect(() => {
    const { id, transaction } = draft;
    if (id === null || transaction === null) return undefined;
    const abort = new AbortController();
    const client = realtimeAt(boot.realtimePath);
    let wake = (): void => undefined;
    const stop = client.onHead(() => wake());
    const nextHead = (): Promise<void> =>
      new Promise((done) => {
        wake = done;
        abort.signal.addEventListener('abort', () => done());
      });
    const run = async (): Promise<void> => {
      const tools = await wallet.tools();
      const expired = (): Promise<boolean> => headIsPast(transaction.expiration, tools);
      for await (const next of follow(() => locate(boot.base, id), nextHead, expired, abort.signal)) setProgress(next);
    };
    void run().then(() => router.invalidate());
    return () => {
      abort.abort();
      stop();
    };
  }, [boot, draft, router, wallet]);
  return progress;
}

interface LocatedTransaction {
  blockNumber: number | null;
  irreversible: boolean;
}

async function locate(base: string, id: string): Promise<{ block: number; irreversible: boolean } | null> {
  const data = await getData<LocatedTransaction>(`${base}/api/v1/transactions/${id}`);
  if (data === null || data.blockNumber === null) return null;
  return { block: data.blockNumber, irreversible: data.irreversible };
}
