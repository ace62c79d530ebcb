import { follow, headIsPast, type Progress } from '@antescope/wallet/transact/follow';
import type { Draft } from '@antescope/wallet/transact/draft';
import { useEffect, useEffectEvent, useState } from 'react';
import { getAnswer } from '../../lib/api-data.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { followHead } from '../../lib/realtime/follow-head.ts';
import { headSignal } from './head-signal.ts';
import { useWallet } from '../session/use-wallet.ts';

/**
 * State of a sent transaction, looked up at every new head until it is irreversible or lost. `onSettled` is called with its
 * block when it is included, when our index has that block if a node had it first, and when it is irreversible.
 */
export function useProgress({ id, transaction }: Draft, onSettled: (block: number) => void): Progress {
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
    let indexPending = false;
    const look = async () => {
      const place = await locate(base, id);
      if (place === null) return null;
      // What pages read from the index is older than the block until then.
      if (indexPending && !place.onNode) settled(place.block);
      indexPending = place.onNode;
      return place;
    };
    const steps = follow(look, heads.next, () => expired(), abort.signal);
    const run = async (): Promise<void> => {
      for await (const next of steps) {
        if (abort.signal.aborted) return;
        setProgress(next);
        if (next.state === 'included' || next.state === 'irreversible') settled(next.block);
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

/** `onNode`: only a node has the block; our index is behind it, or there is none. */
interface Place {
  block: number;
  irreversible: boolean;
  onNode: boolean;
}

async function locate(base: string, id: string): Promise<Place | null> {
  const found = await getAnswer<LocatedTransaction>(`${base}/api/v1/transactions/${id}`);
  if (found === null || found.data.blockNumber === null) return null;
  const { blockNumber, irreversible } = found.data;
  return { block: blockNumber, irreversible, onNode: found.meta.source === 'node' };
}
