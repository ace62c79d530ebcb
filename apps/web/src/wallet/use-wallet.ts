import { useSyncExternalStore } from 'react';
import type { Boot } from '../lib/boot/boot.ts';
import { useBoot } from '../lib/boot/boot-context.ts';
import { WalletStore, type WalletState } from './wallet-store.ts';

const stores = new Map<string, WalletStore>();

function storeOf(boot: Boot): WalletStore {
  const chainId = boot.chain.chainId ?? '';
  let store = stores.get(chainId);
  if (store === undefined) {
    store = new WalletStore({
      chainId,
      systemAccount: boot.chain.systemAccounts.system,
      local: boot.devKeysHint,
      base: boot.base,
      frame: boot.walletFrame,
    });
    stores.set(chainId, store);
  }
  return store;
}

/** The wallet of this page's chain and who is connected. In the browser only. */
export function useWallet(): WalletState & { wallet: WalletStore } {
  const wallet = storeOf(useBoot());
  const state = useSyncExternalStore(wallet.subscribe, wallet.state);
  return { ...state, wallet };
}
