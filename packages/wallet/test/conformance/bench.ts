import type { LinkServiceStandIn } from '../../../../fixtures/link-service.ts';
import type { Behavior, ConformanceSubject } from '../../src/providers/conformance.ts';
import type { ProviderContext } from '../../src/providers/provider.ts';
import type { KeyValueStorage } from '../../src/session/key-value-storage.ts';
import type { DevnetChain } from '../devnet-chain.ts';

/** What the subjects of a run share. */
export interface Bench {
  chain: DevnetChain;
  service: LinkServiceStandIn;
  /** Runs after all tests. */
  onEnd(close: () => void): void;
}

/** A name that starts with the provider's ID, its subject, and the ways in which its wallet can misbehave. */
export type SubjectEntry = [
  name: string,
  subject: (bench: Bench) => ConformanceSubject,
  misbehaves?: readonly Behavior[],
];

export const alice = { actor: 'alice', permission: 'active' };

export const anyWallet: readonly Behavior[] = ['answer-for-another-chain', 'answer-as-another-account'];

/** Storage of a device. */
export function device(): { storage: KeyValueStorage; stored: () => string } {
  const map = new Map<string, string>();
  return {
    storage: {
      getItem: (key) => map.get(key) ?? null,
      setItem: (key, value) => void map.set(key, value),
      removeItem: (key) => void map.delete(key),
    },
    stored: () => JSON.stringify([...map]),
  };
}

export function contextOn(
  { chain, service }: Bench,
  storage: KeyValueStorage,
  relay: ProviderContext['relay'] = null,
): ProviderContext {
  return { ...chain.context, storage, relay, walletLink: service.url };
}
