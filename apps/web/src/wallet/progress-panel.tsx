import { headIsPast, follow, type Progress } from '@antescope/wallet/transact/follow';
import type { Draft } from '@antescope/wallet/transact/draft';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useBoot } from '../lib/boot/boot-context.ts';
import { realtimeAt } from '../lib/realtime/connection.ts';
import { AppLink } from '../ui/app-link.tsx';
import { grouped } from '../ui/amount-text.ts';
import { FinalityRing } from '../ui/identifier/finality-ring.tsx';
import { useWallet } from './use-wallet.ts';
import { useWalletWords } from './words.ts';

/** Follows a sent transaction until it cannot be undone. */
export function ProgressPanel({ draft }: { draft: Draft }) {
  const words = useWalletWords().progress;
  const progress = useProgress(draft);
  return (
    <output className="flex items-center gap-3 py-3">
      <FinalityRing
        irreversible={progress.state === 'irreversible'}
        permille={progress.state === 'included' ? 500 : 100}
      />
      <span>
        {progress.state === 'included' && words.included(grouped(progress.block))}
        {progress.state === 'irreversible' && `${words.included(grouped(progress.block))} · ${words.irreversible}`}
        {progress.state === 'accepted' && words.accepted}
        {progress.state === 'lost' && words.lost}
        {progress.state === 'unreachable' && words.unreachable}
      </span>
      <AppLink path={`/transaction/${draft.id}`} className="link ms-auto">
        {words.check}
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
      const context = await wallet.context();
      const expired = (): Promise<boolean> => headIsPast(transaction.expiration, context);
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
  data?: { blockNumber: number | null; irreversible: boolean };
}

async function locate(base: string, id: string): Promise<{ block: number; irreversible: boolean } | null> {
  const response = await fetch(`${base}/api/v1/transactions/${id}`);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  const { data } = (await response.json()) as LocatedTransaction;
  if (data === undefined || data.blockNumber === null) return null;
  return { block: data.blockNumber, irreversible: data.irreversible };
}
