import { type ReadState, useRead } from '../../lib/use-read.ts';
import type { ConnectPart } from './connect-part.tsx';
import { useWallet } from './use-wallet.ts';

/** A provider's interface half, loaded now; `refresh` tries again after a failure. */
export function useConnectPart(id: string): { read: ReadState<ConnectPart>; refresh: () => void } {
  const { wallet } = useWallet();
  return useRead(id, () => wallet.part(id));
}
