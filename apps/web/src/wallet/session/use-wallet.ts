import { useSyncExternalStore } from 'react';
import type { Boot } from '../../lib/boot/boot.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { WalletStore, type WalletState } from './wallet-store.ts';

const stores = new Map<string, WalletStore>();

function storeOf({ chain, origin, base, walletFrame, walletLink }: Boot): WalletStore {
  const chainId = chain.chainId ?? '';
  let store = stores.get(chainId);
  if (store === undefined) {
    store = new WalletStore({ chain, origin, base, frame: walletFrame, walletLink });
    stores.set(chainId, store);
  }
  return store;
}

/** The wallet of this page's chain and its current session. In the browser only. */
export function useWallet(): WalletState & { wallet: WalletStore } {
  const wallet = storeOf(useBoot());
  const state = useSyncExternalStore(wallet.subscribe, wallet.state);
  return { ...state, wallet };
}
