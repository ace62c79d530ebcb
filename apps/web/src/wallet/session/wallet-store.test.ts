import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chainByKey } from '@antescope/chains/config/registry';
import type { Session } from '@antescope/wallet/session/session';
import { WalletStore } from './wallet-store.ts';

const chainId = 'ab'.repeat(32);
const alice: Session = { actor: 'alice', permission: 'active', provider: 'scatter', chainId, publicKey: null };
let storage: Map<string, string>;

beforeEach(() => {
  storage = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
  vi.stubGlobal('location', new URL('https://antescope.example/'));
  // Node's global object is no event target.
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function storeWithAlice(): WalletStore {
  const chain = { ...chainByKey('eos'), chainId };
  const store = new WalletStore({ chain, origin: location.origin, base: '', frame: null, walletLink: null });
  store.connected(alice);
  return store;
}

test('[AUTH-023] logging out ends the session at the wallet first, then clears the user', async () => {
  const store = storeWithAlice();
  const seen: (string | null)[] = [];
  // Scatter's own logout.
  const forgetIdentity = async () => seen.push(store.state().session?.actor ?? null);
  vi.stubGlobal('scatter', { forgetIdentity });
  store.subscribe(() => seen.push(store.state().session?.actor ?? null));
  await store.logOut(alice);
  expect(seen).toEqual(['alice', null]);
  expect(JSON.parse(storage.get('user-v.0.0.7')!)).toEqual({ [chainId]: null });
  expect(store.state().users).toEqual([alice]);
});

test('a wallet that fails to log out does not keep the user', async () => {
  const store = storeWithAlice();
  vi.stubGlobal('scatter', { forgetIdentity: () => Promise.reject(new Error('no answer')) });
  const log = vi.spyOn(console, 'info').mockReturnValue(undefined);
  await store.logOut(alice);
  expect(store.state().session).toBeNull();
  expect(log.mock.calls).toEqual([['wallet: log out of scatter: no answer']]);
});
