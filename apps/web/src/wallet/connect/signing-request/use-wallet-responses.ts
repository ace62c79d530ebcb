import type { OpenRequest, SigningRequestProvider } from '@antescope/wallet/providers/signing-request/provider';
import type { WalletResponse } from '@antescope/wallet/providers/signing-request/wallet-response';
import { useEffect, useEffectEvent, useState } from 'react';

/** State of the page's connection to the relay; 'none': this site has no relay, so responses are pasted. */
export type RelayState = 'none' | 'waiting' | 'unreachable';

/** Hands on what wallets report about an open request. */
export function useWalletResponses(
  provider: Pick<SigningRequestProvider, 'callbacks'>,
  request: OpenRequest,
  onResponse: (response: WalletResponse) => void,
): RelayState {
  const [state, setState] = useState<RelayState>(request.channel === null ? 'none' : 'waiting');
  const handOn = useEffectEvent(onResponse);
  useEffect(() => {
    const stop = new AbortController();
    const events = provider.callbacks(request, stop.signal);
    const run = async (): Promise<void> => {
      for await (const event of events) {
        if (stop.signal.aborted) return;
        if (event.event === 'callback') handOn({ kind: 'callback', callback: event.callback });
        else setState(event.event);
      }
    };
    run().catch(() => setState('unreachable'));
    return () => stop.abort();
  }, [provider, request]);
  return state;
}
