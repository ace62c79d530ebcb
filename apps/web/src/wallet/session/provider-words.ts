import type { ProviderInfo } from '@antescope/wallet/providers/provider';
import type { WalletWords } from '../words/en.ts';

type ProviderWords = WalletWords['providers'][keyof WalletWords['providers']];

/** Name of a provider and who it is for, in the page's language; its id where it has no words. */
export function providerWords(words: WalletWords, info: Pick<ProviderInfo, 'id' | 'nameKey'>): ProviderWords {
  const all: Partial<Record<string, ProviderWords>> = words.providers;
  return all[info.nameKey] ?? { name: info.id, audience: '' };
}
