import type { ProviderInfo } from '@antescope/wallet/providers/provider';

type ProviderStrings = StringFolders['wallet']['providers'][keyof StringFolders['wallet']['providers']];

/** Name of a provider and who it is for, in the page's language; its id where it has no strings. */
export function providerStrings(
  strings: StringFolders['wallet'],
  info: Pick<ProviderInfo, 'id' | 'nameKey'>,
): ProviderStrings {
  const all: Partial<Record<string, ProviderStrings>> = strings.providers;
  return all[info.nameKey] ?? { name: info.id, audience: '' };
}
