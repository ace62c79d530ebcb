import { follow, headIsPast, type Progress } from '@antescope/wallet/transact/follow';
import type { Draft } from '@antescope/wallet/transact/draft';
import { useEffect, useEffectEvent, useState } from 'react';
import { getData } from '../../lib/api-data.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { followHead } from '../../lib/realtime/follow-head.ts';
import { headSignal } from './head-signal.ts';
import { useWallet } from '../session/use-wallet.ts';

/**
 * State of a sent transaction, looked up at every new head until it is irreversible or lost. `onSettled` is called when it
 * is included in a block, and again when it is irreversible.
 */
export function useProgress({ id, transaction }: Draft, onSettled: () => void): Progress {
  const { base, realtimePath } = useBoot();
  const { wallet } = useWallet();
  const [progress, setProgress] = useState<Progress>({ state: 'accepted' });
  const settled = useEffectEvent(onSettled);
  const expiration = transaction?.expiration ?? null;
  const expired = useEffectEvent(async () => expiration !== null && headIsPast(expiration, wallet));
  useEffect(() => {
    if (id === null || expiration === null) return undefined;
    const abort = new AbortController();
    const heads = headSignal();
    // From our server's websocket, else by polling the node.
    const stop = followHead(realtimePath, base, { onHead: heads.signal, onState: () => undefined });
    abort.signal.addEventListener('abort', heads.signal);
    const steps = follow(
      () => locate(base, id),
      heads.next,
      () => expired(),
      abort.signal,
    );
    const run = async (): Promise<void> => {
      for await (const next of steps) {
        if (abort.signal.aborted) return;
        setProgress(next);
        if (next.state === 'included' || next.state === 'irreversible') settled();
      }
    };
    run().catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      if (!abort.signal.aborted) setProgress({ state: 'unreachable', reason });
    });
    return () => {
      abort.abort();
      stop();
    };
  }, [base, realtimePath, id, expiration]);
  return progress;
}

interface LocatedTransaction {
  blockNumber: number | null;
  irreversible: boolean;
}

async function locate(base: string, id: string): Promise<{ block: number; irreversible: boolean } | null> {
  const found = await getData<LocatedTransaction>(`${base}/api/v1/transactions/${id}`);
  if (found === null || found.blockNumber === null) return null;
  return { block: found.blockNumber, irreversible: found.irreversible };
}
