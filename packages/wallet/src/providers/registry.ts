import type { ProviderChain, WalletProvider } from './provider.ts';

/** A provider as the connect dialog lists it; its code loads when a person picks it. */
export interface ProviderEntry {
  id: string;
  name: string;
  localOnly: boolean;
  load: (chain: ProviderChain) => Promise<WalletProvider>;
}

const entries: readonly ProviderEntry[] = [
  {
    id: 'local-key',
    name: 'Local key',
    localOnly: true,
    load: async (chain) => {
      const { LocalKeyProvider } = await import('./local-key/provider.ts');
      return new LocalKeyProvider(chain);
    },
  },
];

/** Providers to offer on a chain, in order. */
export function providersFor(chain: { local: boolean }): readonly ProviderEntry[] {
  return entries.filter((entry) => chain.local || !entry.localOnly);
}

/** The entry of a stored session; undefined when the provider is no longer part of the product. */
export function providerById(id: string): ProviderEntry | undefined {
  return entries.find((entry) => entry.id === id);
}
